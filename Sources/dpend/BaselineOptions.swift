import ArgumentParser
import DpendKit

/// Which problems are known already.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Report only problems that are not in this file, written by --update-baseline.", valueName: "path"))
    var baseline: String?

    @Flag(
        help: """
            Write the file of --baseline: with all problems when there is none yet, otherwise without those that are not \
            found any more. Nothing is added to a file that is there.
            """)
    var updateBaseline = false

    /// Takes what the baselines of targets accept out of their reports.
    ///
    /// - Parameters:
    ///   - reports: The reports on the targets that could be looked at.
    ///   - paths: The baseline of each of them.
    ///   - isComplete: Whether these are all targets. No file is touched otherwise: what is mended cannot be told from what
    ///     was not looked at.
    /// - Returns: A line for each file that was to be updated.
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
                lines += "\(path) was left as it is\n"
            }
            for (position, report) in zip(positions, known) { reports[position] = report }
        }
        return lines
    }
}
