import SwiftSyntax

extension CodeReader {
    func statements(_ items: CodeBlockItemListSyntax) -> [CodeStatement] { items.flatMap(statements) }

    func statements(of item: CodeBlockItemSyntax) -> [CodeStatement] {
        switch item.item {
        case .decl(let declaration): statements(of: declaration)
        case .stmt(let statement): statements(of: statement)
        case .expr(let expression): [statement(of: expression)]
        }
    }

    private func statement(of syntax: ExprSyntax) -> CodeStatement {
        let expression = expression(syntax)
        if case .branch(let branch) = expression { return .branch(branch) }
        return .expression(expression)
    }

    func statements(of syntax: DeclSyntax) -> [CodeStatement] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            let attributes = attributes(node.attributes)
            return node.bindings.map { binding in
                .variable(
                    CodeVariable(
                        names: names(of: binding.pattern), type: binding.typeAnnotation.map { type($0.type) },
                        isImplicitlyUnwrapped: binding.typeAnnotation?.type.is(
                            ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false, attributes: attributes,
                        isLazy: node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) },
                        value: binding.initializer.map { expression($0.value) },
                        body: accessors(binding.accessorBlock), location: location(binding.pattern)))
            }
        case .functionDecl(let node): return [.function(function(node, owner: nil))]
        case .ifConfigDecl(let node):
            return conditions.possibleClauses(of: node).flatMap { clause, isActive -> [CodeStatement] in
                guard case .statements(let items) = clause.elements else { return [] }
                if isActive { return statements(items) }
                var branch = CodeBranch(
                    kind: .if, conditions: [], text: "#if", cases: [statements(items)], isComplete: false,
                    location: location(clause.poundKeyword))
                branch.isInactive = true
                return [.branch(branch)]
            }
        default: return []
        }
    }

    func statements(of syntax: StmtSyntax) -> [CodeStatement] {
        switch syntax.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node): return [.result(node.expression.map(expression))]
        case .throwStmt(let node): return [.failure(expression(node.expression))]
        case .expressionStmt(let node): return [statement(of: node.expression)]
        case .guardStmt(let node):
            let conditions = conditions(node.conditions)
            return [
                .branch(
                    CodeBranch(
                        kind: .guard, conditions: conditions, text: text(node.conditions),
                        cases: [statements(node.body.statements)], isComplete: false,
                        location: location(node)))
            ]
        case .doStmt(let node):
            let catches = node.catchClauses.map { CodeStatement.block(statements($0.body.statements), catches: false) }
            return [.block(statements(node.body.statements), catches: !catches.isEmpty)] + catches
        case .deferStmt(let node): return [.block(statements(node.body.statements), catches: false)]
        case .forStmt(let node):
            return [.loop(names(of: node.pattern), expression(node.sequence), statements(node.body.statements))]
        case .whileStmt(let node):
            let condition = node.conditions.first.flatMap {
                if case .expression(let value) = $0.condition { expression(value) } else { nil }
            }
            return [.loop([], condition, statements(node.body.statements))]
        case .repeatStmt(let node): return [.loop([], expression(node.condition), statements(node.body.statements))]
        case .labeledStmt(let node): return statements(of: node.statement)
        case .yieldStmt: return []
        default: return []
        }
    }

    /// The text without white space and comments.
    func text(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }

    func conditions(_ list: ConditionElementListSyntax) -> [CodeCondition] {
        list.compactMap { element in
            switch element.condition {
            case .expression(let value): return .expression(expression(value))
            case .availability(let node): return .availability(text(node))
            case .optionalBinding(let node):
                let name = names(of: node.pattern).first
                guard let value = node.initializer.map({ expression($0.value) }) ?? name.map({ .name($0, []) }) else {
                    return nil
                }
                return .binding(name: name, node.typeAnnotation.map { type($0.type) }, value)
            case .matchingPattern(let node): return .expression(expression(node.initializer.value))
            }
        }
    }

    func branch(_ node: IfExprSyntax) -> CodeBranch {
        depth += 1
        defer { depth -= 1 }
        var cases = [statements(node.body.statements)]
        switch node.elseBody {
        case .codeBlock(let block): cases.append(statements(block.statements))
        case .ifExpr(let other): cases.append(depth < Self.maximumDepth ? [.branch(branch(other))] : [])
        case nil: break
        }
        return CodeBranch(
            kind: .if, conditions: conditions(node.conditions), text: text(node.conditions), cases: cases,
            isComplete: cases.count == 2, location: location(node))
    }

    func branch(_ node: SwitchExprSyntax) -> CodeBranch {
        var cases: [[CodeStatement]] = []
        func add(_ list: SwitchCaseListSyntax) {
            for element in list {
                switch element {
                case .switchCase(let one): cases.append(statements(one.statements))
                case .ifConfigDecl(let node):
                    if case .switchCases(let inner) = conditions.activeClause(of: node)?.elements { add(inner) }
                }
            }
        }
        add(node.cases)
        return CodeBranch(
            kind: .switch, conditions: [.expression(expression(node.subject))], text: text(node.subject), cases: cases,
            isComplete: true, location: location(node))
    }
}
