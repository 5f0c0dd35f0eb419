/// A shared object fails, and one that waits for it is canceled before it sees the error. Another one asks for it later, and gets the error.
final class SharedKeyImpl: Sendable {
    init() async throws {
        await yield(upTo: 3)
        throw Offline()
    }
}
final class EarlyReaderImpl: Sendable { init(key: SharedKeyImpl) async throws {} }
final class FailingReaderImpl: Sendable {
    init() async throws {
        await yield(upTo: 6)
        throw Offline()
    }
}
final class ReadersImpl: Sendable { init(early: EarlyReaderImpl, failing: FailingReaderImpl) async throws {} }

/// Each step takes a while, so that the last one asks late.
final class ThirdStepImpl: Sendable { init(key: SharedKeyImpl, line: SharedLineImpl) async throws {} }
final class SecondStepImpl: Sendable { init(step: ThirdStepImpl, line: SharedLineImpl) async throws {} }
final class FirstStepImpl: Sendable { init(step: SecondStepImpl, line: SharedLineImpl) async throws {} }

/// It is kept, and another call waits for it too, so that nobody cancels it.
final class SingleArchiveImpl: Sendable { init(step: FirstStepImpl) async throws {} }
final class LibraryImpl: Sendable { init(readers: ReadersImpl, archive: SingleArchiveImpl) async throws {} }

func yield(upTo limit: Int) async { for _ in 0..<Int.random(in: 0..<limit) { await Task.yield() } }

/// Returns the number of rounds in which both calls ended with an error.
func giveUp(rounds: Int) async -> Int {
    var ended = 0
    for _ in 0..<rounds {
        let module = SharingModule()
        let library = Task { try await module.libraryImpl }
        await yield(upTo: 4)
        let archive = Task { try await module.singleArchiveImpl }
        if case (.failure, .failure) = (await library.result, await archive.result) { ended += 1 }
    }
    return ended
}
