/// Prints a table, the reasons with their places, and a summary.
package struct TextCoverageFormatter: CoverageFormatter {
    package var name: String { "text" }

    /// The maximum number of places for a reason, and of rows in the table, unless all are requested.
    private static let placeLimit = 5
    private static let rowLimit = 20

    package init() {}

    package func format(_ report: CoverageReport) -> OutputText {
        var text: TerminalText = ""
        if !report.coverage.constructions.isEmpty { text += "\(table(report))\n" }
        for (obstacle, constructions) in report.coverage.obstacles { text += reason(obstacle, constructions, report) }
        if report.coverage.notMadeCount > 0 { text += "\n" }
        text += summary(report)
        return OutputText(text)
    }

    /// The last lines: the summary and the next command.
    package func summary(_ report: CoverageReport) -> TerminalText {
        let next = report.nextCommand.map { "next: \($0)\n" as TerminalText } ?? ""
        return "\(TerminalText(lines: report.summary.joined(separator: "\n") + "\n"))\(next)"
    }

    /// The summary, the most frequent reasons with a place each, and the next command.
    package func brief(_ report: CoverageReport) -> OutputText {
        var text = TerminalText(lines: report.summary.joined(separator: "\n") + "\n")
        let reasons = report.coverage.obstacles
        for (obstacle, constructions) in reasons.prefix(Self.reasonLimit) {
            let place =
                (constructions.first { !$0.verdict.isIndirect } ?? constructions.first)?.location.description ?? ""
            text += "  \(constructions.count)  \(obstacle.message), as at \(place)\n"
        }
        if reasons.count > Self.reasonLimit { text += "  and \(reasons.count - Self.reasonLimit) more reasons\n" }
        text +=
            "Read the file, then run 'dpend analyze'.\(report.coverage.constructions.isEmpty ? "" : " 'dpend coverage' shows all constructions.")\n"
        return OutputText(text)
    }

    /// The maximum number of reasons in a brief report.
    private static let reasonLimit = 5

    private func table(_ report: CoverageReport) -> TerminalText {
        let all = report.table
        let rows = report.listsAll ? all : Array(all.prefix(Self.rowLimit))
        let width = max(report.rows.title.count, rows.map(\.name.count).max() ?? 0, 5)
        func line(_ name: String, _ cells: [String]) -> TerminalText {
            let padded = zip(cells, CoverageReport.titles).map { cell, title in
                String(repeating: " ", count: max(0, max(title.count, 5) - cell.count)) + cell
            }
            let spaces = String(repeating: " ", count: width - name.count)
            return "\(name)\(spaces)  \(padded.joined(separator: "  "))\n"
        }
        var text = line(report.rows.title, CoverageReport.titles)
        for row in rows { text += line(row.name, row.counts.map(String.init)) }
        if rows.count < all.count { text += "and \(all.count - rows.count) more; --all lists them\n" }
        if all.count > 1 {
            text += line("total", CoverageReport.Row(name: "total", calls: report.coverage).counts.map(String.init))
        }
        return text
    }

    private func reason(_ obstacle: Coverage.Obstacle, _ constructions: [Coverage.Entry], _ report: CoverageReport)
        -> TerminalText
    {
        var text: TerminalText = "\(constructions.count)  \(obstacle.message) [\(obstacle.kind.rawValue)]\n"
        let indirect = constructions.count(where: \.verdict.isIndirect)
        if indirect > 0 {
            text +=
                "   \(indirect) of these \(indirect == 1 ? "fails" : "fail") only because of an object that \(indirect == 1 ? "it requires" : "they require")\n"
        }
        if let remedy = obstacle.remedies.first { text += "   help: \(remedy.text)\n" }
        let limit = report.listsAll ? Int.max : Self.placeLimit
        // Calls with their own obstacle come first.
        let sorted = constructions.filter { !$0.verdict.isIndirect } + constructions.filter(\.verdict.isIndirect)
        for entry in sorted.prefix(limit) {
            let place: TerminalText = entry.place == .body ? "" : ", \(entry.place.title)"
            text += "   \(entry.location.description): \(entry.type)\(place)\n"
        }
        if constructions.count > limit { text += "   and \(constructions.count - limit) more; --all lists them\n" }
        return text
    }
}
