/// Comments for the top of generated Swift, such as a license or `// swiftlint:disable all`.
package struct FileHeader: Sendable {
    /// The lines, without empty lines at either end.
    let lines: [String]

    /// Takes a text that consists of comments only.
    ///
    /// - Throws: ``InputError`` with the place of the first text that is not a comment.
    init(text: String, path: String) throws(InputError) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if let place = Self.placeOfCode(in: lines) {
            let problem =
                place.isOpen
                ? "the comment that begins here has no end" : "a header must consist of comments; this is not a comment"
            throw InputError(.malformed, problem, at: "\(path):\(place.line):\(place.column)")
        }
        let filled = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
        self.lines = filled.first.map { Array(lines[$0...filled[filled.count - 1]]) } ?? []
    }

    /// The line and column of the first text that is not a comment, or of a comment without an end.
    private static func placeOfCode(in lines: [String]) -> (line: Int, column: Int, isOpen: Bool)? {
        var openings: [(line: Int, column: Int)] = []
        for (number, line) in lines.enumerated() {
            let bytes = Array(line.utf8)
            var position = 0
            while position < bytes.count {
                let pair = bytes[position...].prefix(2)
                let place = (line: number + 1, column: position + 1)
                if pair.elementsEqual("/*".utf8) {
                    openings.append(place)
                    position += 2
                } else if !openings.isEmpty {
                    let isEnd = pair.elementsEqual("*/".utf8)
                    if isEnd { openings.removeLast() }
                    position += isEnd ? 2 : 1
                } else if pair.elementsEqual("//".utf8) {
                    break
                } else if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
                    position += 1
                } else {
                    return (place.line, place.column, false)
                }
            }
        }
        return openings.first.map { ($0.line, $0.column, true) }
    }
}
