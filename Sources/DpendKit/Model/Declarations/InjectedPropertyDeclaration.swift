/// A property with an attribute called `Injected`. Whether that is DpendRuntime's is found out when names are looked up.
struct InjectedPropertyDeclaration: Sendable, Equatable {
    var name: String
    /// The attribute as written, `Injected` or `DpendRuntime.Injected`.
    var attribute: String
    /// The written type, for `T!` the `T`; nil when it is inferred.
    var type: TypeExpression?
    var tag: Tag
    var hasDefault: Bool
    var modifiers: DeclarationModifiers
    /// The access of the setter where it has its own, as in `private(set)`.
    var setterAccess: AccessLevel?
    var location: SourceLocation

    /// What the attribute says of the tag.
    enum Tag: Sendable, Hashable {
        case none
        case named(TypeExpression)
        /// Something other than the literal that could be read, as written.
        case unreadable(String)
    }
}

extension InjectedPropertyDeclaration {
    /// The types that are written: its own, and the tag.
    var writtenTypes: [TypeExpression] {
        guard case .named(let tag) = tag else { return [type].compactMap { $0 } }
        return [type, tag].compactMap { $0 }
    }
}
