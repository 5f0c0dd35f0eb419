import DpendRuntime

/// Writes the accessors in front of a container: the same as those of the `static` back-end.
struct RegisteringAccessors<Generator: RegistrationGenerator> {
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let generator: Generator

    /// The initializer and what it stores. The container's name is one that no accessor has.
    var initializer: [String] {
        let effects = generator.initializerEffects(plan, accessors)
        let arguments = plan.externals.map {
            "\(SwiftIdentifier.escapedLabel($0.name)): \(SwiftIdentifier.escaped($0.variable))"
        }
        let call = "self._container = try \(effects.isAsync ? "await " : "")Self.makeContainer("
            + (arguments + ["overriding: { try overrides._replace(in: $0) }"]).joined(separator: ", ") + ")"
        let body = overrides.collecting + (effects.isThrowing ? [call] : GeneratedLines.trapping([call]))
        return generator.storage + [
            "", "/// Makes what has to be there from the start; all else is made when it is needed.",
        ]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)\(plan.visibility.access.modifier)init(", plan.externals.map(\.parameter) + [overrides.parameter],
                ")\(Accessor.specifiers(effects)) {")
            + GeneratedLines.indented(body) + ["}"]
    }

    private var overrides: AccessorOverrides { AccessorOverrides(accessors) }

    /// How overrides are kept until there is a container: what registers on an actor apart from the rest.
    private var replacements: [String] {
        let actors = Set(overrides.accessors.map { generator.registeringActor(of: $0) })
        let lists = actors.sorted { ($0 ?? "") < ($1 ?? "") }
        let isolation = actors.compactMap(\.self).min().map { $0.actorAttribute + " " } ?? ""
        return lists.map { actor in
            "fileprivate var \(Self.list(actor)): [\(actor.map { $0.actorAttribute + " " } ?? "")(\(generator.containerType)) throws -> \(ModuleName.swift)Void] = []"
        } + [
            "", "\(isolation)fileprivate func _replace(in container: \(generator.containerType)) throws {",
        ] + lists.map { "    for replace in self.\(Self.list($0)) { try replace(container) }" } + ["}"]
    }

    private static func list(_ actor: String?) -> String { "_replacements\(actor.map { "On\($0)" } ?? "")" }

    private func keeping(_ accessor: Accessor, _ scopes: [DependencyKey: DependencyScope]) -> String {
        let replacement = generator.replacement(of: accessor, scope: scopes[accessor.key] ?? .unique)
        return "self.\(Self.list(generator.registeringActor(of: accessor))).append { \(replacement) }"
    }

    /// The extensions with the accessors, and what stands in for them in tests.
    func extensions(of name: String) -> [String] {
        let visible = (accessors.externals + accessors.registered).filter(\.isVisible)
        let extensions = GeneratedLines.groups(of: visible).flatMap { group in
            let members = group.flatMap { [""] + $0.declaration(body(of: $0)) }.dropFirst()
            return ["", "nonisolated extension \(name) {"] + GeneratedLines.indented(Array(members)) + ["}"]
        }
        let scopes = Dictionary(uniqueKeysWithValues: plan.registrations.map { ($0.key, $0.scope) })
        return extensions + overrides.lines(in: name, members: replacements, keeping: { keeping($0, scopes) })
    }

    private func body(of accessor: Accessor) -> [String] {
        let arguments = generator.arguments(for: accessor.key)
        guard let parameters = accessor.parameters, case .function(let function) = accessor.key.type else {
            let name = accessor.effects.isThrowing ? "resolve" : "resolveTrapping"
            return ["\(accessor.keywords)\(generator.accessorResolver).\(name)(\(arguments))"]
        }
        let values = parameters.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ", ")
        let keywords = Accessor.keywords(Effects(isThrowing: function.isThrowing, isAsync: accessor.effects.isAsync))
        let call = "\(keywords)\(generator.accessorResolver).resolveTrapping(\(arguments))(\(values))"
        return function.isThrowing && !accessor.effects.isThrowing ? GeneratedLines.trapping(["return \(call)"]) : [call]
    }
}
