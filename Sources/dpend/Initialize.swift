import ArgumentParser
import DpendKit
import Foundation

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented .dpend.yml that suits the project in this folder.",
        discussion: """
            Reads the packages and Xcode projects in this folder without running anything, and writes a target for each of their \
            modules. Proposes filters by what classes that ask for each other have in common in their names. It is a beginning: read the \
            file, then run 'dpend analyze'.
            """
    )

    @Argument(help: "Paths to files and directories to read (default: what looks like the project's own sources).")
    var inputFiles: [String] = []

    @Flag(help: "Replace a file that is there already.")
    var force = false

    @Flag(help: "Print the file and write nothing.")
    var dryRun = false

    func run() throws {
        try Session.exiting {
            let path = ConfigurationFile.name
            if !force, !dryRun, FileManager.default.fileExists(atPath: path) {
                throw InputError(
                    .unwritable, "the file is there already; replace it with --force, or look with --dry-run", at: path)
            }
            let proposal = try ConfigurationProposal(inputs: inputFiles)
            let text = ConfigurationDraft(proposal).text
            guard !dryRun else { return StandardStream.output.write(TerminalText(lines: text)) }
            _ = try GeneratedFile(path: path, text: text).write()
            let count = proposal.filters.count
            let filters = count == 1 ? "1 filter chooses" : "\(count) filters choose"
            let summary =
                count == 0
                ? "no filters, since no class asks for another one"
                : "\(filters) \(proposal.chosenCount) of \(proposal.classCount) classes"
            for remark in proposal.layout.remarks { StandardStream.error.write("note: \(remark)\n") }
            let targets = proposal.layout.targets.count
            let parts = targets == 1 ? "" : "\(targets) targets, "
            StandardStream.output.write("\(path) written: \(parts)\(summary)\nRead it, then run 'dpend analyze'.\n")
        }
    }
}
