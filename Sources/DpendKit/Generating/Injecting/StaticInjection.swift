/// Writes for the `static` back-end what injects into an object that is made elsewhere.
struct StaticInjection {
    let plan: StaticPlan
    let injected: InjectedClass

    var members: [[String]] {
        let effects = injected.effects
        let values = StaticArguments(plan: plan, isAsync: effects.isAsync, actor: effects.globalActor)
        var call = StaticExpression("")
        var none = AutoclosureArguments()
        let arguments = values.arguments(injected.properties, run: [], of: &call, &none)
        var statement: [String] = []
        if !arguments.isEmpty {
            let lines = InjectedClass.lines(["object"], "Self.\(injected.setter)", arguments)
            statement = GeneratedLines.enclosed("_ = \(call.keywords)", lines)
        }
        let traps = call.throwsErrors && !effects.isThrowing
        return InjectionFunction(
            injected: injected, effects: effects, body: fresh + (traps ? GeneratedLines.trapping(statement) : statement)
        ).members
    }

    /// The instances of scope `shared` are those of this one call.
    private var fresh: [String] {
        let needsShared = injected.properties.flatMap(\.edge.immediateTargets).contains { position in
            guard case .part(let part) = plan.target(position) else { return false }
            return part.needsShared && !part.isAssisted
        }
        return needsShared ? ["let shared = \(plan.sharedType)()"] : []
    }
}
