import ArgumentParser
import DpendKit
import Foundation

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented .dpend.yml for the project in this folder.",
        discussion: """
            Reads the packages, Xcode projects and sources of this folder without running anything, and writes a \
            target for each module. Proposes filters, scopes, run-time values and external values, and tries each \
            proposal on the project's own graph. At the end it shows how many of the objects that your code passes by \
            hand a container would pass. --explain prints the evidence for each line. Read the file, then run 'dpend \
            analyze'.
            """
    )

    @Argument(help: "Files and folders to read (default: the folders that look like the project's own sources).")
    var inputFiles: [String] = []

    @Flag(help: "Replace an existing file.")
    var force = false

    @Flag(help: "Print the file and write nothing.")
    var dryRun = false

    @Flag(help: "Print the evidence for each proposed line: the classes and their places.")
    var explain = false

    @Flag(help: "Add five lines about dpend to the AGENTS.md in this folder, and write nothing else.")
    var agents = false

    func run() throws {
        if agents { return try Session.exiting { try addAgentInstructions() } }
        try Session.exiting {
            let path = ConfigurationFile.name
            if !force, !dryRun, GeneratedFile(path: path, text: "").isThere {
                throw InputError(
                    .unwritable,
                    "the file already exists; replace it with --force, or print the proposal with --dry-run", at: path)
            }
            let proposal = try ConfigurationProposal(inputs: inputFiles)
            let text = ConfigurationDraft(proposal).text
            let explanation = explain ? ProposalExplanation(proposal.settings).text + "\n" : ""
            for remark in proposal.layout.remarks { StandardStream.error.write("note: \(remark)\n") }
            guard !dryRun else { return StandardStream.output.write(TerminalText(lines: explain ? explanation : text)) }
            try GeneratedFile(path: path, text: text).create(isReplacing: force)
            if explain { StandardStream.output.write(TerminalText(lines: explanation)) }
            StandardStream.output.write("\(path) written: \(proposal.summary)\n")
            StandardStream.output.write(try coverage(path, proposal))
        }
    }

    /// Tells agents about dpend in the file that they read.
    private func addAgentInstructions() throws {
        let path = AgentInstructions.fileName
        guard let text = GeneratedFile(path: path, text: "").currentText() else {
            throw InputError(.missing, "the file does not exist; create it, for example with 'touch \(path)'", at: path)
        }
        guard let changed = AgentInstructions.adding(to: text) else {
            return StandardStream.output.write("\(path) has the lines about dpend\n")
        }
        if dryRun { return StandardStream.output.write(TerminalText(lines: changed)) }
        try GeneratedFile(path: path, text: changed).create(isReplacing: true)
        StandardStream.output.write("\(path) written\n")
    }

    /// The coverage with the written file, and the next command.
    private func coverage(_ path: String, _ proposal: ConfigurationProposal) throws -> OutputText {
        let targets = try ConfigurationFile(path: path).targets(named: nil).map { target in
            var target = target
            // Containers of other libraries do not matter here.
            target.settings.dialects = []
            target.settings.limits = proposal.limits
            return target
        }
        // The trials had the same targets, unless the file says otherwise.
        let isSame = targets.map(\.name) == proposal.layout.targets.map(\.name)
        let runs = TargetRuns(
            targets, among: targets, goesOnAfterErrors: true, reading: ReadingOptions(),
            reusing: isSame ? proposal.runs : nil)
        Session.keep(runs)
        var report = CoverageReport(try runs.coverage(proposal.constructions))
        report.hasTargets = targets.count > 1
        return TextCoverageFormatter().brief(report)
    }
}
