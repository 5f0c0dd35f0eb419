/// How a class declares a property that the scopes below it get, for advice.
///
/// In its texts `{name}` and `{type}` stand for the property, `{made}` for the class that is made, `{instance}` for the
/// code that makes it, and `{interface}` for ``interface`` if the two types differ.
package struct MemberSyntax: Sendable {
    /// The declaration of a property that makes an instance at each use.
    var fresh: String
    /// The declaration of a property that keeps one instance.
    var kept: String
    /// The part of a declaration that names the type under which scopes below get the instance.
    var interface = ""
    var maker: Maker
    /// The code that makes a scope below the one with the property; nil for a call of its initializer.
    var child: String?
    /// The attribute of a requirement, and the text instead of it with which it gets the property `{other}` of its type;
    /// nil if a further property of a scope above gives that one.
    var renaming: (attribute: String, text: String)?

    /// The code that makes the instances.
    package enum Maker: Sendable {
        /// The declaration itself.
        case declaration
        /// The library, which calls an initializer without arguments, or one that it knows.
        case library
        /// The library, which makes only classes with its attribute: ``ScopeTree/Property/isMadeByLibrary``.
        case attribute
    }

    /// The declaration as code.
    func text(_ name: String, _ type: String, made: String = "", instance: String = "", isKept: Bool) -> String {
        (isKept ? kept : fresh).replacing("{interface}", with: made == type ? "" : interface)
            .replacing("{name}", with: name).replacing("{type}", with: type).replacing("{made}", with: made)
            .replacing("{instance}", with: instance)
    }
}

extension ScopeTree.Property {
    /// The type without `any`.
    var plainType: String { Self.plain(type) }

    static func plain(_ type: String) -> String { type.hasPrefix("any ") ? String(type.dropFirst(4)) : type }
}
