import Foundation

/// Applies a function to all items on several threads. Results are in the order of the items.
///
/// - Parameters:
///   - threadCount: The greatest number of threads. The system may have fewer.
///   - stackSize: The stack of each thread, in bytes. Recursive work needs more than the half megabyte that the threads
///     of a pool have.
///   - order: The positions of the items in the order in which they begin; nil for the order of the items. With long
///     items first, all threads end at about the same time.
///   - progress: Called after each item, on any of the threads, with the number of finished items.
func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], threadCount: Int, stackSize: Int, order: [Int]? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, _ transform: @escaping @Sendable (Item) -> Output
) -> [Output] {
    concurrentMap(items, threadCount: threadCount, stackSize: stackSize, order: order, progress: progress, state: {}) {
        transform($1)
    }
}

/// The same with a state that each thread makes for itself.
///
/// - Parameter isLarge: Whether the threads need much memory; nil if the number of items decides.
func concurrentMap<Item: Sendable, State, Output: Sendable>(
    _ items: [Item], threadCount: Int, stackSize: Int, order: [Int]? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, isLarge: Bool? = nil,
    state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Item) -> Output
) -> [Output] {
    let isReserving = isLarge ?? (items.count >= manyItems) && ThreadMemory.isFirst()
    return Array(unsafeUninitializedCapacity: items.count) { buffer, initializedCount in
        // Each thread stores its results at their final place, so that no later step has to collect them.
        nonisolated(unsafe) let results = buffer
        let queue = WorkQueue(count: items.count, order: order, progress: progress)
        let group = DispatchGroup()
        let wantedCount = min(max(1, threadCount), items.count)
        let work: @Sendable () -> Void = {
            if isReserving { ThreadMemory.reserve(oneOf: wantedCount) }
            let state = state()
            while let position = queue.next() {
                results.initializeElement(at: position, to: transform(state, items[position]))
                queue.end()
            }
        }
        var count = 0
        while count < wantedCount {
            group.enter()
            let isStarted = WorkerThread.start(stackSize: stackSize) {
                work()
                group.leave()
            }
            guard isStarted else {
                group.leave()
                break
            }
            count += 1
        }
        // Without any thread, this one does the work.
        if count == 0, !items.isEmpty { work() }
        group.wait()
        initializedCount = items.count
    }
}

/// Applies a function to all numbers below a count on several threads. Results are in the order of the numbers.
///
/// Each thread takes many numbers at a time, because a single one takes little time.
func concurrentMap<Output: Sendable>(
    chunksOf count: Int, threadCount: Int, _ transform: @escaping @Sendable (Int) -> Output
) -> [Output] {
    concurrentMap(eachOf: count, threadCount: threadCount, state: {}) { transform($1) }
}

/// The same with a state that each thread makes for itself.
func concurrentMap<State, Output: Sendable>(
    eachOf count: Int, threadCount: Int, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Int) -> Output
) -> [Output] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        // Each thread stores its results at their final place, so that no later step has to collect them.
        nonisolated(unsafe) let results = buffer
        _ = concurrentMap(chunksOf: count, threadCount: threadCount, state: state) { state, range in
            for number in range { results.initializeElement(at: number, to: transform(state, number)) }
        }
        initializedCount = count
    }
}

/// From this number of items on, dpend reserves memory for threads.
private let manyItems = 256

/// The stack in bytes of threads whose work recurses as deeply as sources nest.
let deepStackSize = 64 << 20

/// Applies a function to ranges of all numbers below a count, on several threads. Results are in the order of the
/// ranges.
///
/// - Parameter state: Makes the state that a thread keeps from one range to the next.
func concurrentMap<State, Output: Sendable>(
    chunksOf count: Int, threadCount: Int, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Range<Int>) -> Output
) -> [Output] {
    // A smaller chunk takes less time than starting a thread.
    let chunkSize = max(256, count / (threadCount * 16))
    guard count > chunkSize, threadCount > 1 else { return count == 0 ? [] : [transform(state(), 0..<count)] }
    let chunks = stride(from: 0, to: count, by: chunkSize).map { $0..<min($0 + chunkSize, count) }
    return concurrentMap(
        chunks, threadCount: threadCount, stackSize: deepStackSize, isLarge: count >= manyItems, state: state, transform
    )
}

/// Numbers that threads take one by one. The lock guards all state.
private final class WorkQueue: @unchecked Sendable {
    private let count: Int
    private let order: [Int]?
    private let progress: @Sendable (Int) -> Void
    private let lock = NSLock()
    private var begunCount = 0
    private var endedCount = 0

    init(count: Int, order: [Int]?, progress: @escaping @Sendable (Int) -> Void) {
        (self.count, self.order, self.progress) = (count, order, progress)
    }

    /// The next number; nil at the end.
    func next() -> Int? {
        lock.withLock {
            guard begunCount < count else { return nil }
            defer { begunCount += 1 }
            return order?[begunCount] ?? begunCount
        }
    }

    /// Records that a number is finished.
    func end() {
        let ended = lock.withLock {
            endedCount += 1
            return endedCount
        }
        progress(ended)
    }
}
