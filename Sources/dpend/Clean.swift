import ArgumentParser
import DpendKit

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Remove what dpend keeps from one run to the next.",
        discussion: """
            That is in .build/dpend of the package around the working directory, or else in the user's folder for caches. \
            There is no need to: what is out of date is never used, and old things go by themselves.
            """
    )

    @Option(help: ArgumentHelp("The folder that '--cache-path' named.", valueName: "path"))
    var cachePath: String?

    func run() throws {
        guard let folder = cachePath.map({ CacheFolder(path: $0) }) ?? .standard, folder.clean() else {
            StandardStream.output.write("There is nothing to remove.\n")
            return
        }
        StandardStream.output.write("\(folder.path) removed\n")
    }
}
