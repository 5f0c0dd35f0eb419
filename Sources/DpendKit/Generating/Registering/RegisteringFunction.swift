/// A function of generated code that registers a part of the dependencies.
struct RegisteringFunction {
    let name: String
    /// The global actor that what it registers belongs to.
    let actor: String?
    /// The values that it registers.
    var values: [RegistrationPlan.External] = []
    /// Its lines, worked out when they are asked for: those of all functions together would be there twice.
    let body: () -> [String]

    /// The functions that together register everything, in their order.
    static func all(
        for plan: RegistrationPlan, in graph: DependencyGraph, _ generator: some RegistrationGenerator
    ) -> [RegisteringFunction] {
        let groups = groups(of: plan.registrations, generator)
        let dependencies = groups.enumerated().map { position, group in
            RegisteringFunction(
                name: groups.count == 1 ? "registerDependencies" : "registerDependencies\(position + 1)", actor: group.actor,
                body: {
                    generator.preparation(resolves: group.registrations.contains(where: \.resolves))
                        + group.registrations.flatMap { generator.lines(for: $0, in: graph) }
                })
        }
        return externals(plan, generator) + dependencies + injections(plan, graph, generator)
    }

    private static func externals(
        _ plan: RegistrationPlan, _ generator: some RegistrationGenerator
    ) -> [RegisteringFunction] {
        plan.externals.isEmpty
            ? []
            : [
                RegisteringFunction(
                    name: "registerExternals", actor: nil, values: plan.externals,
                    body: { plan.externals.map(generator.line) })
            ]
    }

    /// What one function registers each. Eager singletons are made in the order in which they are registered, so where some
    /// belong to an actor these stay in their order, behind the others.
    private static func groups(
        of registrations: [RegistrationPlan.Registration], _ generator: some RegistrationGenerator
    ) -> [(actor: String?, registrations: [RegistrationPlan.Registration])] {
        typealias Registration = RegistrationPlan.Registration
        func isIsolated(_ registration: Registration) -> Bool { generator.registeringActor(of: registration) != nil }
        func isEager(_ registration: Registration) -> Bool { registration.scope == .eagerSingleton }
        let late = registrations.filter { !isEager($0) }
        let ordered =
            registrations.contains(where: isIsolated)
            ? late.filter { !isIsolated($0) } + late.filter(isIsolated) + registrations.filter(isEager) : registrations
        var groups: [(actor: String?, registrations: [Registration])] = []
        for registration in ordered {
            let actor = generator.registeringActor(of: registration)
            if groups.last?.actor != actor || groups.isEmpty { groups.append((actor, [])) }
            groups[groups.count - 1].registrations.append(registration)
        }
        return groups.flatMap { group in
            GeneratedLines.groups(of: group.registrations).map { (group.actor, $0) }
        }
    }

    private static func injections(
        _ plan: RegistrationPlan, _ graph: DependencyGraph, _ generator: some RegistrationGenerator
    ) -> [RegisteringFunction] {
        let injections = plan.injectedClasses.map { injected in
            (actor: generator.registeringActor(of: injected), lines: generator.lines(for: injected, in: graph))
        }.filter { !$0.lines.isEmpty }
        return Set(injections.map(\.actor)).sorted { ($0 ?? "") < ($1 ?? "") }.map { actor in
            RegisteringFunction(
                name: "registerInjections\(actor.map { "On\($0)" } ?? "")", actor: actor,
                body: { generator.preparation(resolves: true) + injections.filter { $0.actor == actor }.flatMap(\.lines) })
        }
    }

    /// The call that registers with `container`.
    var call: String {
        let arguments = values.map {
            ", \(SwiftIdentifier.escapedLabel($0.name)): \(SwiftIdentifier.escaped($0.variable))"
        }
        return "\(name)(in: container\(arguments.joined()))"
    }

    /// The declaration for a type of container.
    func declaration(_ containerType: String) -> [String] {
        GeneratedLines.signature(
            "\(actor.map { $0.actorAttribute + " " } ?? "nonisolated ")private static func \(name)(",
            ["in container: \(containerType)"] + values.map(\.parameter), ") {")
            + GeneratedLines.indented(body()) + ["}"]
    }
}
