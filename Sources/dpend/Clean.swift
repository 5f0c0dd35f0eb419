import ArgumentParser
import DpendKit

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Remove the cache of dpend.",
        discussion: """
            The cache is in .build/dpend of the package around the working directory, or else in the user's folder for caches. You \
            need not remove it: dpend never uses outdated data, and removes old files by itself.
            """
    )

    @Option(help: ArgumentHelp("Remove the folder that '--cache-path' named.", valueName: "path"))
    var cachePath: String?

    func run() throws {
        guard let folder = cachePath.map({ CacheFolder(path: $0) }) ?? .standard, folder.clean() else {
            StandardStream.output.write("There is nothing to remove.\n")
            return
        }
        StandardStream.output.write("\(folder.path) removed\n")
    }
}
