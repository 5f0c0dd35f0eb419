import SwiftSyntax

/// Finds the parts of a tree that do not affect the result: bodies, closures, values and the parameters of plain
/// functions. Only the compiler reports syntax errors in them (semantics, section 1).
///
/// A part counts only if it is finished. An open brace includes all following text, also declarations.
struct IndifferentParts {
    /// Whether members may be registrations. dpend reads their bodies.
    let areRegistrationsPossible: Bool
    /// Results for values, which are large if they have many errors.
    private var finishedValues: [SyntaxIdentifier: Bool] = [:]

    init(areRegistrationsPossible: Bool) {
        self.areRegistrationsPossible = areRegistrationsPossible
    }

    /// Whether a node lies within such a part.
    mutating func contain(_ node: Syntax) -> Bool {
        var isWithin = false
        var inner = node
        while let outer = inner.parent {
            if areRegistrationsPossible, Self.isRegistration(outer) { return false }
            isWithin = isWithin || isBody(outer, of: inner) || isValue(outer, of: inner)
            inner = outer
        }
        return isWithin
    }

    private func isBody(_ outer: Syntax, of inner: Syntax) -> Bool {
        switch outer.as(SyntaxEnum.self) {
        case .codeBlock(let block): inner.id != block.leftBrace.id && Self.isFinished(block.rightBrace, inner)
        case .accessorBlock(let block): inner.id != block.leftBrace.id && Self.isFinished(block.rightBrace, inner)
        case .closureExpr(let closure): inner.id != closure.leftBrace.id && Self.isFinished(closure.rightBrace, inner)
        case .functionParameterClause(let clause):
            outer.parent?.parent?.is(FunctionDeclSyntax.self) == true && inner.id != clause.leftParen.id
                && Self.isFinished(clause.rightParen, inner)
        default: false
        }
    }

    private static func isFinished(_ brace: TokenSyntax, _ inner: Syntax) -> Bool {
        brace.presence == .present && inner.id != brace.id
    }

    private mutating func isValue(_ outer: Syntax, of inner: Syntax) -> Bool {
        guard let clause = outer.as(InitializerClauseSyntax.self), inner.id != clause.equal.id else { return false }
        if let known = finishedValues[clause.id] { return known }
        // The parser may take a declaration on the next line for the value after '='.
        let isFinished =
            !clause.value.leadingTrivia.contains(where: \.isNewline)
            && !clause.tokens(viewMode: .all).contains { $0.presence == .missing && $0.tokenKind == .rightBrace }
        finishedValues[clause.id] = isFinished
        return isFinished
    }

    /// Whether a node is a method or a property that returns a `DependencyRegistration`.
    private static func isRegistration(_ node: Syntax) -> Bool {
        if let function = node.as(FunctionDeclSyntax.self) {
            return (function.signature.returnClause?.type).map { RegistrationReader.providedType($0) != nil } ?? false
        }
        guard let binding = node.as(PatternBindingSyntax.self) else { return false }
        return (binding.typeAnnotation?.type).map { RegistrationReader.providedType($0) != nil } ?? false
    }
}
