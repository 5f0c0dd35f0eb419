import DpendRuntime

/// Writes the accessors of a container, which are the same as in the `static` back end.
struct RegisteringAccessors<Generator: RegistrationGenerator> {
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let generator: Generator
    /// The openings of the containers directly inside this one.
    var openings: [ContainerOpening] = []

    /// The initializer. No accessor has the container's name.
    var initializer: SwiftDeclaration {
        let effects = generator.initializerEffects(plan, accessors)
        let replacing = SwiftArgument(
            "overriding", .closure { SwiftExpression("overrides._replace(in: $0)").demanding(throws: true) })
        let call = SwiftExpression("Self.makeContainer").call(plan.externals.map(\.argument) + [replacing])
        let assignment = SwiftStatement.set("self._container", to: call.demanding(throws: true, await: effects.isAsync))
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(plan.visibility.access))init",
            plan.externals.map(\.parameter) + [overrides.parameter], effects
        ) {
            overrides.collecting
            if effects.isThrowing { assignment } else { SwiftStatement.trapping { assignment } }
        }
        .documented("Makes the eager singletons; everything else is made at its first use.")
    }

    /// The initializer of a nested container. The opening function calls it.
    var nestedInitializer: SwiftDeclaration {
        .function("fileprivate init", [SwiftParameter("_container container_", generator.containerType)]) {
            "self._container = container_"
        }
    }

    /// Opens a container in this one.
    func open(_ opening: ContainerOpening) -> [SwiftStatement] {
        let container = SwiftExpression("\(opening.type).makeContainer").call(
            [SwiftArgument("in", "self._container")] + opening.values.map(\.argument)
                + [
                    SwiftArgument(
                        "overriding", .closure { SwiftExpression("overrides._replace(in: $0)").demanding(throws: true) }
                    )
                ]
        ).demanding(throws: true, await: opening.effects.isAsync)
        let result = SwiftExpression(opening.type).call([SwiftArgument("_container", container)])
        let overrides = SwiftExpression("\(opening.overrides)._provided").call([SwiftArgument("in", "self._container")])
            .demanding(throws: true)
        let body: [SwiftStatement] = [
            .set("var overrides", to: overrides), .evaluate("override(&overrides)"), .return(result),
        ]
        return opening.effects.isThrowing ? body : [.trapping { body }]
    }

    /// The parameter for overrides.
    var overridesParameter: SwiftParameter { overrides.parameter }

    private var overrides: AccessorOverrides {
        AccessorOverrides(accessors, openings: openings, isOfSeveral: !plan.containers.isEmpty)
    }

    /// The members that store overrides until there is a container. Overrides to register on an actor are stored
    /// separately.
    @SwiftMembers private var replacements: [SwiftDeclaration] {
        let actors = Set(overrides.accessors.map { generator.registeringActor(of: $0) })
        let lists = actors.sorted { ($0 ?? "") < ($1 ?? "") }
        for actor in lists {
            let replacement = SwiftType.closure(
                Effects(isThrowing: true, globalActor: actor), [generator.containerType], returns: "\(.swift)Void")
            SwiftDeclaration.stored("fileprivate var \(Self.list(actor))", "[\(replacement)]", "[]")
        }
        SwiftDeclaration.function(
            "\(SwiftModifiers(actor: actors.compactMap(\.self).min()))fileprivate func _replace",
            [SwiftParameter("in container", generator.containerType)], Effects(isThrowing: true)
        ) {
            for actor in lists {
                SwiftStatement.for("replace", in: "self.\(Self.list(actor))") {
                    SwiftExpression("replace(container)").demanding(throws: true)
                }
            }
            for opening in openings {
                SwiftStatement.if(.holds("!self.\(opening.name)._isEmpty")) {
                    SwiftExpression("container.provide").call([
                        SwiftArgument(SwiftExpression("\(opening.overrides).self")),
                        SwiftArgument("self.\(opening.name)"),
                    ])
                }
            }
        }
        if !plan.containers.isEmpty {
            AccessorOverrides.isEmpty(lists.map { "self.\(Self.list($0)).isEmpty" }, openings)
        }
        if plan.container != NestedContainers.root {
            SwiftDeclaration.function(
                "fileprivate static func _provided", [SwiftParameter("in container", generator.containerType)],
                Effects(isThrowing: true),
                returns: "Self"
            ) { SwiftExpression("container.provided(Self.self) ?? Self()").demanding(throws: true) }
        }
    }

    private static func list(_ actor: String?) -> SwiftName {
        SwiftName(escaping: "_replacements\(actor.map { "On\($0)" } ?? "")")
    }

    private func keeping(_ accessor: Accessor, _ scopes: [DependencyKey: DependencyScope]) -> SwiftStatement {
        let replacement = generator.replacement(of: accessor, scope: scopes[accessor.key] ?? .unique)
        let list = Self.list(generator.registeringActor(of: accessor))
        return .evaluate(SwiftExpression("self.\(list).append").call([], SwiftClosure { replacement }))
    }

    /// The extensions with the accessors, and the overrides for tests.
    func extensions(of name: SwiftType) -> [SwiftDeclaration] {
        let visible = (accessors.externals + accessors.registered).filter(\.isVisible)
        let scopes = Dictionary(uniqueKeysWithValues: plan.registrations.map { ($0.key, $0.scope) })
        return SwiftDeclaration.extensions(
            of: name, visible.map { accessor in accessor.declaration { body(of: accessor) } })
            + [overrides.declaration(in: name, members: replacements, keeping: { keeping($0, scopes) })]
    }

    @SwiftStatements private func body(of accessor: Accessor) -> [SwiftStatement] {
        let arguments = generator.arguments(for: accessor.key)
        let resolver = generator.accessorResolver
        if accessor.parameters != nil, case .function(let function) = accessor.key.type {
            let closure = SwiftExpression("\(resolver).resolveTrapping").call(arguments)
            let call = closure.call(accessor.valuesForClosure("_Transfer").map { SwiftArgument($0) })
                .demanding(throws: function.isThrowing, await: accessor.effects.isAsync)
            if function.isThrowing && !accessor.effects.isThrowing {
                SwiftStatement.trapping { SwiftStatement.return(call) }
            } else {
                call
            }
        } else {
            let resolve: SwiftExpression =
                accessor.effects.isThrowing ? "\(resolver).resolve" : "\(resolver).resolveTrapping"
            resolve.call(arguments).demanding(accessor.effects)
        }
    }
}
