/// A problem in the code that dpend read.
public struct Diagnostic: Sendable, Hashable {
    /// The rule that was broken.
    public let rule: DiagnosticRule
    /// How much it matters in this run: the rule's default, unless the configuration sets another severity.
    public internal(set) var severity: Severity
    /// One sentence that says what is wrong, without a full stop.
    public let message: String
    /// The key or declaration that it concerns. Together with the rule's identifier it names the problem for baselines
    /// and other programs. It does not change when code moves.
    public let subject: String
    /// The place; nil if it concerns the command line.
    public let location: SourceLocation?
    /// Notes that explain the problem and help to fix it, in reading order.
    public internal(set) var notes: [Note]
    /// The problems with the same cause, which vanish with this one, sorted by place. They count like all others.
    public internal(set) var consequences: [Diagnostic] = []
    /// The cause of the problem, if other problems may share it.
    var cause: Cause?
    /// The cause that the problem itself is. All problems that it causes vanish with it.
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
        /// The problem is not reported.
        case off
    }

    /// A remark on a diagnostic.
    public struct Note: Sendable, Hashable {
        public let role: Role
        public let content: Content
        /// The place; nil for the place of its diagnostic.
        public let location: SourceLocation?

        /// The content of a note.
        public enum Content: Sendable, Hashable {
            /// One sentence without a full stop.
            case sentence(String)
            /// A way out, which the formatters put into words.
            case remedy(Remedy)
            /// Several ways out, likeliest first. Texts show them in one line, and programs get one note for each.
            case alternatives([Remedy])
        }

        /// Creates a note that states something.
        public init(_ role: Role, _ sentence: String, at location: SourceLocation? = nil) {
            self.role = role
            content = .sentence(sentence)
            self.location = location
        }

        /// Creates a note with a way out, at the source to change.
        public init(_ remedy: Remedy) {
            role = .help
            content = .remedy(remedy)
            location = remedy.sourceLocation
        }

        /// Creates a note with several ways out in one line.
        init(alternatives remedies: [Remedy], at location: SourceLocation?) {
            role = .help
            content = .alternatives(remedies)
            self.location = location
        }

        /// The ways out of the note.
        package var remedies: [Remedy] {
            switch content {
            case .sentence: []
            case .remedy(let remedy): [remedy]
            case .alternatives(let remedies): remedies
            }
        }

        /// The same as notes with at most one way out.
        var separated: [Note] {
            if case .alternatives(let remedies) = content { remedies.map { Note($0) } } else { [self] }
        }
    }

    /// A cause that several problems may share.
    enum Cause: Sendable, Hashable {
        /// This filter would choose what is missing.
        case missingFilter(pattern: String)
        /// Filters do not choose types of this kind.
        case kind(ResolutionOptions.ImplicitKind)
        /// This pattern excludes the missing type.
        case exclude(pattern: String)
        /// This `#if` clause excludes the missing type.
        case inactiveClause(String)
        /// The registration at this place cannot be read.
        case registration(SourceLocation)
        /// One of these modules is not linked.
        case modules([String])
        /// This file does not import DpendRuntime.
        case missingImport(String)
        /// This type has registrations, but is not a configuration.
        case noConfiguration(String)
        /// This library has internal classes that provide the missing type, and no exports file.
        case notExported(library: String)
        /// This library declares the missing type and does not provide it.
        case library(String)
    }

    /// The purpose of a note, so that programs need not parse its sentence.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The way from a root that leads to the problem.
        case chain
        /// A step of a cycle.
        case step
        /// A candidate, and why it is not the provider; or one of several equal candidates.
        case candidate
        /// Another place with the same problem.
        case place
        /// Other useful information.
        case remark
        /// A way out: a ``Remedy``.
        case help
    }
}

extension [Diagnostic] {
    /// Sorted by place. Problems without a place come first, and equal ones keep their order.
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
