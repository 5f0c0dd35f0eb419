import DpendRuntime
import SwiftIfConfig
import SwiftSyntax

/// Reads tag, scope and container from the `DependencyRegistration(…)` that a configuration's member returns.
struct RegistrationReader {
    let conditions: ConditionalCompilation
    let location: (Syntax) -> SourceLocation

    typealias Settings = RegistrationDeclaration.Settings
    typealias Undecidable = RegistrationDeclaration.Undecidable

    /// The `T` of a declared `DependencyRegistration<T>`, or nil for any other type.
    static func providedType(_ type: TypeSyntax) -> TypeSyntax? {
        let arguments: GenericArgumentClauseSyntax?
        if let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == "DependencyRegistration" {
            arguments = identifier.genericArgumentClause
        } else if let member = type.as(MemberTypeSyntax.self), member.name.text == "DependencyRegistration",
            member.baseType.trimmedDescription == "DpendRuntime"
        {
            arguments = member.genericArgumentClause
        } else {
            return nil
        }
        guard let only = arguments?.arguments.first, case .type(let provided) = only.argument else { return nil }
        return provided
    }

    /// Reads all results of a body. `name` is the place of a member without results.
    func read(
        _ body: CodeBlockItemListSyntax?, at name: Syntax
    ) -> (settings: Result<Settings, Undecidable>, effects: Effects) {
        guard let body else {
            return (.failure(undecidable("it has no body that returns a 'DependencyRegistration(…)'", at: name)), .none)
        }
        let results = ResultFinder.results(of: body, conditions: conditions)
        if results.isEmpty {
            return (.failure(undecidable("its body returns no 'DependencyRegistration(…)'", at: name)), .none)
        }
        return read(results)
    }

    /// Reads registrations, of which one is the result. Their tags, scopes, containers and entries must be equal.
    func read(_ results: [ExprSyntax]) -> (settings: Result<Settings, Undecidable>, effects: Effects) {
        var first: Settings?
        var effects = Effects.none
        for result in results {
            do throws(Undecidable) {
                let (settings, closureEffects) = try readRegistration(result)
                effects.isThrowing = effects.isThrowing || closureEffects.isThrowing
                effects.isAsync = effects.isAsync || closureEffects.isAsync
                if let first, first != settings {
                    throw undecidable(
                        "it returns registrations of different tags, scopes, containers or entries", at: Syntax(result))
                }
                first = settings
            } catch {
                return (.failure(error), effects)
            }
        }
        return (.success(first ?? Settings()), effects)
    }

    private func readRegistration(_ expression: ExprSyntax) throws(Undecidable) -> (Settings, Effects) {
        guard let call = expression.as(FunctionCallExprSyntax.self), isRegistration(call.calledExpression) else {
            throw undecidable(
                "'\(expression.trimmedDescription.prefix(60))' is not a call of 'DependencyRegistration(…)'",
                at: Syntax(expression))
        }
        var settings = Settings()
        var factory = call.trailingClosure.map(ExprSyntax.init)
        for argument in call.arguments {
            switch argument.label?.text {
            case "tag": settings.tag = try readTag(argument.expression)
            case "scope": settings.scope = try readScope(argument.expression)
            case "in": settings.container = try readContainer(argument.expression)
            case "entry": settings.entry = try readEntry(argument.expression)
            default: factory = argument.expression
            }
        }
        return (settings, factory.map(EffectFinder.effects) ?? .none)
    }

    private func isRegistration(_ callee: ExprSyntax) -> Bool {
        if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
            return isRegistration(specialized.expression)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text == "DependencyRegistration"
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
        switch (member.declName.baseName.text, member.base) {
        case ("init", nil): return true
        case ("init", let base?): return isRegistration(base)
        case ("DependencyRegistration", let base?): return base.trimmedDescription == "DpendRuntime"
        default: return false
        }
    }

    private func readTag(_ expression: ExprSyntax) throws(Undecidable) -> TypeExpression? {
        if expression.is(NilLiteralExprSyntax.self) { return nil }
        guard let tag = expression.typeBeforeSelf else {
            throw undecidable(
                "its tag '\(expression.trimmedDescription.prefix(60))' is not written as 'Tag.self'",
                at: Syntax(expression))
        }
        return tag
    }

    private func readScope(_ expression: ExprSyntax) throws(Undecidable) -> DependencyScope {
        if let member = expression.as(MemberAccessExprSyntax.self),
            let scope = DependencyScope(rawValue: member.declName.baseName.text),
            ["", "DependencyScope", "DpendRuntime.DependencyScope"].contains(member.base?.trimmedDescription ?? "")
        {
            return scope
        }
        throw undecidable(
            "its scope '\(expression.trimmedDescription.prefix(60))' is not written as one of "
                + DependencyScope.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", "),
            at: Syntax(expression))
    }

    private func readContainer(_ expression: ExprSyntax) throws(Undecidable) -> String? {
        if expression.is(NilLiteralExprSyntax.self) { return nil }
        guard let container = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            throw undecidable(
                "its container '\(expression.trimmedDescription.prefix(60))' is not written as a text, as \"Session\"",
                at: Syntax(expression))
        }
        return container
    }

    private func readEntry(_ expression: ExprSyntax) throws(Undecidable) -> DictionaryEntry? {
        if expression.is(NilLiteralExprSyntax.self) { return nil }
        guard let entry = DictionaryEntry(code: expression.trimmedDescription) else {
            throw undecidable(
                "its entry '\(expression.trimmedDescription.prefix(60))' is not written as a text, a number or a member, as \"json\" or Format.json",
                at: Syntax(expression))
        }
        return entry
    }

    private func undecidable(_ reason: String, at node: Syntax) -> Undecidable {
        Undecidable(reason: reason, location: location(node))
    }
}

/// Finds the expressions that a body can return.
private final class ResultFinder: ActiveSyntaxVisitor {
    private var results: [ExprSyntax] = []

    static func results(of body: CodeBlockItemListSyntax, conditions: ConditionalCompilation) -> [ExprSyntax] {
        if body.count == 1, let only = body.first?.item, let value = value(of: only) {
            return branches(of: value)
        }
        let finder = ResultFinder(viewMode: .sourceAccurate, configuration: conditions)
        finder.walk(body)
        return finder.results
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { results += Self.branches(of: expression) }
        return .skipChildren
    }

    // Their results are not results of the body.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// The value of the only statement in its block.
    private static func value(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement):
            statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExpressionStmtSyntax.self)?.expression
        case .decl: nil
        }
    }

    /// The values of `if` and `switch` used as expressions, or as statements whose branches return.
    private static func branches(of expression: ExprSyntax) -> [ExprSyntax] {
        func values(of items: CodeBlockItemListSyntax) -> [ExprSyntax] {
            items.last.flatMap { value(of: $0.item) }.map(branches) ?? []
        }
        if let conditional = expression.as(IfExprSyntax.self) {
            let otherwise: [ExprSyntax] =
                switch conditional.elseBody {
                case .codeBlock(let block): values(of: block.statements)
                case .ifExpr(let next): branches(of: ExprSyntax(next))
                case nil: []
                }
            return values(of: conditional.body.statements) + otherwise
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.flatMap { element -> [ExprSyntax] in
                if case .switchCase(let one) = element { return values(of: one.statements) }
                return []
            }
        }
        // A branch that ends the program has no result.
        if expression.endsProgram { return [] }
        if let attempt = expression.as(TryExprSyntax.self) { return branches(of: attempt.expression) }
        if let awaited = expression.as(AwaitExprSyntax.self) { return branches(of: awaited.expression) }
        return [expression]
    }
}

/// Finds out from a closure's own `try` and `await` whether it can throw or suspend.
private final class EffectFinder: SyntaxVisitor {
    private var effects = Effects.none

    static func effects(of factory: ExprSyntax) -> Effects {
        // The effects of a function that is passed by name are invisible. Assuming that it throws costs its users the
        // least.
        guard let closure = factory.as(ClosureExprSyntax.self) else { return Effects(isThrowing: true) }
        let finder = EffectFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return finder.effects
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { effects.isThrowing = true }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        effects.isThrowing = true
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        effects.isAsync = true
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
