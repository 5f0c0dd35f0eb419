/// Writes a declaration with a function that makes a container and registers everything with it.
struct RegisteringDeclaration<Generator: RegistrationGenerator> {
    let registrations: Generator

    /// The types that stand in the declaration for others to see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        let container = NominalType(module: registrations.containerModule, components: [.init(name: "DependencyContainer")])
        return [.nominal(container)] + plan.externals.map(\.key.type)
            + accessors.exposedTypes + plan.injectedClasses.flatMap(\.exposedTypes)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [String] {
        let accessors = RegisteringAccessors(plan: plan, accessors: accessors, generator: registrations)
        let functions = RegisteringFunction.all(for: plan, in: graph, registrations)
        let members =
            QualifiedNames(plan).declarations + (plan.transfersArguments ? Self.transfer : []) + registrations.declarations(for: plan) + accessors.initializer + [""]
            + makeContainer(plan, functions)
        let injections = plan.injectedClasses.flatMap { injected in
            let injection = RegisteringInjection(injected: injected, graph: graph, generator: registrations)
            return [injection.accessor] + injection.members + InjectionMembers(injected: injected, transferType: "_Transfer").members
        }
        var lines = [
            "",
            "/// The dependencies of this application and of the libraries it links.",
            "\(plan.visibility.access.modifier)nonisolated struct \(name): \(ModuleName.swift)Sendable {",
        ]
        lines += GeneratedLines.indented(members)
        for function in functions { lines += GeneratedLines.indented([""] + function.declaration(registrations.containerType)) }
        lines.append("}")
        lines += accessors.extensions(of: name)
        lines += GeneratedLines.extensions(of: name, injections)
        return lines
    }

    /// An actor's initializer takes what it is given away from where that comes from.
    private static var transfer: [String] {
        [
            "/// Takes an instance to where the compiler cannot see that it may go.",
            "private nonisolated struct _Transfer<Instance>: @unchecked \(ModuleName.swift)Sendable {", "    let instance: Instance", "",
            "    init(_ instance: Instance) { self.instance = instance }", "}", "",
        ]
    }

    private func makeContainer(_ plan: RegistrationPlan, _ functions: [RegisteringFunction]) -> [String] {
        let isAsync = plan.effects.isAsync
        let actor = plan.effects.globalActor ?? registrations.registeringActor(of: plan)
        // What awaits gets to the main actor by itself, and stays with its caller, whose overrides need not be Sendable.
        let isolation = isAsync ? "nonisolated(nonsending) " : actor.map { $0.actorAttribute + " " } ?? "nonisolated "
        let body =
            registrations.emptyContainer(for: plan) + functions.map(\.call)
            + ["try override(container)", "try \(isAsync ? "await " : "")container.bootstrap()", "return container"]
        let override = "overriding override: (\(registrations.containerType)) throws -> \(ModuleName.swift)Void = { _ in }"
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
}

extension RegistrationGenerator {
    func imports(for plan: RegistrationPlan) -> [ModuleImport] { [ModuleImport(containerModule)] }

    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        RegisteringDeclaration(registrations: self).exposedTypes(for: plan, accessors)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [String] {
        RegisteringDeclaration(registrations: self).declarations(for: plan, accessors, in: graph, name: name)
    }
}
