import ArgumentParser
import DpendKit

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show versions, what dpend found in this folder, and what it left out.",
        discussion: """
            Add the output to a bug report. It has the names of targets, files and folders, and no code. The command \
            reads what 'init' and 'analyze' read, and writes nothing. The exit status is 1 if the configuration file or a \
            source cannot be read.
            """
    )

    func run() throws {
        let file = ConfigurationFinder.file()
        let overview: Result<ProjectOverview, InputError>?
        do throws(InputError) {
            overview = try ProjectOverview().map { .success($0) }
        } catch {
            overview = .failure(error)
        }
        let report = DoctorReport(file, overview)
        StandardStream.output.write(TerminalText(lines: report.lines.joined(separator: "\n") + "\n"))
        if report.hasErrors { throw ExitCode(1) }
    }
}
