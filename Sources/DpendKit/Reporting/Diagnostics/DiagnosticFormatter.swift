/// Writes reports in one format.
///
/// A new format is a file beside these, and a case of ``ReportFormat``.
public protocol DiagnosticFormatter: Sendable {
    /// The whole of the reports, which are those on the targets of one run.
    ///
    /// - Parameter sources: The texts that the places of the reports lie in.
    func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> String
}

extension DiagnosticFormatter {
    /// The whole report on the only target.
    public func format(_ report: DiagnosticReport, sources: SourceTexts) -> String {
        format([report], sources: sources)
    }
}

/// The formats that a report can have, by the names that users know them by.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// For readers and editors: `path:line:column: error: message [identifier]`.
    case text
    /// For programs, described by `Documentation/Schemas/diagnostics.schema.json`.
    case json
    /// For services that collect the findings of many tools: SARIF 2.1.0.
    case sarif
    /// For workflows of GitHub, which show the problems beside the lines of a change.
    case github

    /// Whether all that is said in a run has to be in one document, which programs read as a whole.
    public var isDocument: Bool {
        switch self {
        case .text, .github: false
        case .json, .sarif: true
        }
    }

    /// What writes the format.
    ///
    /// - Parameter text: What to write text with, since only that has a choice of looks.
    public func formatter(text: TextDiagnosticFormatter = TextDiagnosticFormatter()) -> any DiagnosticFormatter {
        switch self {
        case .text: text
        case .json: JSONDiagnosticFormatter()
        case .sarif: SARIFDiagnosticFormatter()
        case .github: GitHubDiagnosticFormatter()
        }
    }
}
