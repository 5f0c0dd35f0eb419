/// How code registers something in a library's container, for advice.
///
/// In its texts `{key}` stands for a type, `{instance}` for the code that makes the instance, `{made}` for its own type,
/// `{container}` for the container as code names it, and `{values}`, `{scope}` and `{actor}` for the fields of these
/// names.
package struct RegistrationSyntax: Sendable, Equatable {
    /// The call of a factory that requests something.
    var requesting: String
    /// The call of a factory that requests nothing.
    var alone: String
    /// The call of a factory that requests a registered type and gives it another type.
    var forwarding: String
    /// The request for an argument.
    var argument: String
    /// How the statement says that one object is kept.
    var scope: String
    /// How a factory says that it runs on the main actor; nil if it cannot.
    var actor: String?
    /// Whether factories take the arguments of requests after their resolver.
    var takesValues = false
    /// Whether the type of the instance is the key.
    var castsInstance = false
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
    /// The container as code names it; empty if code does not.
    var container: String
}

extension RegistrationSyntax {
    /// The request for the instance of a type.
    func argument(_ key: String, from container: String) -> String {
        argument.replacing("{key}", with: Self.metatypeBase(key)).replacing("{container}", with: container)
    }

    /// The statement as code.
    func text(_ statement: RegistrationStatement) -> String {
        var instance = "\(statement.made)(\(statement.arguments.joined(separator: ", ")))"
        if castsInstance, statement.made != statement.key { instance += " as \(statement.key)" }
        let form = statement.requests ? requesting : alone
        return filled(form.replacing("{instance}", with: instance), statement)
    }

    /// The statement that registers a registered type, the made one, as another type.
    func forward(_ statement: RegistrationStatement) -> String { filled(forwarding, statement) }

    private func filled(_ form: String, _ statement: RegistrationStatement) -> String {
        let call = form.replacing("{key}", with: Self.metatypeBase(statement.key))
            .replacing("{made}", with: statement.made)
            .replacing("{values}", with: statement.values.map { ", \($0)" }.joined())
            .replacing("{scope}", with: statement.isKept ? scope : "")
            .replacing("{actor}", with: statement.isOnMainActor ? actor ?? "" : "")
            .replacing("{container}", with: statement.container)
        return ["", "self"].contains(statement.container) ? call : "\(statement.container).\(call)"
    }

    /// The type before `.self`.
    private static func metatypeBase(_ key: String) -> String { key.contains(" ") ? "(\(key))" : key }
}
