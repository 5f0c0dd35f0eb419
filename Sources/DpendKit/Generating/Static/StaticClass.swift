import DpendRuntime

/// Writes the class itself: what it stores, and how it comes to be.
struct StaticClass {
    let plan: StaticPlan

    var declaration: SwiftDeclaration {
        SwiftDeclaration.type(
            "\(SwiftModifiers(plan.access))nonisolated final class \(plan.type)", conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            QualifiedNames(plan.plan).declarations
            for accessor in plan.accessors.externals {
                SwiftDeclaration.stored(
                    "\(SwiftModifiers(accessor.access))let \(SwiftName(escaping: accessor.name))", SwiftType(accessor.type))
            }
            state
            initializer
            if plan.hasTracking {
                begin
                SwiftDeclaration.function("private func _end", isShort: true) { "self._namesBeingMade.removeLast()" }
            }
        }
        .documented(
            "The dependencies of this application and of the libraries it links.", "", "It can be used from any thread."
        )
        .noted(
            "Unchecked, because the compiler cannot see that the lock is held wherever what changes is touched. Instances",
            "need not be Sendable: which of them are used from several threads is the application's business.")
    }

    @SwiftMembers private var state: [SwiftDeclaration] {
        SwiftDeclaration.line("private let _overrides: \(plan.accessors.overridesType)?")
        if plan.hasLock { SwiftDeclaration.line("private let _lock", "\(plan.lockType)()") }
        for part in plan.parts {
            if part.effects.isAsync {
                StaticAsyncMembers(plan: plan, part: part).properties
            } else {
                StaticKeeping(plan: plan, part: part).properties
            }
        }
        if plan.hasTracking { SwiftDeclaration.line("private var _namesBeingMade: [\(.swift)String]", "[]") }
    }

    private var initializer: SwiftDeclaration {
        let effects = plan.accessors.eagerEffects(plan.plan)
        let overrides = AccessorOverrides(plan.accessors)
        return SwiftDeclaration.function(
            "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(plan.access))init",
            plan.plan.externals.map(\.parameter) + [overrides.parameter], effects
        ) {
            for (accessor, external) in zip(plan.accessors.externals, plan.plan.externals) {
                SwiftStatement.set("self.\(SwiftName(escaping: accessor.name))", to: SwiftExpression(external.variable))
            }
            overrides.collecting
            SwiftStatement.set("self._overrides", to: "overrides._closures.isEmpty ? nil : overrides")
            for part in plan.parts where part.scope == .eagerSingleton {
                SwiftStatement.set("_", to: part.accessor.use().demanding(part.effects))
            }
        }
        .documented("Makes what has to be there from the start; all else is made when it is needed.")
    }

    private var begin: SwiftDeclaration {
        SwiftDeclaration.function(
            "private func _begin", [SwiftParameter("_ name", "\(.swift)String")], Effects(isThrowing: true)
        ) {
            SwiftStatement.if(.let("start", "self._namesBeingMade.firstIndex(of: name)")) {
                "throw \(plan.cycleType)(path: self._namesBeingMade[start...] + [name])"
            }
            "self._namesBeingMade.append(name)"
        }
        .documented("Notes what is being made from now on. The lock has to be held.")
    }
}
