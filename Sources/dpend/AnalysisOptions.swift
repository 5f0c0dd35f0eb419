import ArgumentParser
import DpendKit

/// How problems are judged.
struct AnalysisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take problems of a kind as 'error', 'warning', 'note' or 'off', as 'unused-provider=warning'. Can be repeated.",
            valueName: "identifier=severity"))
    var severity: [String] = []

    func apply(to settings: inout Settings) throws {
        let severities = try Settings.list("--severity", severity) { argument throws(InputError) in
            try Settings.pair(argument, "IDENTIFIER=SEVERITY") { identifier, word throws(InputError) in
                (try Settings.ruleIdentifier(identifier), try Settings.severity(word))
            }
        }
        settings.severities = severities.map { Dictionary($0) { _, last in last } }
    }
}
