/// The reports on the chosen targets, as `dpend analyze` prints them.
package struct TargetReports: Sendable {
    /// A target with its report, or with the error that ended its run.
    package struct Entry: Sendable {
        package let target: ConfigurationFile.Target
        package internal(set) var outcome: Result<DiagnosticReport, RunFailure>
    }

    package private(set) var entries: [Entry]

    package init(_ runs: VariantRuns) {
        entries = runs.outcomes.map { target, outcome in
            let report = outcome.map { DiagnosticReport($0.verdict, options: $0.options, target: target.name) }
            return Entry(target: target, outcome: report.mapError { RunFailure($0, target: target.name) })
        }
    }

    /// The reports of the targets without an error, in their order.
    package var reports: [DiagnosticReport] { entries.compactMap { try? $0.outcome.get() } }

    /// Removes the problems that the baselines of targets accept.
    ///
    /// - Parameter updating: Whether to write the baselines. No file is written if a target has no report, because a
    ///   problem may be missing only because its target was not analyzed.
    /// - Returns: A line for each file to update.
    /// - Throws: ``InputError`` for a file that is missing, malformed or cannot be written.
    package mutating func applyBaselines(updating: Bool = false) throws(InputError) -> TerminalText {
        let paths = entries.map { entry in (try? entry.outcome.get()) == nil ? nil : entry.target.settings.baseline }
        let isComplete = reports.count == entries.count
        var lines: TerminalText = ""
        for path in Set(paths.compactMap { $0 }).sorted() {
            let positions = paths.indices.filter { paths[$0] == path }
            var known = positions.compactMap { try? entries[$0].outcome.get() }
            let file = BaselineFile(path: path)
            if !updating {
                try file.apply(to: &known)
            } else if isComplete {
                lines +=
                    "\(path) \(try file.apply(to: &known, updating: true) ? "written" : "is up to date" as TerminalText)\n"
            } else {
                if file.isThere { try file.apply(to: &known) }
                lines += "\(path) was not changed\n"
            }
            for (position, report) in zip(positions, known) { entries[position].outcome = .success(report) }
        }
        return lines
    }

    /// A part of the output.
    package struct Piece: Sendable {
        package let text: OutputText
        /// Whether it belongs on standard error.
        package let isError: Bool
    }

    /// The output in the order of printing.
    ///
    /// - Parameters:
    ///   - isDocument: Whether the format makes one document of all reports.
    ///   - format: Formats reports.
    package func output(isDocument: Bool, _ format: ([DiagnosticReport]) -> OutputText) -> [Piece] {
        var pieces = isDocument ? [Piece(text: format(reports), isError: false)] : []
        for entry in entries {
            let heading = entries.count > 1 ? entry.target.name.map { "target \($0)\n" as TerminalText } ?? "" : ""
            switch entry.outcome {
            case .success(let report):
                let text = isDocument ? OutputText("" as TerminalText) : format([report])
                guard !text.isEmpty else { continue }
                var whole = OutputText(heading)
                whole += text
                pieces.append(Piece(text: whole, isError: false))
            case .failure(let failure):
                pieces.append(Piece(text: OutputText("\(heading)\(failure.text)" as TerminalText), isError: true))
            }
        }
        return pieces
    }

    /// The exit status.
    package var status: Int32 {
        entries.map { entry in
            switch entry.outcome {
            case .success(let report): report.hasErrors ? 1 : 0
            case .failure(let failure): failure.status
            }
        }.max() ?? 0
    }
}
