/// Shows the changes of a file line by line, like `diff -u` but without line numbers.
package enum LineDifference {
    private static let context = 3

    /// The changed lines with some context; empty if the texts are equal.
    package static func format(
        old: String, new: String, path: String, oldState: String = "on disk", newState: String = "as generated"
    ) -> TerminalText {
        if old == new { return "" }
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var marked: [(mark: Character, line: Substring)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                marked.append(("-", oldLines[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                marked.append(("+", newLines[newIndex]))
                newIndex += 1
            } else {
                marked.append((" ", newLines[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return "--- \(path) (\(oldState))\n+++ \(path) (\(newState))\n\(hunks(of: marked))"
    }

    private static func hunks(of lines: [(mark: Character, line: Substring)]) -> TerminalText {
        let changes = lines.indices.filter { lines[$0].mark != " " }
        let shown = Set(changes.flatMap { max($0 - context, 0)...min($0 + context, lines.count - 1) })
        var text: TerminalText = ""
        for index in lines.indices where shown.contains(index) {
            if index == 0 || !shown.contains(index - 1) { text += "@@ line \(index + 1) @@\n" }
            // A tab is harmless in a terminal, and `patch` needs it.
            let parts = lines[index].line.split(separator: "\t", omittingEmptySubsequences: false).map {
                "\(String($0))" as TerminalText
            }
            text += "\(String(lines[index].mark))\(parts, separator: "\t")\n"
        }
        return text
    }
}
