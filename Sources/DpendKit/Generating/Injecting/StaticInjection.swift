/// Writes the injection into objects that other code makes, for the `static` back end.
struct StaticInjection {
    let plan: StaticPlan
    let injected: InjectedClass
    /// The number of the class's container.
    let container: Int

    var members: [SwiftDeclaration] {
        InjectionFunction(injected: injected, effects: injected.effects, body: { body }).members
    }

    @SwiftStatements private var body: [SwiftStatement] {
        if needsShared { "let shared = \(plan.types.shared)()" }
        if let call {
            if call.throwsErrors && !injected.effects.isThrowing {
                SwiftStatement.trapping { SwiftStatement.set("_", to: call) }
            } else {
                SwiftStatement.set("_", to: call)
            }
        }
    }

    /// The expression that sets the properties of `object`; nil if there are none.
    private var call: SwiftExpression? {
        let effects = injected.effects
        var none = AutoclosureArguments()
        let values = StaticArguments(
            plan: plan, container: container, isAsync: effects.isAsync, actor: effects.globalActor)
        let arguments = values.arguments(injected.properties, run: [], &none)
        return arguments.isEmpty
            ? nil : SwiftExpression("Self.\(injected.setter)").call([SwiftArgument("object")] + arguments)
    }

    /// Whether it uses instances of scope `shared`, which belong to this call.
    private var needsShared: Bool {
        injected.properties.flatMap(\.edge.immediateTargets).contains { position in
            guard case .part(let part) = plan.target(position, from: container) else { return false }
            return part.needsShared && !part.takesRunTimeValues
        }
    }
}
