import ArgumentParser
import DpendKit

/// Options for the format and the length of a report.
struct ReportOptions: ParsableArguments {
    @Option(help: "Choose the format of the report: 'text' is for people and editors, the others are for programs.")
    var format: ReportFormat = .text

    @Option(
        help: """
            Choose whether to use colors and to show source lines: 'auto' does so on a terminal, without colors if NO_COLOR is \
            set; 'never' means no colors.
            """)
    var color: ColorChoice = .auto

    @Flag(name: .shortAndLong, help: "Report only errors; print nothing if there are none.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "List all problems with the same cause in full, and print the time of each phase on standard error.")
    var verbose = false

    func validate() throws {
        if quiet, verbose { throw ValidationError("'--quiet' contradicts '--verbose'.") }
    }

    /// Reports as text for a stream.
    func text(of reports: [DiagnosticReport], on stream: StandardStream) -> OutputText {
        var reports = reports
        if quiet {
            for index in reports.indices { reports[index].keepOnlyErrors() }
        }
        return format.formatter.styled(stream.style(color), isVerbose: verbose).format(reports, sources: .onDisk)
    }
}

extension ReportFormat: ExpressibleByArgument {}

/// Whether to print colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
}
