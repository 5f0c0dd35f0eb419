/// A property with an attribute called `Injected`. Name resolution decides later whether the attribute is
/// DpendRuntime's.
struct InjectedPropertyDeclaration: Sendable, Equatable {
    var name: String
    /// The attribute as written, `Injected` or `DpendRuntime.Injected`.
    var attribute: String
    /// The written type, without the `!` of `T!`; nil if the type is inferred.
    var type: TypeExpression?
    var tag: Tag
    var hasDefault: Bool
    var modifiers: DeclarationModifiers
    /// The access of the setter if it has its own, as in `private(set)`.
    var setterAccess: AccessLevel?
    var location: SourceLocation

    /// The tag in the attribute.
    enum Tag: Sendable, Hashable {
        case none
        case named(TypeExpression)
        /// An expression that is not a readable literal, as written.
        case unreadable(String)
    }
}

extension InjectedPropertyDeclaration {
    /// The written types: the property's type and the tag.
    var writtenTypes: [TypeExpression] {
        guard case .named(let tag) = tag else { return [type].compactMap { $0 } }
        return [type, tag].compactMap { $0 }
    }
}
