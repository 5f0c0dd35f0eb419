/// Finds where the elements of a JSON array begin, which Foundation's decoder does not tell.
struct JSONElementLocator {
    /// The places of the elements, in order. The text has been decoded before, so it is well-formed.
    let locations: [SourceLocation]

    init(path: String, text: String) {
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
            if depth == 1, expectsElement, !isSpace, byte != UInt8(ascii: "]") {
                locations.append(SourceLocation(path: path, line: line, column: column))
                expectsElement = false
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth == 1 { expectsElement = true }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): if depth == 1 { expectsElement = true }
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 0)
            default: break
            }
        }
        self.locations = locations
    }
}
