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
              dpend tree Sources --implicit-filter 'Impl$' --format dot | dot -Tsvg -o graph.svg
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
            let document = try configurationFile.resolution(settings, for: "a tree", reading: speed.reading(within: configurationFile.limits)).document()
            if document.nodes.isEmpty, drawing.format == .text {
                StandardStream.output.write("There are no dependencies; choose classes with --implicit-filter.\n")
                return
            }
            let selection = try drawing.query.select(in: document)
            StandardStream.output.write(drawing.format.formatter.format(selection))
        }
    }
}
