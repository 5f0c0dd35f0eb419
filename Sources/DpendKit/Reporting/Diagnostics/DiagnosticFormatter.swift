/// Writes reports in one format. A new format is a file beside these.
package protocol DiagnosticFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// Whether all that is said in a run has to be in one document, which programs read as a whole.
    var isDocument: Bool { get }

    /// The whole of the reports.
    ///
    /// - Parameters:
    ///   - reports: Those on the targets of one run.
    ///   - sources: The texts that the places of the reports lie in.
    func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText

    /// The same format in the looks that a reader wants. What programs read always looks the same.
    func styled(_ style: TextStyle, isVerbose: Bool) -> any DiagnosticFormatter
}

extension DiagnosticFormatter {
    package func styled(_ style: TextStyle, isVerbose: Bool) -> any DiagnosticFormatter { self }

    /// The whole report on the only target.
    package func format(_ report: DiagnosticReport, sources: SourceTexts) -> OutputText {
        format([report], sources: sources)
    }
}
