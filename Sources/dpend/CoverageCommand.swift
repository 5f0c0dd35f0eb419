import ArgumentParser
import DpendKit

struct CoverageCommand: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Show how many of the objects that your code passes by hand a container would pass.",
        discussion: """
            Finds the calls in the sources, including function bodies, that make objects of injectable types: types \
            that initializers' requirements connect with others. Each argument of a call is passed by the container, \
            is a value that only this place has, or is an object of the project that is left to the caller. A call is \
            made as it is if the container passes all arguments, with values if the others are values, and hollow if \
            an object is left. Tests, previews and test doubles do not count.

            '--of previews' counts the objects that previews make by hand instead, doubles among them. The container \
            is the one that '--preview-support' writes. '--of tests' does the same for tests among the sources.

            EXAMPLES
              dpend coverage
              dpend coverage --by class
              dpend coverage --of previews -D DEBUG
              dpend coverage --minimum 90
              dpend coverage --format json > coverage.json
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    @Option(help: "Judge the sources as an application or as a library.")
    var mode: ResolutionOptions.Mode?

    @Option(help: "Count the calls in this code.")
    var of: Coverage.Code = .application

    @Option(help: "Choose the format of the coverage: 'text' is for people, 'json' for programs.")
    var format: CoverageFormat = .text

    @Option(help: "Choose what a row of the table counts.")
    var by: CoverageReport.Rows = .place

    @Flag(help: "List all rows, and all places of each reason.")
    var all = false

    @Option(
        help: ArgumentHelp(
            """
            Exit with 1 if the container passes less than this percentage of the objects that the code passes by hand, or \
            makes less of those that previews or tests make by hand.
            """, valueName: "percent"))
    var minimum: Int?

    func validate() throws {
        if let minimum, !(0...100).contains(minimum) {
            throw ValidationError("--minimum '\(minimum)' is not between 0 and 100.")
        }
    }

    func run() throws {
        let choice = try Session.exiting {
            var settings = try commonSettings()
            settings.mode = mode
            return try configurationFile.targets(settings)
        }
        let watch = RunWatch()
        let runs = try Session.exiting {
            try choice.plainRuns(
                goesOnAfterErrors: true, reading: speed.reading(within: configurationFile.limits),
                observer: watch.observer)
        }
        Session.keep(runs)
        var report = CoverageReport(try Session.exiting { try runs.coverage(of: of) })
        (report.rows, report.listsAll, report.hasTargets) = (by, all, choice.chosen.count > 1)
        // Failed targets are reported first. The rest concerns the others.
        let failed = runs.outcomes.filter { outcome in if case .failure = outcome.outcome { true } else { false } }
        if failed.count < runs.outcomes.count { StandardStream.output.write(format.formatter.format(report)) }
        try Session.forEach(failed) { outcome in
            _ = try Session.run(of: outcome)
            return 0
        }
        if let minimum, report.coverage.percentage < Double(minimum) {
            let done = of == .application ? "passes" : "makes"
            Session.printToStandardError(
                "dpend: error: dpend \(done) \(report.percentage) % of the objects, less than --minimum \(minimum)\n")
            throw ExitCode(1)
        }
    }
}

extension Coverage.Code: ExpressibleByArgument {}
extension CoverageFormat: ExpressibleByArgument {}
extension CoverageReport.Rows: ExpressibleByArgument {}
