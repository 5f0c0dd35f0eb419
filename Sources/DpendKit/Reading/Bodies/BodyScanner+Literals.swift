/// Strings, comments, and operators that look like them.
extension BodyScanner {
    mutating func skipLine() {
        while position < bytes.count, !ByteClass.isLineEnd(bytes[position]) { position += 1 }
    }

    mutating func skipSpaceAndComments() throws(Doubt) {
        while position < bytes.count {
            if ByteClass.isSpace(bytes[position]) {
                position += 1
            } else if bytes[position] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
            {
                try skipSlash()
            } else {
                return
            }
        }
    }

    /// The byte at an offset from the position; 0 beyond the end.
    private func byte(_ offset: Int) -> UInt8 {
        bytes.indices.contains(position + offset) ? bytes[position + offset] : 0
    }

    // MARK: Names and operators

    /// A name in backticks, which may contain brackets.
    mutating func skipEscapedName() throws(Doubt) {
        position += 1
        while byte(0) != UInt8(ascii: "`") {
            guard position < bytes.count, !ByteClass.isLineEnd(byte(0)) else { throw Doubt() }
            position += 1
        }
        position += 1
    }

    /// A comment, or an operator with `/`. The surrounding text distinguishes an operator from a regular expression.
    mutating func skipSlash() throws(Doubt) {
        let start = position
        // The end of a comment that did not begin.
        if byte(-1) == UInt8(ascii: "*") { throw Doubt() }
        if byte(1) == UInt8(ascii: "/") {
            skipLine()
            return noteComment(from: start)
        }
        if byte(1) == UInt8(ascii: "*") {
            try skipBlockComment()
            found.hasMarks = true
            return noteComment(from: start)
        }
        // A regular expression ends on the same line.
        var next = position + 1
        while next < bytes.count, !ByteClass.isLineEnd(bytes[next]) {
            if bytes[next] == UInt8(ascii: "/") {
                let isComment = next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "/")
                guard isComment || isOperator() else { throw Doubt() }
                break
            }
            next += 1
        }
        position += 1
    }

    /// Whether the slash at the position can only be a division: it has spaces or operands on both sides.
    private func isOperator() -> Bool {
        let (before, after) = (byte(-1), byte(1))
        if ByteClass.isSpace(before) { return ByteClass.isSpace(after) }
        let isOperand =
            before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(before)
        return isOperand && !ByteClass.isSpace(after)
    }

    private mutating func skipBlockComment() throws(Doubt) {
        var depth = 0
        repeat {
            guard position + 1 < bytes.count else { throw Doubt() }
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0
    }

    // MARK: Strings

    /// A string, from its first quote to its last `#`.
    mutating func skipString(pounds: Int) throws(Doubt) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        if isMultiline {
            position += 3
            // The text begins on a new line.
            guard ByteClass.isLineEnd(byte(0)) else { throw Doubt() }
        } else {
            position += 1
        }
        while true {
            guard position < bytes.count else { throw Doubt() }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                if try endsString(isMultiline: isMultiline, pounds: pounds) { return }
            case UInt8(ascii: "\\"): try skipEscape(isMultiline: isMultiline, pounds: pounds)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { throw Doubt() }
                position += 1
            case 0..<0x09, 0x0B..<0x20, 0x7F: throw Doubt()
            default: position += 1
            }
        }
    }

    /// Skips quotes, and the pounds after them if the string ends with them.
    private mutating func endsString(isMultiline: Bool, pounds: Int) throws(Doubt) -> Bool {
        let quotes = isMultiline ? 3 : 1
        for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") {
            position += 1
            return false
        }
        for offset in quotes..<(quotes + pounds) where byte(offset) != UInt8(ascii: "#") {
            position += 1
            return false
        }
        position += quotes + pounds
        // `""""`, or more pounds than at the beginning.
        if byte(0) == UInt8(ascii: "\"") || byte(0) == UInt8(ascii: "#") { throw Doubt() }
        return true
    }

    private mutating func skipEscape(isMultiline: Bool, pounds: Int) throws(Doubt) {
        position += 1
        for _ in 0..<pounds {
            // Only with all the pounds it is an escape.
            guard byte(0) == UInt8(ascii: "#") else { return }
            position += 1
        }
        guard byte(0) == UInt8(ascii: "(") else {
            guard "0tnr\"'\\u".utf8.contains(byte(0)) || (isMultiline && ByteClass.isSpace(byte(0))) else {
                throw Doubt()
            }
            position += 1
            return
        }
        try skipInterpolation(isMultiline: isMultiline)
    }
}
