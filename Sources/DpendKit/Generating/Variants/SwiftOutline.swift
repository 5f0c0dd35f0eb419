/// The lines of generated Swift, with its declarations and statements. Conditional compilation can enclose each of
/// them.
struct SwiftOutline {
    let text: String
    let parts: [Part]

    /// A part of a unit or of a file.
    enum Part {
        /// A line that cannot stand alone, such as the head of a function.
        case line(Substring)
        /// The declarations or statements between such lines.
        case units([Unit])
    }

    /// A declaration or a statement.
    struct Unit {
        let parts: [Part]
        /// Whether an empty line is before it.
        let isSeparated: Bool

        /// The lines that cannot stand alone, and nil for units between them. Units that differ only in the latter can
        /// be merged.
        var frame: [Substring?] {
            parts.map { part in
                switch part {
                case .line(let line): line
                case .units: nil
                }
            }
        }
    }

    /// - Parameter units: The lines of each declaration and statement, counted from 0.
    init(text: String, units: [Range<Int>]) {
        self.text = text
        // The text ends with a line break.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var reader = Reader(
            lines: Array(lines), units: units.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        )
        parts = reader.parts(of: 0..<lines.count)
    }

    /// Makes a tree of the units.
    private struct Reader {
        let lines: [Substring]
        /// The units in their order. One that encloses others is before them.
        let units: [Range<Int>]
        private var next = 0

        init(lines: [Substring], units: [Range<Int>]) { (self.lines, self.units) = (lines, units) }

        mutating func parts(of range: Range<Int>) -> [Part] {
            var parts: [Part] = []
            var open: [Unit] = []
            var hasEmptyLine = false
            func addLines(to parts: inout [Part], _ open: inout [Unit], _ range: Range<Int>) {
                for line in range {
                    if lines[line].isEmpty, !hasEmptyLine {
                        hasEmptyLine = true
                        continue
                    }
                    if !open.isEmpty { parts.append(.units(open)) }
                    open = []
                    if hasEmptyLine { parts.append(.line("")) }
                    hasEmptyLine = false
                    parts.append(.line(lines[line]))
                }
            }
            var position = range.lowerBound
            while next < units.count, units[next].lowerBound < range.upperBound {
                let unit = units[next]
                next += 1
                addLines(to: &parts, &open, position..<unit.lowerBound)
                let isSeparated = hasEmptyLine
                hasEmptyLine = false
                open.append(Unit(parts: self.parts(of: unit), isSeparated: isSeparated))
                position = unit.upperBound
            }
            addLines(to: &parts, &open, position..<range.upperBound)
            if !open.isEmpty { parts.append(.units(open)) }
            return parts
        }
    }
}
