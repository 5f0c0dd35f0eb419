/// Writes how an override is used in place of a provider.
struct StaticOverride {
    let part: StaticPart

    /// The declaration of what the override gives, as a condition, and how it is used; nil if there can be none.
    private var condition: (declaration: String, value: String)? {
        let accessor = part.accessor
        guard accessor.isVisible else { return nil }
        let overrides = "self._overrides?"
        guard let parameters = accessor.parameters else {
            let function = Self.function(for: accessor.effects)
            let type = accessor.type.parenthesized(.code)
            return ("if let override = \(accessor.keywords)\(overrides).\(function)(\(type).self, \(name))", "override")
        }
        let values = parameters.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ", ")
        let type = AccessorOverrides.closureType(of: accessor)
        return ("if let make = \(overrides)._closure((\(type)).self, \(name))", "\(accessor.keywords)make(\(values))")
    }

    private var name: String { "\"\(part.accessor.uniqueName)\"" }

    /// The statement that returns what the override makes.
    func statement(_ result: (String) -> String = { $0 }) -> [String] {
        condition.map { ["\($0.declaration) { return \(result($0.value)) }"] } ?? []
    }

    /// The declaration of `made`, from the override or else from the provider.
    func assignment(of provider: StaticExpression) -> [String] {
        let type = part.accessor.type.spelling(.code)
        guard let condition else {
            return provider.statements + GeneratedLines.enclosed("let made: \(type) = \(provider.keywords)", provider.lines)
        }
        return ["let made: \(type)", "\(condition.declaration) {", "    made = \(condition.value)", "} else {"]
            + GeneratedLines.indented(provider.statements + GeneratedLines.enclosed("made = \(provider.keywords)", provider.lines)) + ["}"]
    }

    /// What keeps the overrides of the given parts and calls them.
    static func members(for parts: [StaticPart]) -> [String] {
        let effects = parts.filter { $0.accessor.isVisible && !$0.isAssisted }.map(\.effects)
        let functions = Dictionary(effects.map { (function(for: $0), $0) }) { first, _ in first }
        return [
            "fileprivate var _closures: [\(ModuleName.swift)String: Any] = [:]", "",
            "fileprivate func _closure<Closure>(_ type: Closure.Type, _ name: \(ModuleName.swift)String) -> Closure? {",
            "    self._closures[name] as? Closure", "}",
        ] + functions.sorted { $0.key < $1.key }.flatMap { function, effects -> [String] in
            let type = AccessorOverrides.closureType(effects, result: "Instance")
            let specifiers = Accessor.specifiers(effects)
            return [
                "", "\(effects.initializerIsolation)fileprivate func \(function)<Instance>(",
                "    _ type: Instance.Type, _ name: \(ModuleName.swift)String", ")\(specifiers) -> Instance? {",
                "    guard let make = self._closure((\(type)).self, name) else { return nil }",
                "    return \(Accessor.keywords(effects))make()", "}",
            ]
        }
    }

    /// The name of the function that calls overrides with the given effects.
    private static func function(for effects: Effects) -> String {
        let words = [effects.isAsync ? "Async" : "", effects.isThrowing ? "Throwing" : ""]
        let actor = effects.globalActor.map { "On\($0.filter { $0.isLetter || $0.isNumber })" } ?? ""
        return "_made\(words.joined())\(actor)"
    }
}
