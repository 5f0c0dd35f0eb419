/// A kind of problem, known to users by its stable identifier (semantics, section 5).
public struct DiagnosticRule: Sendable, Hashable {
    /// The name in brackets after a message, as `dependency-cycle`.
    public let identifier: String
    /// The severity that a problem has unless the configuration says otherwise.
    public let severity: Diagnostic.Severity
    /// Whether code cannot be generated while there is such a problem, however severe it is taken to be.
    public let preventsGeneration: Bool
    /// What a problem of this kind is, in one sentence without a full stop.
    public let summary: String

    /// Creates a rule.
    public init(
        _ identifier: String, _ severity: Diagnostic.Severity, preventsGeneration: Bool = false, summary: String
    ) {
        self.identifier = identifier
        self.severity = severity
        self.preventsGeneration = preventsGeneration
        self.summary = summary
    }
}
