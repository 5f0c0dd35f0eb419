import DpendRuntime

/// Writes the class of a container: its stored properties and initializers.
struct StaticClass {
    let plan: StaticPlan
    let container: StaticContainer

    /// The declaration. A nested container stands inside the type of the container around it.
    var declaration: SwiftDeclaration {
        guard let parent = container.parent else {
            return type(plan.type).documented(
                plan.graph.standsAlone == nil
                    ? "The dependencies of this application and of the libraries it links."
                    : "The dependencies of one test or preview.",
                "", "It can be used from any thread."
            )
            .noted(
                "Unchecked, because the compiler cannot see that the lock is held during each access to changing state. Instances",
                "need not be Sendable: the application decides which of them several threads may use.")
        }
        return .type("nonisolated extension \(plan.containers[parent].type)") {
            type(SwiftType(SwiftName(escaping: plan.plan.containers.all[container.number].name)))
                .documented(
                    "The nested container \(SwiftComment(named: plan.plan.containers.all[container.number].path)), which lives as long as other code holds it.",
                    "", "It can be used from any thread."
                )
        }
    }

    private func type(_ name: SwiftType) -> SwiftDeclaration {
        SwiftDeclaration.type(
            "\(SwiftModifiers(plan.access))nonisolated final class \(name)",
            conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            QualifiedNames(plan.plan).declarations
            externals
            state
            initializer
            if keepsInOnePlace { SwiftDeclaration.line("deinit { self._kept.free() }") }
            for opening in container.openings { opening.function(plan.access) { open(opening) } }
            closing
            if plan.hasTracking(container.number) {
                begin
                SwiftDeclaration.function("private func _end", isShort: true) { "self._namesBeingMade.removeLast()" }
            }
        }
    }

    @SwiftMembers private var externals: [SwiftDeclaration] {
        for (accessor, external) in zip(container.accessors.externals, container.plan.externals) {
            if external.mayBeMissing {
                SwiftDeclaration.stored("private let \(Self.given(accessor))", SwiftType(.optional(accessor.type)))
                accessor.declaration {
                    let missing = "'\(external.key)' is not given; pass it as '\(external.name)'"
                    var failing = SwiftStatement.failing(missing)
                    if case .function(let function) = external.key.type {
                        // Code may keep a closure and never call it.
                        let head: SwiftCode? =
                            function.parameters.isEmpty
                            ? nil : "\(function.parameters.map { _ in "_" as SwiftCode }) in"
                        failing = .return(.closure(head, [failing]))
                    }
                    let otherwise = failing
                    return [
                        .guard(.let("given", "self.\(Self.given(accessor))")) { otherwise },
                        .return("given"),
                    ]
                }
            } else {
                SwiftDeclaration.stored(
                    "\(SwiftModifiers(accessor.access))let \(SwiftName(escaping: accessor.name))",
                    SwiftType(accessor.type))
            }
        }
    }

    /// The property for a value that may be missing.
    private static func given(_ accessor: Accessor) -> SwiftName { SwiftName(escaping: "_given_\(accessor.name)") }

    private var keepsInOnePlace: Bool { plan.isNested && plan.keptCounts[container.number] > 0 }

    @SwiftMembers private var closing: [SwiftDeclaration] {
        if plan.closes(container.number) {
            let members = ClosingMembers(plan: plan.plan, type: plan.type, receiver: "self._closing")
            members.close
            if container.parent == nil {
                members.open(container.overrides.parameter, container.accessors.eagerEffects(container.plan))
            }
            for opening in container.openings where plan.closes(opening.container) { members.open(opening) }
        }
    }

    @SwiftMembers private var state: [SwiftDeclaration] {
        if let parent = container.parent {
            SwiftDeclaration.line("fileprivate let _outer: \(plan.containers[parent].type)")
        }
        SwiftDeclaration.line("private let _overrides: \(container.accessors.overridesType)?")
        if plan.hasLock(container.number) { SwiftDeclaration.line("\(plan.hidden)let _lock", "\(plan.types.lock)()") }
        if plan.closes(container.number) {
            if container.parent == nil {
                SwiftDeclaration.line("\(plan.hidden)let _closing", "\(plan.types.closing)(inside: nil)")
            } else {
                SwiftDeclaration.line("fileprivate let _closing: \(plan.types.closing)")
            }
        }
        if keepsInOnePlace {
            SwiftDeclaration.line(
                "private let _kept",
                "\(plan.types.kept)(count: \(SwiftCode(number: plan.keptCounts[container.number])))")
        }
        for part in plan.parts(of: container.number) {
            if part.effects.isAsync {
                StaticAsyncMembers(plan: plan, part: part).properties
            } else {
                StaticKeeping(plan: plan, part: part).properties
            }
        }
        if plan.hasTracking(container.number) {
            SwiftDeclaration.line("private var _namesBeingMade: [\(.swift)String]", "[]")
        }
    }

    private var initializer: SwiftDeclaration {
        let effects = container.accessors.eagerEffects(container.plan)
        let overrides = container.overrides
        guard let parent = container.parent else {
            return SwiftDeclaration.function(
                "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(plan.access))init",
                container.plan.externals.map(\.parameter) + [overrides.parameter], effects
            ) {
                setting
                overrides.collecting
                SwiftStatement.set("self._overrides", to: "overrides.\(isEmpty) ? nil : overrides")
                if plan.closes(container.number) { "self._closing.owner = self" }
                eager
            }
            .documented(
                plan.graph.standsAlone == nil
                    ? "Makes the eager singletons; everything else is made at its first use."
                    : "Everything is made at its first use.")
        }
        // No parameter of the input has a name with these endings.
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))fileprivate init",
            [SwiftParameter("_outer outer_", plan.containers[parent].type)] + container.plan.externals.map(\.parameter)
                + [SwiftParameter("_overrides overrides_", "\(container.accessors.overridesType)?")], effects
        ) {
            "self._outer = outer_"
            if plan.closes(container.number) {
                SwiftStatement.set("self._closing", to: "\(plan.types.closing)(inside: outer_._closing)")
            }
            setting
            "self._overrides = overrides_"
            if plan.closes(container.number) { "self._closing.owner = self" }
            eager
        }
    }

    @SwiftStatements private var setting: [SwiftStatement] {
        for (accessor, external) in zip(container.accessors.externals, container.plan.externals) {
            let name = external.mayBeMissing ? Self.given(accessor) : SwiftName(escaping: accessor.name)
            SwiftStatement.set("self.\(name)", to: SwiftExpression(external.variable))
        }
    }

    /// The eager singletons of the container that are made at the same time, and the others.
    private var eagerParts: (together: [StaticPart], others: [StaticPart]) {
        let parts = plan.parts(of: container.number).filter { $0.scope == .eagerSingleton }
        let together = plan.graph.startsInParallel ? parts.filter(\.startsApart) : []
        return together.count < 2 ? ([], parts) : (together, parts.filter { !$0.startsApart })
    }

    /// Whether eager singletons are made at the same time.
    var startsEagerly: Bool { !eagerParts.together.isEmpty }

    /// Makes the eager singletons. If one fails, those that are there already are closed.
    @SwiftStatements private var eager: [SwiftStatement] {
        let effects = container.accessors.eagerEffects(container.plan)
        if effects.isThrowing, plan.closes(container.number) {
            SwiftStatement.do {
                makingEager
            } catch: {
                if effects.isAsync { "await self._closing.closeAfterFailure()" } else { "self._closing.begin(nil)" }
                "throw error"
            }
        } else {
            makingEager
        }
    }

    @SwiftStatements private var makingEager: [SwiftStatement] {
        let parts = eagerParts
        for part in parts.others { making(part) }
        if !parts.together.isEmpty {
            let bodies = parts.together.map {
                ParallelStart.Body(statement: making($0), throwsErrors: $0.effects.isThrowing)
            }
            ParallelStart.together(bodies, plan.types.start)
        }
    }

    private func making(_ part: StaticPart) -> SwiftStatement {
        .if(available: part.accessor.availability, .set("_", to: part.accessor.use().demanding(part.effects)))
    }

    /// The property that is true if there are no overrides.
    private var isEmpty: SwiftCode { plan.isNested ? "_isEmpty" : "_closures.isEmpty" }

    /// Opens a container in this one.
    @SwiftStatements private func open(_ opening: ContainerOpening) -> [SwiftStatement] {
        "var overrides = self._overrides?.\(opening.name) ?? \(opening.overrides)()"
        "override(&overrides)"
        SwiftStatement.return(
            SwiftExpression(opening.type).call(
                [SwiftArgument("_outer", "self")] + opening.values.map(\.argument)
                    + [SwiftArgument("_overrides", "overrides._isEmpty ? nil : overrides")]
            ).demanding(opening.effects))
    }

    private var begin: SwiftDeclaration {
        SwiftDeclaration.function(
            "private func _begin", [SwiftParameter("_ name", "\(.swift)String")], Effects(isThrowing: true)
        ) {
            SwiftStatement.if(.let("start", "self._namesBeingMade.firstIndex(of: name)")) {
                "throw \(plan.types.cycle)(path: self._namesBeingMade[start...] + [name])"
            }
            "self._namesBeingMade.append(name)"
        }
        .documented("Records what is being made. The lock must be held.")
    }
}
