import ArgumentParser
import DpendKit

struct LanguageServerCommand: SourceCommand {
    static let configuration = CommandConfiguration(
        commandName: "language-server",
        abstract: "Answer an editor about the dependencies in its sources, as you type.",
        discussion: """
            Editors start this command; it speaks the Language Server Protocol on standard input and output, beside the language \
            server of Swift. It keeps the project in memory and shows the problems of 'analyze' as you type, providers at \
            parameters, and requirements at providers. It reads the sources and '.dpend.yml' of the folder that the editor opens, \
            runs no code, and writes nothing.

            Documentation/Editors.md has the settings for VS Code, Neovim, Helix, Zed, Emacs and Sublime Text. Try it without an \
            editor:

            EXAMPLES
              dpend language-server
              dpend language-server --target App
              dpend language-server Sources --implicit-filter 'Impl$'
            """
    )

    @OptionGroup(title: "Options of the configuration file") var configurationFile: ConfigurationOptions
    @OptionGroup(title: "Options of sources") var sources: SourceOptions
    @OptionGroup(title: "Options of implicit dependencies") var implicit: ImplicitOptions
    @OptionGroup(title: "Options of the target") var target: TargetOptions
    @OptionGroup(title: "Options of generated Swift") var generated: GeneratedCodeOptions
    @OptionGroup(title: "Options of the analysis") var analysis: AnalysisOptions
    @OptionGroup(title: "Options of speed") var speed: SpeedOptions

    func run() throws {
        let project = try Session.exiting { try residentProject() }
        Servers.serveEditor(project, read: StandardFiles.readInput, write: StandardFiles.answer)
    }
}

extension SourceCommand {
    /// The project that these options choose, which stays in memory.
    func residentProject() throws -> ResidentProject {
        var reading = ReadingOptions()
        reading.jobs = speed.jobs ?? reading.jobs
        return ResidentProject(configurationFile.settings(try commonSettings()), reading: reading)
    }
}
