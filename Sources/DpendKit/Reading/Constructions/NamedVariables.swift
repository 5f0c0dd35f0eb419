import SwiftSyntax

/// Collects the names of variables in an expression: `session` and `index` in `session.rooms[index]`, and `clock` in
/// `self.clock`.
final class NamedVariables: SyntaxVisitor {
    private var names: [String] = []

    private init() { super.init(viewMode: .sourceAccurate) }

    /// The names in an expression, each once.
    static func names(in expression: ExprSyntax) -> [String] {
        let visitor = NamedVariables()
        visitor.walk(expression)
        return visitor.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
            add(node.declName.baseName.plainText)
        } else {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName.plainText)
        return .skipChildren
    }

    private func add(_ name: String) { if !names.contains(name) { names.append(name) } }
}
