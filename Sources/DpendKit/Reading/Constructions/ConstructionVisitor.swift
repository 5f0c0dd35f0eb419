import SwiftIfConfig
import SwiftSyntax

/// Walks a whole source, including bodies, and records the calls that make objects.
final class ConstructionVisitor: SyntaxVisitor {
    private(set) var constructions: [WrittenConstruction] = []
    private let lines: LineTable
    private let conditions: ConditionalCompilation
    private var scopes = CodeScopes()
    /// The types that `.init(…)` means, by call.
    private var expected: [SyntaxIdentifier: TypeSyntax] = [:]
    /// The arguments `.init(…)` of calls.
    private var implicitArguments: [SyntaxIdentifier: WrittenConstruction.MadeType] = [:]
    /// The variables that keep the objects of calls.
    private var bindings: [SyntaxIdentifier: WrittenConstruction.Variable] = [:]
    private var locals = LocalObjects()
    private var runs = MemberRuns()

    init(lines: LineTable, conditions: ConditionalCompilation) {
        self.lines = lines
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    private func location(_ node: some SyntaxProtocol) -> SourceLocation {
        lines.location(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        runs = MemberRuns(node)
        return .visitChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        for index in constructions.indices {
            guard let name = constructions[index].owners.last, constructions[index].place == .body else { continue }
            constructions[index].mayRunAgain = !runs.runsOnce(name)
        }
    }

    // MARK: Types

    private func enterType(
        _ node: some DeclGroupSyntax, at place: some SyntaxProtocol, name: String,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        scopes.hide(name)
        var scope = CodeScope(type: location(place), name: name, hidden: names(generics))
        for member in node.memberBlock.members {
            // Swift prefers a method of this name to a type of the top level.
            if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.isCapitalized {
                scope.hidden.insert(function.name.plainText)
            }
        }
        let isPreview = node.inheritanceClause?.inheritedTypes.contains {
            $0.type.as(IdentifierTypeSyntax.self)?.name.text == "PreviewProvider"
        }
        scope.aside = isPreview == true ? .preview : AsideCode.kind(ofType: name)
        scopes.enter(scope)
        return .visitChildren
    }

    private func names(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
        Set(clause?.parameters.map(\.name.plainText) ?? [])
    }

    private func leave() { scopes.leave() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, at: node.name, name: node.name.plainText, node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, at: node.name, name: node.name.plainText, node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, at: node.name, name: node.name.plainText, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, at: node.name, name: node.name.plainText, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, at: node.extendedType, name: node.extendedType.trimmedDescription, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: Functions

    private func enterFunction(
        _ node: some SyntaxProtocol, name: String, _ generics: GenericParameterClauseSyntax? = nil,
        _ parameters: FunctionParameterClauseSyntax? = nil,
        returning returned: TypeSyntax? = nil, _ body: CodeBlockItemListSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        if scopes.member == nil { locals.beginMember() }
        scopes.hide(name)
        var scope = CodeScope(
            name: name, hidden: names(generics), returned: returned, place: .body, member: location(node))
        scope.aside = AsideCode.kind(ofMember: name)
        for parameter in parameters?.parameters ?? [] {
            scope.addParameter((parameter.secondName ?? parameter.firstName).plainText, parameter.type)
        }
        scopes.enter(scope)
        // A body with a single expression returns it.
        if let returned, let body, body.count == 1, let only = body.first?.item.as(ExprSyntax.self) {
            expect(returned, of: only)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(
            node, name: node.name.plainText, node.genericParameterClause, node.signature.parameterClause,
            returning: node.signature.returnClause?.type,
            node.body?.statements)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(node, name: "init", node.genericParameterClause, node.signature.parameterClause)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(node, name: "deinit")
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(
            node, name: "subscript", node.genericParameterClause, node.parameterClause,
            returning: node.returnClause.type)
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // `{ Clock() }()` runs at once.
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        var scope = CodeScope(place: scopes.place, mayRepeat: !isCalled)
        scope.addParameters(of: node)
        scopes.enter(scope)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { leave() }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter(CodeScope(place: .defaultArgument))
        if let value = node.defaultValue?.value { expect(node.type, of: value) }
        return .visitChildren
    }
    override func visitPost(_ node: FunctionParameterSyntax) { leave() }

    private func enterLoop() -> SyntaxVisitorContinueKind {
        scopes.enter(CodeScope(mayRepeat: true))
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: ForStmtSyntax) { leave() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: WhileStmtSyntax) { leave() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: RepeatStmtSyntax) { leave() }

    // MARK: Variables

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLocal = scopes.isBody
        let isStatic = node.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? ""
        for binding in node.bindings {
            guard let value = binding.initializer?.value else { continue }
            if let type = binding.typeAnnotation?.type { expect(type, of: value) }
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
                bind(value, to: .init(name: name, isLocal: isLocal))
            }
        }
        if isLocal {
            scopes.enter(CodeScope(place: scopes.place))
        } else {
            locals.beginMember()
            let place: WrittenConstruction.Place = scopes.isEmpty ? .global : isStatic ? .staticProperty : .property
            scopes.enter(
                CodeScope(name: name, place: place, member: location(node), aside: AsideCode.kind(ofMember: name)))
        }
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        leave()
        for binding in node.bindings { scopes.hide(binding.pattern) }
    }

    /// The names of loops and patterns: `for id in ids`, `case .user(let id)`.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(PatternBindingSyntax.self) != true { scopes.hide(PatternSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        scopes.hide(node.pattern)
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        scopes.enter(CodeScope(returned: type, place: .body))
        if let type, case .getter(let body) = node.accessors, body.count == 1,
            let only = body.first?.item.as(ExprSyntax.self)
        {
            expect(type, of: only)
        }
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { leave() }

    // MARK: Other code

    private func enterMacro(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let isPreview = name.text == "Preview"
        if isPreview, scopes.member == nil { locals.beginMember() }
        scopes.enter(
            CodeScope(
                place: isPreview ? .body : scopes.place, member: isPreview ? location(node) : nil,
                aside: isPreview ? .preview : nil))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterMacro(node.macroName, node)
    }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { leave() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        enterMacro(node.macroName, node)
    }
    override func visitPost(_ node: MacroExpansionExprSyntax) { leave() }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let active = conditions.activeClause(of: node), let elements = active.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Calls

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        // In a closure, `return` belongs to the closure.
        if let returned = scopes.returned, let value = node.expression { expect(returned, of: value) }
        return .visitChildren
    }

    /// Records the type that `.init(…)` means.
    private func expect(_ type: TypeSyntax, of value: ExprSyntax) {
        if let call = value.withoutEffects.as(FunctionCallExprSyntax.self), call.isImplicitInitializer {
            expected[call.id] = type
        }
    }

    /// Records the variable that keeps the object of a call. A closure that is called at once has the value that it
    /// returns.
    private func bind(_ value: ExprSyntax, to variable: WrittenConstruction.Variable) {
        let value = value.withoutEffects
        if let sequence = value.as(SequenceExprSyntax.self), let fallback = sequence.elements.fallback {
            return bind(fallback, to: variable)
        }
        guard let call = value.withoutCast.as(FunctionCallExprSyntax.self) else { return }
        guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else {
            bindings[call.id] = variable
            return
        }
        switch closure.statements.last?.item {
        case .expr(let only) where closure.statements.count == 1: bind(only, to: variable)
        case .stmt(let statement):
            if let result = statement.as(ReturnStmtSyntax.self)?.expression { bind(result, to: variable) }
        case .expr, .decl, nil: break
        }
    }

    /// Assignments are not folded yet: `self.clock = SystemClock()` is a sequence.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = node.elements
        guard let target = elements.first, let second = elements.dropFirst().first,
            second.is(AssignmentExprSyntax.self),
            let value = elements.dropFirst(2).first
        else { return .visitChildren }
        if let variable = target.namePath.flatMap(variable) {
            if let call = locals.call(of: value), !variable.isLocal { constructions[call].use.property = variable.name }
            if let kept = elements.fallback ?? (elements.count == 3 ? value : nil) { bind(kept, to: variable) }
        } else if target.is(SubscriptCallExprSyntax.self), let call = locals.call(of: value) {
            constructions[call].use.isKeptByKey = true
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Previews and doubles say nothing about the application's objects.
        if scopes.aside != nil { return .visitChildren }
        if let call = locals.call(of: node) { constructions[call].use.count += 1 }
        runs.use(node, in: scopes.isDeferred ? nil : scopes.runningMember)
        return .visitChildren
    }

    /// The variable with this path; nil for a member of another object.
    private func variable(_ names: [String]) -> WrittenConstruction.Variable? {
        switch names.count {
        case 1: .init(name: names[0], isLocal: scopes.isLocal(names[0]))
        case 2 where names[0] == "self": .init(name: names[1], isLocal: false)
        default: nil
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let made = made(by: node) {
            for argument in node.arguments { noteImplicit(argument, of: node) }
            if let variable = bindings[node.id], variable.isLocal {
                locals.hold(variable.name, call: constructions.count)
            }
            constructions.append(
                WrittenConstruction(
                    made: made, arguments: arguments(of: node), containers: scopes.types, owners: scopes.owners,
                    member: scopes.member, place: scopes.place ?? .global, aside: scopes.aside,
                    isDeferred: scopes.isDeferred,
                    binding: bindings[node.id], location: location(node)))
        }
        return .visitChildren
    }

    private func noteImplicit(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
        guard let inner = argument.expression.withoutEffects.as(FunctionCallExprSyntax.self),
            inner.isImplicitInitializer
        else { return }
        implicitArguments[inner.id] = .argument(of: location(call), label: argument.label?.plainText ?? "_")
    }

    /// The called type, if the syntax looks like a type.
    private func made(by node: FunctionCallExprSyntax) -> WrittenConstruction.MadeType? {
        if node.isImplicitInitializer {
            guard let type = expected[node.id] else { return implicitArguments[node.id] }
            var types = TypeReader()
            guard let nominal = types.read(type).unwrapped.nominal,
                !scopes.isHidden(nominal.components.first?.name ?? "")
            else { return nil }
            return .named(.nominal(nominal))
        }
        guard let (expression, isExplicit) = node.calledType else { return nil }
        if let name = expression.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) {
            return .own
        }
        guard let type = expression.typeExpression, let nominal = type.nominal,
            let first = nominal.components.first?.name, let last = nominal.components.last?.name,
            isExplicit || last.first?.isLowercase != true, !scopes.isHidden(first)
        else { return nil }
        return .named(type)
    }

    private func arguments(of node: FunctionCallExprSyntax) -> [WrittenConstruction.Argument] {
        var result = node.arguments.map { argument in
            WrittenConstruction.Argument(
                label: argument.label?.plainText ?? "_", form: form(of: argument.expression),
                variables: NamedVariables.names(in: argument.expression).map(scopes.namedVariable),
                text: Self.shortText(argument.expression))
        }
        if node.trailingClosure != nil { result.append(.init(label: "_", form: .closure, isTrailing: true)) }
        for closure in node.additionalTrailingClosures {
            result.append(.init(label: closure.label.plainText, form: .closure, isTrailing: true))
        }
        return result
    }

    /// The text of an expression for a remark.
    private static func shortText(_ expression: ExprSyntax) -> String? {
        guard expression.trimmedLength.utf8Length <= 60 else { return nil }
        let text = expression.trimmedDescription
        return text.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? text : nil
    }

    private func form(of expression: ExprSyntax) -> WrittenConstruction.Argument.Form {
        let value = expression.withoutEffects
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr,
            .dictionaryExpr:
            return .literal
        case .nilLiteralExpr: return .nilLiteral
        case .closureExpr: return .closure
        case .functionCallExpr(let call): return made(by: call) == nil ? .other : .construction(location(call))
        case .declReferenceExpr(let name) where name.baseName.tokenKind == .keyword(.self): return .caller
        case .declReferenceExpr, .memberAccessExpr:
            guard let names = value.namePath else { return .other }
            return variable(names).map { .variable($0) } ?? .member(names)
        default: return .other
        }
    }
}
