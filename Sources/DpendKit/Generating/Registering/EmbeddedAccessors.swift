/// Writes the accessors in front of the embedded container: the same as those of the `static` back-end.
struct EmbeddedAccessors {
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let generator: EmbeddedContainerGenerator

    /// The initializer and what it stores. The container's name is one that no accessor has.
    var initializer: [String] {
        let effects = accessors.eagerEffects(plan)
        let arguments = plan.externals.map {
            "\(SwiftIdentifier.escapedLabel($0.name)): \(SwiftIdentifier.escaped($0.variable))"
        }
        let call = "self._container = try \(effects.isAsync ? "await " : "")Self.makeContainer("
            + (arguments + ["overriding: overrides._replace"]).joined(separator: ", ") + ")"
        let body = overrides.collecting + (effects.isThrowing ? [call] : Self.trapping(call))
        return [
            "private let _container: \(generator.containerType)", "",
            "/// Makes what has to be there from the start; all else is made when it is needed.",
        ]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)\(plan.visibility.access.modifier)init(", plan.externals.map(\.parameter) + [overrides.parameter],
                ")\(Accessor.specifiers(effects)) {")
            + GeneratedLines.indented(body) + ["}"]
    }

    private var overrides: AccessorOverrides { AccessorOverrides(accessors) }

    /// How overrides are kept until there is a container.
    private var replacements: [String] {
        [
            "fileprivate var _replacements: [(\(generator.containerType)) throws -> Void] = []", "",
            "fileprivate func _replace(in container: \(generator.containerType)) throws {",
            "    for replace in self._replacements { try replace(container) }", "}",
        ]
    }

    private func replacement(of accessor: Accessor) -> String {
        let function = accessor.parameters == nil ? Self.function(for: accessor.effects) : "replace"
        let make = accessor.parameters == nil ? "make" : "{ make }"
        return "self._replacements.append { try $0.\(function)(\(generator.arguments(for: accessor.key)), with: \(make)) }"
    }

    private static func function(for effects: Effects) -> String {
        "replace\(effects.isAsync ? "Async" : "")\(effects.globalActor.map { "On\($0)" } ?? "")"
    }

    /// The extensions with the accessors, and what stands in for them in tests.
    func extensions(of name: String) -> [String] {
        let visible = (accessors.externals + accessors.registered).filter(\.isVisible)
        let extensions = GeneratedLines.groups(of: visible).flatMap { group in
            let members = group.flatMap { [""] + $0.declaration(body(of: $0)) }.dropFirst()
            return ["", "nonisolated extension \(name) {"] + GeneratedLines.indented(Array(members)) + ["}"]
        }
        return extensions + overrides.lines(in: name, members: replacements, keeping: replacement)
    }

    private func body(of accessor: Accessor) -> [String] {
        let arguments = generator.arguments(for: accessor.key)
        guard let parameters = accessor.parameters, case .function(let function) = accessor.key.type else {
            let name = accessor.effects.isThrowing ? "resolve" : "resolveTrapping"
            return ["\(accessor.keywords)self._container.\(name)(\(arguments))"]
        }
        let values = parameters.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ", ")
        let keywords = Accessor.keywords(Effects(isThrowing: function.isThrowing, isAsync: accessor.effects.isAsync))
        let call = "\(keywords)self._container.resolveTrapping(\(arguments))(\(values))"
        return function.isThrowing && !accessor.effects.isThrowing ? Self.trapping("return \(call)") : [call]
    }

    private static func trapping(_ statement: String) -> [String] {
        ["do {", "    \(statement)", "} catch {", "    fatalError(\"\\(error)\")", "}"]
    }
}
