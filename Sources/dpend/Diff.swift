import ArgumentParser
import DpendKit

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare the providers and requirements of two versions of a module.",
        discussion: """
            OLD and NEW are module files ('.dpendmodule'), or graphs saved with 'dpend tree --format json'. The output shows \
            the keys that were added, removed or changed, and what each change means for clients. The exit status is 1 if a \
            change can break clients.

            EXAMPLES
              dpend diff Old.dpendmodule New.dpendmodule
              dpend diff <(git show main:Derived/Core.dpendmodule) Derived/Core.dpendmodule
            """
    )

    @Argument(help: "The old file.")
    var old: String

    @Argument(help: "The new file.")
    var new: String

    @Option(help: "Choose the format of the differences.")
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
