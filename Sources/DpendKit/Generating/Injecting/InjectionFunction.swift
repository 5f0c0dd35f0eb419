/// Writes `inject(into:)`, which finds the class of an object that is passed as its superclass.
struct InjectionFunction {
    let injected: InjectedClass
    /// The type of the container that is passed, for a static function.
    var container: String?
    /// What the function demands besides the isolation of the class.
    let effects: Effects
    /// The statements that inject into `object`, which is of the class itself.
    let body: [String]

    /// Whether other functions than that of a superclass call it.
    var isCalled = false

    /// The function. What generated code calls has a name of its own, since the compiler is slow in telling hundreds of
    /// one name apart.
    var members: [[String]] {
        let statements = GeneratedLines.indented(dispatch + body)
        let visible = [Self.documentation] + opening("func inject(", "into object", access: injected.modifier())
        guard injected.isSubclass || isCalled else { return [visible + statements + ["}"]] }
        return [
            visible + ["    \(Accessor.keywords(effects))\(Self.call(injected, container))", "}"],
            opening("func \(injected.completer)(", "_ object", access: "private ") + statements + ["}"],
        ]
    }

    private func opening(_ function: String, _ object: String, access: String = "") -> [String] {
        GeneratedLines.signature(
            "\(injected.effects.initializerIsolation)\(access)\(container == nil ? "" : "static ")\(function)",
            ["\(object): \(injected.type.spelling(.code))"] + (container.map { ["from container: \($0)"] } ?? []),
            ")\(Accessor.specifiers(effects)) {")
    }

    private static func call(_ injected: InjectedClass, _ container: String?) -> String {
        "\(injected.completer)(object\(container == nil ? "" : ", from: container"))"
    }

    private var dispatch: [String] {
        guard !injected.subclasses.isEmpty else { return [] }
        let cases = injected.subclasses.flatMap { subclass -> [String] in
            let type = subclass.type.spelling(.code)
            guard let obstacle = obstacle(to: subclass) else {
                // With a container everything can throw.
                let demanded = Effects(
                    isThrowing: container != nil || subclass.effects.isThrowing, isAsync: subclass.effects.isAsync)
                return ["case let object as \(type): return \(Accessor.keywords(demanded))\(Self.call(subclass, container))"]
            }
            // Names in backticks may contain quotes.
            let name = subclass.type.spelling(.plain).replacing("\"", with: "\\\"")
            return ["case is \(type):", "    \(ModuleName.swift)fatalError(\"injecting into '\(name)' \(obstacle)\")"]
        }
        return ["switch object {"] + cases + ["default: break", "}"]
    }

    /// What a function that takes the superclass cannot do; Swift takes that one too where nothing awaits.
    private func obstacle(to subclass: InjectedClass) -> String? {
        let (own, other) = (injected.effects, subclass.effects)
        if other.isAsync, !own.isAsync { return "has to be awaited: pass it as its own class, with 'await'" }
        if other.isThrowing, !own.isThrowing { return "can throw: pass it as its own class, with 'try'" }
        guard let actor = other.globalActor, actor != own.globalActor else { return nil }
        return "belongs to @\(actor): pass it there, as its own class"
    }

    static let documentation = "/// Sets the `@Injected` properties of an object that something else made."
}
