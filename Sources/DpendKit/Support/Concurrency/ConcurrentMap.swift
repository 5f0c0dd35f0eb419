import Foundation

/// Applies a function to all items on several threads; results come in the order of the items.
///
/// - Parameters:
///   - threadCount: How many threads there are at most; there are fewer where the system has no more.
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
///
/// - Parameter isLarge: Whether the threads will need much memory; nil where the number of items tells.
func concurrentMap<Item: Sendable, State, Output: Sendable>(
    _ items: [Item], threadCount: Int, stackSize: Int, order: [Int]? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, isLarge: Bool? = nil, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Item) -> Output
) -> [Output] {
    let isLarge = isLarge ?? (items.count >= manyItems)
    let isReserving = isLarge && ThreadMemory.isFirst()
    return Array(unsafeUninitializedCapacity: items.count) { buffer, initializedCount in
        // Each thread puts its results where they belong: to gather them afterwards would take as long as many a function.
        nonisolated(unsafe) let results = buffer
        let queue = WorkQueue(count: items.count, order: order, progress: progress)
        let group = DispatchGroup()
        let wantedCount = min(max(1, threadCount), items.count)
        let work: @Sendable () -> Void = {
            if isReserving { ThreadMemory.reserve(oneOf: wantedCount) } else if isLarge { ThreadMemory.extend() }
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
        // Fewer do the same; without any this one has to.
        if count == 0, !items.isEmpty { work() }
        group.wait()
        initializedCount = items.count
    }
}

/// Applies a function to all numbers below a count on several threads; results come in the order of the numbers.
///
/// Each thread takes many at a time, since a single one costs next to nothing.
func concurrentMap<Output: Sendable>(
    chunksOf count: Int, threadCount: Int, _ transform: @escaping @Sendable (Int) -> Output
) -> [Output] {
    concurrentMap(eachOf: count, threadCount: threadCount, state: {}) { transform($1) }
}

/// As above, with a state that each thread makes for itself.
func concurrentMap<State, Output: Sendable>(
    eachOf count: Int, threadCount: Int, state: @escaping @Sendable () -> State, _ transform: @escaping @Sendable (State, Int) -> Output
) -> [Output] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        // Each thread puts its results where they belong: to gather them afterwards would take as long as many a function.
        nonisolated(unsafe) let results = buffer
        _ = concurrentMap(chunksOf: count, threadCount: threadCount, state: state) { state, range in
            for number in range { results.initializeElement(at: number, to: transform(state, number)) }
        }
        initializedCount = count
    }
}

/// For as many items, or more, threads take enough memory to set some apart.
private let manyItems = 1024

/// The stack of threads whose work descends as deep as sources nest, in bytes.
let deepStackSize = 64 << 20

/// Applies a function to ranges that make up all numbers below a count, on several threads; results come in the order of
/// the ranges.
///
/// - Parameter state: Makes what a thread keeps from one range to the next.
func concurrentMap<State, Output: Sendable>(
    chunksOf count: Int, threadCount: Int, state: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (State, Range<Int>) -> Output
) -> [Output] {
    // Fewer are done before a thread has been started.
    let chunkSize = max(256, count / (threadCount * 16))
    guard count > chunkSize, threadCount > 1 else { return count == 0 ? [] : [transform(state(), 0..<count)] }
    let chunks = stride(from: 0, to: count, by: chunkSize).map { $0..<min($0 + chunkSize, count) }
    return concurrentMap(
        chunks, threadCount: threadCount, stackSize: deepStackSize, isLarge: count >= manyItems, state: state, transform)
}

/// Numbers that threads take one by one. All state is behind the lock.
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

    /// The next number; nil when there is none left.
    func next() -> Int? {
        lock.withLock {
            guard begunCount < count else { return nil }
            defer { begunCount += 1 }
            return order?[begunCount] ?? begunCount
        }
    }

    /// Notes that a number is done with.
    func end() {
        let ended = lock.withLock {
            endedCount += 1
            return endedCount
        }
        progress(ended)
    }
}
