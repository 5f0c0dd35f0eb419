import DpendRuntime

/// Writes the types that the class is helped by; only those that it uses.
struct StaticSupport {
    let plan: StaticPlan

    /// The lines of each type.
    var types: [[String]] {
        var types: [[String]] = []
        if plan.hasKeptInstances { types.append(keptInstance) }
        if plan.hasShared { types.append(sharedInstances) }
        if plan.hasHold { types += [hold, gone] }
        if plan.hasTransfer { types.append(transfer) }
        if plan.hasAsyncTracking { types.append(making) }
        if plan.hasTracking || plan.hasAsyncTracking { types.append(cycle) }
        return types
    }

    /// The standard library has no atomic reference before macOS 15 and iOS 18 save these two functions, which lazy
    /// bridging has always used.
    private var keptInstance: [String] {
        """
        /// An instance that is made once. It is read without a lock, so that nobody waits for what another thread makes.
        // Unchecked, because the compiler cannot see that the lock is held to set it, and that reading is atomic.
        fileprivate nonisolated final class \(plan.keptType)<Instance>: @unchecked \(ModuleName.swift)Sendable {
            private nonisolated final class Box {
                let instance: Instance

                init(_ instance: Instance) { self.instance = instance }
            }

            // On the heap of its own, because what is atomic must not move.
            private let box = \(ModuleName.swift)UnsafeMutablePointer<\(ModuleName.swift)AnyObject?>.allocate(capacity: 1)

            init() { box.initialize(to: nil) }

            deinit {
                box.deinitialize(count: 1)
                box.deallocate()
            }

            /// Set once, with the lock held.
            var instance: Instance? {
                get { \(ModuleName.swift)_stdlib_atomicLoadARCRef(object: box).map { \(ModuleName.swift)unsafeDowncast($0, to: Box.self).instance } }
                set { _ = newValue.map { \(ModuleName.swift)_stdlib_atomicInitializeARCRef(object: box, desired: Box($0)) } }
            }
        }
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var sharedInstances: [String] {
        let properties = plan.parts.filter { $0.scope == .shared }.map {
            "var \($0.sharedName): \($0.accessor.type.parenthesized(.code))?"
        }
        return [
            "/// The instances of scope `shared` that one call uses.",
            "// Unchecked, because a call makes one thing after the other, on whatever thread.",
            "fileprivate nonisolated final class \(plan.sharedType): @unchecked \(ModuleName.swift)Sendable {",
        ] + GeneratedLines.indented(properties + (plan.sharesHold ? sharedHold : [])) + ["}"]
    }

    /// Instances of scope `shared` hold the container strongly, until something that it keeps uses one of them.
    private var sharedHold: [String] {
        [
            "private var _hold: \(plan.holdType)?",
            "",
            "func _hold(of container: \(plan.name)) -> \(plan.holdType) {",
            "    let hold = self._hold ?? \(plan.holdType)(container, isWeak: false)",
            "    self._hold = hold",
            "    return hold",
            "}",
            "",
            "func _weaken(for user: \(plan.holdType)) { if user.isWeak { self._hold?.weaken() } }",
        ]
    }

    private var hold: [String] {
        [
            "/// How an instance holds the container in calls that it makes later. What the container keeps holds it weakly, since the",
            "/// two would keep each other alive otherwise.",
            "// Unchecked, because the lock is held wherever `keptAlive` is touched, and reading a weak reference is atomic.",
            "fileprivate nonisolated final class \(plan.holdType): @unchecked \(ModuleName.swift)Sendable {",
            "    private weak var container: \(plan.name)?",
            "    private var keptAlive: \(plan.name)?",
            "",
            "    init(_ container: \(plan.name), isWeak: \(ModuleName.swift)Bool) {",
            "        self.container = container",
            "        self.keptAlive = isWeak ? nil : container",
            "    }",
            "",
            "    var isWeak: \(ModuleName.swift)Bool { self.container?._lock.withLock { self.keptAlive == nil } ?? true }",
            "",
            "    func weaken() { self.container?._lock.withLock { self.keptAlive = nil } }",
            "",
            "    func container(for name: \(ModuleName.swift)String) throws -> \(plan.name) {",
            "        guard let container = self.container else { throw \(plan.goneType)(name: name) }",
            "        return container",
            "    }",
            "",
            "    func containerOrTrap(for name: \(ModuleName.swift)String) -> \(plan.name) {",
            "        do { return try self.container(for: name) } catch { \(ModuleName.swift)fatalError(\"\\(error)\") }",
            "    }",
            "}",
        ]
    }

    private var gone: [String] {
        [
            "/// A call came later than the container was let go of.",
            "fileprivate nonisolated struct \(plan.goneType): \(ModuleName.swift)Error, \(ModuleName.swift)CustomStringConvertible {",
            "    let name: \(ModuleName.swift)String",
            "",
            "    var description: \(ModuleName.swift)String {",
            "        \"\\(self.name) cannot be resolved: the container is gone. Keep the container as long as you use its singletons.\"",
            "    }",
            "}",
        ]
    }

    private var transfer: [String] {
        [
            "/// Takes an instance to where the compiler cannot see that it may go.",
            "fileprivate nonisolated struct \(plan.transferType)<Instance>: @unchecked \(ModuleName.swift)Sendable {",
            "    let instance: Instance",
            "",
            "    init(_ instance: Instance) { self.instance = instance }",
            "}",
        ]
    }

    private var making: [String] {
        [
            "/// What a task is making, outermost first.",
            "fileprivate nonisolated struct \(plan.makingType): \(ModuleName.swift)Sendable, \(ModuleName.swift)Equatable {",
            "    static let current = \(ModuleName.swift)TaskLocal<[\(plan.makingType)]>(wrappedValue: [])",
            "",
            "    let name: \(ModuleName.swift)String",
            "    let owner: \(ModuleName.swift)ObjectIdentifier",
            "",
            "    /// The path with one more step, unless that is on it already.",
            "    static func path(to name: \(ModuleName.swift)String, of owner: \(plan.name)) throws -> [\(plan.makingType)] {",
            "        let step = \(plan.makingType)(name: name, owner: \(ModuleName.swift)ObjectIdentifier(owner))",
            "        let path = current.get()",
            "        if let start = path.firstIndex(of: step) {",
            "            throw \(plan.cycleType)(path: path[start...].map(\\.name) + [name])",
            "        }",
            "        return path + [step]",
            "    }",
            "}",
        ]
    }

    private var cycle: [String] {
        [
            "/// Something came back to an instance that was still being made.",
            "fileprivate nonisolated struct \(plan.cycleType): \(ModuleName.swift)Error, \(ModuleName.swift)CustomStringConvertible {",
            "    let path: [\(ModuleName.swift)String]",
            "",
            "    init(path: some \(ModuleName.swift)Sequence<\(ModuleName.swift)String>) { self.path = \(ModuleName.swift)Array(path) }",
            "",
            "    var description: \(ModuleName.swift)String {",
            "        \"Dependency cycle: \\(path.joined(separator: \" → \")). Break it by calling the closure, or using the Lazy,\"",
            "            + \" only when the instances are made.\"",
            "    }",
            "}",
        ]
    }
}
