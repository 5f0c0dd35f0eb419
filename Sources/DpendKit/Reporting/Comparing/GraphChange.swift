/// One difference between two graphs, with what it means for those who use what the graph provides.
public struct GraphChange: Sendable, Hashable {
    /// What became of the subject.
    public var kind: Kind
    /// The key, protocol or type alias, as it is printed.
    public var subject: String
    /// What about it is different.
    public var aspect: Aspect
    /// Whether somebody who relied on the old graph may have to change something.
    public var isBreaking: Bool
    /// What was there before, where that can be said in a word.
    public var old: String?
    /// What is there now.
    public var new: String?
    /// What it means, in one sentence without a full stop.
    public var meaning: String

    /// The kinds, in the order of their signs.
    public enum Kind: String, Sendable, CaseIterable {
        case removed, added, changed

        /// The sign before a line of text.
        public var sign: String {
            switch self {
            case .removed: "-"
            case .added: "+"
            case .changed: "~"
            }
        }
    }

    /// What can differ, in the order in which it is told.
    public enum Aspect: String, Sendable, CaseIterable {
        /// Whether the key is provided.
        case key
        case tag
        case scope
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
    public static func < (left: Self, right: Self) -> Bool {
        if left.subject != right.subject { return left.subject < right.subject }
        if left.aspect != right.aspect { return left.aspect.order < right.aspect.order }
        return left.meaning < right.meaning
    }
}

extension GraphChange.Aspect {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
