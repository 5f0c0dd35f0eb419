import SwiftSyntax

extension ExprSyntax {
    /// The expression without `try`, `await`, parentheses and `!` around it.
    var withoutEffects: ExprSyntax {
        var result = self
        while true {
            if let inner = result.as(TryExprSyntax.self)?.expression ?? result.as(AwaitExprSyntax.self)?.expression
                ?? result.as(ForceUnwrapExprSyntax.self)?.expression
            {
                result = inner
            } else if let tuple = result.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first, only.label == nil
            {
                result = only.expression
            } else {
                return result
            }
        }
    }

    /// The type with the same text, if the expression is a path of names, perhaps with generic arguments.
    var typeExpression: TypeExpression? {
        if let names = pathNames { return .nominal(NominalType(components: names.map { .init(name: $0) })) }
        // Few types have arguments.
        guard isPathWithArguments else { return nil }
        return TypeExpression(parsing: trimmedDescription)
    }

    /// The value of a cast: `Store()` in `Store() as Storing`.
    var withoutCast: ExprSyntax {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, let value = elements.first
        else { return self }
        return value.withoutEffects
    }

    /// The names in a path that may begin with `self` and pass optional values: `self.session?.user`.
    var namePath: [String]? {
        var names: [String] = []
        var next = withoutEffects
        while true {
            if let chain = next.as(OptionalChainingExprSyntax.self) {
                next = chain.expression.withoutEffects
            } else if let member = next.as(MemberAccessExprSyntax.self) {
                guard let base = member.base, case .identifier = member.declName.baseName.tokenKind,
                    member.declName.argumentNames == nil
                else { return nil }
                names.append(member.declName.baseName.plainText)
                next = base.withoutEffects
            } else if let name = next.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
                names.append(name.baseName.plainText)
                return names.reversed()
            } else {
                return nil
            }
        }
    }

    private var pathNames: [String]? {
        var names: [String] = []
        var next: ExprSyntax? = self
        while let expression = next {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                guard case .identifier = member.declName.baseName.tokenKind, member.declName.argumentNames == nil,
                    member.base != nil
                else { return nil }
                names.append(member.declName.baseName.plainText)
                next = member.base
            } else if let name = expression.as(DeclReferenceExprSyntax.self) {
                guard case .identifier = name.baseName.tokenKind, name.argumentNames == nil, name.moduleSelector == nil
                else { return nil }
                names.append(name.baseName.plainText)
                next = nil
            } else {
                return nil
            }
        }
        return names.reversed()
    }

    private var isPathWithArguments: Bool {
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.pathNames != nil || generic.expression.isPathWithArguments
        }
        if let member = self.as(MemberAccessExprSyntax.self), case .identifier = member.declName.baseName.tokenKind {
            return member.base?.isPathWithArguments ?? false
        }
        return self.as(DeclReferenceExprSyntax.self)?.moduleSelector != nil
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is `.init(…)`.
    var isImplicitInitializer: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.tokenKind == .keyword(.`init`)
    }

    /// The possible type name before the parentheses, and whether `.init` confirms that it is a type.
    var calledType: (expression: ExprSyntax, isExplicit: Bool)? {
        if let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            return member.base.map { ($0, true) }
        }
        return (calledExpression, false)
    }
}

extension ExprListSyntax {
    /// The last value of `??`: `SystemClock()` in `clock ?? SystemClock()` and in
    /// `self.clock = clock ?? SystemClock()`.
    var fallback: ExprSyntax? {
        guard count >= 3, let last, let operation = dropLast().last?.as(BinaryOperatorExprSyntax.self),
            operation.operator.text == "??"
        else { return nil }
        return last
    }
}
