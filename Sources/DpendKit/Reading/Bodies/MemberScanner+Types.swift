/// Types of properties and results, values, and the cases of an enumeration.
extension MemberScanner {
    /// Skips `async`, `throws` and the result of a function, up to its brace or the end of the line.
    mutating func skipResult(from start: Int) -> Bool {
        position = start
        skip { $0.isAsync }
        skip { $0.isThrows }
        skipSpaces()
        guard byte() == UInt8(ascii: "-") else { return byte() == UInt8(ascii: "{") || ByteClass.isLineEnd(byte()) }
        guard byte(1) == UInt8(ascii: ">") else { return false }
        position += 2
        return skipType(thenValue: false)
    }

    private mutating func skip(_ isMeant: (SwiftWord) -> Bool) {
        var next = self
        if isMeant(next.word()) { position = next.position }
    }

    /// Skips the type of a property and a simple value after `=`, up to a brace or the end of the line. The value may
    /// be a name, a number, a text, a call or a literal in brackets.
    mutating func skipTypeAndValue() -> Bool {
        if byte() == UInt8(ascii: ":") {
            position += 1
            return skipType(thenValue: true)
        }
        (last, isApart) = (.word, true)
        skipSpaces()
        return skipAssignment() && skipTokens(isType: false, thenValue: false)
    }

    /// Skips the cases of an enumeration after the name of the first one, with their associated and raw values.
    mutating func skipCases() -> Bool {
        while true {
            if byte() == UInt8(ascii: "(") {
                position += 1
                open.append(UInt8(ascii: ")"))
                last = .punctuation
                guard skipTokens(isType: true, thenValue: false) else { return false }
            }
            skipSpaces()
            if byte() == UInt8(ascii: "=") {
                (last, isApart) = (.word, true)
                return skipAssignment() && skipTokens(isType: false, thenValue: false)
            }
            guard byte() == UInt8(ascii: ",") else { return position == bytes.count || ByteClass.isLineEnd(byte()) }
            position += 1
            guard skipPlainName() else { return false }
        }
    }

    private mutating func skipType(thenValue: Bool) -> Bool {
        last = .punctuation
        return skipTokens(isType: true, thenValue: thenValue)
    }

    private mutating func skipTokens(isType: Bool, thenValue: Bool) -> Bool {
        while position < bytes.count, !ByteClass.isLineEnd(byte()) {
            let start = position
            skipSpaces()
            isApart = position > start
            if position == bytes.count || ByteClass.isLineEnd(byte()) { break }
            if byte() == UInt8(ascii: "{"), isType { break }
            // After an associated value.
            if open.isEmpty, last == .closing, kind == .cases,
                byte() == UInt8(ascii: ",") || byte() == UInt8(ascii: "=")
            {
                break
            }
            if byte() == UInt8(ascii: "="), thenValue {
                return skipAssignment() && skipTokens(isType: false, thenValue: false)
            }
            guard ByteClass.isNameByte(byte()) ? skipName(isType: isType) : skipPunctuation(isType: isType) else {
                return false
            }
        }
        return open.isEmpty && last != .punctuation
    }

    private mutating func skipAssignment() -> Bool {
        guard byte() == UInt8(ascii: "="), open.isEmpty, last != .punctuation, isApart, byte(1) == UInt8(ascii: " ")
        else { return false }
        last = .punctuation
        position += 1
        return true
    }

    private mutating func skipName(isType: Bool) -> Bool {
        guard last == .punctuation, byte() < 0x80 else { return false }
        var word = SwiftWord(bytes, at: position)
        if isType, word.isExistential {
            position = word.end
            guard byte() == UInt8(ascii: " ") else { return false }
            word = self.word()
            guard word.end > word.start, ByteClass.of(bytes[word.start]) == .letter else { return false }
        }
        guard !word.isReserved else { return false }
        position = word.end
        last = .word
        return true
    }

    private mutating func skipPunctuation(isType: Bool) -> Bool {
        let byte = byte()
        switch byte {
        case UInt8(ascii: "."):
            // A value may begin with a dot.
            let isBeginning = !isType && last == .punctuation
            guard isBeginning || last != .punctuation && !isApart, ByteClass.of(self.byte(1)) == .letter else {
                return false
            }
            last = .punctuation
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            guard !open.isEmpty, last != .punctuation || !isType && isEmptyDictionary else { return false }
            last = .punctuation
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            guard isType, !isApart, last != .punctuation else { return false }
            last = .closing
        case UInt8(ascii: "["):
            guard last == .punctuation else { return false }
            open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "("):
            guard isType ? last == .punctuation : last == .word && !isApart else { return false }
            open.append(UInt8(ascii: ")"))
            last = .punctuation
        case UInt8(ascii: "<"):
            guard isType, last == .word, !isApart else { return false }
            open.append(UInt8(ascii: ">"))
            last = .punctuation
        case UInt8(ascii: "-"):
            // `(A) -> B`
            guard isType, self.byte(1) == UInt8(ascii: ">"), lastInk == UInt8(ascii: ")") else { return false }
            position += 1
            last = .punctuation
        case UInt8(ascii: "\""):
            guard !isType, last == .punctuation, skipString() else { return false }
            last = .closing
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"):
            guard open.popLast() == byte, last != .punctuation || isEmptyBracket(byte, isType: isType) else {
                return false
            }
            last = .closing
        default: return false
        }
        position += 1
        return true
    }

    /// Skips a simple string on one line.
    mutating func skipString() -> Bool {
        repeat {
            position += 1
            guard byte() >= UInt8(ascii: " "), byte() != 0x7F, byte() != UInt8(ascii: "\\") else { return false }
        } while byte() != UInt8(ascii: "\"")
        // `"""`
        return byte(1) != UInt8(ascii: "\"") && byte(1) != UInt8(ascii: "#")
    }

    /// The last byte before the position that is no space.
    private var lastInk: UInt8 {
        var before = position - 1
        while before > 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
        return bytes[before]
    }

    /// `[:]`
    private var isEmptyDictionary: Bool {
        bytes[position - 1] == UInt8(ascii: "[") && byte() == UInt8(ascii: ":") && byte(1) == UInt8(ascii: "]")
    }

    /// `()`, `[]`, or the end of `[:]`.
    private func isEmptyBracket(_ closing: UInt8, isType: Bool) -> Bool {
        let before = bytes[position - 1]
        if closing == UInt8(ascii: ")") { return before == UInt8(ascii: "(") }
        return !isType && closing == UInt8(ascii: "]")
            && (before == UInt8(ascii: "[") || before == UInt8(ascii: ":") && bytes[position - 2] == UInt8(ascii: "["))
    }
}
