/// The text of a type that dpend does not analyze: `~Copyable`, `[3 of Int]`, `repeat each T`.
enum OtherType {
    /// Whether the text can stand for a type in generated code. It must be one line with balanced brackets. It must not
    /// begin a comment, a string, a body, a call, or the next part of the surrounding code.
    static func isType(_ text: String) -> Bool {
        var closing: [Character] = []
        var previous: Character = " "
        var word = ""
        for character in text {
            switch character {
            case "(", "[", "<":
                if character == "(", !mayStandBeforeParenthesis(word, previous) { return false }
                closing.append(character == "(" ? ")" : character == "[" ? "]" : ">")
            case ">" where previous == "-": break
            case ")", "]", ">": if closing.popLast() != character { return false }
            case ",", ":": if closing.isEmpty { return false }
            case ".", "?", "!", "&", "~", "-", "@", "_", " ": break
            case _ where character.isLetter || character.isNumber: break
            default: return false
            }
            if character.isLetter || character.isNumber || character == "_" || character == "@" {
                word = previous == " " ? String(character) : word + String(character)
            } else if character != " " {
                word = ""
            }
            previous = character
        }
        return closing.isEmpty && !text.allSatisfy { $0 == " " }
    }

    /// Whether a parenthesis after this word belongs to a type, as in `repeat (each T)` and `@Sendable (T)`, and not to
    /// a call, as in `f(x)`.
    private static func mayStandBeforeParenthesis(_ word: String, _ previous: Character) -> Bool {
        if word.isEmpty { return !")]>?!".contains(previous) }
        return word.first == "@" || wordsBeforeTypes.contains(word)
    }

    private static let wordsBeforeTypes: Set<String> = [
        "any", "borrowing", "consuming", "each", "inout", "isolated", "of", "repeat", "sending", "some", "throws",
    ]
}
