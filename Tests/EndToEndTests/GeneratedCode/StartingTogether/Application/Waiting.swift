import Synchronization

/// Closed until it is opened.
final class Gate: Sendable {
    private let isOpen = Atomic(false)
    let visitors = Count()

    func open() { isOpen.store(true, ordering: .sequentiallyConsistent) }

    func pass() async throws {
        visitors.add()
        while !isOpen.load(ordering: .sequentiallyConsistent) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

let lonely = Gate()
let shared = Gate()
let weak = Gate()

final class NetworkOfOneImpl: Sendable { init() async throws { try await lonely.pass() } }
final class NetworkOfManyImpl: Sendable { init() async throws { try await shared.pass() } }
final class WeakNetworkImpl: Sendable { init() async throws { try await weak.pass() } }
/// Requires one that is cancelled with it.
final class ClientImpl: Sendable { init(network: NetworkOfOneImpl, many: NetworkOfManyImpl) {} }

extension Count {
    func reaches(_ number: Int) async { while value < number { await Task.yield() } }
}

func isCancelled<Value>(_ task: Task<Value, any Error>) async -> Bool {
    do {
        _ = try await task.value
        return false
    } catch { return error is CancellationError }
}

let notes = Notes()

/// The names of the objects that were made.
final class Notes: Sendable {
    private let words = Mutex<[String]>([])

    func add(_ word: String) { words.withLock { $0.append(word) } }

    func addLater(_ word: String) async {
        for _ in 0..<100 { await Task.yield() }
        add(word)
    }

    /// All names since the last call. The last one stays last. The others are sorted, because their order can vary.
    func take() -> String {
        words.withLock { words in
            defer { words = [] }
            return (words.dropLast().sorted() + words.suffix(1)).joined(separator: " ")
        }
    }
}
