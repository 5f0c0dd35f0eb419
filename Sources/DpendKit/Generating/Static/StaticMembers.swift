import DpendRuntime

/// Writes the members of one part: its accessor, and the functions behind it.
struct StaticMembers {
    let plan: StaticPlan
    let part: StaticPart

    var declarations: [SwiftDeclaration] { members.map { $0.available(part.accessor.availability) } }

    @SwiftMembers private var members: [SwiftDeclaration] {
        part.accessor.declaration(hidden: plan.hidden) { part.hasMaker ? calling : making }
        if part.isCrossed { transfer }
        if part.hasMaker {
            if part.effects.isAsync, !part.takesRunTimeValues {
                StaticAsyncMembers(plan: plan, part: part).functions
            } else {
                maker
            }
        }
    }

    /// The parameters of the functions behind the accessor.
    private var parameters: [SwiftParameter] {
        let shared = part.needsShared ? [SwiftParameter("in shared", plan.types.shared)] : []
        return (part.accessor.parameters?.map(\.declaration) ?? shared) + hold.parameter
    }

    private var hold: StaticHold { StaticHold(plan: plan, part: part) }

    /// The accessor's statements, if another function makes the instance.
    @SwiftStatements private var calling: [SwiftStatement] {
        if part.throwsTrapped { SwiftStatement.trapping { SwiftStatement.return(makerCall) } } else { makerCall }
    }

    private var makerCall: SwiftExpression {
        let shared = part.needsShared ? [SwiftArgument("in", "\(plan.types.shared)()")] : []
        let strong = part.needsHold ? [SwiftArgument("for", StaticHold.strong(plan, part.container))] : []
        let arguments = part.takesRunTimeValues ? part.accessor.arguments(part.accessor.values) : shared
        let call = SwiftExpression("self.\(part.makerName)").call(arguments + strong)
        let isBoxed = part.effects.isAsync && !part.takesRunTimeValues
        return (isBoxed ? "\(call).instance" : call).demanding(part.makerEffects)
    }

    /// The function that makes an instance as part of a call, if the accessor cannot.
    private var maker: SwiftDeclaration {
        .function(
            "\(SwiftModifiers(isolation: part.effects))\(plan.hidden)func \(part.makerName)", parameters,
            part.makerEffects,
            returns: part.type
        ) { making }
    }

    /// Passes the instance into another isolation, where the compiler cannot see that this is safe.
    private var transfer: SwiftDeclaration {
        let called = part.accessorOfClosure
        let isThrowing = part.takesRunTimeValues && !part.needsHold ? called.effects.isThrowing : part.throwsInside
        return .function(
            "\(SwiftModifiers(actor: part.effects.globalActor))\(plan.hidden)func \(part.transferName)", parameters,
            Effects(isThrowing: isThrowing, isAsync: true), returns: plan.transferType(of: part)
        ) {
            let values = part.accessor.values
            if part.takesRunTimeValues, part.needsHold {
                let call = SwiftExpression("self.\(part.makerName)").call(called.arguments(values) + hold.passed)
                plan.transfer(call.demanding(throws: isThrowing, await: called.effects.isAsync), of: part)
            } else if part.takesRunTimeValues {
                plan.transfer(called.use(values).demanding(called.effects), of: part)
            } else {
                let place = StaticArguments(
                    plan: plan, container: part.container, hold: hold.passedExpression, isAsync: false,
                    actor: part.effects.globalActor)
                plan.transfer(place.use(.part(part)), of: part)
            }
        }
    }

    /// The statements that return the kept or new instance.
    private var making: [SwiftStatement] {
        let keeping = StaticKeeping(plan: plan, part: part)
        let (call, override) = (StaticCall(plan: plan, part: part).call, StaticOverride(plan: plan, part: part))
        if keeping.keep.isEmpty {
            return (beginning + override.statements() + plan.tracing(part) + call.statements).returning(call.expression)
        }
        let made = plan.closing(part, call.expression)
        return beginning + hold.statement
            + override.assignment(of: made.expression, plan.tracing(part) + call.statements + made.statements)
            + keeping.keep
            + [.return("made")]
    }

    @SwiftStatements private var beginning: [SwiftStatement] {
        // A function with run-time values is a top-most call.
        if part.takesRunTimeValues && part.needsShared { SwiftStatement.let("shared", "\(plan.types.shared)()") }
        let keeping = StaticKeeping(plan: plan, part: part)
        if keeping.isFoundWithoutLock { keeping.lookup }
        if plan.isLocked(part) {
            "self._lock.lock()"
            SwiftStatement.defer { "self._lock.unlock()" }
        }
        keeping.lookup
        if part.isTracked {
            SwiftExpression("self._begin").call([SwiftArgument(part.step)]).demanding(throws: true)
            SwiftStatement.defer { "self._end()" }
        }
    }
}
