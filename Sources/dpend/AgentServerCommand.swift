import ArgumentParser
import DpendKit

struct AgentServerCommand: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Answer a coding agent about the dependencies of this project.",
        discussion: """
            Agents and their hosts start this command; it speaks the Model Context Protocol on standard input and output. Its tools \
            show problems with remedies, explain keys, and find what requires a key. An answer has at most 2 kB. It runs no other \
            program. It reads the project of the working directory. It writes only with --allow-fixes, and only files of the project.

            Documentation/Agents.md has the settings of common hosts. 'dpend init --agents' adds the most important rules to an \
            AGENTS.md.

            EXAMPLES
              dpend mcp
              dpend mcp --target App
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    @Flag(help: "Let the tool 'fix' change the sources and the configuration file of this project.")
    var allowFixes = false

    func run() throws {
        let project = try Session.exiting { try residentProject() }
        Servers.serveAgent(project, mayFix: allowFixes, read: StandardFiles.readInput, write: StandardFiles.answer)
    }
}
