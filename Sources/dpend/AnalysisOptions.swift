import ArgumentParser
import DpendKit

/// Options for judging problems.
struct AnalysisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Set the severity of a kind of problem to 'error', 'warning', 'note' or 'off', as 'unused-provider=warning'. Can be repeated.",
            valueName: "identifier=severity"))
    var severity: [String] = []

    @Option(
        help: ArgumentHelp(
            "Read a container of another library, as 'swinject', even if no source imports it; 'none' reads no such container. Can be repeated. By default the imports decide.",
            valueName: "name"))
    var dialect: [String] = []

    func apply(to settings: inout Settings) throws {
        settings.dialects = try Settings.list("--dialect", dialect, Settings.dialect)
        let severities = try Settings.list("--severity", severity) { argument throws(InputError) in
            try Settings.pair(argument, "IDENTIFIER=SEVERITY") { identifier, word throws(InputError) in
                (try Settings.ruleIdentifier(identifier), try Settings.severity(word))
            }
        }
        settings.severities = severities.map { Dictionary($0) { _, last in last } }
    }
}
