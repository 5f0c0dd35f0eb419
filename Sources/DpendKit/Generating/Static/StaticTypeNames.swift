/// The names of the types that the `static` back end declares beside its containers.
struct StaticTypeNames {
    private let plan: RegistrationPlan
    private let containers: [StaticContainer]
    /// The name of the declaration, with which these names begin.
    private let name: String
    private var isNested: Bool { containers.count > 1 }

    init(_ plan: RegistrationPlan, _ containers: [StaticContainer], name: String) {
        (self.plan, self.containers, self.name) = (plan, containers, name)
    }

    /// The name of a type where it is declared.
    func declared(_ suffix: String) -> SwiftType { plan.unused("\(name)\(suffix)") }

    /// The full name of a type. An extension of a nested type does not see the types beside it.
    private func full(_ suffix: String) -> SwiftType {
        isNested ? "\(SwiftType(SwiftName(escaping: name))).\(declared(suffix))" : declared(suffix)
    }

    var shared: SwiftType { full("SharedInstances") }
    var kept: SwiftType { full(isNested ? "KeptInstances" : "KeptInstance") }
    var transfer: SwiftType { full("Transfer") }
    var making: SwiftType { full("Making") }
    var waiting: SwiftType { full("Waiting") }
    var pending: SwiftType { full("Pending") }
    var closing: SwiftType { full("Closing") }
    var trace: SwiftType { full("Trace") }
    var start: ParallelStart.Types { ParallelStart.Types(started: full("Started"), start: full("Start")) }
    var cycle: SwiftType { full("DependencyCycle") }
    var gone: SwiftType { full("Gone") }
    /// The type of a lock. Generated code that uses the runtime takes the lock of the runtime.
    var lock: SwiftType {
        containers.useRuntime ? "\(.runtime)RecursiveLock" : plan.unused("\(name)Lock")
    }

    func declaredHold(_ container: Int) -> SwiftType { declared("\(containers[container].suffix)Hold") }
    func hold(_ container: Int) -> SwiftType {
        isNested ? "\(containers[container].type).\(declaredHold(container))" : declaredHold(container)
    }
}
