/// One difference between two graphs, with what it means for those who use what the graph provides.
package struct GraphChange: Sendable, Hashable {
    /// What became of the subject.
    package var kind: Kind
    /// The key, protocol or type alias, as it is printed.
    package var subject: String
    /// What about it is different.
    package var aspect: Aspect
    /// Whether somebody who relied on the old graph may have to change something.
    package var isBreaking: Bool
    /// What was there before, where that can be said in a word.
    package var old: String?
    /// What is there now.
    package var new: String?
    /// What it means, in one sentence without a full stop.
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

    /// What can differ, in the order in which it is told.
    package enum Aspect: String, Sendable, CaseIterable {
        /// Whether the key is provided.
        case key
        case tag
        case scope
        /// The container that it belongs to.
        case container
        /// What resolving the key demands.
        case effects
        /// What makes the dependency.
        case provider
        /// What the provider needs.
        case dependencies
        case cycle
        /// A key that others have to provide.
        case requirement
        /// A key that a class meets as long as nothing declares it directly.
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
