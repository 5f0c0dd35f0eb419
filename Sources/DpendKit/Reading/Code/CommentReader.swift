import SwiftSyntax

/// Finds comments with two slashes on their own lines.
enum CommentReader {
    /// - Parameters:
    ///   - types: The ranges of the types' bodies. A nested type comes after its outer type.
    ///   - place: Returns the place of an offset in the tree.
    static func comments(of tree: SourceFileSyntax, _ types: [Range<Int>], place: (Int) -> SourceLocation)
        -> [CodeComment]
    {
        var comments: [CodeComment] = []
        var open: [Int] = []
        var next = 0
        var isLineStart = true
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            func read(_ trivia: Trivia) {
                for piece in trivia {
                    switch piece {
                    case .newlines, .carriageReturns, .carriageReturnLineFeeds: isLineStart = true
                    case .lineComment(let text) where isLineStart:
                        while next < types.count, types[next].lowerBound <= offset {
                            open.append(next)
                            next += 1
                        }
                        while let last = open.last, types[last].upperBound <= offset { open.removeLast() }
                        let content = text.drop { $0 == "/" || $0 == " " || $0 == "\t" }.reversed().drop {
                            $0 == "/" || $0 == " " || $0 == "\t"
                        }.reversed()
                        comments.append(CodeComment(text: String(content), owner: open.last, location: place(offset)))
                    default: break
                    }
                    offset += piece.sourceLength.utf8Length
                }
            }
            read(token.leadingTrivia)
            offset += token.trimmedLength.utf8Length
            isLineStart = false
            read(token.trailingTrivia)
        }
        return comments
    }
}
