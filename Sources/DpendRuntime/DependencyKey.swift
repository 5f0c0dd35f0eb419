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

    static func == (left: DependencyKey, right: DependencyKey) -> Bool {
        left.type == right.type && left.tag == right.tag
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        if let tag {
            hasher.combine(ObjectIdentifier(tag))
        }
    }

    /// `FooService`, or `FooService tagged Bar`.
    var description: String {
        guard let tag else {
            return TypeName(of: type).description
        }
        return "\(TypeName(of: type)) tagged \(TypeName(of: tag))"
    }
}
