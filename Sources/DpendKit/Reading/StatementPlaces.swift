import SwiftSyntax

/// Finds statements and calls in a source, for code that is added after them.
struct StatementPlaces {
    private let tree: SourceFileSyntax

    init(_ text: [UInt8], path: String) { tree = ParsedSource(text, path: path).tree }

    /// The innermost statement around an offset, with the `#if` around it; nil if there is none.
    func statement(at offset: Int) -> Range<Int>? {
        let ancestors = ancestors(of: offset)
        guard let inner = ancestors.firstIndex(where: { $0.is(CodeBlockItemSyntax.self) }) else { return nil }
        var statement = ancestors[inner]
        for outer in ancestors[inner...] {
            if outer.is(CodeBlockItemSyntax.self) { statement = outer }
            if outer.is(CodeBlockSyntax.self) || outer.is(ClosureExprSyntax.self) { break }
        }
        return statement.positionAfterSkippingLeadingTrivia
            .utf8Offset..<statement.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The offset after the call of the name at an offset; nil if nothing is called.
    func call(at offset: Int) -> Int? {
        ancestors(of: offset).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first { call in
            call.calledExpression.position.utf8Offset <= offset
                && offset < call.calledExpression.endPosition.utf8Offset
        }?.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The nodes around an offset, innermost first.
    private func ancestors(of offset: Int) -> [Syntax] {
        guard offset < tree.totalLength.utf8Length,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return [] }
        return Array(sequence(first: Syntax(token)) { $0.parent })
    }
}
