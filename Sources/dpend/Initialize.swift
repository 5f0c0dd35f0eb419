import ArgumentParser
import DpendKit
import Foundation

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented .dpend.yml that suits the project in this folder.",
        discussion: """
            Reads the packages, Xcode projects and sources of this folder without running anything, and writes a target for each \
            module. Proposes filters, scopes, run-time values and external values: it tries each proposal on the project's own graph. At \
            the end it says how much of what your code makes by hand a container could make. --explain prints the evidence for each line. Read the \
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
            for remark in proposal.layout.remarks { StandardStream.error.write("note: \(remark)\n") }
            if explain { StandardStream.output.write(TerminalText(lines: explanation)) }
            StandardStream.output.write("\(path) written: \(proposal.summary)\n")
            StandardStream.output.write(try coverage(path, proposal.constructions))
        }
    }

    /// What the file that was written comes to, and what to type next.
    private func coverage(_ path: String, _ known: KnownConstructions) throws -> OutputText {
        let targets = try ConfigurationFile(path: path).targets(named: nil).map { target in
            var target = target
            // Containers of other libraries do not matter here.
            target.settings.dialects = []
            return target
        }
        let runs = TargetRuns(targets, among: targets, goesOnAfterErrors: true, reading: ReadingOptions())
        Session.keep(runs)
        var report = CoverageReport(try runs.coverage(known))
        report.hasTargets = targets.count > 1
        return TextCoverageFormatter().brief(report)
    }
}
