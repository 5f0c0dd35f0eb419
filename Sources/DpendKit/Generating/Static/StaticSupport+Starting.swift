/// The helper types of asynchronous instances: those that are made once, and those that are made at the same time.
extension StaticSupport {
    var waiting: SwiftDeclaration {
        .fixed(
            """
            /// The making of an instance, for all who wait for it.
            // Unchecked, because the container's lock is held wherever it changes.
            fileprivate nonisolated class \(plan.types.declared("Waiting")): @unchecked \(.swift)Sendable {
                /// The one who begins waits, too.
                var waitingCount = 1
                var isDone = false
                private(set) var isCanceled = false

                /// Waits for an instance. If all who wait are canceled, so is its task. Whoever comes then waits for the task's
                /// end, and begins anew if nothing was made.
                @concurrent static func made<Instance>(
                    _ lock: \(plan.types.lock),
                    \(startParameter)
                ) async throws -> \(plan.types.transfer)<Instance> {
                    while true {
                        let pending = try start()
                        do {
                            return try await \(.swift)withTaskCancellationHandler {
                                try await pending.value()
                            } onCancel: {
                                // Not with the lock: code that a cancellation runs takes it.
                                if lock.withLock({ pending.leave() }) { pending.task?.cancel() }
                            }
                        } catch {
                            if \(.swift)Task.isCancelled || !lock.withLock({ pending.isCanceled }) { throw error }
                        }
                    }
                }

                func joined<Instance, Failure>() -> \(plan.types.pending)<Instance, Failure> {
                    self.waitingCount += 1
                    return self as! \(plan.types.pending)<Instance, Failure>
                }

                /// Notes that one no longer waits. Returns whether nobody does.
                func leave() -> \(.swift)Bool {
                    self.waitingCount -= 1
                    if self.waitingCount > 0 || self.isDone { return false }
                    self.isCanceled = true
                    return true
                }

                func end() { self.isDone = true }

                func remove(from kept: inout \(plan.types.waiting)?) {
                    self.end()
                    if kept === self { kept = nil }
                }\(removeCanceled)
            }
            """)
    }

    private var startParameter: SwiftCode {
        let type: SwiftCode = "@Sendable () throws -> \(plan.types.pending)<Instance, any \(.swift)Error>"
        let depth = plan.isNested ? 12 : 8
        let parameter: SwiftCode = "_ start: \(type)"
        if depth + SwiftWriter.width(of: parameter) <= SwiftWriter.lineLimit { return parameter }
        return """
            _ start:
                        \(type)
            """
    }

    /// The end of a shared instance. Its error stays, for those who come later in the call.
    private var removeCanceled: SwiftCode {
        guard plan.sharesAtTheSameTime else { return "" }
        return """


                func removeCanceled(from shared: inout \(plan.types.waiting)?) {
                    self.end()
                    if self.isCanceled { self.remove(from: &shared) }
                }
            """
    }

    var pending: SwiftDeclaration {
        .fixed(
            """
            /// The task that makes an instance.
            fileprivate nonisolated final class \(plan.types.declared("Pending"))<Instance, Failure: \(.swift)Error>:
                \(plan.types.waiting), @unchecked \(.swift)Sendable
            {
                var task: \(.swift)Task<\(plan.types.transfer)<Instance>, Failure>?

                // A function, since the compiler crashes on a getter that throws 'Never' (Swift 6.3).
                func value() async throws(Failure) -> \(plan.types.transfer)<Instance> {
                    try await self.task!.result.get()
                }
            }
            """)
    }

    var started: SwiftDeclaration {
        .fixed(
            """
            /// An instance that is made at the same time as others.
            // Unchecked, because one task sets the instance, and it is read only after that task has ended.
            fileprivate nonisolated final class \(plan.types.declared("Started"))<Instance>: @unchecked \(.swift)Sendable {
                var made: Instance?

                var instance: Instance { self.made! }

                func set(_ instance: Instance) { self.made = instance }
            }
            """)
    }

    var start: SwiftDeclaration {
        .fixed(
            """
            /// Makes instances that do not require each other.
            fileprivate nonisolated enum \(plan.types.declared("Start")) {
                /// Makes several instances at the same time. The first error cancels the others.
                // Each task calls a closure in a closure of its own: the types differ with NonisolatedNonsendingByDefault.
                @concurrent static func together(
                    _ makings: [@Sendable () async throws -> \(.swift)Void]
                ) async throws {
                    try await \(.swift)withThrowingTaskGroup(of: \(.swift)Void.self) { group in
                        for making in makings { group.addTask { try await making() } }
                        while try await group.next() != nil {}
                    }
                }

                /// The same for instances that are made without errors.
                @concurrent static func togetherWithoutErrors(_ makings: [@Sendable () async -> \(.swift)Void]) async {
                    await \(.swift)withTaskGroup(of: \(.swift)Void.self) { group in
                        for making in makings { group.addTask { await making() } }
                        await group.waitForAll()
                    }
                }
            }
            """)
    }
}
