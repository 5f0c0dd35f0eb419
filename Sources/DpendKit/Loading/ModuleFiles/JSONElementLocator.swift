/// Finds where the elements of the JSON arrays at one depth begin, which Foundation's decoder does not tell.
struct JSONElementLocator {
    /// The places of the elements, in order. The text has been decoded before, so it is well-formed.
    let locations: [SourceLocation]

    /// Looks a text over.
    ///
    /// - Parameter arrayDepth: 1 when the whole document is the array, 2 when it is a member of the outermost object.
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
