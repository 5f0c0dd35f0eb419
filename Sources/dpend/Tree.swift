import ArgumentParser
import DpendKit

struct Tree: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Construct and print the dependency graph of a module.",
        discussion: """
            Roots come first, and each dependency is below the providers that require it. A line shows the key, its tag in parentheses, \
            its scope in brackets unless it is unique, and its factory. Missing, ambiguous and cyclic dependencies are marked. The exit \
            status is 0 even if there are problems.

            Write KEYS as they are printed, 'FooService (Bar)', or with a colon, 'FooService:Bar'. The last part of a nested name is \
            enough if it is unique.

            EXAMPLES
              dpend tree Sources --implicit-filter 'Impl$' --invert Clock
              dpend tree Sources --implicit-filter 'Impl$' --only-problems --depth 3
              dpend tree Sources --implicit-filter 'Impl$' --format html > graph.html
              dpend tree Sources --implicit-filter 'Impl$' --format svg --root AppCoordinator > graph.svg
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions
    @OptionGroup(title: "Options of the drawing") var drawing: DrawingOptions

    @Option(help: "Judge the sources as an application or as a library.")
    var mode: ResolutionOptions.Mode?

    func run() throws {
        try Session.exiting {
            var settings = try commonSettings()
            settings.mode = mode
            let reading = speed.reading(within: configurationFile.limits)
            if drawing.format == .html, let documents = try configurationFile.documents(settings, reading: reading) {
                let graphs = try documents.map {
                    (target: $0.target, selection: try drawing.query.select(in: $0.document))
                }
                return StandardStream.output.write(try drawing.page().page(of: graphs))
            }
            let (variants, resolutions) = try configurationFile.resolutions(
                settings, for: "a tree", reading: reading)
            let documents = try resolutions.map { try $0.document() }
            guard let variants, variants.all.count > 1 else {
                return StandardStream.output.write(try text(of: documents[0]))
            }
            if drawing.format == .text {
                return StandardStream.output.write(Session.text(ofVariants: try texts(of: documents), variants))
            }
            let plainest = variants.plainest
            let condition = variants.condition(of: [plainest], among: Set(documents.indices))
            Session.printToStandardError(
                "dpend: note: this is the graph \(condition.words); choose another one with '--variants'\n")
            StandardStream.output.write(try text(of: documents[plainest]))
        }
    }

    /// The drawings in all variants. A key that a query names must exist in one of them.
    private func texts(of documents: [GraphDocument]) throws -> [OutputText] {
        let texts = documents.map { document in Result { try text(of: document) } }
        guard texts.contains(where: { (try? $0.get()) != nil }) else { return [try texts[0].get()] }
        return texts.map { (try? $0.get()) ?? OutputText("nothing of this name\n" as TerminalText) }
    }

    private func text(of document: GraphDocument) throws -> OutputText {
        if document.nodes.isEmpty, drawing.format == .text {
            return OutputText("There are no dependencies; choose classes with --implicit-filter.\n" as TerminalText)
        }
        let selection = try drawing.query.select(in: document)
        let count = selection.document.nodes.count
        if drawing.format.isPicture, count > GraphFormat.readableCount {
            let part = selection.readablePart(atMost: GraphFormat.readableCount).map {
                "--root '\($0.root)' draws \($0.count) of them"
            }
            Session.printToStandardError(
                "dpend: note: a picture of \(count) keys is hard to read; \(part ?? "choose a part with --root, --invert or --depth"), and --format html folds\n"
            )
        }
        return try drawing.formatter().format(selection)
    }
}
