/// Writes how what is made holds the container in calls that it makes later.
///
/// What the container may keep is told when it is made: what the container keeps, and whatever is made for that, holds it weakly, all
/// else strongly. The rest calls `self`.
struct StaticHold {
    let plan: StaticPlan
    let part: StaticPart

    /// The parameter of what makes the part, if it has to be told.
    var parameter: [SwiftParameter] { part.needsHold ? [SwiftParameter("for \(outer)", plan.holdType(part.container))] : [] }

    /// The argument that passes the parameter on.
    var passed: [SwiftArgument] { part.needsHold ? [SwiftArgument("for", SwiftExpression(outer))] : [] }

    /// The parameter, as an expression; nil where there is none.
    var passedExpression: SwiftExpression? { part.needsHold ? SwiftExpression(outer) : nil }

    /// The expression within what makes the part; nil where `self` is called.
    var expression: SwiftExpression? { part.needsHold || part.makesHold ? "hold" : nil }

    /// The statement before the part is made.
    var statement: [SwiftStatement] {
        guard part.makesHold else { return [] }
        if part.isKept { return [.let("hold", "\(plan.holdType(part.container))(self, isWeak: true)")] }
        return [.let("hold", "outer.isWeak ? outer : shared._hold(of: self)")]
    }

    /// The statement where an instance of scope `shared` is there already.
    var weakening: [SwiftStatement] { part.makesHold ? [.evaluate("shared._weaken(for: outer)")] : [] }

    /// For what the caller keeps.
    static func strong(_ plan: StaticPlan, _ container: Int, _ receiver: SwiftExpression = "self") -> SwiftExpression {
        "\(plan.holdType(container))(\(receiver), isWeak: false)"
    }

    // An instance of scope `shared` may be used by something that the container keeps, after it was made for another.
    private var outer: SwiftName { part.makesHold ? "outer" : "hold" }
}
