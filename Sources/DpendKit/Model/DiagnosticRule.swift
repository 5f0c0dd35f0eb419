/// A kind of problem, known to users by its stable identifier (semantics, section 5).
public struct DiagnosticRule: Sendable {
    /// The name in brackets after a message, as `dependency-cycle`.
    public let identifier: String
    /// The default severity of a problem.
    public let severity: Diagnostic.Severity
    /// Whether such a problem prevents generating code, whatever its severity.
    public let preventsGeneration: Bool
    /// One sentence that describes the kind of problem, without a full stop.
    public let summary: String
    /// Where the problem comes from and why it matters, in Markdown.
    public let explanation: String
    /// How to fix it, in Markdown.
    public let remedy: String
    /// Sources with the problem, and the same sources without it; nil if the problem is not about sources.
    public let example: Example?

    /// Creates a rule.
    public init(
        _ identifier: String, _ severity: Diagnostic.Severity, preventsGeneration: Bool = false, summary: String,
        explanation: String = "", remedy: String = "", example: Example? = nil
    ) {
        self.identifier = identifier
        self.severity = severity
        self.preventsGeneration = preventsGeneration
        self.summary = summary
        self.explanation = explanation
        self.remedy = remedy
        self.example = example
    }

    /// Swift that breaks a rule, and the same code fixed. The documentation shows both, with dpend's report on the
    /// first.
    public struct Example: Sendable {
        public let broken: String
        public let mended: String
        /// The name of the file with the example, and of a second source that the run requires.
        public let path: String
        public let companion: SourceFile?
        /// The options of the run as typed, besides `--implicit-filter 'Impl$'`.
        public let arguments: String
        /// Sets the same options for a run in memory.
        public let configure: @Sendable (inout ResolutionOptions) -> Void

        /// Creates an example.
        public init(
            _ broken: String, mended: String, path: String = "Example.swift", companion: SourceFile? = nil,
            arguments: String = "",
            configure: @escaping @Sendable (inout ResolutionOptions) -> Void = { _ in }
        ) {
            self.broken = broken
            self.mended = mended
            self.path = path
            self.companion = companion
            self.arguments = arguments
            self.configure = configure
        }
    }
}

extension DiagnosticRule: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension DiagnosticRule: CustomStringConvertible {
    public var description: String { identifier }
}
