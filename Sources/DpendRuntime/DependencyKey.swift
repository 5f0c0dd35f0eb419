/// Identifies a registration: its type and an optional tag.
///
/// A key is two words that are compared and hashed by identity. Its name is built only for errors.
struct DependencyKey: Hashable, Sendable, CustomStringConvertible {
    let type: Any.Type
    let tag: Any.Type?

    init(_ type: Any.Type, tag: (any DependencyTag.Type)?) {
        self.type = type
        self.tag = tag
    }

    /// The addresses of the type and the tag; the tag's is zero if there is none.
    struct Identity: Equatable {
        let type: UInt
        let tag: UInt

        /// The identity that no key has.
        static let none = Identity(type: 0, tag: 0)

        /// A number whose low bits differ from key to key. The low bits of addresses are alike, so a multiplication
        /// mixes the other bits in and a shift selects them. The factor is odd and near 2^32 divided by the golden
        /// ratio.
        var hash: Int { Int(bitPattern: ((type &+ tag &* 31) &* 0x9E37_79B1) >> (UInt.bitWidth / 4)) }
    }

    var identity: Identity {
        Identity(
            type: UInt(bitPattern: ObjectIdentifier(type)), tag: tag.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        )
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
