import ArgumentParser
import DpendKit

struct Generate: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Construct the dependency graph, analyze it and generate the output.",
        discussion: """
            The extension of the output selects its kind. A '.dpendmodule' describes a library: its providers and their \
            requirements. Any other file is Swift for an application: a type named after the file, with an accessor \
            for each dependency and, unless the container is 'static', 'makeContainer()'. With '--dialect needle' it is the file that \
            Needle's generator writes. Nothing is written if there are errors, or if the file is up to date.

            Problems go to standard error. In a --format for programs they go to standard output, and all other text to standard \
            error.
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of another generator's file") var generator: OtherGeneratorOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions
    @OptionGroup(title: "Options of the report") var reporting: ReportOptions

    @Option(
        help: ArgumentHelp("Write the output to this path, as 'Derived/AppModule.generated.swift'.", valueName: "path"))
    var outputFile: String?

    @Option(
        help: ArgumentHelp(
            "Write a file with which tests override dependencies, and take any object with stubs.", valueName: "path"))
    var testSupport: String?

    @Option(
        help: ArgumentHelp(
            "Write a file with which previews take any object, with stubs. It is compiled into the module, in '#if DEBUG'.",
            valueName: "path"))
    var previewSupport: String?

    @Flag(help: "Write no output; exit with 1 and a difference if the file on disk is not up to date.")
    var check = false

    @OptionGroup(title: "Options of build systems") var buildSystem: BuildSystemOptions

    func validate() throws {
        if check, buildSystem.describesInputs {
            throw ValidationError("'--check' cannot be combined with '--emit-depfile' or '--emit-xcfilelist'.")
        }
    }

    func run() throws {
        let targets = try Session.exiting {
            var targets = try configurationFile.targets(settings())
            targets.chosen.removeAll { $0.settings.outputFile == nil }
            guard targets.chosen.isEmpty else { return targets }
            throw FirstArgument().missingOutput
        }
        try Session.exiting {
            try buildSystem.requireOne(of: targets.chosen)
            for path in buildSystem.paths { try configurationFile.limits?.check(path) }
        }
        let watch = RunWatch()
        var reports: [DiagnosticReport] = []
        defer {
            if reporting.format.formatter.isDocument {
                StandardStream.output.write(reporting.text(of: reports, on: .output))
            }
            if reporting.verbose { StandardStream.error.write(watch.report) }
        }
        let runs = try Session.exiting {
            try targets.runs(
                isGenerating: true, reading: speed.reading(within: configurationFile.limits), observer: watch.observer)
        }
        Session.keep(runs)
        try Session.forEach(runs.outcomes) { outcome in
            let target = outcome.target
            let run = try Session.run(of: outcome)
            let report = report(on: run, of: target)
            try buildSystem.write(for: target.settings, configurationFile: configurationFile.path)
            reports.append(report)
            if !reporting.format.formatter.isDocument {
                let heading = Session.heading(of: target, among: targets.chosen)
                Session.write(reporting.text(of: [report], on: reportStream), below: heading, to: reportStream)
            }
            let status = try generate(run, of: target, watch)
            if status == 0 { try buildSystem.writeStamp(of: target.settings.outputs) }
            return status
        }
    }

    private func settings() throws -> Settings {
        var settings = try commonSettings()
        settings.outputFile = try outputFile.map {
            try Settings.single("--output-file", $0, Settings.outputFile)
        }
        settings.testSupportFile = testSupport
        settings.previewSupportFile = previewSupport
        try generator.apply(to: &settings)
        return settings
    }

    /// The stream for reports.
    private var reportStream: StandardStream { reporting.format == .text ? .error : .output }

    /// The stream for messages about written files.
    private var remarkStream: StandardStream { reporting.format == .text ? .output : .error }

    private func report(on run: TargetRun, of target: ConfigurationFile.Target) -> DiagnosticReport {
        var report = DiagnosticReport(run.verdict, options: run.options, target: target.name)
        if report.hasErrors {
            report.closingLine = "\(report.counts ?? ""); nothing was written"
        } else if reporting.format == .text {
            report.closingLine = nil
        }
        return report
    }

    private func generate(
        _ run: TargetRun, of target: ConfigurationFile.Target, _ watch: RunWatch
    ) throws -> Int32 {
        guard !run.verdict.hasErrors else { return 1 }
        guard run.verdict.canGenerate else {
            Session.printToStandardError(
                "dpend: error: nothing was written: the code would be wrong, although --severity lowers these problems below errors\n"
            )
            return 1
        }
        if run.areKnownOutputs(target.settings.outputs) {
            return target.settings.outputs.map { remark(on: $0, isChanged: false) }.max() ?? 0
        }
        var run = run
        _ = try run.resolutions()
        let files = try watch.observer.measure(.generate) { () throws(InputError) in
            try run.outputs(of: target.settings)
        }
        run.remember(files, of: target.settings)
        return try files.map { check ? compare($0) : try remark(on: $0.path, isChanged: $0.write()) }.max() ?? 0
    }

    private func remark(on path: String, isChanged: Bool) -> Int32 {
        // On the same stream, the message would follow the output itself.
        let stream = GeneratedFile.isWrittenInPlace(path) ? StandardStream.error : remarkStream
        if !reporting.quiet, !check {
            stream.write("\(path) \(isChanged ? "written" : "is up to date" as TerminalText)\n")
        }
        return 0
    }

    private func compare(_ file: GeneratedFile) -> Int32 {
        guard let current = file.currentText() else {
            Session.printToStandardError("\(file.path): error: the file is missing; run this without --check\n")
            return 1
        }
        let difference = LineDifference.format(old: current, new: file.text, path: file.path)
        guard !difference.isEmpty else { return 0 }
        remarkStream.write(difference)
        Session.printToStandardError("\(file.path): error: the file is out of date; run this without --check\n")
        return 1
    }
}
