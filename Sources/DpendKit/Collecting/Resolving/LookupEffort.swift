/// How much work it takes to look up one type, and what was found out on the way.
///
/// Aliases may stand for several others each, and classes nest in classes that inherit from one another: without a limit the work, and
/// the size of the type, would double with each of them.
struct LookupEffort {
    /// How many types one written type may stand for. Real code has a few dozen.
    static let maximum = 4096

    /// How many have been looked up for the type at hand.
    var spent = 0
    /// How often something was not looked up, since it leads to itself or takes too much.
    var gaps = 0
    /// What places stand for, as far as there were no gaps on the way.
    var known: [Place: TypeExpression] = [:]

    /// An alias or a superclass, as it is seen from a file.
    struct Place: Hashable {
        var name: String
        var file: Int?
    }

    var isSpent: Bool { spent > Self.maximum }

    /// Whether there is room for a type that has been looked up before.
    mutating func isWorth(_ type: TypeExpression) -> Bool {
        spent += type.size(upTo: Self.maximum + 1 - spent)
        if isSpent { gaps += 1 }
        return !isSpent
    }
}
