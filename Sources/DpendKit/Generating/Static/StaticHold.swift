/// Writes how a new instance holds the container for later calls.
///
/// Instances that the container may keep get a hold when they are made. Kept instances, and those made for them, hold
/// the container weakly. All others hold it strongly. Instances that are never kept use `self`.
struct StaticHold {
    let plan: StaticPlan
    let part: StaticPart

    /// The parameter of the function that makes the part, if it needs a hold.
    var parameter: [SwiftParameter] {
        part.needsHold ? [SwiftParameter("for \(outer)", plan.types.hold(part.container))] : []
    }

    /// The argument that passes the parameter on.
    var passed: [SwiftArgument] { part.needsHold ? [SwiftArgument("for", SwiftExpression(outer))] : [] }

    /// The parameter as an expression; nil if there is none.
    var passedExpression: SwiftExpression? { part.needsHold ? SwiftExpression(outer) : nil }

    /// The expression in the function that makes the part; nil for `self`.
    var expression: SwiftExpression? { part.needsHold || part.makesHold ? "hold" : nil }

    /// The statement before the part is made.
    var statement: [SwiftStatement] {
        guard part.makesHold else { return [] }
        if part.isKept { return [.let("hold", "\(plan.types.hold(part.container))(self, isWeak: true)")] }
        return [.let("hold", "outer.isWeak ? outer : shared._hold(of: self)")]
    }

    /// The statement for an existing instance of scope `shared`.
    var weakening: [SwiftStatement] { part.makesHold ? [.evaluate("shared._weaken(for: outer)")] : [] }

    /// The hold for instances that the caller keeps.
    static func strong(_ plan: StaticPlan, _ container: Int, _ receiver: SwiftExpression = "self") -> SwiftExpression {
        "\(plan.types.hold(container))(\(receiver), isWeak: false)"
    }

    // The container may keep an instance that uses an instance of scope `shared` later, which was made for another one.
    private var outer: SwiftName { part.makesHold ? "outer" : "hold" }
}
