import ArgumentParser
import DpendKit

/// How problems are judged.
struct AnalysisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take problems of a kind as 'error', 'warning', 'note' or 'off', as 'unused-provider=warning'. Can be repeated.",
            valueName: "identifier=severity"))
    var severity: [String] = []

    func validate() throws {
        _ = try severities
    }

    var severities: [String: Diagnostic.Severity] {
        get throws {
            var result: [String: Diagnostic.Severity] = [:]
            let identifiers = DiagnosticRule.all.map(\.identifier)
            for argument in severity {
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard identifiers.contains(parts[0]) else {
                    throw ValidationError(
                        "There is no '\(parts[0])' for --severity"
                            + "\(NearNames.question(parts[0], among: identifiers)) The identifiers are "
                            + "\(identifiers.joined(separator: ", ")).")
                }
                guard parts.count == 2, let severity = Diagnostic.Severity(rawValue: parts[1]) else {
                    let all = Diagnostic.Severity.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("--severity '\(argument)' is not 'IDENTIFIER=SEVERITY' with one of \(all).")
                }
                result[parts[0]] = severity
            }
            return result
        }
    }
}
