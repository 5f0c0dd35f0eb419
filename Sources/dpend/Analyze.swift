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

    func validate() throws {
        if let outputFile { try checkOutputName(outputFile) }
        if let outputFile, let mode, mode != ResolutionOptions.Mode(outputPath: outputFile) {
            throw ValidationError("'--mode \(mode.rawValue)' contradicts the extension of '--output-file \(outputFile)'")
        }
    }

    func run() throws {
        let mode = mode ?? outputFile.map { .init(outputPath: $0) } ?? .application
        let watch = RunWatch()
        let resolution = try Session.resolve(
            sources, implicit, target, analysis, mode: mode, outputFile: outputFile, observer: watch.observer)
        var report = DiagnosticReport(resolution)
        var change: String?
        do throws(InputError) {
            change = try known.apply(to: &report, severities: resolution.options.severities)
        } catch {
            throw Session.exit(with: error)
        }
        StandardStream.output.write(reporting.text(of: report, on: .output))
        if let change, !reporting.quiet { Session.printToStandardError("\(change)\n") }
        if reporting.verbose { Session.printToStandardError(watch.report) }
        if report.hasErrors { throw ExitCode(1) }
    }
}
