/// Something that dpend has to say about the code it read.
public struct Diagnostic: Sendable, Hashable {
    /// The rule that was broken.
    public let rule: DiagnosticRule
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where; nil for what concerns the command line.
    public let location: SourceLocation?
    /// What helps to understand and to mend it, in reading order.
    public let notes: [Note]

    /// Creates a diagnostic with its rule's severity.
    public init(_ rule: DiagnosticRule, _ message: String, at location: SourceLocation?, notes: [Note] = []) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.location = location
        self.notes = notes
    }

    /// How much a diagnostic matters.
    public enum Severity: String, Sendable, Hashable {
        /// Nothing is generated.
        case error
        case warning
        case note
    }

    /// A remark on a diagnostic.
    public struct Note: Sendable, Hashable {
        public let message: String
        public let location: SourceLocation?

        /// Creates a note; without a place it is printed at that of its diagnostic.
        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }
}

/// A kind of problem, known to users by its stable identifier (semantics, section 5).
public struct DiagnosticRule: Sendable, Hashable {
    /// The name in brackets after a message, as `dependency-cycle`.
    public let identifier: String
    public let severity: Diagnostic.Severity

    /// Creates a rule with its default severity.
    public init(_ identifier: String, _ severity: Diagnostic.Severity) {
        self.identifier = identifier
        self.severity = severity
    }
}
