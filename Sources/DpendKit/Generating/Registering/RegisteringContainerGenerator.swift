/// Writes a declaration with a function that makes a container and registers everything with it.
struct RegisteringContainerGenerator<Generator: RegistrationGenerator>: ContainerGenerator {
    let registrations: Generator

    func imports(for plan: RegistrationPlan) -> [ModuleImport] { [ModuleImport(registrations.containerModule)] }

    func exposedTypes(for plan: RegistrationPlan, in graph: DependencyGraph) -> [TypeExpression] {
        let container = NominalType(module: registrations.containerModule, components: [.init(name: "DependencyContainer")])
        return [.nominal(container)] + plan.externals.map(\.key.type)
            + (registrations.accessors(for: plan, in: graph)?.accessors.exposedTypes ?? [])
    }

    func declarations(for plan: RegistrationPlan, in graph: DependencyGraph, name: String) -> [String] {
        let groups = GeneratedLines.groups(of: plan.registrations)
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
        lines += GeneratedLines.indented(makeContainer(plan, functionCount: groups.count))
        for (position, group) in groups.enumerated() {
            let body =
                registrations.preparation(for: group) + group.flatMap { registrations.lines(for: $0, in: graph) }
            lines += [
                "",
                "    \(isolation)private static func \(functionName(position, of: groups.count))("
                    + "in container: \(registrations.containerType)) {",
            ]
            lines += GeneratedLines.indented(body, by: 2) + ["    }"]
        }
        return lines + ["}"] + (accessors?.extensions(of: name) ?? [])
    }

    private func makeContainer(_ plan: RegistrationPlan, functionCount: Int) -> [String] {
        let isAsync = plan.effects.isAsync
        // What awaits gets to the main actor by itself, and stays with its caller, whose overrides need not be Sendable.
        let isolation =
            isAsync
            ? "nonisolated(nonsending) "
            : plan.effects.globalActor.map { "@\($0) " } ?? registrations.isolation(of: plan)
        let body =
            ["let container = \(registrations.emptyContainer)"] + plan.externals.map(registrations.line)
            + (0..<functionCount).map { "\(functionName($0, of: functionCount))(in: container)" }
            + ["try override(container)", "try \(isAsync ? "await " : "")container.bootstrap()", "return container"]
        let override = "overriding override: (\(registrations.containerType)) throws -> Void = { _ in }"
        let signature = GeneratedLines.signature(
            "\(plan.visibility.access.modifier)\(isolation)static func makeContainer(", plan.externals.map(\.parameter) + [override],
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
