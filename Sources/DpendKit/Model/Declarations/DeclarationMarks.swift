import DpendRuntime

/// What comments before a type say to dpend: `// dpend:singleton`.
struct DeclarationMarks: Sendable, Equatable {
    /// `// dpend:ignore`
    var isIgnored = false
    /// `// dpend:assisted`
    var infersRuntimeValues = false
    /// `// dpend:singleton` and the other scopes
    var scope: DependencyScope?
    /// `// dpend:tag Backup`
    var tag: TypeExpression?

    static let none = DeclarationMarks()

    /// The words that may stand behind `dpend:`.
    static let words = ["ignore", "assisted", "tag"] + DependencyScope.allCases.map(\.rawValue)

    /// What is wrong with a comment.
    struct Mistake: Sendable, Equatable {
        /// The word behind `dpend:`, with what belongs to it.
        var text: String
        var reason: Reason
        var location: SourceLocation

        enum Reason: Int, Sendable {
            /// No such word is known.
            case unknownWord
            /// `tag` stands without a type, or before something that is none.
            case noTag
            /// A comment before it says something else.
            case contradiction
            /// The declaration is one that no filter chooses.
            case noClass
            /// The class is a configuration, of which a container makes one.
            case configuration
        }
    }
}
