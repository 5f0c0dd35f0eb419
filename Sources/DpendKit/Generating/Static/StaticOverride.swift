/// Writes how an override replaces a provider.
struct StaticOverride {
    let plan: StaticPlan
    let part: StaticPart

    /// The condition that there is an override, and its value; nil if there cannot be one.
    private var override: (condition: SwiftCondition, value: SwiftExpression)? {
        let accessor = part.accessor
        guard accessor.isVisible else { return nil }
        let name = SwiftArgument(.string(accessor.uniqueName))
        if accessor.parameters == nil {
            let function = Self.function(for: accessor.effects)
            let call = SwiftExpression("self._overrides?.\(function)").call([
                SwiftArgument(.metatype(accessor.type)), name,
            ])
            return (.let("override", call.demanding(accessor.effects)), "override")
        }
        let type = SwiftArgument("(\(accessor.closureType)).self")
        let call = SwiftExpression("self._overrides?._closure").call([type, name])
        let make = SwiftExpression("make").call(
            accessor.valuesForClosure(plan.types.transfer).map { SwiftArgument($0) })
        return (.let("make", call), make.demanding(accessor.effects))
    }

    /// The statement that returns the override's instance, in a box if necessary.
    func statements(_ box: (SwiftExpression) -> SwiftExpression = { $0 }) -> [SwiftStatement] {
        override.map { [.if($0.condition, then: [.return(box($0.value))], else: [])] } ?? []
    }

    /// The declaration of `made`, from the override or from the provider.
    ///
    /// - Parameter statements: The statements before the provider's call.
    @SwiftStatements func assignment(of provider: SwiftExpression, _ statements: [SwiftStatement]) -> [SwiftStatement] {
        if let override {
            "let made: \(part.type)"
            SwiftStatement.if(override.condition) {
                SwiftStatement.set("made", to: override.value)
            } else: {
                statements
                SwiftStatement.set("made", to: provider)
            }
        } else {
            statements
            SwiftStatement.let("made: \(part.type)", provider)
        }
    }

    /// The members that store the overrides of the given parts and call them.
    ///
    /// - Parameter openings: The containers whose overrides are stored as well, if there are nested containers; else
    ///   nil.
    @SwiftMembers static func members(for parts: [StaticPart], openings: [ContainerOpening]?) -> [SwiftDeclaration] {
        if let openings {
            AccessorOverrides.isEmpty(["self._closures.isEmpty"], openings)
        }
        SwiftDeclaration.line("fileprivate var _closures: [\(.swift)String: Any]", "[:]")
        SwiftDeclaration.function(
            "fileprivate func _closure<Closure>",
            [SwiftParameter("_ type", "Closure.Type"), SwiftParameter("_ name", "\(.swift)String")], returns: "Closure?"
        ) { "self._closures[name] as? Closure" }
        let effects = parts.filter { $0.accessor.isVisible && !$0.takesRunTimeValues }.map(\.effects)
        let functions = Dictionary(effects.map { (function(for: $0).text, $0) }) { first, _ in first }
        for (_, effects) in functions.sorted(by: { $0.key < $1.key }) { caller(effects) }
    }

    /// The function that calls overrides with the given effects.
    private static func caller(_ effects: Effects) -> SwiftDeclaration {
        .function(
            "\(SwiftModifiers(isolation: effects))fileprivate func \(function(for: effects))<Instance>",
            [SwiftParameter("_ type", "Instance.Type"), SwiftParameter("_ name", "\(.swift)String")], effects,
            returns: "Instance?"
        ) {
            let type = SwiftType.closure(effects, returns: "Instance")
            SwiftStatement.guard(.let("make", "self._closure((\(type)).self, name)")) { SwiftStatement.return("nil") }
            SwiftStatement.return(SwiftExpression("make()").demanding(effects))
        }
    }

    private static func function(for effects: Effects) -> SwiftName {
        let words = [effects.isAsync ? "Async" : "", effects.isThrowing ? "Throwing" : ""]
        let actor = effects.globalActor.map { "On\($0.filter { $0.isLetter || $0.isNumber })" } ?? ""
        return SwiftName(escaping: "_made\(words.joined())\(actor)")
    }
}
