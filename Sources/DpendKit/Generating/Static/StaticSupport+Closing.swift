/// The helper types that close what a container made.
extension StaticSupport {
    @SwiftMembers var closing: [SwiftDeclaration] {
        closingError
        closingObjects
        closingRun
    }

    private var errorType: SwiftType { plan.plan.unused("ClosingError") }
    private var runType: SwiftType { plan.supportName("ClosingRun") }

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
            // Unchecked, because the lock is held wherever it changes.
            fileprivate nonisolated final class \(plan.supportName("Closing")): @unchecked \(.swift)Sendable {
                fileprivate struct Object {
                    let name: \(.swift)String
                    let isFirst: \(.swift)Bool
                    let close: () async throws -> \(.swift)Void
                }

                private struct Opened {
                    weak var container: \(plan.closingType)?
                }

                private let outer: \(plan.closingType)?
                /// The lock of all containers, one in the other.
                private let lock: \(plan.lockType)
                private var number = 0
                private var count = 0
                private var opened: [\(.swift)Int: Opened] = [:]
                private var objects: [Object] = []
                private var run: \(runType)?

                init(inside outer: \(plan.closingType)?) {
                    self.outer = outer
                    self.lock = outer?.lock ?? \(plan.lockType)()
                    guard let outer else { return }
                    self.lock.withLock {
                        outer.count += 1
                        self.number = outer.count
                        outer.opened[self.number] = Opened(container: self)
                    }
                }

                deinit {
                    guard let outer = self.outer else { return }
                    _ = self.lock.withLock { outer.opened.removeValue(forKey: self.number) }
                }

                /// Notes an object. What can open containers is closed before the containers that are open.
                func add(_ name: \(.swift)String, first isFirst: \(.swift)Bool = false, _ close: @escaping () async throws -> \(.swift)Void) {
                    self.lock.withLock { self.objects.append(Object(name: name, isFirst: isFirst, close: close)) }
                }

                func close(within seconds: \(.swift)Double?) async throws {
                    let run = self.beginToClose()
                    let timer = seconds.map { seconds in
                        \(.swift)Task {
                            try await \(.swift)Task.sleep(nanoseconds: \(.swift)UInt64(\(.swift)max(0, \(.swift)min(seconds, 1e9)) * 1e9))
                            run.giveUp(self.openObjects)
                        }
                    }
                    defer { timer?.cancel() }
                    await run.end()
                    let (errors, unfinished) = run.result
                    if !errors.isEmpty || !unfinished.isEmpty { throw \(errorType)(errors: errors, unfinished: unfinished) }
                }

                func closeAfterFailure() async { await self.beginToClose().end() }

                /// Closes everything in a task of its own, which nobody cancels. There is one at a time.
                @discardableResult func beginToClose() -> \(runType) {
                    self.lock.withLock {
                        if let run = self.run, !run.isOver { return run }
                        let run = \(runType)()
                        self.run = run
                        \(.swift)Task {
                            while let next = self.next(in: run) {
                                if let other = next.other { await other.end() }
                                if let object = next.object { await run.close(object.name, object.close) }
                            }
                            run.finish()
                        }
                        return run
                    }
                }

                /// The object to close next, or the run of another task that must end first; nil if nothing is left.
                private func next(in run: \(runType)) -> (object: Object?, other: \(runType)?)? {
                    self.lock.withLock {
                        if run.isOver { return nil }
                        if let position = self.objects.lastIndex(where: \\.isFirst) { return (self.objects.remove(at: position), nil) }
                        for container in self.openContainers {
                            if let other = container.run, other !== run, !other.isOver { return (nil, other) }
                            container.run = run
                            if let next = container.next(in: run) { return next }
                        }
                        return self.objects.popLast().map { ($0, nil) }
                    }
                }

                /// The containers that are open in this one, the last one first. The lock must be held.
                private var openContainers: [\(plan.closingType)] {
                    self.opened.sorted { $0.key > $1.key }.compactMap(\\.value.container)
                }

                /// The names of all objects that are not closed, in the order of closing. The lock must be held.
                private var openObjects: [\(.swift)String] {
                    self.lock.withLock {
                        let own = self.objects.reversed()
                        return own.filter(\\.isFirst).map(\\.name) + self.openContainers.flatMap(\\.openObjects)
                            + own.filter { !$0.isFirst }.map(\\.name)
                    }
                }
            }
            """)
    }

    private var closingRun: SwiftDeclaration {
        .fixed(
            """
            /// One run that closes the objects of a container, one after the other.
            // Unchecked, because the lock is held wherever it changes.
            fileprivate nonisolated final class \(runType): @unchecked \(.swift)Sendable {
                private let lock = \(plan.lockType)()
                private var isOver_ = false
                private var current: (name: \(.swift)String, task: \(.swift)Task<\(.swift)Void, any \(.swift)Error>)?
                private var errors: [(object: \(.swift)String, error: any \(.swift)Error)] = []
                private var unfinished: [\(.swift)String] = []
                private var waiting: [\(.swift)CheckedContinuation<\(.swift)Void, \(.swift)Never>] = []

                /// Whether everything is closed, or the time is over.
                var isOver: \(.swift)Bool { self.lock.withLock { self.isOver_ } }

                var result: (errors: [(object: \(.swift)String, error: any \(.swift)Error)], unfinished: [\(.swift)String]) {
                    self.lock.withLock { (self.errors, self.unfinished) }
                }

                /// Closes one object.
                func close(_ name: \(.swift)String, _ close: @escaping () async throws -> \(.swift)Void) async {
                    let closing = \(plan.supportName("ClosingCall"))(close: close)
                    let task = \(.swift)Task { try await closing.close() }
                    self.lock.withLock { self.current = (name, task) }
                    let result = await task.result
                    self.lock.withLock {
                        self.current = nil
                        if case .failure(let error) = result, !self.isOver_ { self.errors.append((name, error)) }
                    }
                }

                /// Waits until the run is over.
                func end() async {
                    await \(.swift)withCheckedContinuation { waiting in
                        let isOver = self.lock.withLock {
                            if !self.isOver_ { self.waiting.append(waiting) }
                            return self.isOver_
                        }
                        if isOver { waiting.resume() }
                    }
                }

                func finish() {
                    let waiting = self.lock.withLock {
                        defer { self.waiting = [] }
                        self.isOver_ = true
                        return self.waiting
                    }
                    for waiting in waiting { waiting.resume() }
                }

                /// Ends the run before its time. What is being closed is canceled, and nobody waits for it.
                func giveUp(_ open: [\(.swift)String]) {
                    let task = self.lock.withLock {
                        if self.isOver_ { return nil as \(.swift)Task<\(.swift)Void, any \(.swift)Error>? }
                        self.unfinished = (self.current.map { [$0.name] } ?? []) + open
                        return self.current?.task
                    }
                    self.finish()
                    task?.cancel()
                }
            }

            /// Carries the function of an object into the task that calls it.
            // Unchecked, because nothing else calls it.
            fileprivate nonisolated struct \(plan.supportName("ClosingCall")): @unchecked \(.swift)Sendable {
                let close: () async throws -> \(.swift)Void
            }
            """)
    }
}
