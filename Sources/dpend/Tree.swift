import ArgumentParser
import DpendKit

struct Tree: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Construct and print the dependency graph of a module.",
        discussion: """
            Roots come first, each dependency below what needs it. A line has the key, its tag in parentheses, its scope \
            in brackets unless it is unique, and the factory that makes it. Missing, ambiguous and cyclic dependencies \
            are marked; the exit status is 0 all the same, since 'tree' is for looking.
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configuration: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions

    @Option(help: "Look at the sources as an application or as a library.")
    var mode: ResolutionOptions.Mode?

    func run() throws {
        try Session.exiting {
            var settings = try Settings(sources, implicit, target, analysis)
            settings.mode = mode
            let targets = try configuration.targets(settings)
            guard targets.count == 1, let target = targets.first else {
                let names = targets.compactMap(\.name).joined(separator: ", ")
                throw InputError(.usage, "a tree is that of one target; choose it with '--target': \(names)")
            }
            let text = TreeFormatter(graph: try target.settings.resolve().graph).format()
            print(
                text.isEmpty ? "There are no dependencies; choose classes with --implicit-filter.\n" : text, terminator: "")
        }
    }
}
