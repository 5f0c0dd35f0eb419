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
    /// The container. Its objects may use it while they are closed.
    private weak var owner: AnyObject?
    private var objects: [Object] = []
    /// The containers in this one that have objects, in the order of their first object.
    private var opened: [Opened] = []
    private var isListed = false
    private var listLimit = 16
    private var run: ClosingRun?

    init(inside outer: ContainerClosing?, lock: RecursiveLock, owner: AnyObject) {
        (self.outer, self.lock, self.owner) = (outer, lock, owner)
    }

    /// Notes an object. The lock must be held.
    func add(_ object: Object) {
        objects.append(object)
        list()
    }

    /// Lets the containers around this one know it. The lock must be held.
    private func list() {
        guard let outer, !isListed else { return }
        isListed = true
        if outer.opened.count >= outer.listLimit {
            outer.opened.removeAll { $0.container == nil }
            outer.listLimit = max(16, outer.opened.count * 2)
        }
        outer.opened.append(Opened(container: self))
        outer.list()
    }

    func close(within seconds: Double?) async throws {
        let waiter = ClosingWaiter()
        let run = begin(waiter)
        let timer = seconds.map { seconds in
            Task {
                try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
                giveUp(waiter, run)
            }
        }
        defer { timer?.cancel() }
        await wait(waiter, run)
        let (errors, unfinished) = lock.withLock { (run.errors, waiter.unfinished) }
        if !errors.isEmpty || !unfinished.isEmpty { throw ClosingError(errors: errors, unfinished: unfinished) }
    }

    /// Closes everything in a task of its own, which nobody cancels. There is one at a time.
    ///
    /// - Parameter waiter: Waits for the end. If all who wait give up, so does the run; without a waiter it never does.
    @discardableResult func begin(_ waiter: ClosingWaiter?) -> ClosingRun {
        lock.withLock {
            let run = self.run.flatMap { $0.isOver ? nil : $0 } ?? start()
            if let waiter { run.waiting.append(waiter) } else { run.mayStop = false }
            return run
        }
    }

    /// Waits for the end of everything.
    func closeAfterFailure() async {
        let waiter = ClosingWaiter()
        await wait(waiter, begin(waiter))
    }

    private func start() -> ClosingRun {
        // An object that was canceled may still be at work, and use those that it requires.
        let run = ClosingRun(after: run?.task)
        self.run = run
        let owner = owner
        Task {
            _ = await run.previous?.result
            while let step = next(in: run) { await take(step, in: run) }
            withExtendedLifetime(owner) {}
        }
        return run
    }

    private enum Step {
        case object(String, Task<Void, any Error>)
        case container(ContainerClosing, ClosingRun, ClosingWaiter)
    }

    private func take(_ step: Step, in run: ClosingRun) async {
        switch step {
        case .object(let name, let task):
            let result = await task.result
            lock.withLock {
                (run.name, run.task) = (nil, nil)
                if case .failure(let error) = result, !run.isOver { run.errors.append((name, error)) }
            }
        case .container(let container, let inner, let waiter):
            await container.wait(waiter, inner)
            lock.withLock {
                run.inner = nil
                if !run.isOver { run.errors += inner.errors }
            }
        }
    }

    /// The object or the container to close next; nil if nothing is left, which ends the run.
    private func next(in run: ClosingRun) -> Step? {
        let (step, waiting): (Step?, [ClosingWaiter]) = lock.withLock {
            if run.isOver { return (nil, []) }
            if let position = objects.lastIndex(where: \.isFirst) {
                return (begin(objects.remove(at: position), in: run), [])
            }
            while let last = opened.last {
                guard let container = last.container, container.isBusy else {
                    last.container?.isListed = false
                    opened.removeLast()
                    continue
                }
                let waiter = ClosingWaiter()
                let inner = container.begin(waiter)
                run.inner = (container, inner, waiter)
                return (.container(container, inner, waiter), [])
            }
            if let object = objects.popLast() { return (begin(object, in: run), []) }
            defer { run.waiting = [] }
            run.isOver = true
            return (nil, run.waiting)
        }
        for waiter in waiting { waiter.continuation?.resume() }
        return step
    }

    private func begin(_ object: Object, in run: ClosingRun) -> Step {
        let close = UncheckedSendable(object.close)
        let task = Task { try await close.value() }
        (run.name, run.task) = (object.name, task)
        return .object(object.name, task)
    }

    /// Whether something is not closed yet. The lock must be held.
    private var isBusy: Bool {
        !objects.isEmpty || run?.isOver == false || run?.task != nil
            || opened.contains { $0.container?.isBusy ?? false }
    }

    private func wait(_ waiter: ClosingWaiter, _ run: ClosingRun) async {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                let isOver = run.isOver || waiter.hasGivenUp
                if !isOver { waiter.continuation = continuation }
                return isOver
            }
            if isOver { continuation.resume() }
        }
    }

    /// Ends the time of one who waits. If nobody else waits, the object that is being closed is canceled, and no other
    /// one begins.
    private func giveUp(_ waiter: ClosingWaiter, _ run: ClosingRun) {
        var left = LeftClosing()
        lock.withLock {
            if run.isOver || waiter.hasGivenUp { return }
            waiter.unfinished = openObjects(in: run)
            leave(waiter, run, &left)
        }
        for waiter in left.waiting { waiter.continuation?.resume() }
        for task in left.tasks { task.cancel() }
    }

    /// Lets one who waits leave. The lock must be held.
    ///
    /// - Parameter left: Receives all who leave, and the tasks to cancel.
    private func leave(_ waiter: ClosingWaiter, _ run: ClosingRun, _ left: inout LeftClosing) {
        waiter.hasGivenUp = true
        left.waiting.append(waiter)
        run.waiting.removeAll { $0 === waiter }
        guard run.waiting.isEmpty, run.mayStop, !run.isOver else { return }
        run.isOver = true
        if let task = run.task { left.tasks.append(task) }
        if let inner = run.inner { inner.container.leave(inner.waiter, inner.run, &left) }
    }

    /// The names of all objects that are not closed, in the order of closing. The lock must be held.
    private func openObjects(in run: ClosingRun?) -> [String] {
        let own = objects.reversed()
        let current = run?.name.map { [$0] } ?? []
        return current + own.filter(\.isFirst).map(\.name)
            + opened.reversed().compactMap(\.container).flatMap { $0.openObjects(in: $0.run) }
            + own.filter { !$0.isFirst }.map(\.name)
    }
}
