import ArgumentParser
import DpendKit

struct Analyze: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Analyze the dependency graph to find cycles, ambiguous and unsatisfied dependencies.",
        discussion: """
            Takes the options of 'generate' and reports exactly what 'generate' with them would, but writes nothing: \
            made for pre-commit hooks. All problems are found in one run and go to standard output; the exit status is \
            1 when one of them is an error. With --baseline only new problems count.
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configuration: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of the report") var reporting: ReportOptions
    @OptionGroup(title: "Options of the baseline") var known: BaselineOptions

    @Option(help: ArgumentHelp("The output that 'generate' would write; it is not touched, only its extension counts.", valueName: "path"))
    var outputFile: String?

    @Option(help: "Judge as an application, where everything has to be provided, or as a library.")
    var mode: ResolutionOptions.Mode?

    func run() throws {
        let targets = try Session.exiting {
            let targets = try configuration.targets(settings())
            try known.check(targets)
            return targets
        }
        var reports: [DiagnosticReport] = []
        // Programs read one document, however many targets there are.
        defer {
            if reporting.isForPrograms {
                StandardStream.output.write(reporting.text(of: DiagnosticReport(combining: reports), on: .output))
            }
        }
        try Session.forEach(targets, hasHeadings: !reporting.isForPrograms && !reporting.quiet) { target in
            let watch = RunWatch()
            let resolution = try target.settings.resolve(observer: watch.observer)
            var report = DiagnosticReport(resolution)
            let change = try known.apply(to: &report, of: target)
            reports.append(report)
            if !reporting.isForPrograms { StandardStream.output.write(reporting.text(of: report, on: .output)) }
            if let change, !reporting.quiet { Session.printToStandardError("\(change)\n") }
            if reporting.verbose { Session.printToStandardError(watch.report) }
            return report.hasErrors ? 1 : 0
        }
    }

    private func settings() throws -> Settings {
        var settings = try Settings(sources, implicit, target, analysis)
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
