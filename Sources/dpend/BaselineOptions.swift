import ArgumentParser
import DpendKit

/// Which problems are known already.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Report only problems that are not in this file, written by --update-baseline.", valueName: "path"))
    var baseline: String?

    @Flag(
        help: """
            Write the file of --baseline: with all problems when there is none yet, otherwise without those that are not \
            found any more. Nothing is added to a file that is there.
            """)
    var updateBaseline = false

    func validate() throws {
        if updateBaseline, baseline == nil { throw ValidationError("'--update-baseline' needs '--baseline <path>'.") }
    }

    /// Takes what the baseline accepts out of a report.
    ///
    /// - Returns: What to say about the file, if it was to be updated.
    func apply(
        to report: inout DiagnosticReport, severities: [String: Diagnostic.Severity]
    ) throws(InputError) -> String? {
        guard let baseline else { return nil }
        let isWritten = try BaselineFile(path: baseline).apply(
            to: &report, severity: severities[Baseline.rule.identifier] ?? Baseline.rule.severity,
            updating: updateBaseline)
        return updateBaseline ? "\(baseline) \(isWritten ? "written" : "is up to date")" : nil
    }
}
