import ArgumentParser
import DpendKit

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Construct the dependency graph, analyze it and generate the needed file.",
        discussion: """
            The extension of the output selects what is written. A '.dpendmodule' describes a library: what it provides \
            and what that needs. Any other file is Swift for an application: a declaration named after the file, with \
            'makeContainer()'. Nothing is written when there are errors, nor when the file is up to date already.

            Problems go to standard error. In a --format for programs they go to standard output, and all else to standard \
            error.
            """
    )

    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of the report") var reporting: ReportOptions

    @Option(help: ArgumentHelp("Where the output goes, as 'Derived/AppModule.generated.swift'.", valueName: "path"))
    var outputFile: String

    @Flag(help: "Write nothing; exit with 1 and a difference when the file on disk is not what would be written.")
    var check = false

    func validate() throws {
        try checkOutputName(outputFile)
    }

    func run() throws {
        let watch = RunWatch()
        let resolution = try Session.resolve(
            sources, implicit, target, analysis, mode: .init(outputPath: outputFile), outputFile: outputFile,
            observer: watch.observer)
        defer { if reporting.verbose { Session.printToStandardError(watch.report) } }
        report(on: resolution)
        if resolution.hasErrors { throw ExitCode(1) }
        guard resolution.canGenerate else {
            Session.printToStandardError(
                "dpend: error: nothing was written: the code would not work with problems that --severity makes less than "
                    + "errors\n")
            throw ExitCode(1)
        }
        let file = watch.observer.measure(.generate) { resolution.generate(outputPath: outputFile) }
        if check {
            try compare(file)
        } else {
            try write(file)
        }
    }

    private func report(on resolution: DependencyResolution) {
        var report = DiagnosticReport(resolution)
        if report.hasErrors {
            report.closingLine = "\(report.counts ?? ""); nothing was written"
        } else if reporting.format == .text {
            report.closingLine = nil
        }
        let stream = reporting.isForPrograms ? StandardStream.output : .error
        stream.write(reporting.text(of: report, on: stream))
    }

    /// Where what is no report goes.
    private var remarks: StandardStream { reporting.isForPrograms ? .error : .output }

    private func write(_ file: GeneratedFile) throws {
        do throws(InputError) {
            let isChanged = try file.write()
            if !reporting.quiet { remarks.write("\(file.path) \(isChanged ? "written" : "is up to date")\n") }
        } catch {
            throw Session.exit(with: error)
        }
    }

    private func compare(_ file: GeneratedFile) throws {
        guard let current = file.currentText() else {
            Session.printToStandardError("\(file.path): error: the file is missing; run this without --check\n")
            throw ExitCode(1)
        }
        let difference = LineDifference.format(old: current, new: file.text, path: file.path)
        guard !difference.isEmpty else { return }
        remarks.write(difference)
        Session.printToStandardError("\(file.path): error: the file is out of date; run this without --check\n")
        throw ExitCode(1)
    }
}
