import ArgumentParser
import DpendKit

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Construct the dependency graph, analyze it and generate the needed file.",
        discussion: """
            The extension of the output selects what is written. A '.dpendmodule' describes a library: what it provides \
            and what that needs. Any other file is Swift for an application: a declaration named after the file, with \
            'makeContainer()'. Nothing is written when there are errors, nor when the file is up to date already.
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configuration: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions

    @Option(help: ArgumentHelp("Where the output goes, as 'Derived/AppModule.generated.swift'.", valueName: "path"))
    var outputFile: String?

    @Flag(help: "Write nothing; exit with 1 and a difference when the file on disk is not what would be written.")
    var check = false

    func run() throws {
        let targets = try Session.exiting {
            let targets = try configuration.targets(settings()).filter { $0.settings.outputFile != nil }
            guard targets.isEmpty else { return targets }
            throw InputError(
                .usage, "no output; name it with '--output-file Derived/AppModule.generated.swift' or as 'output-file' in \(ConfigurationFile.name)")
        }
        try Session.forEach(targets) { target in
            try generate(target, heading: targets.count > 1 ? target.name.map { "target \($0)\n" } : nil)
        }
    }

    private func settings() throws -> Settings {
        var settings = try Settings(sources, implicit, target, analysis)
        settings.outputFile = try outputFile.map {
            try Settings.single("--output-file", $0, Settings.outputFile)
        }
        return settings
    }

    private func generate(_ target: ConfigurationFile.Target, heading: String?) throws -> Int32 {
        guard let outputFile = target.settings.outputFile else { return 0 }
        let resolution = try target.settings.resolve()
        let formatter = TextDiagnosticFormatter()
        if let heading, !resolution.diagnostics.isEmpty { Session.printToStandardError(heading) }
        Session.printToStandardError(formatter.format(resolution.diagnostics))
        if resolution.hasErrors {
            let summary = formatter.summary(of: resolution.diagnostics) ?? ""
            Session.printToStandardError("\(summary); nothing was written\n")
            return 1
        }
        guard resolution.canGenerate else {
            Session.printToStandardError(
                "dpend: error: nothing was written: the code would not work with problems that --severity makes less than "
                    + "errors\n")
            return 1
        }
        let file = resolution.generate(outputPath: outputFile)
        if check { return compare(file) }
        let isChanged = try file.write()
        print("\(file.path) \(isChanged ? "written" : "is up to date")")
        return 0
    }

    private func compare(_ file: GeneratedFile) -> Int32 {
        guard let current = file.currentText() else {
            Session.printToStandardError("\(file.path): error: the file is missing; run this without --check\n")
            return 1
        }
        let difference = LineDifference.format(old: current, new: file.text, path: file.path)
        guard !difference.isEmpty else { return 0 }
        print(difference, terminator: "")
        Session.printToStandardError("\(file.path): error: the file is out of date; run this without --check\n")
        return 1
    }
}
