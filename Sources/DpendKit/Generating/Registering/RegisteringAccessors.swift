import DpendRuntime

/// Writes the accessors in front of a container: the same as those of the `static` back-end.
struct RegisteringAccessors<Generator: RegistrationGenerator> {
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let generator: Generator

    /// The initializer. The container's name is one that no accessor has.
    var initializer: SwiftDeclaration {
        let effects = generator.initializerEffects(plan, accessors)
        let replacing = SwiftArgument("overriding", .closure { SwiftExpression("overrides._replace(in: $0)").demanding(throws: true) })
        let call = SwiftExpression("Self.makeContainer").call(plan.externals.map(\.argument) + [replacing])
        let assignment = SwiftStatement.set("self._container", to: call.demanding(throws: true, await: effects.isAsync))
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(plan.visibility.access))init",
            plan.externals.map(\.parameter) + [overrides.parameter], effects
        ) {
            overrides.collecting
            if effects.isThrowing { assignment } else { SwiftStatement.trapping { assignment } }
        }
        .documented("Makes what has to be there from the start; all else is made when it is needed.")
    }

    private var overrides: AccessorOverrides { AccessorOverrides(accessors) }

    /// How overrides are kept until there is a container: what registers on an actor apart from the rest.
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
                SwiftStatement.for("replace", in: "self.\(Self.list(actor))") { SwiftExpression("replace(container)").demanding(throws: true) }
            }
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

    /// The extensions with the accessors, and what stands in for them in tests.
    func extensions(of name: SwiftName) -> [SwiftDeclaration] {
        let visible = (accessors.externals + accessors.registered).filter(\.isVisible)
        let scopes = Dictionary(uniqueKeysWithValues: plan.registrations.map { ($0.key, $0.scope) })
        return SwiftDeclaration.extensions(of: name, visible.map { accessor in accessor.declaration { body(of: accessor) } })
            + [overrides.declaration(in: name, members: replacements, keeping: { keeping($0, scopes) })]
    }

    @SwiftStatements private func body(of accessor: Accessor) -> [SwiftStatement] {
        let arguments = generator.arguments(for: accessor.key)
        let resolver = generator.accessorResolver
        if accessor.parameters != nil, case .function(let function) = accessor.key.type {
            let closure = SwiftExpression("\(resolver).resolveTrapping").call(arguments)
            let call = closure.call(accessor.values.map { SwiftArgument($0) })
                .demanding(throws: function.isThrowing, await: accessor.effects.isAsync)
            if function.isThrowing && !accessor.effects.isThrowing {
                SwiftStatement.trapping { SwiftStatement.return(call) }
            } else {
                call
            }
        } else {
            let resolve: SwiftExpression = accessor.effects.isThrowing ? "\(resolver).resolve" : "\(resolver).resolveTrapping"
            resolve.call(arguments).demanding(accessor.effects)
        }
    }
}
