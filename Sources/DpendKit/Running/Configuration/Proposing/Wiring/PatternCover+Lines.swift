/// The patterns of a cover in the lines of a list.
extension PatternCover {
    /// The number of names in a line. More do not fit into it.
    private static let namesInLine = 5

    /// Names in parts for lines.
    static func inLines(_ names: [String]) -> [[String]] {
        stride(from: 0, to: names.count, by: namesInLine).map { Array(names[$0..<min($0 + namesInLine, names.count)]) }
    }

    /// Patterns, with one for all endings that few classes have: `(Client|Store)$`.
    static func joined(_ lines: [Line]) -> [(pattern: String, lines: [Line])] {
        func ending(_ line: Line) -> String? {
            let word = line.pattern.dropLast()
            return line.pattern.hasSuffix("$") && line.wanted.count < namesInLine
                && word.allSatisfy { $0.isLetter || $0.isNumber } ? String(word) : nil
        }
        let rare = lines.filter { ending($0) != nil }
        let joined = stride(from: 0, to: rare.count, by: namesInLine).map { start -> (pattern: String, lines: [Line]) in
            let part = Array(rare[start..<min(start + namesInLine, rare.count)])
            return (
                part.count == 1 ? part[0].pattern : "(\(part.compactMap(ending).sorted().joined(separator: "|")))$",
                part
            )
        }
        return lines.filter { ending($0) == nil }.map { ($0.pattern, [$0]) } + joined
    }
}
