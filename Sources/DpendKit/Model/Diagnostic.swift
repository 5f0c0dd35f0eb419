/// Something that dpend has to say about the code it read.
public struct Diagnostic: Sendable, Hashable {
    /// The rule that was broken.
    public let rule: DiagnosticRule
    /// How much it matters in this run; the rule's default unless the configuration says otherwise.
    public internal(set) var severity: Severity
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// What it is about, as a key or a declaration. With the rule's identifier it names the problem for baselines and
    /// other programs; it does not change when the code moves.
    public let subject: String
    /// Where; nil for what concerns the command line.
    public let location: SourceLocation?
    /// What helps to understand and to mend it, in reading order.
    public internal(set) var notes: [Note]
    /// The problems that have the same cause and vanish with this one, sorted by place. They are counted like all others.
    public internal(set) var consequences: [Diagnostic] = []
    /// What the problem comes from, where others may come from the same.
    var cause: Cause?
    /// The cause that the problem itself is: all that come from it vanish with it.
    var rootOf: Cause?

    /// Creates a diagnostic with its rule's severity.
    public init(
        _ rule: DiagnosticRule, _ message: String, about subject: String, at location: SourceLocation?,
        notes: [Note] = []
    ) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.subject = subject
        self.location = location
        self.notes = notes
    }

    /// This problem and those that vanish with it.
    public var withConsequences: [Diagnostic] { [self] + consequences }

    /// How much a diagnostic matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Nothing is generated.
        case error
        case warning
        case note
        /// Nothing is said.
        case off
    }

    /// A remark on a diagnostic.
    public struct Note: Sendable, Hashable {
        public let role: Role
        public let content: Content
        /// Where; without a place it is printed at that of its diagnostic.
        public let location: SourceLocation?

        /// What a note says.
        public enum Content: Sendable, Hashable {
            /// One sentence without a full stop.
            case sentence(String)
            /// What to do, which the formatters word.
            case remedy(Remedy)
        }

        /// Creates a note that states something.
        public init(_ role: Role, _ sentence: String, at location: SourceLocation? = nil) {
            self.role = role
            content = .sentence(sentence)
            self.location = location
        }

        /// Creates a note with a way out, at the source that has to be changed.
        public init(_ remedy: Remedy) {
            role = .help
            content = .remedy(remedy)
            location = remedy.sourceLocation
        }
    }

    /// What several problems may come from.
    enum Cause: Sendable, Hashable {
        /// This filter would choose what is missing.
        case missingFilter(pattern: String)
        /// Filters do not choose from this kind of types.
        case kind(ResolutionOptions.ImplicitKind)
        /// This pattern takes out what is missing.
        case exclude(pattern: String)
        /// This clause of `#if` leaves out what is missing.
        case inactiveClause(String)
        /// The registration at this place cannot be read.
        case registration(SourceLocation)
        /// One of these modules is not linked.
        case modules([String])
        /// This file does not import DpendRuntime.
        case missingImport(String)
        /// This type has registrations and is no configuration.
        case noConfiguration(String)
        /// This library declares what is missing and does not provide it.
        case library(String)
    }

    /// What a note is for, so that programs need not read its sentence.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The way from a root that leads to the problem.
        case chain
        /// A step of a cycle.
        case step
        /// Something that could have been the provider, and why it is not; or one of several that are equally good.
        case candidate
        /// Another place with the same problem.
        case place
        /// Something else that is worth knowing.
        case remark
        /// What to do: a ``Remedy``.
        case help
    }
}

extension [Diagnostic] {
    /// Sorted by place; those without one come first, and equal ones stay in their order.
    func sortedByPlace() -> [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _?): true
            case (_?, nil): false
            case (let one?, let other?): (one, left.offset) < (other, right.offset)
            }
        }.map(\.element)
    }
}
