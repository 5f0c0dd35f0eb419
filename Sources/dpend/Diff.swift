import ArgumentParser
import DpendKit

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare what two versions of a module provide and require.",
        discussion: """
            OLD and NEW are module files ('.dpendmodule'), or graphs saved with 'dpend tree --format json'; the content \
            tells which. Keys that were added, removed or changed are printed with what that means for whoever uses \
            them. The exit status is 1 when something of it can break them.

            EXAMPLES
              dpend diff Old.dpendmodule New.dpendmodule
              dpend diff <(git show main:Derived/Core.dpendmodule) Derived/Core.dpendmodule
            """
    )

    @Argument(help: "The file to compare with.")
    var old: String

    @Argument(help: "The file to look at.")
    var new: String

    @Option(help: "How the differences are printed.")
    var format: GraphChangeFormat = .text

    func run() throws {
        let comparison = try Session.exiting {
            let loader = GraphFileLoader()
            return GraphComparison(old: try loader.load(old), new: try loader.load(new))
        }
        StandardStream.output.write(format.formatter.format(comparison))
        if comparison.isBreaking { throw ExitCode(1) }
    }
}

extension GraphChangeFormat: ExpressibleByArgument {}
