/// A protocol as its source declares it, with all that a conforming type must have.
struct ProtocolRequirements: Sendable {
    let name: String
    /// The names of its attributes, without `@`.
    var attributes: [String] = []
    /// The protocols and classes that it inherits, as written.
    var inherited: [String] = []
    /// The associated types that it declares, in their order.
    var associatedTypes: [AssociatedType] = []
    /// The names of the primary associated types. An inherited protocol may declare them.
    var primaryNames: [String] = []
    /// The conditions of its `where` clauses about associated types.
    var conditions: [Condition] = []
    var functions: [Function] = []
    var properties: [Property] = []
    /// Why the members are not certain; nil if they are.
    var obstacle: String?

    struct AssociatedType: Sendable {
        var name: String
        /// The types to which it must conform.
        var constraint: ParsedSwift?
    }

    /// The names of types that it declares.
    var aliases: [(name: String, type: ParsedSwift)] = []

    /// A part of a `where` clause.
    struct Condition: Sendable {
        /// An associated type, or a member of one, without `Self.` before it.
        var subject: ParsedSwift
        /// Whether both are the same type; otherwise the subject conforms to the other one.
        var isSameType: Bool
        var type: ParsedSwift
        /// The empty value of the type.
        var empty = EmptyValue.none
    }

    /// A function, an initializer or a subscript.
    struct Function: Sendable {
        enum Kind: Sendable { case function, initializer, subscripted }

        var kind: Kind
        /// The name as written; `init` or `subscript`.
        var name: String
        var isStatic = false
        var isNonisolated = false
        /// Whether it is a subscript with a setter.
        var isSettable = false
        /// A global actor, without `@`.
        var actor: String?
        /// `?` or `!` after `init`.
        var failing: ParsedSwift?
        /// With the brackets.
        var generics: ParsedSwift?
        var genericNames: Set<String> = []
        var parameters: [Parameter] = []
        var effects = Specifiers()
        var result: Result?
        /// With `where`.
        var conditions: ParsedSwift?
        /// The call with its labels: `load(id:)`.
        var title: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

        /// The same for equal requirements of several protocols.
        var identity: String {
            "\(isStatic) \(title) \(parameters.map(\.type.text)) \(result?.type.text ?? "") \(effects.code?.text ?? "")"
        }
    }

    struct Parameter: Sendable {
        /// The argument label, `_` for none.
        var label: String
        /// The name within the function; `_` if it has none.
        var name: String
        /// The type with its specifiers and attributes, as the function declares it.
        var type: ParsedSwift
        /// The type without `@escaping` and `...`.
        var bare: ParsedSwift
        var isVariadic = false
        var isInout = false
        var isAutoclosure = false
        /// Whether it is a closure that must not outlive the call.
        var isNonescaping = false
        /// Whether it is a closure that may outlive the call.
        var isEscaping = false
        /// Whether it has a specifier such as `consuming`.
        var isOwned = false
        /// Whether it is a `some P`.
        var isOpaque = false
    }

    /// The effects of a function, as written.
    struct Specifiers: Sendable {
        var code: ParsedSwift?
        var isAsync = false
        var isThrowing = false
        var isRethrowing = false
    }

    struct Result: Sendable {
        var type: ParsedSwift
        /// The type where Swift does not allow `!`.
        var stored: ParsedSwift
        var empty: EmptyValue
    }

    struct Property: Sendable {
        var name: String
        var type: ParsedSwift
        /// The type where Swift does not allow `!`.
        var stored: ParsedSwift
        var isStatic = false
        var isNonisolated = false
        var isSettable = false
        var actor: String?
        var effects = Specifiers()
        var empty: EmptyValue
    }

    /// The value that a type has without any content.
    enum EmptyValue: Sendable {
        case none, void, `nil`, array, dictionary, string, stream, publisher
    }
}
