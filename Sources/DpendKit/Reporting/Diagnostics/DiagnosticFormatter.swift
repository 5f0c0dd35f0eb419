/// Writes reports in one format. A new format is a file beside these.
package protocol DiagnosticFormatter: Sendable {
    /// The name of the format in options.
    var name: String { get }

    /// Whether all output of a run must be one document, which programs read as a whole.
    var isDocument: Bool { get }

    /// The reports as text.
    ///
    /// - Parameters:
    ///   - reports: The reports on the targets of one run.
    ///   - sources: The texts of the files in the reports.
    func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText

    /// The same format in another style. Formats for programs ignore the style.
    func styled(_ style: TextStyle, isVerbose: Bool) -> any DiagnosticFormatter
}

extension DiagnosticFormatter {
    package func styled(_ style: TextStyle, isVerbose: Bool) -> any DiagnosticFormatter { self }

    /// The report on the only target, as text.
    package func format(_ report: DiagnosticReport, sources: SourceTexts) -> OutputText {
        format([report], sources: sources)
    }
}
