import ArgumentParser
import DpendKit
import Foundation

struct Explain: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a key of the graph, a kind of problem, or a word.",
        discussion: """
            Write a key as it is printed: 'Clock', 'FooService (Bar)' or 'FooService:Bar' with a tag, '[Service]'. The name of a class means the \
            keys that it makes. The output shows the providers and why they were chosen, rejected candidates, requirements, the providers that \
            require the key, its scope and its effects.

            With '--doubles' it shows what the type 'AppDoubles' of '--test-support' makes for the key: stubs, and objects of the application.

            With '--startup' it shows what the start of the container waits for, or making the key: the longest chain of asynchronous providers, what is \
            made meanwhile, and which requirement could be made later. With '--trace-file' the times are measured.

            For the identifier of a problem, such as 'captive-dependency', the output shows its meaning, an example, and how to fix it. For a word of \
            dpend, such as 'run-time value' or 'DependencyConfiguration', it shows the meaning. Both need no sources.

            EXAMPLES
              dpend explain Clock Sources --implicit-filter 'Impl$'
              dpend explain ProfileModel Sources --implicit-filter 'Impl$' --doubles
              dpend explain Server --startup
              dpend explain dependency-cycle
              dpend explain 'run-time value'
              dpend explain --all > Documentation/Diagnostics.md
            """
    )

    @Argument(help: ArgumentHelp("A key, or the identifier of a kind of problem.", valueName: "key-or-identifier"))
    var name: String?

    @Flag(help: "Explain all kinds of problems, as a page of Markdown.")
    var all = false

    @Flag(help: "Show which objects a test gets for the key from the generated doubles, and why.")
    var doubles = false

    @Flag(help: "Show what the start of the container waits for, or making the key, and what could be made later.")
    var startup = false

    @Option(
        help: ArgumentHelp(
            "Take the times from this file, which a program writes whose container is generated with '--trace'.",
            valueName: "path"))
    var traceFile: String?

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    @Option(help: "Judge the sources as an application or as a library.")
    var mode: ResolutionOptions.Mode?

    func validate() throws {
        if name == nil, !all, !startup {
            throw ValidationError("Name a key or the identifier of a kind of problem, or use --all.")
        }
        if startup, doubles || all {
            throw ValidationError("'--startup' goes neither with '--doubles' nor with '--all'.")
        }
        if traceFile != nil, !startup { throw ValidationError("'--trace-file' goes with '--startup'.") }
        if doubles, all || name.map({ DiagnosticCatalogue().explanation(of: $0) != nil }) == true {
            throw ValidationError("'--doubles' explains a key of the graph.")
        }
    }

    func run() throws {
        let catalogue = DiagnosticCatalogue()
        if all {
            StandardStream.output.write(TerminalText(lines: catalogue.document()))
            return
        }
        if startup {
            var command = self
            // Without a key, the first argument is an input. A configuration file names the inputs.
            if let name, FileManager.default.fileExists(atPath: name),
                !FileManager.default.fileExists(atPath: ".dpend.yml")
            {
                command.sources.inputFiles.insert(name, at: 0)
                command.name = nil
            }
            return try Session.exiting(command.printKeys)
        }
        guard let name else { return }
        if let explanation = catalogue.explanation(of: name) {
            StandardStream.output.write(TerminalText(lines: explanation))
            return
        }
        if !doubles, let explanation = Glossary().explanation(of: name) {
            StandardStream.output.write(TerminalText(lines: explanation))
            return
        }
        try Session.exiting {
            // A word with a hyphen cannot be a Swift type, so it must be an identifier.
            if name.contains("-"), !name.contains("->") {
                let identifiers = catalogue.identifiers
                let question = NearNames.question(name, among: identifiers)
                throw InputError(
                    .usage,
                    "there is no kind of problem called '\(name)'\(question.isEmpty ? "; there" : "\(question) There") are "
                        + identifiers.joined(separator: ", "))
            }
            try printKeys()
        }
    }

    /// Prints what the graph says about the name.
    private func printKeys() throws {
        var settings = try commonSettings()
        settings.mode = mode
        let (variants, resolutions) = try configurationFile.resolutions(
            settings, for: "an explanation", reading: speed.reading(within: configurationFile.limits))
        StandardStream.output.write(Session.text(ofVariants: try explanations(resolutions), variants))
    }

    private func explanation(_ resolution: DependencyResolution) throws(InputError) -> [KeyExplanation] {
        if startup { return try resolution.explainStart(name, tracePath: traceFile) }
        return try doubles ? resolution.explainDoubles(name ?? "") : resolution.explain(name ?? "")
    }

    /// The explanations in all variants. The name must exist in one of them.
    private func explanations(_ resolutions: [DependencyResolution]) throws(InputError) -> [OutputText] {
        var texts: [OutputText?] = []
        var failure: InputError?
        for resolution in resolutions {
            do throws(InputError) {
                texts.append(
                    OutputText("\(try explanation(resolution).map(\.text), separator: "\n")" as TerminalText))
            } catch {
                failure = failure ?? error
                texts.append(nil)
            }
        }
        if let failure, texts.allSatisfy({ $0 == nil }) { throw failure }
        return texts.map { $0 ?? OutputText("nothing of this name\n" as TerminalText) }
    }
}
