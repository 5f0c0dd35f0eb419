/// Writes a declaration with a function that makes a container and registers everything with it.
struct RegisteringDeclaration<Generator: RegistrationGenerator> {
    let registrations: Generator

    /// The types that stand in the declaration for others to see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        let container = NominalType(module: registrations.kind.module, components: [.init(name: "DependencyContainer")])
        return [.nominal(container)] + plan.externals.map(\.key.type)
            + accessors.exposedTypes + plan.injectedClasses.flatMap(\.exposedTypes)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: SwiftName
    ) -> [SwiftDeclaration] {
        let accessors = RegisteringAccessors(plan: plan, accessors: accessors, generator: registrations)
        let functions = RegisteringFunction.all(for: plan, in: graph, registrations)
        let injections = plan.injectedClasses.flatMap { injected in
            let injection = RegisteringInjection(injected: injected, graph: graph, generator: registrations)
            return [injection.accessor] + injection.members + InjectionMembers(injected: injected, transferType: "_Transfer").members
        }
        let declaration = SwiftDeclaration.type(
            "\(SwiftModifiers(plan.visibility.access))nonisolated struct \(name)", conformingTo: ["\(.swift)Sendable"]
        ) {
            QualifiedNames(plan).declarations
            if plan.transfersArguments { Self.transfer }
            registrations.declarations(for: plan)
            registrations.storage
            accessors.initializer
            makeContainer(plan, functions)
            for function in functions { function.declaration(registrations.containerType) }
        }
        return [declaration.documented("The dependencies of this application and of the libraries it links.")]
            + accessors.extensions(of: name) + SwiftDeclaration.extensions(of: name, injections)
    }

    /// An actor's initializer takes what it is given away from where that comes from.
    private static var transfer: SwiftDeclaration {
        .fixed(
            """
            /// Takes an instance to where the compiler cannot see that it may go.
            private nonisolated struct _Transfer<Instance>: @unchecked \(.swift)Sendable {
                let instance: Instance

                init(_ instance: Instance) { self.instance = instance }
            }
            """)
    }

    private func makeContainer(_ plan: RegistrationPlan, _ functions: [RegisteringFunction]) -> SwiftDeclaration {
        let effects = Effects(isThrowing: true, isAsync: plan.effects.isAsync)
        let actor = plan.effects.globalActor ?? registrations.registeringActor(of: plan)
        // What awaits gets to the main actor by itself, and stays with its caller, whose overrides need not be Sendable.
        let isolation: SwiftModifiers =
            effects.isAsync ? SwiftModifiers(isolation: effects) : actor.map { SwiftModifiers(actor: $0) } ?? "nonisolated "
        let override = SwiftParameter(
            "overriding override", "(\(registrations.containerType)) throws -> \(.swift)Void", default: "{ _ in }")
        return SwiftDeclaration.function(
            "\(isolation)\(SwiftModifiers(plan.visibility.access))static func makeContainer",
            plan.externals.map(\.parameter) + [override], effects, returns: registrations.containerType
        ) {
            registrations.emptyContainer(for: plan)
            for function in functions { function.call }
            SwiftExpression("override(container)").demanding(throws: true)
            SwiftExpression("container.bootstrap()").demanding(effects)
            SwiftStatement.return("container")
        }
        .documented(
            "Makes a container that knows all dependencies, and in it what has to be there from the start.", "",
            "- Parameter override: Replaces registrations before anything is made, for tests and previews.")
    }
}

extension RegistrationGenerator {
    func imports(for plan: RegistrationPlan) -> [ModuleImport] { kind.module.map { [ModuleImport($0)] } ?? [] }

    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        RegisteringDeclaration(registrations: self).exposedTypes(for: plan, accessors)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [SwiftDeclaration] {
        RegisteringDeclaration(registrations: self).declarations(
            for: plan, accessors, in: graph, name: SwiftName(escaping: name))
    }
}
