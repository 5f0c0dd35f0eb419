/// Writes a declaration with a function that makes a container and registers everything with it.
struct RegisteringDeclaration<Generator: RegistrationGenerator> {
    let registrations: Generator

    /// The types in the declaration that other modules can see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        let container = NominalType(module: registrations.kind.module, components: [.init(name: "DependencyContainer")])
        return [.nominal(container)] + (plan.nested + [plan]).flatMap { $0.externals.map(\.key.type) }
            + (accessors.nested + [accessors]).flatMap(\.exposedTypes)
            + (plan.nested + [plan]).flatMap(\.injectedClasses).flatMap(\.exposedTypes)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: SwiftName
    ) -> [SwiftDeclaration] {
        let all = plan.nested.map { ContainerOpening($0.container, plan, accessors, of: name) }
        return zip([plan] + plan.nested, [accessors] + accessors.nested).flatMap { own, accessors in
            var registrations = registrations
            if !all.isEmpty {
                registrations.place = ContainerPlace(
                    container: own.container, containers: plan.containers, openings: all)
            }
            let openings = plan.containers.children(of: own.container).map { all[$0 - 1] }
            return RegisteringDeclaration(registrations: registrations)
                .declarations(of: own, accessors, in: graph, openings, root: plan, name)
        }
    }

    private func declarations(
        of plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, _ openings: [ContainerOpening],
        root: RegistrationPlan, _ name: SwiftName
    ) -> [SwiftDeclaration] {
        let accessors = RegisteringAccessors(
            plan: plan, accessors: accessors, generator: registrations, openings: openings)
        let functions = RegisteringFunction.all(for: plan, in: graph, registrations)
        let injections = plan.injectedClasses.flatMap { injected in
            let injection = RegisteringInjection(injected: injected, graph: graph, generator: registrations)
            return [injection.accessor] + injection.members
                + InjectionMembers(injected: injected, transferType: "_Transfer").members
        }
        let (parent, container) = (plan.containers.all[plan.container].parent, plan.containers.all[plan.container])
        let type = ContainerOpening.type(of: plan.container, plan.containers, in: name)
        let ownName = parent == nil ? name : SwiftName(escaping: container.name)
        let declaration = SwiftDeclaration.type(
            "\(SwiftModifiers(plan.visibility.access))nonisolated struct \(ownName)",
            conformingTo: ["\(.swift)Sendable"]
        ) {
            QualifiedNames(plan).declarations
            if plan.transfersArguments { Self.transfer }
            if parent == nil {
                registrations.declarations(for: plan)
            } else {
                for tag in root.hiddenTags {
                    SwiftDeclaration.line(
                        "private typealias \(SwiftName(escaping: tag)) = \(name).\(SwiftName(escaping: tag))")
                }
            }
            if parent != nil { registrations.sharedRegistrations(functions.filter(\.isShared).map(\.call), for: plan) }
            registrations.storage
            parent == nil ? accessors.initializer : accessors.nestedInitializer
            makeContainer(plan, functions, accessors.accessors, root)
            for opening in openings { opening.function(plan.visibility.access) { accessors.open(opening) } }
            if registrations.kind.closesObjects, root.closes(plan.container) {
                closing(of: plan, accessors, openings, root, name)
            }
            for function in functions { function.declaration(registrations.containerType) }
        }
        let declared =
            parent.map { parent in
                .type("nonisolated extension \(ContainerOpening.type(of: parent, plan.containers, in: name))") {
                    declaration.documented(
                        "The nested container \(SwiftComment(named: container.path)), which lives as long as other code holds it."
                    )
                }
            } ?? declaration.documented("The dependencies of this application and of the libraries it links.")
        return [declared] + accessors.extensions(of: type) + SwiftDeclaration.extensions(of: type, injections)
    }

    @SwiftMembers private func closing(
        of plan: RegistrationPlan, _ accessors: RegisteringAccessors<Generator>, _ openings: [ContainerOpening],
        _ root: RegistrationPlan,
        _ name: SwiftName
    ) -> [SwiftDeclaration] {
        let members = ClosingMembers(plan: root, type: SwiftType(name), receiver: accessors.generator.accessorResolver)
        if plan.container == NestedContainers.root {
            let (error, access) = (root.unused("ClosingError"), SwiftModifiers(plan.visibility.access))
            SwiftDeclaration.line("\(access)typealias \(error)", SwiftExpression(SwiftType("\(.runtime)ClosingError")))
                .documented("Some objects could not be closed.")
            members.close
            members.open(accessors.overridesParameter, registrations.initializerEffects(plan, accessors.accessors))
        } else {
            members.close
        }
        for opening in openings where root.closes(opening.container) { members.open(opening) }
    }

    /// Swift sends the arguments of an actor's initializer to the actor.
    private static var transfer: SwiftDeclaration {
        .fixed(
            """
            /// Carries an instance into an isolation where the compiler cannot see that this is safe.
            private nonisolated struct _Transfer<Instance>: @unchecked \(.swift)Sendable {
                let instance: Instance

                init(_ instance: Instance) { self.instance = instance }
            }
            """)
    }

    private func makeContainer(
        _ plan: RegistrationPlan, _ functions: [RegisteringFunction], _ accessors: AccessorPlan,
        _ root: RegistrationPlan
    ) -> SwiftDeclaration {
        let isNested = plan.container != NestedContainers.root
        let effects = Effects(isThrowing: true, isAsync: plan.effects.isAsync)
        let actor = plan.effects.globalActor ?? registrations.registeringActor(of: plan)
        // An asynchronous function gets to the main actor by itself. It stays in its caller's isolation, so the
        // caller's overrides need not be Sendable.
        let isolation: SwiftModifiers =
            effects.isAsync
            ? SwiftModifiers(isolation: effects) : actor.map { SwiftModifiers(actor: $0) } ?? "nonisolated "
        let override = SwiftParameter(
            "overriding override", "(\(registrations.containerType)) throws -> \(.swift)Void", default: "{ _ in }")
        return SwiftDeclaration.function(
            "\(isolation)\(SwiftModifiers(plan.visibility.access))static func makeContainer",
            (isNested ? [SwiftParameter("in outer_", registrations.containerType)] : [])
                + plan.externals.map(\.parameter) + [override], effects,
            returns: registrations.containerType
        ) {
            registrations.emptyContainer(for: plan)
            for function in functions where !isNested || !function.isShared { function.call }
            if isNested {
                // The application's overrides for each container of this kind.
                SwiftExpression("outer_.provided(\(accessors.overridesType).self)?._replace(in: container)").demanding(
                    throws: true)
            }
            SwiftExpression("override(container)").demanding(throws: true)
            let bootstrap = SwiftExpression("container.bootstrap").call(
                effects.isAsync && !plan.startsInParallel ? [SwiftArgument("inParallel", "false")] : []
            ).demanding(effects)
            if registrations.kind.closesObjects, root.closes(plan.container),
                plan.registrations.contains(where: { $0.scope == .eagerSingleton })
            {
                SwiftStatement.do {
                    bootstrap
                } catch: {
                    if effects.isAsync { "await container.closeAfterFailure()" } else { "container.closeLater()" }
                    "throw error"
                }
            } else {
                bootstrap
            }
            SwiftStatement.return("container")
        }
        .documented(
            "Makes a container with all dependencies registered, and its eager singletons.", "",
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
