/// Looks backwards: the text before the position, and whether it can end something.
extension BodyScanner {
    /// Whether the text before a closing bracket cannot end anything. Such a line is half-written. The parser must see
    /// it, because dpend reports the parser's message.
    var endsUnfinished: Bool {
        guard let last = lastPosition, last > 0 else { return false }
        // `1...` and `==` may stand alone.
        switch bytes[last] {
        case UInt8(ascii: "."): return bytes[last - 1] != UInt8(ascii: ".")
        case UInt8(ascii: "="): return ByteClass.isSpace(bytes[last - 1]) || ByteClass.isNameByte(bytes[last - 1])
        case UInt8(ascii: "/"): return true
        default: return lastWordNeedsMore
        }
    }

    /// Whether the word right before the bracket at the position cannot stand there. A modifier cannot.
    var lastWordNeedsMore: Bool {
        guard let last = lastPosition else { return false }
        let word = SwiftWord(bytes, endingAt: last + 1)
        // `.public` is a value.
        return word.needsMore && (word.start == 0 || bytes[word.start - 1] != UInt8(ascii: "."))
    }

    /// Whether the text before the position can end a member.
    var endsMember: Bool {
        guard let last = lastPosition else { return false }
        switch bytes[last] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): return true
        case UInt8(ascii: "?"): return last > 0 && !ByteClass.isSpace(bytes[last - 1])
        default:
            let word = SwiftWord(bytes, endingAt: last + 1)
            if word.start > 0, bytes[word.start - 1] == UInt8(ascii: "#") { return word.directive == .endif }
            return word.start < word.end && !word.isReserved
        }
    }

    /// Whether the end of an expression stands before a word on its line. Then the word cannot begin a statement.
    func goesOnWithLine(at start: Int) -> Bool {
        var last = start - 1
        while last >= 0, bytes[last] == UInt8(ascii: " ") || bytes[last] == UInt8(ascii: "\t") { last -= 1 }
        guard last >= 0 else { return false }
        switch bytes[last] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""): return true
        default:
            let word = SwiftWord(bytes, endingAt: last + 1)
            return word.start < word.end && !word.isReserved
        }
    }

    /// The position of the last byte that is neither space nor in a comment.
    private var lastPosition: Int? {
        let last = lastInk(before: position)
        let code = comments.contains(last) ? lastInk(before: comments.lowerBound) : last
        return code < 0 ? nil : code
    }

    /// The position of the last byte before a position that is not space; -1 for none.
    private func lastInk(before position: Int) -> Int {
        var last = position - 1
        while last >= 0, ByteClass.isSpace(bytes[last]) { last -= 1 }
        return last
    }

    /// Records a comment that ends at the position.
    mutating func noteComment(from start: Int) {
        let goesOn = !comments.isEmpty && lastInk(before: start) < comments.upperBound
        comments = (goesOn ? comments.lowerBound : start)..<position
    }
}
