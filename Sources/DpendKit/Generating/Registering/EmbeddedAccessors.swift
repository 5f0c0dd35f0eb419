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
            + "\(arguments.joined(separator: ", ")))"
        let body = effects.isThrowing ? [call] : Self.trapping(call)
        return [
            "private let _container: \(generator.containerType)", "",
            "/// Makes what has to be there from the start; all else is made when it is needed.",
        ]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)init(", plan.externals.map(\.parameter),
                ")\(Accessor.specifiers(effects)) {")
            + GeneratedLines.indented(body) + ["}"]
    }

    /// The extensions with the accessors.
    func extensions(of name: String) -> [String] {
        let visible = (accessors.externals + accessors.registered).filter(\.isVisible)
        return GeneratedLines.groups(of: visible).flatMap { group in
            let members = group.flatMap { [""] + $0.declaration(body(of: $0)) }.dropFirst()
            return ["", "nonisolated extension \(name) {"] + GeneratedLines.indented(Array(members)) + ["}"]
        }
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
