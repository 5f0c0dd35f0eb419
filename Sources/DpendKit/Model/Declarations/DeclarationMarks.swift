import DpendRuntime

/// The instructions to dpend in comments before a type: `// dpend:singleton`.
struct DeclarationMarks: Sendable, Equatable {
    /// `// dpend:ignore`
    var isIgnored = false
    /// `// dpend:assisted`
    var infersRunTimeValues = false
    /// `// dpend:singleton` and the other scopes
    var scope: DependencyScope?
    /// `// dpend:tag Backup`
    var tag: TypeExpression?
    /// `// dpend:entry "json"`
    var entry: DictionaryEntry?

    static let none = DeclarationMarks()

    /// The words that may follow `dpend:`.
    static let words = ["ignore", "assisted", "tag", "entry"] + DependencyScope.allCases.map(\.rawValue)

    /// The instructions as written after `dpend:`.
    var words: [String] {
        (isIgnored ? ["ignore"] : []) + (infersRunTimeValues ? ["assisted"] : []) + (scope.map { [$0.rawValue] } ?? [])
            + (tag.map { ["tag \($0)"] } ?? []) + (entry.map { ["entry \($0.description)"] } ?? [])
    }

    /// A mistake in a comment.
    struct Mistake: Sendable, Equatable {
        /// The word after `dpend:`, with its argument.
        var text: String
        var reason: Reason
        var location: SourceLocation

        enum Reason: Int, Sendable {
            /// The word is unknown.
            case unknownWord
            /// `tag` has no type after it, or something that is not a type.
            case noTag
            /// `entry` has neither a text nor a number nor a member after it.
            case noEntry
            /// A comment before it contradicts it.
            case contradiction
            /// Filters cannot choose the declaration.
            case noClass
            /// The class is a configuration, which containers make by themselves.
            case configuration
            /// It stands before an initializer.
            case initializer
        }
    }
}
