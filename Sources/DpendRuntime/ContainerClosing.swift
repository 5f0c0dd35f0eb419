/// The objects that a container closes, in the order in which they were made, and the containers that are open in it.
// Unchecked, because the containers' common lock is held wherever it changes.
final class ContainerClosing: @unchecked Sendable {
    struct Object {
        let name: String
        /// Whether it can open containers. Then it is closed before those that are open.
        let isFirst: Bool
        let close: () async throws -> Void
    }

    private struct Opened {
        weak var container: ContainerClosing?
    }

    private let outer: ContainerClosing?
    private let lock: RecursiveLock
    /// The number among the containers that were opened in the same one.
    private var number = 0
    private var count = 0
    private var opened: [Int: Opened] = [:]
    private var objects: [Object] = []
    private var run: ClosingRun?

    /// The lock must be held.
    init(inside outer: ContainerClosing?, lock: RecursiveLock) {
        self.outer = outer
        self.lock = lock
        guard let outer else { return }
        outer.count += 1
        number = outer.count
        outer.opened[number] = Opened(container: self)
    }

    deinit {
        guard let outer else { return }
        _ = lock.withLock { outer.opened.removeValue(forKey: number) }
    }

    /// Notes an object. The lock must be held.
    func add(_ object: Object) { objects.append(object) }

    func close(within seconds: Double?) async throws {
        let run = begin()
        let timer = seconds.map { seconds in
            Task {
                try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
                run.giveUp(lock.withLock { openObjects })
            }
        }
        defer { timer?.cancel() }
        await run.end()
        let (errors, unfinished) = run.result
        if !errors.isEmpty || !unfinished.isEmpty { throw ClosingError(errors: errors, unfinished: unfinished) }
    }

    /// Closes everything in a task of its own, which nobody cancels. There is one at a time.
    @discardableResult func begin() -> ClosingRun {
        lock.withLock {
            if let run, !run.isOver { return run }
            let run = ClosingRun()
            self.run = run
            Task {
                while let next = next(in: run) {
                    if let other = next.other { await other.end() }
                    if let object = next.object { await run.close(object) }
                }
                run.finish()
            }
            return run
        }
    }

    /// The object to close next, or the run of another task that must end first; nil if nothing is left.
    private func next(in run: ClosingRun) -> (object: Object?, other: ClosingRun?)? {
        lock.withLock {
            if run.isOver { return nil }
            if let position = objects.lastIndex(where: \.isFirst) { return (objects.remove(at: position), nil) }
            for container in openContainers {
                if let other = container.run, other !== run, !other.isOver { return (nil, other) }
                container.run = run
                if let next = container.next(in: run) { return next }
            }
            return objects.popLast().map { ($0, nil) }
        }
    }

    /// The containers that are open in this one, the last one first. The lock must be held.
    private var openContainers: [ContainerClosing] { opened.sorted { $0.key > $1.key }.compactMap(\.value.container) }

    /// The names of all objects that are not closed, in the order of closing. The lock must be held.
    private var openObjects: [String] {
        let own = objects.reversed()
        return own.filter(\.isFirst).map(\.name) + openContainers.flatMap(\.openObjects) + own.filter { !$0.isFirst }.map(\.name)
    }
}
