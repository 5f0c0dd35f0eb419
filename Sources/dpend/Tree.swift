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

    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions

    @Option(help: "Look at the sources as an application or as a library.")
    var mode: ResolutionOptions.Mode = .application

    func run() throws {
        let resolution = try Session.resolve(sources, implicit, target, analysis, mode: mode, outputFile: nil)
        let text = TreeFormatter(graph: resolution.graph).format()
        print(text.isEmpty ? "There are no dependencies; choose classes with --implicit-filter.\n" : text, terminator: "")
    }
}
