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

    /// Refuses targets that cannot be told apart in a baseline, and an update of none.
    func check(_ targets: [ConfigurationFile.Target]) throws(InputError) {
        var names: [String: String] = [:]
        for target in targets {
            guard let path = target.settings.baseline else {
                if updateBaseline { throw InputError(.usage, "'--update-baseline' needs '--baseline <path>'") }
                continue
            }
            if let other = names.updateValue(target.name ?? "", forKey: path) {
                throw InputError(
                    .usage, "the targets '\(other)' and '\(target.name ?? "")' have the same baseline '\(path)'; give each its "
                        + "own, or choose one with --target")
            }
        }
    }

    /// Takes what the baseline of a target accepts out of its report.
    ///
    /// - Returns: What to say about the file, if it was to be updated.
    func apply(to report: inout DiagnosticReport, of target: ConfigurationFile.Target) throws(InputError) -> String? {
        guard let path = target.settings.baseline else { return nil }
        let severity = target.settings.severities?[Baseline.rule.identifier] ?? Baseline.rule.severity
        let isWritten = try BaselineFile(path: path).apply(to: &report, severity: severity, updating: updateBaseline)
        return updateBaseline ? "\(path) \(isWritten ? "written" : "is up to date")" : nil
    }
}
