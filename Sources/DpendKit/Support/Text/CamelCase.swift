extension StringProtocol {
    /// The words of a name: `URLSessionMock` has `URL`, `Session` and `Mock`.
    var camelCaseWords: [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(self)
        for (position, character) in characters.enumerated() {
            guard character.isOfWord else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let previous = position > 0 ? characters[position - 1] : "_"
            let next = position + 1 < characters.count ? characters[position + 1] : "_"
            let begins = character.isUpper && (!previous.isUpper || next.isLower)
            if begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Whether it begins with an uppercase letter.
    var isCapitalized: Bool {
        guard let byte = utf8.first else { return false }
        return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
    }
}

/// Most names are ASCII, and Unicode's tables are slow.
extension Character {
    /// `isUppercase`
    var isUpper: Bool { asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? isUppercase }

    /// `isLowercase`
    var isLower: Bool { asciiValue.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? isLowercase }

    /// Whether it is a letter or a number.
    fileprivate var isOfWord: Bool {
        guard let ascii = asciiValue else { return isLetter || isNumber }
        return isUpper || isLower || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
    }
}
