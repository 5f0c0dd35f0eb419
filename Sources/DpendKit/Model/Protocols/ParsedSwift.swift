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

    /// The code with other names instead of some words, but not of members such as `Other.Word`.
    func replacing(_ names: [String: String]) -> ParsedSwift {
        guard !words.isDisjoint(with: names.keys) else { return self }
        let replaced = tokens.indices.map { position in
            let token = tokens[position]
            let isMember = position > 0 && tokens[position - 1].text == "."
            return Token(text: isMember ? token.text : names[token.text] ?? token.text, space: token.space)
        }
        return ParsedSwift(replaced, words)
    }

    private init(_ tokens: [Token], _ words: Set<String>) {
        (self.tokens, self.words) = (tokens, words)
    }
}
