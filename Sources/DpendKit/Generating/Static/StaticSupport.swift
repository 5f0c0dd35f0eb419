import DpendRuntime

/// Writes the helper types of the class, but only those that it uses.
struct StaticSupport {
    let plan: StaticPlan

    @SwiftMembers var types: [SwiftDeclaration] {
        if plan.hasKeptInstances {
            plan.isNested ? MemorySafety.declarations(keptInstances) : MemorySafety.declarations(keptInstance)
        }
        if plan.hasShared { sharedInstances }
        if plan.hasAnyHold {
            if plan.hasHold(NestedContainers.root) { hold(NestedContainers.root) }
            gone
        }
        if plan.hasTransfer { transfer }
        if plan.hasAsyncTracking { making }
        if plan.hasPending {
            waiting
            pending
        }
        if plan.hasStart {
            started
            start
        }
        if plan.hasAnyTracking || plan.hasAsyncTracking { cycle }
        if plan.closes(NestedContainers.root) { closing }
        if plan.plan.traces { trace }
    }

    /// Before macOS 15 and iOS 18, the standard library has no other atomic reference than these two functions, which
    /// lazy bridging has always used.
    private func keptInstance(_ safety: MemorySafety) -> SwiftDeclaration {
        .fixed(
            """
            /// An instance that is made once. It is read without a lock, so that no thread waits for another one's work.
            // Unchecked, because the compiler cannot see that the lock is held to set it, and that reading is atomic.
            \(safety.safe)fileprivate nonisolated final class \(plan.types.declared("KeptInstance"))<Instance>: @unchecked \(.swift)Sendable {
                private nonisolated final class Box {
                    let instance: Instance

                    init(_ instance: Instance) { self.instance = instance }
                }

                // On the heap, because an atomic value must not move.
                private let box = \(.swift)UnsafeMutablePointer<\(.swift)AnyObject?>.allocate(capacity: 1)

                init() { \(safety.unsafe)box.initialize(to: nil) }

                deinit {
                    \(safety.unsafe)box.deinitialize(count: 1)
                    \(safety.unsafe)box.deallocate()
                }

                /// Set once, with the lock held.
                var instance: Instance? {
                    get {
                        \(safety.unsafe)\(.swift)_stdlib_atomicLoadARCRef(object: box).map {
                            \(safety.unsafe)\(.swift)unsafeDowncast($0, to: Box.self).instance
                        }
                    }
                    set { _ = newValue.map { \(safety.unsafe)\(.swift)_stdlib_atomicInitializeARCRef(object: box, desired: Box($0)) } }
                }
            }
            """)
    }

    /// The same for all instances of a container. Nested containers are opened often, so their instances have one
    /// place.
    private func keptInstances(_ safety: MemorySafety) -> SwiftDeclaration {
        .fixed(
            """
            /// The instances of a container that are made once. They are read without a lock, so that no thread
            /// waits for another one's work. The container frees them.
            // Unchecked, because the compiler cannot see that the lock is held to set one, and that reading is atomic.
            \(safety.safe)fileprivate nonisolated struct \(plan.types.declared("KeptInstances")): @unchecked \(.swift)Sendable {
                private nonisolated final class Box<Instance> {
                    let instance: Instance

                    init(_ instance: Instance) { self.instance = instance }
                }

                private let instances: \(.swift)UnsafeMutablePointer<\(.swift)AnyObject?>
                private let count: \(.swift)Int

                init(count: \(.swift)Int) {
                    self.count = count
                    \(safety.unsafe)instances = .allocate(capacity: count)
                    \(safety.unsafe)instances.initialize(repeating: nil, count: count)
                }

                func free() {
                    \(safety.unsafe)instances.deinitialize(count: count)
                    \(safety.unsafe)instances.deallocate()
                }

                /// An object. Set once, with the lock held.
                subscript<Instance: \(.swift)AnyObject>(_ number: \(.swift)Int, _ type: Instance.Type) -> Instance? {
                    get {
                        guard let kept = \(safety.unsafe)\(.swift)_stdlib_atomicLoadARCRef(object: instances + number) else {
                            return nil
                        }
                        return \(safety.unsafe)\(.swift)unsafeDowncast(kept, to: type)
                    }
                    nonmutating set {
                        _ = \(safety.unsafe)\(.swift)_stdlib_atomicInitializeARCRef(object: instances + number, desired: newValue!)
                    }
                }

                /// The same for all else, which is put into an object.
                subscript<Instance>(_ number: \(.swift)Int, _ type: Instance.Type) -> Instance? {
                    get { self[number, Box<Instance>.self]?.instance }
                    nonmutating set { self[number, Box<Instance>.self] = Box(newValue!) }
                }
            }
            """)
    }

    private var sharedInstances: SwiftDeclaration {
        SwiftDeclaration.type(
            "fileprivate nonisolated final class \(plan.types.declared("SharedInstances"))",
            conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            for part in plan.parts where part.scope == .shared {
                let kept = part.isKeptAsAny ? part.keptType : SwiftType(parenthesized: part.accessor.type)
                SwiftDeclaration.line("var \(part.sharedName): \(plan.hasTask(part) ? plan.types.waiting : kept)?")
            }
            for container in plan.containers where plan.sharesHold(container.number) { sharedHold(container) }
        }
        .documented("The instances of scope `shared` that one call uses.")
        .noted(
            plan.sharesAtTheSameTime
                ? "Unchecked, because the lock of an instance's container is held where its property is touched."
                : "Unchecked, because a call makes one thing after the other, on whatever thread.")
    }

    /// Instances of scope `shared` hold the container strongly, until an instance that the container keeps uses one of
    /// them.
    private func sharedHold(_ container: StaticContainer) -> [SwiftDeclaration] {
        let type = plan.types.hold(container.number)
        let property: SwiftName = container.parent == nil ? "_hold" : "_hold\(container.number)"
        // A task may weaken the hold before another one makes it.
        let isEarly = plan.sharesAtTheSameTime
        let isWeak: SwiftCode = isEarly ? "self.\(property)IsWeak" : "false"
        return [
            .line("private var \(property): \(type)?")
        ] + (isEarly ? [.line("private var \(property)IsWeak", "false")] : []) + [
            .function("func _hold", [SwiftParameter("of container", container.type)], returns: type) {
                if isEarly {
                    "container._lock.lock()"
                    SwiftStatement.defer { "container._lock.unlock()" }
                }
                SwiftStatement.let("hold", "self.\(property) ?? \(type)(container, isWeak: \(isWeak))")
                "self.\(property) = hold"
                SwiftStatement.return("hold")
            },
            .function("func _weaken", [SwiftParameter("for user", type)], isShort: !isEarly) {
                SwiftStatement.if(.holds("user.isWeak")) {
                    if isEarly { "\(isWeak) = true" }
                    "self.\(property)?.weaken()"
                }
            },
        ]
    }

    /// How instances of a container hold it.
    func hold(_ number: Int) -> SwiftDeclaration {
        let type = plan.containers[number].type
        return SwiftDeclaration.type(
            "fileprivate nonisolated final class \(plan.types.declaredHold(number))",
            conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            SwiftDeclaration.line("private weak var container: \(type)?")
            SwiftDeclaration.line("private var keptAlive: \(type)?")
            SwiftDeclaration.function(
                "init", [SwiftParameter("_ container", type), SwiftParameter("isWeak", "\(.swift)Bool")]
            ) {
                "self.container = container"
                "self.keptAlive = isWeak ? nil : container"
            }
            SwiftDeclaration.fixed(
                "var isWeak: \(.swift)Bool { self.container?._lock.withLock { self.keptAlive == nil } ?? true }")
            SwiftDeclaration.fixed("func weaken() { self.container?._lock.withLock { self.keptAlive = nil } }")
            SwiftDeclaration.function(
                "func container", [SwiftParameter("for name", "\(.swift)String")], Effects(isThrowing: true),
                returns: type
            ) {
                SwiftStatement.guard(.holds("let container = self.container")) {
                    "throw \(plan.types.gone)(name: name)"
                }
                SwiftStatement.return("container")
            }
            SwiftDeclaration.function(
                "func containerOrTrap", [SwiftParameter("for name", "\(.swift)String")], returns: type
            ) { "do { return try self.container(for: name) } catch { \(.swift)fatalError(\"\\(error)\") }" }
        }
        .documented(
            "How an instance holds the container in calls that it makes later. What the container keeps holds it weakly,",
            "since the two would keep each other alive otherwise."
        )
        .noted(
            "Unchecked, because the lock is held wherever `keptAlive` is touched, and reading a weak reference is atomic."
        )
    }

    private var gone: SwiftDeclaration {
        error(plan.types.declared("Gone"), "A call came later than the container was let go of.") {
            SwiftDeclaration.line("let name: \(.swift)String")
            SwiftDeclaration.fixed(
                """
                var description: \(.swift)String {
                    "\\(self.name) cannot be resolved: the container is gone."
                        + " Keep the container as long as you use its singletons."
                }
                """)
        }
    }

    private var transfer: SwiftDeclaration {
        SwiftDeclaration.type(
            "fileprivate nonisolated struct \(plan.types.declared("Transfer"))<Instance>",
            conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            SwiftDeclaration.line("let instance: Instance")
            SwiftDeclaration.fixed("init(_ instance: Instance) { self.instance = instance }")
        }
        .documented("Takes an instance to where the compiler cannot see that it may go.")
    }

    private var making: SwiftDeclaration {
        SwiftDeclaration.type(
            "fileprivate nonisolated struct \(plan.types.declared("Making"))",
            conformingTo: ["\(.swift)Sendable", "\(.swift)Equatable"]
        ) {
            SwiftDeclaration.line(
                "static let current",
                SwiftExpression("\(.swift)TaskLocal<[\(plan.types.making)]>").call([SwiftArgument("wrappedValue", "[]")]
                ))
            SwiftDeclaration.fixed("let name: \(.swift)String\nlet owner: \(.swift)ObjectIdentifier")
            path.documented("The path with one more step, unless that is on it already.")
        }
        .documented("What a task is making, outermost first.")
    }

    private var path: SwiftDeclaration {
        .function(
            "static func path",
            [
                SwiftParameter("to name", "\(.swift)String"),
                SwiftParameter("of owner", plan.isNested ? "\(.swift)AnyObject" : plan.type),
            ],
            Effects(isThrowing: true), returns: "[\(plan.types.making)]"
        ) {
            let owner = SwiftArgument("owner", "\(.swift)ObjectIdentifier(owner)")
            SwiftStatement.let("step", SwiftExpression(plan.types.making).call([SwiftArgument("name", "name"), owner]))
            "let path = current.get()"
            SwiftStatement.if(.let("start", "path.firstIndex(of: step)")) {
                "throw \(plan.types.cycle)(path: path[start...].map(\\.name) + [name])"
            }
            SwiftStatement.return("path + [step]")
        }
    }

    private var cycle: SwiftDeclaration {
        error(plan.types.declared("DependencyCycle"), "Something came back to an instance that was still being made.") {
            SwiftDeclaration.line("let path: [\(.swift)String]")
            SwiftDeclaration.fixed(
                "init(path: some \(.swift)Sequence<\(.swift)String>) { self.path = \(.swift)Array(path) }")
            SwiftDeclaration.fixed(
                """
                var description: \(.swift)String {
                    "Dependency cycle: \\(path.joined(separator: " → ")). Break it by calling the closure,"
                        + " or using the Lazy, only when the instances are made."
                }
                """)
        }
    }

    private func error(
        _ type: SwiftType, _ documentation: SwiftComment, @SwiftMembers _ members: @escaping () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration.type(
            "fileprivate nonisolated struct \(type)",
            conformingTo: ["\(.swift)Error", "\(.swift)CustomStringConvertible"], members
        ).documented(documentation)
    }
}
