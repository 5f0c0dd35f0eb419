/// The helper types that close what a container made.
extension StaticSupport {
    @SwiftMembers var closing: [SwiftDeclaration] {
        closingError
        closingObjects
    }

    private var errorType: SwiftType { plan.plan.unused("ClosingError") }

    private var closingError: SwiftDeclaration {
        .fixed(
            """
            /// Some objects could not be closed.
            \(SwiftModifiers(plan.access))nonisolated struct \(errorType): \(.swift)Error, \(.swift)CustomStringConvertible {
                /// The objects whose `close()` threw, with their errors, in the order of closing.
                \(SwiftModifiers(plan.access))let errors: [(object: \(.swift)String, error: any \(.swift)Error)]
                /// The objects that were still open when the time was over, in the order of closing.
                \(SwiftModifiers(plan.access))let unfinished: [\(.swift)String]

                \(SwiftModifiers(plan.access))var description: \(.swift)String {
                    let failures = self.errors.map { "'\\($0.object)' is not closed: \\($0.error)" }
                    return (failures + self.unfinished.map { "'\\($0)' was still open when the time was over" })
                        .joined(separator: "; ")
                }
            }
            """)
    }

    private var closingObjects: SwiftDeclaration {
        .fixed(
            """
            /// The objects that a container closes, in the order in which they were made, and the containers that are open in it.
            // Unchecked, because the containers' common lock is held wherever it changes.
            fileprivate nonisolated final class \(plan.types.declared("Closing")): @unchecked \(.swift)Sendable {
                typealias Closing = \(plan.types.closing)

                /// One run that closes the objects of a container, one after the other.
                final class Run: @unchecked \(.swift)Sendable {
                    /// The object that an earlier run canceled.
                    let previous: \(.swift)Task<\(.swift)Void, any \(.swift)Error>?

                    /// Whether everything is closed, or all who waited gave up.
                    var isOver = false

                    /// Whether the run ends if nobody waits for it.
                    var mayStop = true

                    /// The object that is being closed. A canceled one stays until it ends.
                    var name: \(.swift)String?
                    var task: \(.swift)Task<\(.swift)Void, any \(.swift)Error>?

                    /// The container that is being closed.
                    var inner: (container: Closing, run: Run, waiter: Waiter)?

                    var errors: [(object: \(.swift)String, error: any \(.swift)Error)] = []
                    var waiting: [Waiter] = []

                    init(after previous: \(.swift)Task<\(.swift)Void, any \(.swift)Error>?) { self.previous = previous }
                }

                /// One who waits for the end of a run.
                final class Waiter: @unchecked \(.swift)Sendable {
                    var continuation: \(.swift)CheckedContinuation<\(.swift)Void, \(.swift)Never>?
                    var hasGivenUp = false

                    /// The objects that were not closed when the time was over.
                    var unfinished: [\(.swift)String] = []
                }

                /// Those who leave a run, and the tasks to cancel.
                struct Left {
                    var waiting: [Waiter] = []
                    var tasks: [\(.swift)Task<\(.swift)Void, any \(.swift)Error>] = []
                }

                /// Carries the function of an object into the task that calls it.
                // Unchecked, because nothing else calls it.
                struct Call: @unchecked \(.swift)Sendable {
                    let close: () async throws -> \(.swift)Void
                }

                struct Object {
                    let name: \(.swift)String
                    /// Whether it can open containers. Then it is closed before those that are open.
                    let isFirst: \(.swift)Bool
                    let close: () async throws -> \(.swift)Void
                }

                private struct Opened {
                    weak var container: Closing?
                }

                private let outer: Closing?
                private let lock: \(plan.types.lock)
                /// The container. Its objects may use it while they are closed.
                weak var owner: \(.swift)AnyObject?
                private var objects: [Object] = []
                /// The containers in this one that have objects, in the order of their first object.
                private var opened: [Opened] = []
                private var isListed = false
                private var listLimit = 16
                private var run: Run?

                init(inside outer: Closing?) {
                    self.outer = outer
                    self.lock = outer?.lock ?? \(plan.types.lock)()
                }

                /// Notes an object. One that can open containers is closed before those that are open.
                func add(
                    _ name: \(.swift)String,
                    first isFirst: \(.swift)Bool = false,
                    _ close: @escaping () async throws -> \(.swift)Void
                ) {
                    lock.withLock {
                        objects.append(Object(name: name, isFirst: isFirst, close: close))
                        list()
                    }
                }

                /// Lets the containers around this one know it. The lock must be held.
                private func list() {
                    guard let outer, !isListed else { return }
                    isListed = true
                    if outer.opened.count >= outer.listLimit {
                        outer.opened.removeAll { $0.container == nil }
                        outer.listLimit = \(.swift)max(16, outer.opened.count * 2)
                    }
                    outer.opened.append(Opened(container: self))
                    outer.list()
                }

                func close(within seconds: \(.swift)Double?) async throws {
                    let waiter = Waiter()
                    let run = begin(waiter)
                    let timer = seconds.map { seconds in
                        \(.swift)Task {
                            try await \(.swift)Task.sleep(
                                nanoseconds: \(.swift)UInt64(\(.swift)max(0, \(.swift)min(seconds, 1e9)) * 1e9)
                            )
                            giveUp(waiter, run)
                        }
                    }
                    defer { timer?.cancel() }
                    await wait(waiter, run)
                    let (errors, unfinished) = lock.withLock { (run.errors, waiter.unfinished) }
                    if !errors.isEmpty || !unfinished.isEmpty { throw \(errorType)(errors: errors, unfinished: unfinished) }
                }

                /// Closes everything in a task of its own, which nobody cancels. There is one at a time.
                ///
                /// - Parameter waiter: Waits for the end. If all who wait give up, so does the run; without a waiter it never does.
                @discardableResult func begin(_ waiter: Waiter?) -> Run {
                    lock.withLock {
                        let run = self.run.flatMap { $0.isOver ? nil : $0 } ?? start()
                        if let waiter { run.waiting.append(waiter) } else { run.mayStop = false }
                        return run
                    }
                }

                /// Waits for the end of everything.
                func closeAfterFailure() async {
                    let waiter = Waiter()
                    await wait(waiter, begin(waiter))
                }

                private func start() -> Run {
                    // An object that was canceled may still be at work, and use those that it requires.
                    let run = Run(after: run?.task)
                    self.run = run
                    let owner = owner
                    \(.swift)Task {
                        _ = await run.previous?.result
                        while let step = next(in: run) { await take(step, in: run) }
                        \(.swift)withExtendedLifetime(owner) {}
                    }
                    return run
                }

                private enum Step {
                    case object(\(.swift)String, \(.swift)Task<\(.swift)Void, any \(.swift)Error>)
                    case container(Closing, Run, Waiter)
                }

                private func take(_ step: Step, in run: Run) async {
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
                private func next(in run: Run) -> Step? {
                    let (step, waiting): (Step?, [Waiter]) = lock.withLock {
                        if run.isOver { return (nil, []) }
                        if let position = objects.lastIndex(where: \\.isFirst) {
                            return (begin(objects.remove(at: position), in: run), [])
                        }
                        while let last = opened.last {
                            guard let container = last.container, container.isBusy else {
                                last.container?.isListed = false
                                opened.removeLast()
                                continue
                            }
                            let waiter = Waiter()
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

                private func begin(_ object: Object, in run: Run) -> Step {
                    let close = Call(close: object.close)
                    let task = \(.swift)Task { try await close.close() }
                    (run.name, run.task) = (object.name, task)
                    return .object(object.name, task)
                }

                /// Whether something is not closed yet. The lock must be held.
                private var isBusy: \(.swift)Bool {
                    !objects.isEmpty || run?.isOver == false || run?.task != nil
                        || opened.contains { $0.container?.isBusy ?? false }
                }

                private func wait(_ waiter: Waiter, _ run: Run) async {
                    await \(.swift)withCheckedContinuation { continuation in
                        let isOver = lock.withLock {
                            let isOver = run.isOver || waiter.hasGivenUp
                            if !isOver { waiter.continuation = continuation }
                            return isOver
                        }
                        if isOver { continuation.resume() }
                    }
                }

                /// Ends the time of one who waits. If nobody else waits, the object that is being closed is canceled, and no other one begins.
                private func giveUp(_ waiter: Waiter, _ run: Run) {
                    var left = Left()
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
                private func leave(_ waiter: Waiter, _ run: Run, _ left: inout Left) {
                    waiter.hasGivenUp = true
                    left.waiting.append(waiter)
                    run.waiting.removeAll { $0 === waiter }
                    guard run.waiting.isEmpty, run.mayStop, !run.isOver else { return }
                    run.isOver = true
                    if let task = run.task { left.tasks.append(task) }
                    if let inner = run.inner { inner.container.leave(inner.waiter, inner.run, &left) }
                }

                /// The names of all objects that are not closed, in the order of closing. The lock must be held.
                private func openObjects(in run: Run?) -> [\(.swift)String] {
                    let own = objects.reversed()
                    let current = run?.name.map { [$0] } ?? []
                    return current + own.filter(\\.isFirst).map(\\.name)
                        + opened.reversed().compactMap(\\.container).flatMap { $0.openObjects(in: $0.run) }
                        + own.filter { !$0.isFirst }.map(\\.name)
                }
            }
            """)
    }
}
