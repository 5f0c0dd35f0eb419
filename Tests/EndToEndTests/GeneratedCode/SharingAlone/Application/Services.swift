import Synchronization

/// Each resolve makes one cache and one line, for all objects that it makes at the same time.
struct Offline: Error {}

let caches = Counter()
let lines = Counter()
let attempts = Counter()
let meeting = Meeting()

final class SharedCacheImpl: Sendable { init() { caches.add() } }
final class SharedLineImpl: Sendable {
    init() async {
        lines.add()
        await Task.yield()
    }
}
final class ReaderImpl: Sendable {
    let (cache, line): (SharedCacheImpl, SharedLineImpl)
    init(cache: SharedCacheImpl, line: SharedLineImpl) async {
        (self.cache, self.line) = (cache, line)
        await meeting.meet()
    }
}
final class WriterImpl: Sendable {
    let (cache, line): (SharedCacheImpl, SharedLineImpl)
    init(cache: SharedCacheImpl, line: SharedLineImpl) async {
        (self.cache, self.line) = (cache, line)
        await meeting.meet()
    }
}
final class DeskImpl: Sendable {
    let isShared: Bool
    init(reader: ReaderImpl, writer: WriterImpl) async { isShared = reader.cache === writer.cache && reader.line === writer.line }
}

/// It is not Sendable, so that one task makes all that requires it.
final class SharedNotesImpl { var texts: [String] = [] }
final class FirstAuthorImpl {
    let notes: SharedNotesImpl
    init(notes: SharedNotesImpl) async {
        self.notes = notes
        for _ in 0..<100 {
            notes.texts.append("first")
            await Task.yield()
        }
    }
}
final class SecondAuthorImpl {
    let notes: SharedNotesImpl
    init(notes: SharedNotesImpl) async {
        self.notes = notes
        for _ in 0..<100 {
            notes.texts.append("second")
            await Task.yield()
        }
    }
}
final class BookImpl {
    let isInOrder: Bool
    init(first: FirstAuthorImpl, second: SecondAuthorImpl) async {
        isInOrder = first.notes === second.notes && first.notes.texts == Array(repeating: "first", count: 100) + Array(repeating: "second", count: 100)
    }
}

/// It is tried once, also for an object that comes later.
final class SharedRemoteImpl: Sendable {
    init() async throws {
        attempts.add()
        throw Offline()
    }
}
final class EarlyImpl: Sendable { init(remote: SharedRemoteImpl) async throws {} }
final class LaterImpl: Sendable { init(line: SharedLineImpl, remote: SharedRemoteImpl) async throws {} }
final class RemoteDeskImpl: Sendable { init(early: EarlyImpl, later: LaterImpl) async throws {} }

final class Counter: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .sequentiallyConsistent) }
    func add() { number.add(1, ordering: .sequentiallyConsistent) }
}

/// Each visitor waits for another one.
final class Meeting: Sendable {
    private let arrived = Counter()
    func meet() async {
        arrived.add()
        for _ in 0..<200_000 {
            if arrived.value % 2 == 0 { return }
            await Task.yield()
        }
        print("alone")
    }
}
