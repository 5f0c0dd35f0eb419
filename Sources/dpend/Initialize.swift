import ArgumentParser
import DpendKit
import Foundation

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented .dpend.yml that suits the project in this folder.",
        discussion: """
            Reads the packages, Xcode projects and sources of this folder and proposes targets, filters, scopes, run-time values and \
            external values. It tries each proposal on the project's own graph. --explain prints the evidence for each line. Read the \
            file, then run 'dpend analyze'.
            """
    )

    @Argument(help: "Paths to files and directories to read (default: what looks like the project's own sources).")
    var inputFiles: [String] = []

    @Flag(help: "Replace a file that is there already.")
    var force = false

    @Flag(help: "Print the file and write nothing.")
    var dryRun = false

    @Flag(help: "Print the evidence for each line that is proposed: which classes, and where they are.")
    var explain = false

    func run() throws {
        try Session.exiting {
            let path = ConfigurationFile.name
            if !force, !dryRun, FileManager.default.fileExists(atPath: path) {
                throw InputError(
                    .unwritable, "the file is there already; replace it with --force, or look with --dry-run", at: path)
            }
            let proposal = try ConfigurationProposal(inputs: inputFiles)
            let text = ConfigurationDraft(proposal).text
            let explanation = explain ? ProposalExplanation(proposal.settings).text + "\n" : ""
            guard !dryRun else { return StandardStream.output.write(TerminalText(lines: explain ? explanation : text)) }
            _ = try GeneratedFile(path: path, text: text).write()
            let count = proposal.settings.filters.count
            let filters = count == 1 ? "1 filter chooses" : "\(count) filters choose"
            let summary =
                count == 0
                ? "no filters, since no class asks for another one"
                : "\(filters) \(proposal.settings.chosenCount) of \(proposal.settings.classCount) classes"
            if explain { StandardStream.output.write(TerminalText(lines: explanation)) }
            StandardStream.output.write("\(path) written: \(summary)\nRead it, then run 'dpend analyze'.\n")
        }
    }
}
