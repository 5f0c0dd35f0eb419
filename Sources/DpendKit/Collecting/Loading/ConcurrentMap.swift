import Foundation

/// Applies a function to all items on several threads; results come in the order of the items.
///
/// - Parameters:
///   - threadCount: How many threads there are at most.
///   - stackSize: The stack of each thread, in bytes. Recursive work needs more than the half megabyte that the threads of
///     a pool have.
///   - order: The positions of the items in the order in which they are begun; long ones first keep the last thread from
///     being waited for. Nil for that of the items.
///   - progress: Called after each item, from any of the threads, with how many are done.
func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], threadCount: Int, stackSize: Int, order: [Int]? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, _ transform: @escaping @Sendable (Item) -> Output
) -> [Output] {
    concurrentMap(items, threadCount: threadCount, stackSize: stackSize, order: order, progress: progress, state: {}) { transform($1) }
}

/// As above, with a state that each thread makes for itself.
private func concurrentMap<Item: Sendable, State, Output: Sendable>(
    _ items: [Item], threadCount: Int, stackSize: Int, order: [Int]? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Item) -> Output
) -> [Output] {
    let work = ConcurrentWork(items: items, order: order, progress: progress, state: state, transform: transform)
    let group = DispatchGroup()
    for _ in 0..<min(threadCount, items.count) {
        group.enter()
        let thread = Thread {
            work.run()
            group.leave()
        }
        thread.stackSize = stackSize
        thread.start()
    }
    group.wait()
    return work.outputs
}

/// Applies a function to all numbers below a count on several threads; results come in the order of the numbers.
///
/// Each thread takes many at a time, since a single one costs next to nothing.
func concurrentMap<Output: Sendable>(
    chunksOf count: Int, threadCount: Int, _ transform: @escaping @Sendable (Int) -> Output
) -> [Output] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        // Each thread puts its results where they belong: to gather them afterwards would take as long as many a function.
        nonisolated(unsafe) let results = buffer
        _ = concurrentMap(chunksOf: count, threadCount: threadCount, state: {}) { _, range in
            for number in range { results.initializeElement(at: number, to: transform(number)) }
        }
        initializedCount = count
    }
}

/// Applies a function to ranges that make up all numbers below a count, on several threads; results come in the order of
/// the ranges.
///
/// - Parameter state: Makes what a thread keeps from one range to the next.
func concurrentMap<State, Output: Sendable>(
    chunksOf count: Int, threadCount: Int, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Range<Int>) -> Output
) -> [Output] {
    // Fewer are done before a thread has been started.
    let chunkSize = max(256, count / (threadCount * 8))
    guard count > chunkSize, threadCount > 1 else { return count == 0 ? [] : [transform(state(), 0..<count)] }
    let chunks = stride(from: 0, to: count, by: chunkSize).map { $0..<min($0 + chunkSize, count) }
    return concurrentMap(chunks, threadCount: threadCount, stackSize: SourceReader.stackSize, state: state, transform)
}

/// Items that threads take one by one. All state is behind the lock.
private final class ConcurrentWork<Item: Sendable, State, Output: Sendable>: @unchecked Sendable {
    private let items: [Item]
    private let order: [Int]?
    private let progress: @Sendable (Int) -> Void
    private let state: @Sendable () -> State
    private let transform: @Sendable (State, Item) -> Output
    private let lock = NSLock()
    private var next = 0
    private var doneCount = 0
    private var results: [Output?]

    init(
        items: [Item], order: [Int]?, progress: @escaping @Sendable (Int) -> Void,
        state: @escaping @Sendable () -> State, transform: @escaping @Sendable (State, Item) -> Output
    ) {
        self.items = items
        self.order = order
        self.progress = progress
        self.state = state
        self.transform = transform
        results = Array(repeating: nil, count: items.count)
    }

    func run() {
        let state = state()
        while let position = take() {
            let output = transform(state, items[position])
            let count = lock.withLock {
                results[position] = output
                doneCount += 1
                return doneCount
            }
            progress(count)
        }
    }

    var outputs: [Output] { lock.withLock { results.compactMap { $0 } } }

    private func take() -> Int? {
        lock.withLock {
            guard next < items.count else { return nil }
            defer { next += 1 }
            return order?[next] ?? next
        }
    }
}
