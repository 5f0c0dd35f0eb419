import SwiftSyntax

/// Finds the type that code requires of a call's result, from the surrounding syntax.
enum ResultType {
    /// The required type, if the call is the whole value of a property or function, or of a `shared { }` in it.
    static func wanted(by call: FunctionCallExprSyntax) -> String? {
        var node = Syntax(call)
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .expressionStmt: node = parent
            case .returnStmt:
                guard let function = function(around: parent) else { return nil }
                if let type = type(of: function) { return type }
                guard let outer = keeper(of: function) else { return nil }
                node = outer
            case .codeBlockItem(let item):
                guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent
                else { return nil }
                let function = owner.is(CodeBlockSyntax.self) ? owner.parent : owner
                guard let function else { return nil }
                if let type = type(of: function) { return type }
                guard let outer = keeper(of: function) else { return nil }
                node = outer
            case .initializerClause(let clause):
                return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
            default: return nil
            }
        }
        return nil
    }

    /// The function, accessor or closure that a `return` leaves.
    private static func function(around node: Syntax) -> Syntax? {
        var next = node.parent
        while let current = next {
            switch current.as(SyntaxEnum.self) {
            case .functionDecl, .accessorDecl, .closureExpr: return current
            case .accessorBlock: return current
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .initializerDecl: return nil
            default: next = current.parent
            }
        }
        return nil
    }

    /// The result type of a function or getter.
    private static func type(of function: Syntax) -> String? {
        switch function.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.signature.returnClause?.type.trimmedDescription
        case .accessorDecl(let node):
            node.accessorSpecifier.text == "get"
                ? binding(around: function)?.typeAnnotation?.type.trimmedDescription : nil
        case .accessorBlock: binding(around: function)?.typeAnnotation?.type.trimmedDescription
        default: nil
        }
    }

    private static func binding(around node: Syntax) -> PatternBindingSyntax? {
        var next = node.parent
        while let current = next {
            if let binding = current.as(PatternBindingSyntax.self) { return binding }
            guard current.is(AccessorBlockSyntax.self) || current.is(AccessorDeclListSyntax.self) else { return nil }
            next = current.parent
        }
        return nil
    }

    /// The call of `shared` that a closure belongs to.
    private static func keeper(of closure: Syntax) -> Syntax? {
        guard closure.is(ClosureExprSyntax.self), let call = closure.parent?.as(FunctionCallExprSyntax.self),
            isShared(call)
        else { return nil }
        return Syntax(call)
    }

    /// Whether a call invokes `shared` on the object itself.
    static func isShared(_ call: FunctionCallExprSyntax) -> Bool {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "shared" }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "shared"
        else { return false }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }

    /// Whether one call of a function can reach both places: neither contains the other, and they are not in different
    /// branches.
    static func mayBothRun(_ earlier: Syntax, _ later: Syntax) -> Bool {
        var ancestors: [SyntaxIdentifier: Syntax] = [:]
        var node: Syntax? = earlier
        var below = earlier
        while let current = node {
            if current.id == later.id { return false }
            ancestors[current.id] = below
            (below, node) = (current, current.parent)
        }
        (node, below) = (later, later)
        while let current = node {
            if current.id == earlier.id { return false }
            if let other = ancestors[current.id] {
                switch current.as(SyntaxEnum.self) {
                case .ifExpr, .ternaryExpr, .switchCaseList, .ifConfigClauseList, .guardStmt, .accessorDeclList:
                    return false
                // Code after an `if` or `guard` that leaves does not run after the code inside it.
                default: return !leaves(other)
                }
            }
            (below, node) = (current, current.parent)
        }
        return true
    }

    /// Whether a statement may leave the function, so that the following code does not run after it.
    private static func leaves(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains {
            [.keyword(.return), .keyword(.throw)].contains($0.tokenKind)
        }
    }
}
