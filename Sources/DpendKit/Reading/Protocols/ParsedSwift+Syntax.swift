import SwiftSyntax

extension ParsedSwift {
    /// The code of a node; nil if the parser had to skip or invent a part of it.
    init?(_ node: some SyntaxProtocol) {
        guard !node.hasError else { return nil }
        self.init(Array(node.tokens(viewMode: .sourceAccurate)))
    }

    /// - Parameter tokens: Tokens of a node without errors.
    init(_ tokens: [TokenSyntax]) {
        self.init(
            tokens: tokens.enumerated().map { position, token in
                let next = position + 1 < tokens.count ? tokens[position + 1] : nil
                let isApart = !token.trailingTrivia.isEmpty || next?.leadingTrivia.isEmpty == false
                return Token(text: token.text, space: next != nil && isApart ? " " : "")
            })
    }
}
