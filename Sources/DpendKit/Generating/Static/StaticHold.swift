/// Writes how what is made holds the container in calls that it makes later.
///
/// What the container may keep is told when it is made: what the container keeps, and whatever is made for that, holds it weakly, all
/// else strongly. The rest calls `self`.
struct StaticHold {
    let plan: StaticPlan
    let part: StaticPart

    /// The parameter of what makes the part, if it has to be told.
    var parameter: [String] { part.needsHold ? ["for \(Self.outer(part)): \(plan.holdType)"] : [] }

    /// The argument that passes the parameter on.
    var passed: [String] { part.needsHold ? ["for: \(Self.outer(part))"] : [] }

    /// The parameter, as an expression.
    var passedExpression: String { Self.outer(part) }

    /// The expression within what makes the part; nil where `self` is called.
    var expression: String? { part.needsHold || part.makesHold ? "hold" : nil }

    /// The statement before the part is made.
    var statement: [String] {
        guard part.makesHold else { return [] }
        if part.isKept { return ["let hold = \(plan.holdType)(self, isWeak: true)"] }
        return ["let hold = outer.isWeak ? outer : shared._hold(of: self)"]
    }

    /// The statement where an instance of scope `shared` is there already.
    var weakening: String { part.makesHold ? "shared._weaken(for: outer); " : "" }

    /// For what the caller keeps.
    static func strong(_ plan: StaticPlan) -> String { "\(plan.holdType)(self, isWeak: false)" }

    // An instance of scope `shared` may be used by something that the container keeps, after it was made for another.
    private static func outer(_ part: StaticPart) -> String { part.makesHold ? "outer" : "hold" }
}
