/// A difference between two graphs, and its meaning for the clients of the graph.
package struct GraphChange: Sendable, Hashable {
    /// The kind of change.
    package var kind: Kind
    /// The key, protocol or type alias, as it is printed.
    package var subject: String
    /// The changed property of the subject.
    package var aspect: Aspect
    /// Whether code that relied on the old graph may have to change.
    package var isBreaking: Bool
    /// The old value, if it fits in a word.
    package var old: String?
    /// The new value.
    package var new: String?
    /// The meaning, in one sentence without a full stop.
    package var meaning: String

    /// The kinds, in the order of their signs.
    package enum Kind: String, Sendable, CaseIterable {
        case removed, added, changed

        /// The sign before a line of text.
        package var sign: String {
            switch self {
            case .removed: "-"
            case .added: "+"
            case .changed: "~"
            }
        }
    }

    /// The properties that can differ, in the order of the report.
    package enum Aspect: String, Sendable, CaseIterable {
        /// Whether the key is provided.
        case key
        case tag
        case scope
        /// The key's container.
        case container
        /// The effects of resolving the key.
        case effects
        /// The provider of the key.
        case provider
        /// The key of the provider in dictionaries.
        case entry
        /// The requirements of the provider.
        case dependencies
        case cycle
        /// A key that others must provide.
        case requirement
        /// A key that a class provides as long as no declaration names it directly.
        case onDemandKey
        case `protocol`
        case `typealias`
    }
}

extension GraphChange: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        if left.subject != right.subject { return left.subject < right.subject }
        if left.aspect != right.aspect { return left.aspect.order < right.aspect.order }
        return left.meaning < right.meaning
    }
}

extension GraphChange.Aspect {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
