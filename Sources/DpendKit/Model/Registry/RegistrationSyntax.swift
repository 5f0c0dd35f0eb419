/// How code registers something in a library's container, for advice.
///
/// In its texts `{key}` stands for a type, `{instance}` for the code that makes the instance, `{made}` for its own type,
/// `{container}` for the container as code names it, `{accessor}` for the generated function that requests the type, and
/// `{values}`, `{scope}`, `{actor}` and `{relation}` for the fields of these names.
package struct RegistrationSyntax: Sendable, Equatable {
    /// The call of a factory that requests something; nil if dpend proposes none.
    var requesting: String?
    /// The call of a factory that requests nothing.
    var alone: String
    /// The call of a factory that requests a registered type and gives it another type; nil if dpend proposes none.
    var forwarding: String?
    /// The request for an argument; nil if dpend proposes none.
    var argument: String?
    /// The types of parameters that get the factory's resolver itself, which is called `r`.
    var resolverTypes: Set<String> = []
    /// The names of generated functions that request types.
    var accessors: AccessorNames?
    /// How the statement names a key that is a protocol, or a superclass, of the made type.
    var relation: Relation?
    /// The modifier with which a registration also provides a protocol, or a superclass, of the made type.
    var modifier: Relation?
    /// Whether the statement is an element of a list, and names no container.
    var isElement = false
    /// How the statement says that one object is kept.
    var scope: String
    /// How a factory says that it runs on the main actor; nil if it cannot.
    var actor: String?
    /// Whether factories take the arguments of requests after their resolver.
    var takesValues = false
    /// Whether the type of the instance is the key.
    var castsInstance = false
}

extension RegistrationSyntax {
    /// How code names a protocol, or a superclass, of the made type.
    package struct Relation: Sendable, Equatable {
        var ofProtocol: String
        var ofSuperclass: String

        func text(_ key: String, isProtocol: Bool) -> String {
            (isProtocol ? ofProtocol : ofSuperclass).replacing("{key}", with: metatypeBase(key))
        }
    }
}

/// The names that a library gives to the functions that it generates for keys.
package struct AccessorNames: Sendable, Equatable {
    var library: String
    var name: @Sendable (TypeExpression) -> String?

    package static func == (left: Self, right: Self) -> Bool { left.library == right.library }
}

/// A statement that registers a type.
struct RegistrationStatement: Sendable {
    var key: String
    /// The type that is made.
    var made: String
    /// The arguments of its initializer, with their labels.
    var arguments: [String] = []
    /// The names of the factory's run-time values.
    var values: [String] = []
    /// Whether some arguments are requests.
    var requests = false
    var isKept = false
    var isOnMainActor = false
    /// Whether the key is a protocol.
    var isProtocol = false
    /// The container as code names it; empty if code does not.
    var container: String
}

extension RegistrationSyntax {
    /// The request for the instance of a type; nil if there is none.
    func argument(_ key: TypeExpression, from container: String) -> String? {
        guard let argument else { return nil }
        var text = argument.replacing("{key}", with: Self.metatypeBase(key.spelling(.plain)))
            .replacing("{container}", with: container)
        if let accessors {
            guard let name = accessors.name(key) else { return nil }
            text = text.replacing("{accessor}", with: name)
        }
        return text
    }

    /// The statement as code.
    func text(_ statement: RegistrationStatement) -> String {
        var instance = "\(statement.made)(\(statement.arguments.joined(separator: ", ")))"
        if castsInstance, statement.made != statement.key { instance += " as \(statement.key)" }
        let form = statement.requests ? requesting ?? alone : alone
        return filled(form.replacing("{instance}", with: instance), statement)
    }

    /// The statement that registers a registered type, the made one, as another type.
    func forward(_ statement: RegistrationStatement) -> String? { forwarding.map { filled($0, statement) } }

    private func filled(_ form: String, _ statement: RegistrationStatement) -> String {
        let call = form.replacing("{key}", with: Self.metatypeBase(statement.key))
            .replacing("{made}", with: statement.made)
            .replacing("{values}", with: statement.values.map { ", \($0)" }.joined())
            .replacing("{scope}", with: statement.isKept ? scope : "")
            .replacing("{actor}", with: statement.isOnMainActor ? actor ?? "" : "")
            .replacing("{container}", with: statement.container)
            .replacing(
                "{relation}",
                with: statement.key == statement.made
                    ? "" : relation?.text(statement.key, isProtocol: statement.isProtocol) ?? "")
        return isElement || ["", "self"].contains(statement.container) ? call : "\(statement.container).\(call)"
    }

    /// The type before `.self`.
    fileprivate static func metatypeBase(_ key: String) -> String { key.contains(" ") ? "(\(key))" : key }
}
