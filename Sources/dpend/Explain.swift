import ArgumentParser
import DpendKit

struct Explain: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a key of the graph, a kind of problem, or a word.",
        discussion: """
            Write a key as it is printed: 'Clock', 'FooService (Bar)' or 'FooService:Bar' with a tag, '[Service]'. The name of a class means the \
            keys that it makes. The output shows the providers and why they were chosen, rejected candidates, requirements, the providers that \
            require the key, its scope and its effects.

            With '--doubles' it shows what the type 'AppDoubles' of '--test-support' makes for the key: stubs, and objects of the application.

            For the identifier of a problem, such as 'captive-dependency', the output shows its meaning, an example, and how to fix it. For a word of \
            dpend, such as 'run-time value' or 'DependencyConfiguration', it shows the meaning. Both need no sources.

            EXAMPLES
              dpend explain Clock Sources --implicit-filter 'Impl$'
              dpend explain ProfileModel Sources --implicit-filter 'Impl$' --doubles
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
        if name == nil, !all {
            throw ValidationError("Name a key or the identifier of a kind of problem, or use --all.")
        }
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
                    .usage, "there is no kind of problem called '\(name)'\(question.isEmpty ? "; there" : "\(question) There") are "
                        + identifiers.joined(separator: ", "))
            }
            var settings = try commonSettings()
            settings.mode = mode
            let (variants, resolutions) = try configurationFile.resolutions(
                settings, for: "an explanation", reading: speed.reading(within: configurationFile.limits))
            StandardStream.output.write(Session.text(ofVariants: try explanations(resolutions), variants))
        }
    }

    /// The explanations in all variants. The name must exist in one of them.
    private func explanations(_ resolutions: [DependencyResolution]) throws(InputError) -> [OutputText] {
        var texts: [OutputText?] = []
        var failure: InputError?
        for resolution in resolutions {
            do throws(InputError) {
                texts.append(
                    OutputText("\(try (doubles ? resolution.explainDoubles(name ?? "") : resolution.explain(name ?? "")).map(\.text), separator: "\n")" as TerminalText))
            } catch {
                failure = failure ?? error
                texts.append(nil)
            }
        }
        if let failure, texts.allSatisfy({ $0 == nil }) { throw failure }
        return texts.map { $0 ?? OutputText("nothing of this name\n" as TerminalText) }
    }
}
