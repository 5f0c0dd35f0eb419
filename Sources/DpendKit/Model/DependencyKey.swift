/// What identifies a dependency: a type and, optionally, a tag (thesis, section 5).
///
/// Two keys are equal when type and tag are, the modules that declare them included. Keys sort by what is printed, then
/// by module.
public struct DependencyKey: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The type, with its names looked up.
    public let type: TypeExpression
    /// The type that conforms to `DependencyTag`, if the dependency has a tag.
    public let tag: TypeExpression?
    /// The type's name as people write it: `ItemVM.Factory`, `[Service]`.
    public let name: String

    // Comparing keys is what chaining does most, so what tells them apart is spelled once.
    private let identity: String

    /// Creates a key from resolved types.
    public init(type: TypeExpression, tag: TypeExpression? = nil) {
        self.type = type
        self.tag = tag
        name = type.spelling(.plain)
        identity = type.spelling(.identity) + (tag.map { " tagged " + $0.spelling(.identity) } ?? "")
    }

    /// The key that a parameter of a resolved type asks for: `Tagged<T, Tag>` of DpendRuntime asks for `T` with the tag.
    public init(requestedBy type: TypeExpression) {
        if let nominal = type.nominal, nominal.module == "DpendRuntime", nominal.path == "Tagged",
            nominal.components[0].arguments.count == 2
        {
            self.init(type: nominal.components[0].arguments[0], tag: nominal.components[0].arguments[1])
        } else {
            self.init(type: type)
        }
    }

    /// The tag's name, if there is one.
    public var tagName: String? { tag?.spelling(.plain) }

    /// `FooService`, or `FooService (Bar)` with a tag.
    public var description: String { tagName.map { "\(name) (\($0))" } ?? name }

    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    public static func < (left: Self, right: Self) -> Bool {
        if left.name != right.name { return left.name < right.name }
        if left.tagName != right.tagName { return (left.tagName ?? "") < (right.tagName ?? "") }
        return left.identity < right.identity
    }
}
