import ArgumentParser
import DpendKit

struct FixCommand: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Apply the remedies that 'analyze' prints to the sources and the configuration file.",
        discussion: """
            For each problem it tries the remedies that need no decision: filters, scopes, external values and exports in \
            '.dpend.yml', '@Assisted', a closure or 'Lazy' where a cycle breaks, a conformance, access levels, imports, comments, \
            and a class for a protocol that nothing conforms to. It keeps a change only if the project then has fewer problems. \
            Comments and the order of '.dpend.yml' stay. Only files of the repository change.

            If several remedies help, it lists them, and --choose applies one. Values on the command line are not in a file, so \
            no remedy can change them. The exit status is 1 if errors remain. Look at the changes, and compile.

            EXAMPLES
              dpend fix --dry-run
              dpend fix --only unsatisfied-dependency
              dpend fix --at App.swift:8 --choose 2
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    @Flag(help: "Print the changes as a difference, and write nothing.")
    var dryRun = false

    @Option(help: ArgumentHelp("If several remedies help, apply this one, counted from 1.", valueName: "number"))
    var choose: Int?

    @Option(help: ArgumentHelp("Fix only problems of this kind. Can be repeated.", valueName: "identifier"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fix only problems at this place: a file, a line, or a column, as 'App.swift:8'.", valueName: "place"))
    var at: String?

    func validate() throws {
        if let choose, choose < 1 { throw ValidationError("--choose '\(choose)' must be at least 1.") }
    }

    func run() throws {
        let remaining = try Session.exiting {
            for identifier in only { _ = try Settings.ruleIdentifier(identifier) }
            let fixer = ProjectFixer(try residentProject(), choice: choose, isChosen: isChosen)
            let answer = try fixer.run()
            if let failure = answer.failure { throw failure }
            if dryRun { StandardStream.output.write(fixer.difference) } else { try fixer.write() }
            StandardStream.output.write(fixer.summary)
            // The verdict is the same line that 'analyze' ends with.
            for report in answer.reports?.reports ?? [] {
                StandardStream.output.write(
                    "\(report.target.map { "\($0): " } ?? "")\(report.closingLine ?? report.verdict)\n")
            }
            return answer
        }
        if remaining.report.status != 0 { throw ExitCode(remaining.report.status) }
    }

    private func isChosen(_ diagnostic: Diagnostic) -> Bool {
        if !only.isEmpty, !only.contains(diagnostic.rule.identifier) { return false }
        return at.map { diagnostic.isAt($0) } ?? true
    }
}
