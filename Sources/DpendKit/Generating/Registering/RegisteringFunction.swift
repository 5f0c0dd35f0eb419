/// A function of generated code that registers a part of the dependencies.
struct RegisteringFunction {
    let name: SwiftName
    /// The global actor of its registrations.
    let actor: String?
    /// The values that it registers.
    var values: [RegistrationPlan.External] = []
    let body: () -> [SwiftStatement]

    /// Whether containers of one kind can share its registrations.
    var isShared: Bool { values.isEmpty }

    /// The functions that together register everything, in their order.
    static func all(
        for plan: RegistrationPlan, in graph: DependencyGraph, _ generator: some RegistrationGenerator
    ) -> [RegisteringFunction] {
        let groups = groups(of: plan.registrations, generator)
        let dependencies = groups.enumerated().map { position, group in
            RegisteringFunction(
                name: SwiftName(escaping: "registerDependencies" + (groups.count == 1 ? "" : "\(position + 1)")),
                actor: group.actor,
                body: {
                    generator.preparation(resolves: group.registrations.contains(where: \.resolves))
                        + group.registrations.map {
                            .if(available: $0.availability, .evaluate(generator.registration($0, in: graph)))
                        }
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
                    body: { plan.externals.map { .evaluate(generator.registration(of: $0)) } })
            ]
    }

    /// The registrations of each function. Eager singletons are made in the order of registration. If some of them are
    /// isolated to an actor, they keep their order after the others.
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
            group.registrations.groups.map { (group.actor, $0) }
        }
    }

    private static func injections(
        _ plan: RegistrationPlan, _ graph: DependencyGraph, _ generator: some RegistrationGenerator
    ) -> [RegisteringFunction] {
        let injections = plan.injectedClasses.compactMap { injected in
            generator.registration(of: injected, in: graph).map {
                (actor: generator.registeringActor(of: injected), registration: $0)
            }
        }
        return Set(injections.map(\.actor)).sorted { ($0 ?? "") < ($1 ?? "") }.map { actor in
            RegisteringFunction(
                name: SwiftName(escaping: "registerInjections\(actor.map { "On\($0)" } ?? "")"), actor: actor,
                body: {
                    generator.preparation(resolves: true)
                        + injections.filter { $0.actor == actor }.map { .evaluate($0.registration) }
                })
        }
    }

    /// The call that registers everything with `container`.
    var call: SwiftExpression {
        SwiftExpression(name).call([SwiftArgument("in", "container")] + values.map(\.argument))
    }

    /// The declaration for a type of container.
    func declaration(_ containerType: SwiftType) -> SwiftDeclaration {
        .function(
            "\(actor.map { SwiftModifiers(actor: $0) } ?? "nonisolated ")private static func \(name)",
            [SwiftParameter("in container", containerType)] + values.map(\.parameter)
        ) { body() }
    }
}
