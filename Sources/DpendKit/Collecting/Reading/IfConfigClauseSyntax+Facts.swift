import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether the clause declares anything but imports, functions and properties.
    var decidesAboutFacts: Bool {
        switch elements {
        case .statements(let items): items.contains { $0.item.as(DeclSyntax.self).map(Self.isFact) ?? false }
        case .decls(let members): members.contains { Self.isFact($0.decl) }
        default: false
        }
    }

    private static func isFact(_ declaration: DeclSyntax) -> Bool {
        switch declaration.kind {
        case .classDecl, .actorDecl, .structDecl, .protocolDecl, .extensionDecl, .typeAliasDecl, .initializerDecl: true
        default: false
        }
    }
}

extension InactiveClause {
    init(_ clause: IfConfigClauseSyntax, of declaration: IfConfigDeclSyntax) {
        let keyword = clause.poundKeyword.text
        if let condition = clause.condition {
            self.init(text: "\(keyword) \(condition.trimmedDescription)", option: Self.option(that: condition, holds: true))
            return
        }
        let conditions = declaration.clauses.compactMap(\.condition)
        self.init(
            text: "#else of #if \(conditions.first?.trimmedDescription ?? "")",
            option: conditions.count == 1 ? Self.option(that: conditions[0], holds: false) : nil)
    }

    /// The option that makes a simple condition hold, or not.
    private static func option(that condition: ExprSyntax, holds: Bool) -> String? {
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return option(that: negation.expression, holds: !holds)
        }
        guard holds else { return nil }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text { return "-D \(name)" }
        guard let call = condition.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            let name = call.arguments.first?.expression.trimmedDescription,
            let platform = Platform.allCases.first(where: { $0.conditionName == name })
        else { return nil }
        return "--platform \(platform.rawValue)"
    }
}
