import DpendRuntime

/// Writes the asynchronous functions that make instances.
///
/// They run in the provider's isolation, and return the instance in a box.
struct StaticAsyncMembers {
    let plan: StaticPlan
    let part: StaticPart

    private var type: SwiftType { plan.transferType(of: part) }
    private var hold: StaticHold { StaticHold(plan: plan, part: part) }
    private var keeping: StaticKeeping { StaticKeeping(plan: plan, part: part) }
    private var sharedParameters: [SwiftParameter] {
        part.needsShared ? [SwiftParameter("in shared", plan.types.shared)] : []
    }
    private var sharedArguments: [SwiftArgument] { part.needsShared ? [SwiftArgument("in", "shared")] : [] }

    var functions: [SwiftDeclaration] {
        if plan.hasTask(part) { return [function(part.makerName, waiting), pending, function(part.newName, new)] }
        guard part.isTracked || part.scope == .shared else { return [function(part.makerName, new)] }
        return [function(part.makerName, tracked), function(part.newName, new)]
    }

    private func function(_ name: SwiftName, _ body: @escaping () -> [SwiftStatement]) -> SwiftDeclaration {
        let isolation: SwiftModifiers = part.effects.globalActor.map { SwiftModifiers(actor: $0) } ?? "@concurrent "
        return .function(
            "\(isolation)\(plan.hidden)func \(name)", sharedParameters + hold.parameter, part.makerEffects,
            returns: type, body)
    }

    /// Makes a new instance.
    private func new() -> [SwiftStatement] {
        let call = StaticCall(plan: plan, part: part).call
        let override = StaticOverride(plan: plan, part: part).statements { plan.transfer($0, of: part) }
        let made = plan.closing(part, call.expression)
        return (override + hold.statement + plan.tracing(part) + call.statements + made.statements).returning(
            plan.transfer(made.expression, of: part))
    }

    /// The call that makes a new instance.
    private var newCall: SwiftExpression {
        SwiftExpression("self.\(part.newName)").call(sharedArguments + hold.passed).demanding(part.makerEffects)
    }

    /// The call, recorded on the path of instances that are being made.
    private var trackedCall: SwiftExpression {
        guard part.isTracked else { return newCall }
        return SwiftExpression("\(plan.types.making).current.withValue")
            .call([SwiftArgument("path")], SwiftClosure { newCall })
            .demanding(part.makerEffects)
    }

    private var path: SwiftStatement {
        .let("path", SwiftExpression("\(plan.types.making).path(to: \(part.step), of: self)").demanding(throws: true))
    }

    /// Makes an instance unless the call already has it or is making it.
    @SwiftStatements private func tracked() -> [SwiftStatement] {
        if part.scope == .shared {
            SwiftStatement.if(.let("kept", part.kept("shared.\(part.sharedName)"))) {
                hold.weakening
                SwiftStatement.return("\(type)(kept)")
            }
        }
        if part.isTracked { path }
        SwiftStatement.let("made", trackedCall)
        if part.scope == .shared { SwiftStatement.set("shared.\(part.sharedName)", to: "made.instance") }
        SwiftStatement.return("made")
    }

    /// Waits for the task that makes the instance for all callers.
    @SwiftStatements private func waiting() -> [SwiftStatement] {
        if part.isTracked { path }
        let along = part.isTracked ? [SwiftArgument("along", "path")] : []
        let start = SwiftExpression("self.\(part.startName)").call(along + sharedArguments + hold.passed)
        if part.effects.isThrowing {
            let starting = SwiftClosure { start.demanding(throws: true) }
            SwiftStatement.return(
                SwiftExpression("\(plan.types.waiting).made").call([SwiftArgument("self._lock")], starting)
                    .demanding(part.makerEffects))
        } else {
            // A caller that cannot throw does not give up.
            SwiftStatement.return(SwiftExpression("\(start).value").call().demanding(part.makerEffects))
        }
    }

    /// Returns the task that makes the instance, with one more waiting for it. There is one task at a time, and a
    /// failed one is not kept.
    private var pending: SwiftDeclaration {
        let along = part.isTracked ? [SwiftParameter("along path", "[\(plan.types.making)]")] : []
        let effects = Effects(isThrowing: part.effects.isThrowing)
        return .function(
            "private func \(part.startName)", along + sharedParameters + hold.parameter, effects, returns: pendingType
        ) {
            "self._lock.lock()"
            SwiftStatement.defer { "self._lock.unlock()" }
            SwiftStatement.if(.let("pending", SwiftExpression(property))) {
                if part.scope == .shared { hold.weakening }
                SwiftStatement.return("pending.joined()")
            }
            SwiftStatement.let("pending", SwiftExpression(pendingType).call())
            if part.scope == .weakSingleton, let found = keeping.found {
                SwiftStatement.if(found) {
                    let task = SwiftExpression(taskType).call([], SwiftClosure { "\(type)(kept)" })
                    SwiftStatement.set("pending.task", to: task)
                    SwiftStatement.return("pending")
                }
            }
            if part.effects.isThrowing { "try \(.swift)Task.checkCancellation()" }
            SwiftStatement.set("pending.task", to: SwiftExpression(taskType).call([], SwiftClosure { making }))
            SwiftStatement.set(property, to: "pending")
            SwiftStatement.return("pending")
        }
    }

    @SwiftStatements private var making: [SwiftStatement] {
        // All that require a shared instance in one call get its error, unless nobody waits for it any more.
        let name: SwiftName = part.scope == .shared ? "removeCanceled" : "remove"
        let remove = locked { [.evaluate("pending.\(name)(from: &\(property))")] }
        let end: [SwiftStatement] = part.effects.isThrowing ? [.evaluate("pending.end()")] : []
        if part.scope == .weakSingleton {
            SwiftStatement.defer { remove }
            SwiftStatement.let("box", trackedCall)
            locked {
                end
                SwiftStatement.let("made", "box.instance")
                keeping.keep
            }
            SwiftStatement.return("box")
        } else if part.throwsInside {
            SwiftStatement.do {
                SwiftStatement.let("made", trackedCall)
                if !end.isEmpty { locked { end } }
                SwiftStatement.return("made")
            } catch: {
                remove
                "throw error"
            }
        } else {
            trackedCall
        }
    }

    private func locked(@SwiftStatements _ body: () -> [SwiftStatement]) -> SwiftExpression {
        SwiftExpression("self._lock.withLock").call([], SwiftClosure(body: body()))
    }

    private var failure: SwiftType { part.throwsInside ? "any \(.swift)Error" : "\(.swift)Never" }
    private var taskType: SwiftType { "\(.swift)Task<\(type), \(failure)>" }
    private var pendingType: SwiftType { "\(plan.types.pending)<\(part.type), \(failure)>" }
    /// The place of the task.
    private var property: SwiftCode {
        part.scope == .shared ? "shared.\(part.sharedName)" : "self.\(taskName)"
    }

    private var taskName: SwiftName { part.scope == .weakSingleton ? part.pendingName : part.keptName }

    /// The properties that keep the task and its instance.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if part.isKept { SwiftDeclaration.stored("private var \(taskName)", "\(plan.types.waiting)?") }
        if part.scope == .weakSingleton { keeping.properties }
    }
}
