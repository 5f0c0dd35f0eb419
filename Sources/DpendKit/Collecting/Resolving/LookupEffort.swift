/// The work of looking up one type, and the results so far.
///
/// An alias may refer to several others, and classes nest in classes that inherit from each other. Without a limit,
/// each of them would double the work and the size of the type.
struct LookupEffort {
    /// The maximum number of types that one written type may expand to. Real code has a few dozen.
    static let maximum = 4096

    /// The number of look-ups for the current type.
    var spent = 0
    /// The number of look-ups that were skipped, because they lead back to themselves or take too long.
    var gaps = 0
    /// The meanings of places, if nothing was skipped on the way.
    var known: [Place: TypeExpression] = [:]

    /// An alias or a superclass, as seen from a file.
    struct Place: Hashable {
        var name: String
        var file: Int?
    }

    var isSpent: Bool { spent > Self.maximum }

    /// Whether the limit still allows a type that has been looked up before.
    mutating func isWorth(_ type: TypeExpression) -> Bool {
        spent += type.size(upTo: Self.maximum + 1 - spent)
        if isSpent { gaps += 1 }
        return !isSpent
    }
}
