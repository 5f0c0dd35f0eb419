/// Writes for the `static` back-end what injects into an object that is made elsewhere.
struct StaticInjection {
    let plan: StaticPlan
    let injected: InjectedClass

    var lines: [String] {
        let effects = injected.effects
        let values = StaticArguments(plan: plan, isAsync: effects.isAsync, actor: effects.globalActor)
        var call = StaticExpression("")
        let arguments = values.arguments(injected.properties, run: [], of: &call)
        let statement =
            arguments.isEmpty
            ? [] : GeneratedLines.enclosed("_ = \(call.keywords)", InjectedClass.lines(["object"], "Self.\(injected.setter)", arguments))
        let traps = call.throwsErrors && !effects.isThrowing
        return [InjectedClass.documentation]
            + ["\(effects.initializerIsolation)func inject(into object: \(injected.type.spelling(.code)))\(Accessor.specifiers(effects)) {"]
            + GeneratedLines.indented(SubclassInjection(injected: injected).lines(keywords: Accessor.keywords))
            + GeneratedLines.indented(fresh + (traps ? GeneratedLines.trapping(statement) : statement)) + ["}"]
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

extension InjectedClass {
    /// What the documentation says of `inject(into:)`.
    static let documentation = "/// Sets the `@Injected` properties of an object that something else made."
}
