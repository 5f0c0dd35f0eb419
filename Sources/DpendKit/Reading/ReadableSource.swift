/// A source that has been parsed, from which declarations can be read under several conditions.
struct ReadableSource: Sendable {
    let source: ParsedSource
    let words: SourceWords
    var outline: SourceOutline?
    var syntaxError: SourceDeclarations.SyntaxError?

    /// - Parameter hasMarks: Whether a comment or attribute may be for dpend.
    init(source: ParsedSource, words: SourceWords, hasMarks: Bool) {
        var words = words
        words.areMarksPossible = hasMarks
        (self.source, self.words) = (source, words)
    }
}
