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
    let work = ConcurrentWork(items: items, order: order, progress: progress, transform: transform)
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

/// Items that threads take one by one. All state is behind the lock.
private final class ConcurrentWork<Item: Sendable, Output: Sendable>: @unchecked Sendable {
    private let items: [Item]
    private let order: [Int]?
    private let progress: @Sendable (Int) -> Void
    private let transform: @Sendable (Item) -> Output
    private let lock = NSLock()
    private var next = 0
    private var doneCount = 0
    private var results: [Output?]

    init(
        items: [Item], order: [Int]?, progress: @escaping @Sendable (Int) -> Void,
        transform: @escaping @Sendable (Item) -> Output
    ) {
        self.items = items
        self.order = order
        self.progress = progress
        self.transform = transform
        results = Array(repeating: nil, count: items.count)
    }

    func run() {
        while let position = take() {
            let output = transform(items[position])
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
