import DpendRuntime

/// Writes the types that the class is helped by; only those that it uses.
struct StaticSupport {
    let plan: StaticPlan

    @SwiftMembers var types: [SwiftDeclaration] {
        if plan.hasKeptInstances { keptInstance }
        if plan.hasShared { sharedInstances }
        if plan.hasHold {
            hold
            gone
        }
        if plan.hasTransfer { transfer }
        if plan.hasAsyncTracking { making }
        if plan.hasTracking || plan.hasAsyncTracking { cycle }
    }

    /// The standard library has no atomic reference before macOS 15 and iOS 18 save these two functions, which lazy
    /// bridging has always used.
    private var keptInstance: SwiftDeclaration {
        .fixed(
            """
            /// An instance that is made once. It is read without a lock, so that nobody waits for what another thread makes.
            // Unchecked, because the compiler cannot see that the lock is held to set it, and that reading is atomic.
            fileprivate nonisolated final class \(plan.keptType)<Instance>: @unchecked Swift.Sendable {
                private nonisolated final class Box {
                    let instance: Instance

                    init(_ instance: Instance) { self.instance = instance }
                }

                // On the heap of its own, because what is atomic must not move.
                private let box = Swift.UnsafeMutablePointer<Swift.AnyObject?>.allocate(capacity: 1)

                init() { box.initialize(to: nil) }

                deinit {
                    box.deinitialize(count: 1)
                    box.deallocate()
                }

                /// Set once, with the lock held.
                var instance: Instance? {
                    get {
                        Swift._stdlib_atomicLoadARCRef(object: box).map { Swift.unsafeDowncast($0, to: Box.self).instance }
                    }
                    set { _ = newValue.map { Swift._stdlib_atomicInitializeARCRef(object: box, desired: Box($0)) } }
                }
            }
            """)
    }

    private var sharedInstances: SwiftDeclaration {
        SwiftDeclaration.type("fileprivate nonisolated final class \(plan.sharedType): @unchecked Swift.Sendable") {
            for part in plan.parts where part.scope == .shared {
                SwiftDeclaration.line("var \(part.sharedName): \(SwiftType(parenthesized: part.accessor.type))?")
            }
            if plan.sharesHold { sharedHold }
        }
        .documented("The instances of scope `shared` that one call uses.")
        .noted("Unchecked, because a call makes one thing after the other, on whatever thread.")
    }

    /// Instances of scope `shared` hold the container strongly, until something that it keeps uses one of them.
    private var sharedHold: [SwiftDeclaration] {
        [
            .line("private var _hold: \(plan.holdType)?"),
            .function("func _hold", [SwiftParameter("of container", plan.type)], returns: plan.holdType) {
                SwiftStatement.let("hold", "self._hold ?? \(plan.holdType)(container, isWeak: false)")
                "self._hold = hold"
                SwiftStatement.return("hold")
            },
            .function("func _weaken", [SwiftParameter("for user", plan.holdType)], isShort: true) {
                SwiftStatement.if(.holds("user.isWeak")) { "self._hold?.weaken()" }
            },
        ]
    }

    private var hold: SwiftDeclaration {
        .fixed(
            """
            /// How an instance holds the container in calls that it makes later. What the container keeps holds it weakly, since the
            /// two would keep each other alive otherwise.
            // Unchecked, because the lock is held wherever `keptAlive` is touched, and reading a weak reference is atomic.
            fileprivate nonisolated final class \(plan.holdType): @unchecked Swift.Sendable {
                private weak var container: \(plan.type)?
                private var keptAlive: \(plan.type)?

                init(_ container: \(plan.type), isWeak: Swift.Bool) {
                    self.container = container
                    self.keptAlive = isWeak ? nil : container
                }

                var isWeak: Swift.Bool { self.container?._lock.withLock { self.keptAlive == nil } ?? true }

                func weaken() { self.container?._lock.withLock { self.keptAlive = nil } }

                func container(for name: Swift.String) throws -> \(plan.type) {
                    guard let container = self.container else { throw \(plan.goneType)(name: name) }
                    return container
                }

                func containerOrTrap(for name: Swift.String) -> \(plan.type) {
                    do { return try self.container(for: name) } catch { Swift.fatalError("\\(error)") }
                }
            }
            """)
    }

    private var gone: SwiftDeclaration {
        .fixed(
            """
            /// A call came later than the container was let go of.
            fileprivate nonisolated struct \(plan.goneType): Swift.Error, Swift.CustomStringConvertible {
                let name: Swift.String

                var description: Swift.String {
                    "\\(self.name) cannot be resolved: the container is gone. Keep the container as long as you use its singletons."
                }
            }
            """)
    }

    private var transfer: SwiftDeclaration {
        .fixed(
            """
            /// Takes an instance to where the compiler cannot see that it may go.
            fileprivate nonisolated struct \(plan.transferType)<Instance>: @unchecked Swift.Sendable {
                let instance: Instance

                init(_ instance: Instance) { self.instance = instance }
            }
            """)
    }

    private var making: SwiftDeclaration {
        .fixed(
            """
            /// What a task is making, outermost first.
            fileprivate nonisolated struct \(plan.makingType): Swift.Sendable, Swift.Equatable {
                static let current = Swift.TaskLocal<[\(plan.makingType)]>(wrappedValue: [])

                let name: Swift.String
                let owner: Swift.ObjectIdentifier

                /// The path with one more step, unless that is on it already.
                static func path(to name: Swift.String, of owner: \(plan.type)) throws -> [\(plan.makingType)] {
                    let step = \(plan.makingType)(name: name, owner: Swift.ObjectIdentifier(owner))
                    let path = current.get()
                    if let start = path.firstIndex(of: step) {
                        throw \(plan.cycleType)(path: path[start...].map(\\.name) + [name])
                    }
                    return path + [step]
                }
            }
            """)
    }

    private var cycle: SwiftDeclaration {
        .fixed(
            """
            /// Something came back to an instance that was still being made.
            fileprivate nonisolated struct \(plan.cycleType): Swift.Error, Swift.CustomStringConvertible {
                let path: [Swift.String]

                init(path: some Swift.Sequence<Swift.String>) { self.path = Swift.Array(path) }

                var description: Swift.String {
                    "Dependency cycle: \\(path.joined(separator: " → ")). Break it by calling the closure, or using the Lazy,"
                        + " only when the instances are made."
                }
            }
            """)
    }
}
