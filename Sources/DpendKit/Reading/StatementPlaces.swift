import SwiftSyntax

/// Finds statements and calls in a source, for code that is added after them.
struct StatementPlaces {
    private let tree: SourceFileSyntax

    init(_ text: [UInt8], path: String) { tree = ParsedSource(text, path: path).tree }

    /// The innermost statement around an offset, with the `#if` around it; nil if there is none after which others run.
    func statement(at offset: Int) -> Range<Int>? {
        func item(around node: Syntax?) -> CodeBlockItemSyntax? {
            sequence(first: node) { $0?.parent }.lazy.compactMap { $0?.as(CodeBlockItemSyntax.self) }.first
        }
        guard var statement = item(around: ancestors(of: offset).first), !statement.item.is(ReturnStmtSyntax.self)
        else {
            return nil
        }
        while let clause = statement.parent?.parent?.as(IfConfigClauseSyntax.self),
            let outer = item(around: clause.parent)
        {
            statement = outer
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

    /// A place for a new member of a type.
    struct MemberPlace {
        /// The offset after which it stands.
        var offset: Int
        /// The offset of the property before it, if there is one.
        var neighbor: Int?
        /// The offset of the type, and of the end of its body.
        var owner: Int
        var end: Int
    }

    /// The place after the last property of the type whose name is at an offset, or at the beginning of its body; nil if
    /// no type is declared there.
    func memberPlace(inTypeAt offset: Int) -> MemberPlace? {
        guard let type = ancestors(of: offset).lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first
        else {
            return nil
        }
        let block = type.memberBlock
        let last = block.members.last { $0.decl.is(VariableDeclSyntax.self) }
        return MemberPlace(
            offset: last.map { $0.endPositionBeforeTrailingTrivia.utf8Offset }
                ?? block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
            neighbor: last.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset },
            owner: type.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The nodes around an offset, innermost first.
    private func ancestors(of offset: Int) -> [Syntax] {
        guard offset < tree.totalLength.utf8Length,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return [] }
        return Array(sequence(first: Syntax(token)) { $0.parent })
    }
}
