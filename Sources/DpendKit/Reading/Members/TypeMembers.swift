/// The members of a type in one source, as texts that are equal for equal declarations.
struct TypeMembers: Sendable, Equatable {
    /// The full nested name.
    let name: String
    let isProtocol: Bool
    /// The functions, such as `func format(_: Int) -> String`, and the properties, such as `var count`, with the type
    /// of a property if it is written.
    var members: [String: String?] = [:]
    /// The names of the functions and properties, each once.
    var names: Set<String> = []
    /// The names of its static properties, and of its cases without values, also of those in `#if` clauses.
    var statics: Set<String> = []
    /// Whether a macro among its members may add further ones.
    var hasMacros = false
    /// Whether the members are all that a conformance needs: no associated type, initializer, subscript or `#if`.
    var isComplete = true

    /// Whether the type could conform to a protocol without another member. A property without a written type counts if
    /// another member says enough.
    func has(all required: TypeMembers) -> Bool {
        var isCertain = false
        for (member, type) in required.members {
            guard let own = members[member] else { return false }
            if own == nil, type != nil { continue }
            guard own == type else { return false }
            isCertain = true
        }
        return isCertain
    }
}
