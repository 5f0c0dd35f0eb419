extension StringProtocol {
    /// The words of a name: `URLSessionMock` has `URL`, `Session` and `Mock`.
    var camelCaseWords: [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(self)
        for (position, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let previous = position > 0 ? characters[position - 1] : "_"
            let next = position + 1 < characters.count ? characters[position + 1] : "_"
            let begins = character.isUppercase && (!previous.isUppercase || next.isLowercase)
            if begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }
}
