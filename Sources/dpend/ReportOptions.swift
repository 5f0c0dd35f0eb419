import ArgumentParser
import DpendKit

/// Options for the format and the length of a report.
struct ReportOptions: ParsableArguments {
    @Option(help: "How problems are printed. 'text' is for readers and editors, the others are for programs.")
    var format: ReportFormat = .text

    @Option(
        help: """
            Whether to use colours and to show the lines that problems are on: 'auto' does so on a terminal, without \
            colours where NO_COLOR is set; 'never' means no colours.
            """)
    var color: ColorChoice = .auto

    @Flag(name: .shortAndLong, help: "Report errors only; say nothing when there are none.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "List all problems with the same cause in full, and on standard error what time each phase took.")
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
