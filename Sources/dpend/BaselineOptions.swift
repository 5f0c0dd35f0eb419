import ArgumentParser
import DpendKit

/// Options for accepted problems.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Report only problems that are not in this file, written by --update-baseline.", valueName: "path"))
    var baseline: String?

    @Flag(
        help: """
            Write the file of --baseline: with all problems if it does not exist, otherwise without the problems that no longer \
            exist. An existing file gets no new problems.
            """)
    var updateBaseline = false

    /// Removes the problems that the baselines of targets accept from their reports.
    ///
    /// - Parameters:
    ///   - reports: The reports on the analyzed targets.
    ///   - paths: The baseline of each target.
    ///   - isComplete: Whether these are all targets. Otherwise no file is written, because a problem may be missing only because
    ///     its target was not analyzed.
    /// - Returns: A line for each file to update.
    func apply(to reports: inout [DiagnosticReport], paths: [String?], isComplete: Bool) throws(InputError) -> TerminalText {
        var lines: TerminalText = ""
        for path in Set(paths.compactMap { $0 }).sorted() {
            let positions = paths.indices.filter { paths[$0] == path }
            var known = positions.map { reports[$0] }
            let file = BaselineFile(path: path)
            if !updateBaseline {
                try file.apply(to: &known)
            } else if isComplete {
                lines += "\(path) \(try file.apply(to: &known, updating: true) ? "written" : "is up to date" as TerminalText)\n"
            } else {
                if file.isThere { try file.apply(to: &known) }
                lines += "\(path) was not changed\n"
            }
            for (position, report) in zip(positions, known) { reports[position] = report }
        }
        return lines
    }
}
