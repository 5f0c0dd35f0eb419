/// Finds the places of the elements of JSON arrays at one depth, which Foundation's decoder does not report.
struct JSONElementLocator {
    /// The places of the elements, in order. The text is well-formed, because it has been decoded before.
    let locations: [SourceLocation]

    /// Scans a text.
    ///
    /// - Parameter arrayDepth: 1 if the whole document is the array, 2 if the array is a member of the outermost
    ///   object.
    init(path: String, text: String, arrayDepth: Int = 1) {
        var locations: [SourceLocation] = []
        var (line, column, depth) = (1, 0, 0)
        var isInString = false
        var isEscaped = false
        var expectsElement = false
        for byte in text.utf8 {
            column += 1
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            let isSpace = byte <= UInt8(ascii: " ")
            if depth == arrayDepth, expectsElement, !isSpace, byte != UInt8(ascii: "]") {
                locations.append(SourceLocation(path: path, line: line, column: column))
                expectsElement = false
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth == arrayDepth { expectsElement = byte == UInt8(ascii: "[") }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): if depth == arrayDepth { expectsElement = true }
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 0)
            default: break
            }
        }
        self.locations = locations
    }
}
