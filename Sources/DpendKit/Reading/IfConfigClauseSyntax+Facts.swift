import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether the clause contains declarations other than imports, functions and properties.
    var decidesAboutFacts: Bool {
        switch elements {
        case .statements(let items): items.contains { $0.item.as(DeclSyntax.self).map(Self.isFact) ?? false }
        case .decls(let members): members.contains { Self.isFact($0.decl) }
        default: false
        }
    }

    /// The maximum number of clauses before a clause whose condition is written out.
    private static let maximumClauses = 256

    /// The condition under which all clauses are active, outermost first, on one line; nil if it cannot be written.
    static func condition(of clauses: [IfConfigClauseSyntax]) -> String? {
        var conditions: [String] = []
        for clause in clauses {
            // A clause is active only if no clause before it is.
            let siblings = (clause.parent?.as(IfConfigClauseListSyntax.self)).map(Array.init) ?? [clause]
            guard siblings.count <= maximumClauses else { return nil }
            for earlier in siblings.prefix(while: { $0 != clause }) {
                guard let text = earlier.conditionText else { return nil }
                conditions.append(text.isCall ? "!\(text.text)" : "!(\(text.text))")
            }
            if clause.condition == nil { continue }
            guard let text = clause.conditionText else { return nil }
            conditions.append(
                text.isCall || clauses.count == 1 && siblings.first == clause ? text.text : "(\(text.text))")
        }
        return conditions.joined(separator: " && ")
    }

    /// The condition on one line, and whether it needs no parentheses before an operator.
    private var conditionText: (text: String, isCall: Bool)? {
        guard let condition, !condition.hasError else { return nil }
        var text = ""
        for token in condition.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .leftParen, .rightParen, .comma,
                .colon, .period, .wildcard,
                .keyword(.true), .keyword(.false), .prefixOperator:
                text += token.text + (token.tokenKind == .comma || token.tokenKind == .colon ? " " : "")
            case .binaryOperator: text += " \(token.text) "
            default: return nil
            }
        }
        return (text, condition.is(FunctionCallExprSyntax.self) || condition.is(DeclReferenceExprSyntax.self))
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
            self.init(
                text: "\(keyword) \(condition.trimmedDescription)", option: Self.option(that: condition, holds: true))
            return
        }
        let conditions = declaration.clauses.compactMap(\.condition)
        self.init(
            text: "#else of #if \(conditions.first?.trimmedDescription ?? "")",
            option: conditions.count == 1 ? Self.option(that: conditions[0], holds: false) : nil)
    }

    /// The option that makes a simple condition hold, or not hold.
    private static func option(that condition: ExprSyntax, holds: Bool) -> String? {
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return option(that: negation.expression, holds: !holds)
        }
        guard holds else { return nil }
        if let architecture = condition.as(FunctionCallExprSyntax.self).flatMap(Self.architecture) {
            return "--arch \(architecture.rawValue)"
        }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text { return "-D \(name)" }
        guard let call = condition.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            let name = call.arguments.first?.expression.trimmedDescription,
            let platform = Platform.allCases.first(where: { $0.conditionName == name })
        else { return nil }
        return "--platform \(platform.rawValue)"
    }

    private static func architecture(_ call: FunctionCallExprSyntax) -> Architecture? {
        guard call.calledExpression.trimmedDescription == "arch" else { return nil }
        return (call.arguments.first?.expression.trimmedDescription).flatMap(Architecture.init)
    }
}
