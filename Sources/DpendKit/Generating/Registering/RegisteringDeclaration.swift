/// Writes a declaration with a function that makes a container and registers everything with it.
struct RegisteringDeclaration<Generator: RegistrationGenerator> {
    let registrations: Generator

    /// The types that stand in the declaration for others to see.
    func exposedTypes(for plan: RegistrationPlan, in graph: DependencyGraph) -> [TypeExpression] {
        let container = NominalType(module: registrations.containerModule, components: [.init(name: "DependencyContainer")])
        return [.nominal(container)] + plan.externals.map(\.key.type)
            + (registrations.accessors(for: plan, in: graph)?.accessors.exposedTypes ?? []) + plan.injectedClasses.flatMap(\.exposedTypes)
    }

    func declarations(for plan: RegistrationPlan, in graph: DependencyGraph, name: String) -> [String] {
        let groups = GeneratedLines.groups(of: plan.registrations)
        let injections = plan.injectedClasses.flatMap { registrations.lines(for: $0, in: graph) }
        let isolation = registrations.isolation(of: plan)
        let accessors = registrations.accessors(for: plan, in: graph)
        var lines = [
            "",
            "/// The dependencies of this application and of the libraries it links.",
            plan.visibility.access.modifier
                + (accessors == nil ? "enum \(name) {" : "nonisolated struct \(name): Sendable {"),
        ]
        lines += GeneratedLines.indented(QualifiedNames(plan).declarations)
        lines += GeneratedLines.indented(registrations.declarations(for: plan))
        if let accessors { lines += GeneratedLines.indented(accessors.initializer) + [""] }
        lines += GeneratedLines.indented(makeContainer(plan, functionCount: groups.count, injects: !injections.isEmpty))
        for (position, group) in groups.enumerated() {
            let body =
                registrations.preparation(resolves: group.contains(where: \.resolves))
                + group.flatMap { registrations.lines(for: $0, in: graph) }
            lines += [
                "",
                "    \(isolation)private static func \(functionName(position, of: groups.count))("
                    + "in container: \(registrations.containerType)) {",
            ]
            lines += GeneratedLines.indented(body, by: 2) + ["    }"]
        }
        if !injections.isEmpty {
            let type = registrations.containerType
            lines += ["", "    \(isolation)private static func registerInjections(in container: \(type)) {"]
            lines += GeneratedLines.indented(registrations.preparation(resolves: true) + injections, by: 2) + ["    }"]
        }
        return lines + ["}"] + (accessors?.extensions(of: name) ?? [])
            + GeneratedLines.extensions(
                of: name,
                plan.injectedClasses.flatMap { injected in
                    let injection = RegisteringInjection(injected: injected, graph: graph, generator: registrations)
                    return (accessors == nil ? [] : [injection.accessor]) + injection.members(hasAccessor: accessors != nil)
                        + InjectionMembers(injected: injected).members
                })
    }

    private func makeContainer(_ plan: RegistrationPlan, functionCount: Int, injects: Bool) -> [String] {
        let isAsync = plan.effects.isAsync
        // What awaits gets to the main actor by itself, and stays with its caller, whose overrides need not be Sendable.
        let isolation =
            isAsync
            ? "nonisolated(nonsending) "
            : plan.effects.globalActor.map { "@\($0) " } ?? registrations.isolation(of: plan)
        let body =
            ["let container = \(registrations.emptyContainer)"] + plan.externals.map(registrations.line)
            + (0..<functionCount).map { "\(functionName($0, of: functionCount))(in: container)" }
            + (injects ? ["registerInjections(in: container)"] : [])
            + ["try override(container)", "try \(isAsync ? "await " : "")container.bootstrap()", "return container"]
        let override = "overriding override: (\(registrations.containerType)) throws -> Void = { _ in }"
        let signature = GeneratedLines.signature(
            "\(isolation)\(plan.visibility.access.modifier)static func makeContainer(", plan.externals.map(\.parameter) + [override],
            ") \(isAsync ? "async " : "")throws -> \(registrations.containerType) {")
        return [
            "/// Makes a container that knows all dependencies, and in it what has to be there from the start.",
            "///",
            "/// - Parameter override: Replaces registrations before anything is made, for tests and previews.",
        ]
            + signature + GeneratedLines.indented(body) + ["}"]
    }

    private func functionName(_ position: Int, of count: Int) -> String {
        count == 1 ? "registerDependencies" : "registerDependencies\(position + 1)"
    }
}

extension RegistrationGenerator {
    func imports(for plan: RegistrationPlan) -> [ModuleImport] { [ModuleImport(containerModule)] }

    func exposedTypes(for plan: RegistrationPlan, in graph: DependencyGraph) -> [TypeExpression] {
        RegisteringDeclaration(registrations: self).exposedTypes(for: plan, in: graph)
    }

    func declarations(for plan: RegistrationPlan, in graph: DependencyGraph, name: String) -> [String] {
        RegisteringDeclaration(registrations: self).declarations(for: plan, in: graph, name: name)
    }
}
