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
    private var sharedParameters: [SwiftParameter] { part.needsShared ? [SwiftParameter("in shared", plan.sharedType)] : [] }
    private var sharedArguments: [SwiftArgument] { part.needsShared ? [SwiftArgument("in", "shared")] : [] }

    var functions: [SwiftDeclaration] {
        if part.isKept { return [function(part.makerName, waiting), task, function(part.newName, new)] }
        guard part.isTracked || part.scope == .shared else { return [function(part.makerName, new)] }
        return [function(part.makerName, tracked), function(part.newName, new)]
    }

    private func function(_ name: SwiftName, _ body: @escaping () -> [SwiftStatement]) -> SwiftDeclaration {
        let isolation: SwiftModifiers = part.effects.globalActor.map { SwiftModifiers(actor: $0) } ?? "@concurrent "
        return .function("\(isolation)\(plan.hidden)func \(name)", sharedParameters + hold.parameter, part.makerEffects, returns: type, body)
    }

    /// Makes a new instance.
    private func new() -> [SwiftStatement] {
        let call = StaticCall(plan: plan, part: part).call
        let override = StaticOverride(plan: plan, part: part).statements { plan.transfer($0, of: part) }
        return (override + hold.statement + call.statements).returning(plan.transfer(call.expression, of: part))
    }

    /// The call that makes a new instance.
    private var newCall: SwiftExpression {
        SwiftExpression("self.\(part.newName)").call(sharedArguments + hold.passed).demanding(part.makerEffects)
    }

    /// The call, recorded on the path of instances that are being made.
    private var trackedCall: SwiftExpression {
        guard part.isTracked else { return newCall }
        return SwiftExpression("\(plan.makingType).current.withValue")
            .call([SwiftArgument("path")], SwiftClosure { newCall })
            .demanding(part.makerEffects)
    }

    private var path: SwiftStatement {
        .let("path", SwiftExpression("\(plan.makingType).path(to: \(part.step), of: self)").demanding(throws: true))
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
        if part.isTracked {
            path
            let task = SwiftExpression("self.\(part.taskName)").call([SwiftArgument("along", "path")] + sharedArguments)
            SwiftStatement.return(SwiftExpression("\(task).value").demanding(part.makerEffects))
        } else {
            let task = SwiftExpression("self.\(part.taskName)").call(sharedArguments + hold.passed)
            SwiftExpression("\(task).value").demanding(part.makerEffects)
        }
    }

    /// Returns the task that makes the instance. There is one at a time, and a failed one is not kept.
    private var task: SwiftDeclaration {
        let along = part.isTracked ? [SwiftParameter("along path", "[\(plan.makingType)]")] : []
        return .function("private func \(part.taskName)", along + sharedParameters, returns: taskType) {
            "self._lock.lock()"
            SwiftStatement.defer { "self._lock.unlock()" }
            SwiftStatement.if(.let("task", part.kept("self.\(taskProperty)", as: taskType))) {
                SwiftStatement.return("task")
            }
            if part.scope == .weakSingleton, let found = keeping.found {
                SwiftStatement.if(found) {
                    SwiftStatement.return(SwiftExpression(taskType).call([], SwiftClosure { "\(type)(kept)" }))
                }
            }
            SwiftStatement.let("task", SwiftExpression(taskType).call([], SwiftClosure { making }))
            SwiftStatement.set("self.\(taskProperty)", to: "task")
            SwiftStatement.return("task")
        }
    }

    @SwiftStatements private var making: [SwiftStatement] {
        let forget: SwiftExpression = "self._lock.withLock { self.\(taskProperty) = nil }"
        if part.scope == .weakSingleton {
            SwiftStatement.defer { forget }
            SwiftStatement.let("box", trackedCall)
            SwiftExpression("self._lock.withLock").call(
                [],
                SwiftClosure {
                    SwiftStatement.let("made", "box.instance")
                    keeping.keep
                })
            SwiftStatement.return("box")
        } else if part.throwsInside {
            SwiftStatement.do {
                SwiftStatement.return(trackedCall)
            } catch: {
                forget
                "throw error"
            }
        } else {
            trackedCall
        }
    }

    private var taskType: SwiftType {
        let failure: SwiftType = part.throwsInside ? "any \(.swift)Error" : "\(.swift)Never"
        return "\(.swift)Task<\(type), \(failure)>"
    }

    private var taskProperty: SwiftName { part.scope == .weakSingleton ? part.pendingName : part.keptName }

    /// The properties that keep the task and its instance.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if part.isKept {
            SwiftDeclaration.stored("private var \(taskProperty)", "\(part.isKeptAsAny ? part.keptType : taskType)?")
        }
        if part.scope == .weakSingleton { keeping.properties }
    }
}
