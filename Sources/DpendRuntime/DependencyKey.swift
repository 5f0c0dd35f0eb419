/// What a dependency is registered and resolved by: its type and an optional tag.
///
/// Two words that are compared and hashed by identity; a name is only built for an error.
struct DependencyKey: Hashable, Sendable, CustomStringConvertible {
    let type: Any.Type
    let tag: Any.Type?

    init(_ type: Any.Type, tag: (any DependencyTag.Type)?) {
        self.type = type
        self.tag = tag
    }

    /// What tells a key from others: two addresses, that of the tag zero if there is none.
    struct Identity: Equatable {
        let type: UInt
        let tag: UInt

        /// That of no key.
        static let none = Identity(type: 0, tag: 0)

        /// A number whose low bits differ from key to key. Addresses have theirs in common; multiplying carries the others up, from
        /// where they are shifted down. The factor is odd, near the golden ratio of what fits into 32 bits.
        var hash: Int { Int(bitPattern: ((type &+ tag &* 31) &* 0x9E37_79B1) >> (UInt.bitWidth / 4)) }
    }

    var identity: Identity {
        Identity(
            type: UInt(bitPattern: ObjectIdentifier(type)), tag: tag.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0)
    }

    static func == (left: DependencyKey, right: DependencyKey) -> Bool { left.identity == right.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(identity.hash) }

    /// `FooService`, or `FooService tagged Bar`.
    var description: String {
        guard let tag else {
            return TypeName(of: type).description
        }
        return "\(TypeName(of: type)) tagged \(TypeName(of: tag))"
    }
}
