/// Writes `inject(into:)`, which also recognizes subclasses of the parameter's class.
struct InjectionFunction {
    let injected: InjectedClass
    /// The type of the container parameter, for a static function.
    var container: SwiftType?
    /// The effects of the function besides the isolation of the class.
    let effects: Effects
    /// The statements that inject into `object` of exactly this class.
    let body: () -> [SwiftStatement]

    /// Whether other functions than a superclass's call it.
    var isCalled = false

    /// The function. Generated code calls one with a unique name, because the compiler is slow to resolve hundreds of
    /// overloads.
    var members: [SwiftDeclaration] {
        guard injected.isSubclass || isCalled else {
            return [
                function("func inject", "into object", injected.modifier(), dispatching).documented(Self.documentation)
            ]
        }
        return [
            function("func inject", "into object", injected.modifier()) {
                [.evaluate(Self.call(injected, container).demanding(effects))]
            }
            .documented(Self.documentation),
            function("func \(injected.completer)", "_ object", "private ", dispatching),
        ]
    }

    private func function(
        _ head: SwiftCode, _ object: SwiftCode, _ access: SwiftModifiers, _ body: @escaping () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        let isolation = SwiftModifiers(isolation: injected.effects)
        let parameters =
            [SwiftParameter(object, SwiftType(injected.type))]
            + (container.map { [SwiftParameter("from container", $0)] } ?? [])
        let word: SwiftModifiers = container == nil ? "" : "static "
        return .function("\(isolation)\(access)\(word)\(head)", parameters, effects, body)
            .available(injected.injectingAvailability)
    }

    private static func call(_ injected: InjectedClass, _ container: SwiftType?) -> SwiftExpression {
        container == nil ? "\(injected.completer)(object)" : "\(injected.completer)(object, from: container)"
    }

    private func dispatching() -> [SwiftStatement] {
        if injected.subclasses.isEmpty { return body() }
        let others: (pattern: SwiftCode, body: [SwiftStatement]) = ("default", [.evaluate("break")])
        return [.switch("object", injected.subclasses.map(dispatch) + [others])] + body()
    }

    private func dispatch(to subclass: InjectedClass) -> (pattern: SwiftCode, body: [SwiftStatement]) {
        let type = SwiftType(subclass.type)
        if let obstacle = obstacle(to: subclass) {
            let message = "injecting into '\(subclass.type.spelling(.plain))' \(obstacle)"
            return (
                "case is \(type)",
                [.evaluate(SwiftExpression("\(.swift)fatalError").call([SwiftArgument(.string(message))]))]
            )
        }
        // With a container, every call can throw.
        let call = Self.call(subclass, container).demanding(
            throws: container != nil || subclass.effects.isThrowing, await: subclass.effects.isAsync)
        return ("case let object as \(type)", [.return(call)])
    }

    /// Why a function with the superclass as parameter cannot inject into the subclass. Swift also calls this function
    /// if nothing awaits.
    private func obstacle(to subclass: InjectedClass) -> String? {
        let (own, other) = (injected.effects, subclass.effects)
        if other.isAsync, !own.isAsync { return "has to be awaited: pass it as its own class, with 'await'" }
        if other.isThrowing, !own.isThrowing { return "can throw: pass it as its own class, with 'try'" }
        guard let actor = other.globalActor, actor != own.globalActor else { return nil }
        return "belongs to @\(actor): pass it there, as its own class"
    }

    static let documentation: SwiftComment = "Sets the `@Injected` properties of an object that other code made."
}
