/// Code of a source that the parser understood, without comments and line breaks. Generated code may repeat it.
struct ParsedSwift: Sendable, Hashable {
    /// The tokens, each with the space after it.
    private let tokens: [Token]
    /// The names and keywords in it.
    let words: Set<String>

    struct Token: Sendable, Hashable {
        var text: String
        var space: String
    }

    /// - Parameter tokens: Tokens of code without errors.
    init(tokens: [Token]) {
        self.tokens = tokens
        words = Set(tokens.map(\.text).filter { $0.first?.isLetter == true || $0.first == "_" || $0.first == "`" })
    }

    /// The code on one line.
    var text: String { tokens.map { $0.text + $0.space }.joined() }

    /// A name alone.
    init(name: String) { self.init(tokens: [Token(text: name, space: "")]) }

    /// The name, without backticks, if the code is only a name.
    var name: String? { tokens.count == 1 ? firstName : nil }

    /// The first name in the code, without backticks, if the code begins with one: `A` of `A.Element`.
    var firstName: String? {
        guard let first = tokens.first, words.contains(first.text) else { return nil }
        return first.text.replacing("`", with: "")
    }

    /// Whether a word stands only behind a dot: `Item.ID`.
    func isMember(_ word: String) -> Bool {
        tokens.indices.allSatisfy { tokens[$0].text != word || $0 > 0 && tokens[$0 - 1].text == "." }
    }

    /// The code with other names instead of some words, but not of members such as `Other.Word`.
    func replacing(_ names: [String: String]) -> ParsedSwift { replacing(names.mapValues(ParsedSwift.init)) }

    /// The code with other code instead of some words, but not of members such as `Other.Word`. `Self.Word` is such a
    /// word as well.
    func replacing(_ code: [String: ParsedSwift]) -> ParsedSwift {
        guard !words.isDisjoint(with: code.keys) else { return self }
        var result: [Token] = []
        var rest = tokens[...]
        while var token = rest.popFirst() {
            // `Self.Word`
            if token.text == "Self", rest.count > 1, rest.first?.text == ".",
                code[rest[rest.startIndex + 1].text] != nil
            {
                rest.removeFirst()
                token = rest.removeFirst()
            }
            guard let other = code[token.text], result.last?.text != ".", var last = other.tokens.last else {
                result.append(token)
                continue
            }
            last.space = token.space
            result += other.tokens.dropLast() + [last]
        }
        return ParsedSwift(tokens: result)
    }
}
