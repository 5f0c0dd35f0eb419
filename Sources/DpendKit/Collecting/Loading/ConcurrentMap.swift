import Foundation

/// Applies a function to all items on all cores; results come in the order of the items.
///
/// - Parameter stackSize: The stack of each thread, in bytes. Recursive work needs more than the half megabyte that
///   the threads of a pool have.
/// - Parameter progress: Called after each item, from any of the threads, with how many are done.
func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], stackSize: Int, progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Item) -> Output
) -> [Output] {
    let work = ConcurrentWork(items: items, progress: progress, transform: transform)
    let threadCount = min(ProcessInfo.processInfo.activeProcessorCount, items.count)
    let group = DispatchGroup()
    for _ in 0..<threadCount {
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
    private let progress: @Sendable (Int) -> Void
    private let transform: @Sendable (Item) -> Output
    private let lock = NSLock()
    private var next = 0
    private var doneCount = 0
    private var results: [Output?]

    init(items: [Item], progress: @escaping @Sendable (Int) -> Void, transform: @escaping @Sendable (Item) -> Output) {
        self.items = items
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
            return next
        }
    }
}
