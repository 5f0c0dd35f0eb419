import ArgumentParser
import DpendKit

struct Analyze: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "analyze",
        abstract: "Analyze the dependency graph to find cycles, ambiguous and unsatisfied dependencies.",
        discussion: """
            Takes the options of 'generate' and reports the same problems, but writes nothing. Use it in pre-commit hooks. It finds \
            all problems in one run and prints them to standard output. The exit status is 1 if one of them is an error. With \
            --baseline only new problems count.
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions
    @OptionGroup(title: "Options of the report") var reporting: ReportOptions
    @OptionGroup(title: "Options of the baseline") var known: BaselineOptions

    @Option(
        help: ArgumentHelp(
            "Analyze as 'generate' would for this output; only its extension counts, and nothing is written.",
            valueName: "path"))
    var outputFile: String?

    @Option(help: "Judge the sources as an application, which must provide everything, or as a library.")
    var mode: ResolutionOptions.Mode?

    func run() throws {
        let choice = try Session.exiting {
            let targets = try configurationFile.targets(settings())
            guard !known.updateBaseline || targets.chosen.contains(where: { $0.settings.baseline != nil }) else {
                throw InputError(
                    .usage,
                    "no baseline to update; name it with '--baseline' or as 'baseline' in \(ConfigurationFile.name)")
            }
            return targets
        }
        let watch = RunWatch()
        let reading = speed.reading(within: configurationFile.limits)
        let runs = try Session.exiting { try choice.runs(reading: reading, observer: watch.observer) }
        Session.keep(runs)
        // A baseline and a document concern all targets, so nothing is printed before all of them have been analyzed.
        var reports = TargetReports(runs)
        let changes = try Session.exiting { try reports.applyBaselines(updating: known.updateBaseline) }
        for piece in reports.output(
            isDocument: reporting.format.formatter.isDocument, { reporting.text(of: $0, on: .output) })
        {
            (piece.isError ? StandardStream.error : .output).write(piece.text)
        }
        if !reporting.quiet { Session.printToStandardError(changes) }
        if reporting.verbose { StandardStream.error.write(watch.report) }
        if reports.status != 0 { throw ExitCode(reports.status) }
    }

    private func settings() throws -> Settings {
        var settings = try commonSettings()
        settings.mode = mode
        settings.baseline = known.baseline
        settings.outputFile = try outputFile.map {
            try Settings.single("--output-file", $0, Settings.outputFile)
        }
        if let outputFile, let mode, settings.contradicts(mode: mode) {
            throw InputError(
                .usage, "'--mode \(mode.rawValue)' contradicts the extension of '--output-file \(outputFile)'")
        }
        return settings
    }
}
