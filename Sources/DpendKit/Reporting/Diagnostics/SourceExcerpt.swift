/// A line of source for a terminal, and the position of a place in it.
///
///     let service = Service(clock: Clock())
///                           ^ caretOffset 22
struct SourceExcerpt {
    /// The line, or the part of a long line around the place. Tabs become spaces. Characters that would control the
    /// terminal or change the reading order are replaced.
    let text: String
    /// The number of terminal columns before the place.
    let caretOffset: Int

    private static let cut = "…"
    private static let tab = "    "

    /// Creates the excerpt of a line.
    ///
    /// - Parameters:
    ///   - column: The place in the line, counted from 1 in UTF-8 bytes.
    ///   - width: The width of the terminal in columns.
    init(line: Substring, column: Int, width: Int) {
        // A line may be as long as a file. Only the part that can become visible is examined.
        let reach = 8 * width
        let bytes = line.utf8
        func index(_ offset: Int) -> Substring.Index {
            var index =
                bytes.index(bytes.startIndex, offsetBy: max(offset, 0), limitedBy: bytes.endIndex) ?? bytes.endIndex
            while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0b1100_0000 == 0b1000_0000 {
                index = bytes.index(before: index)
            }
            return index
        }
        let place = index(column - 1)
        let (from, to) = (index(column - 1 - reach), index(column - 1 + reach))
        var cells: [Cell] = []
        var caret = 0
        var position = from
        while position < to {
            // After a cut inside a character, its parts are characters as well.
            let next = min(line.index(after: position), to)
            if position <= place { caret = cells.count }
            cells.append(Cell(line[position..<next]))
            position = next
        }
        if place >= to { caret = cells.count }
        let window = Self.window(cells, around: caret, width: width)
        let isCutBefore = window.lowerBound > 0 || from > line.startIndex
        let isCutAfter = window.upperBound < cells.count || to < line.endIndex
        text =
            (isCutBefore ? Self.cut : "") + cells[window].map(\.text).joined() + (isCutAfter ? Self.cut : "")
        caretOffset = cells[window.lowerBound..<caret].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    }

    /// Whether the line is informative. A brace alone is not.
    var isTelling: Bool { text.contains(where: \.isLetter) }

    /// The visible cells: all if they fit, else as many before the place as after it, or more where one side has fewer.
    private static func window(_ cells: [Cell], around caret: Int, width: Int) -> Range<Int> {
        let total = cells.reduce(0) { $0 + $1.width }
        if total <= width { return 0..<cells.count }
        var room = max(width - 2, 1)
        var (low, high) = (caret, caret)
        while true {
            let canGrowLeft = low > 0 && cells[low - 1].width <= room
            if canGrowLeft {
                low -= 1
                room -= cells[low].width
            }
            let canGrowRight = high < cells.count && cells[high].width <= room
            if canGrowRight {
                room -= cells[high].width
                high += 1
            }
            if !canGrowLeft, !canGrowRight { return low..<high }
        }
    }

    /// A printed character.
    private struct Cell {
        let text: String
        let width: Int

        init(_ character: Substring) {
            if character == "\t" {
                text = SourceExcerpt.tab
            } else if character.unicodeScalars.contains(where: \.changesTerminal) {
                text = "\u{FFFD}"
            } else {
                text = String(character)
            }
            width = text.reduce(0) { $0 + $1.terminalWidth }
        }
    }
}
