import SwiftIfConfig
import SwiftSyntax

/// Walks the declarations of one file, without the bodies of functions.
final class DeclarationReader {
    var declarations: SourceDeclarations
    private let place: (Int) -> SourceLocation
    let conditions: ConditionalCompilation
    var types = TypeReader()
    /// The inactive clause around the current syntax, if there is one.
    var inactiveClause: InactiveClause?
    /// The `#if` clauses around the current syntax, outermost first.
    private var clauses: [IfConfigClauseSyntax] = []

    let words: SourceWords

    /// - Parameter place: Returns the place of an offset in the tree.
    init(path: String, words: SourceWords, conditions: ConditionalCompilation, place: @escaping (Int) -> SourceLocation)
    {
        self.words = words
        declarations = SourceDeclarations(path: path)
        self.place = place
        self.conditions = conditions
    }

    func read(_ tree: SourceFileSyntax) -> SourceDeclarations {
        for item in tree.statements {
            if let declaration = item.item.as(DeclSyntax.self) { read(declaration, in: nil) }
        }
        declarations.existentials = types.existentials.sorted()
        return declarations
    }

    private func read(_ declaration: DeclSyntax, in parent: Int?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let syntax): read(syntax, .class, syntax.name, syntax.genericParameterClause, in: parent)
        case .actorDecl(let syntax): read(syntax, .actor, syntax.name, syntax.genericParameterClause, in: parent)
        case .structDecl(let syntax): read(syntax, .struct, syntax.name, syntax.genericParameterClause, in: parent)
        case .enumDecl(let syntax): read(syntax, .enum, syntax.name, syntax.genericParameterClause, in: parent)
        case .protocolDecl(let syntax):
            let position = declarations.types.count
            read(syntax, .protocol, syntax.name, nil, in: parent)
            if declarations.types.indices.contains(position) {
                declarations.types[position].closesDifferently = syntax.closesDifferently
            }
        case .extensionDecl(let syntax): readExtension(syntax)
        case .ifConfigDecl(let syntax): read(syntax, in: parent)
        case .typeAliasDecl(let syntax): if isDeclared(in: parent) { read(syntax, in: parent) }
        case .importDecl(let syntax): read(syntax)
        case .initializerDecl(let syntax): if isDeclared(in: parent) { read(syntax, in: parent) }
        case .functionDecl(let syntax): if words.areRegistrationsPossible { read(syntax, in: parent) }
        case .variableDecl(let syntax): read(syntax, in: parent)
        default: break
        }
    }

    private func readMembers(_ members: MemberBlockSyntax, of parent: Int) {
        for member in members.members { read(member.decl, in: parent) }
    }

    // MARK: Types

    private func read(
        _ syntax: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?, in parent: Int?
    ) {
        guard !name.lacksName else { return }
        let position = declarations.types.count
        declarations.types.append(
            TypeDeclaration(
                kind: kind, name: name.plainText, parent: parent,
                modifiers: DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions),
                genericParameters: names(generics), inheritance: inherited(syntax.inheritanceClause),
                marks: marks(of: syntax, upTo: name, isClass: kind.canBeImplicit), inactiveClause: inactiveClause,
                isConditional: !clauses.isEmpty, location: location(name)))
        readMembers(syntax.memberBlock, of: position)
    }

    private func readExtension(_ syntax: ExtensionDeclSyntax) {
        guard !syntax.extendedType.lacksName, let extended = types.read(syntax.extendedType).nominal else { return }
        let position = declarations.types.count
        declarations.types.append(
            TypeDeclaration(
                kind: .extension, name: extended.writtenPath, parent: nil,
                modifiers: DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions),
                genericParameters: [], isConstrained: syntax.genericWhereClause != nil,
                inheritance: inherited(syntax.inheritanceClause),
                marks: marks(of: syntax, upTo: syntax.extensionKeyword, isClass: false), inactiveClause: inactiveClause,
                location: location(syntax.extendedType)))
        readMembers(syntax.memberBlock, of: position)
    }

    private func read(_ syntax: TypeAliasDeclSyntax, in parent: Int?) {
        guard !syntax.name.lacksName, !syntax.initializer.value.lacksName else { return }
        declarations.typealiases.append(
            TypealiasDeclaration(
                name: syntax.name.plainText, parent: parent,
                modifiers: DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions),
                genericParameters: names(syntax.genericParameterClause),
                type: types.read(syntax.initializer.value)))
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [InheritedType] {
        // This does not use `filter`, which would build a new syntax tree.
        (clause?.inheritedTypes).map { list in
            list.compactMap { element in
                let type = element.type
                return type.lacksName
                    ? nil : InheritedType(type: types.read(type), isolation: isolation(type), location: location(type))
            }
        } ?? []
    }

    private func isolation(_ type: TypeSyntax) -> String? {
        guard let type = type.as(AttributedTypeSyntax.self) else { return nil }
        let isNonisolated = (Array(type.specifiers) + Array(type.lateSpecifiers)).contains {
            $0.is(NonisolatedTypeSpecifierSyntax.self)
        }
        if isNonisolated { return "nonisolated" }
        let others: Set<String> = ["unchecked", "preconcurrency", "retroactive", "unsafe"]
        return type.attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.nameText }.first { !others.contains($0) }
    }

    // MARK: Members

    private func read(_ syntax: InitializerDeclSyntax, in parent: Int?) {
        guard let parent, !lacksName(syntax.signature.parameterClause) else { return }
        let parameters = readParameters(syntax.signature)
        for word in marks(of: syntax, upTo: syntax.initKeyword, isClass: true).words {
            note(word, .initializer, at: syntax.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        declarations.types[parent].initializers.append(
            InitializerDeclaration(
                modifiers: DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions),
                parameters: parameters,
                effects: Effects(syntax.signature.effectSpecifiers),
                isFailable: syntax.optionalMark != nil,
                isGeneric: syntax.genericParameterClause != nil || syntax.genericWhereClause != nil
                    || parameters.contains(where: \.isImplicitlyGeneric),
                endsProgram: syntax.body?.statements.first?.item.as(ExprSyntax.self)?.endsProgram ?? false,
                location: location(syntax.initKeyword)))
    }

    private func read(_ syntax: FunctionDeclSyntax, in parent: Int?) {
        guard let parent, let returned = syntax.signature.returnClause?.type,
            let provided = RegistrationReader.providedType(returned), !syntax.name.lacksName, !provided.lacksName,
            !lacksName(syntax.signature.parameterClause), SwiftIdentifier.isName(syntax.name.plainText)
        else { return }
        let parameters = readParameters(syntax.signature)
        let result = RegistrationReader(conditions: conditions, location: location).read(
            syntax.body?.statements, at: Syntax(syntax.name))
        var effects = Effects(syntax.signature.effectSpecifiers)
        effects.isThrowing = effects.isThrowing || result.effects.isThrowing
        effects.isAsync = effects.isAsync || result.effects.isAsync
        declarations.types[parent].registrations.append(
            RegistrationDeclaration(
                name: syntax.name.plainText, isProperty: false,
                modifiers: DeclarationModifiers(syntax.modifiers, syntax.attributes, conditions),
                parameters: parameters,
                isGeneric: syntax.genericParameterClause != nil || parameters.contains(where: \.isImplicitlyGeneric),
                provided: types.read(provided), effects: effects, configuration: result.settings,
                inactiveClause: inactiveClause, location: location(syntax.name)))
    }

    /// Whether a parameter lacks its label or type. A default value does not matter.
    private func lacksName(_ clause: FunctionParameterClauseSyntax) -> Bool {
        clause.hasError && clause.parameters.contains { $0.firstName.lacksName || $0.type.lacksName }
    }

    /// The parameters of a function. One that `rethrows` gets closures that do not throw, so that the call does not
    /// either.
    private func readParameters(_ signature: FunctionSignatureSyntax) -> [ParameterDeclaration] {
        let parameters = readParameters(signature.parameterClause)
        guard signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) else {
            return parameters
        }
        return parameters.map { parameter in
            guard case .function(var function) = parameter.type, function.isThrowing else { return parameter }
            var parameter = parameter
            function.throwing = .never
            (parameter.type, parameter.isRethrown) = (.function(function), true)
            return parameter
        }
    }

    private func readParameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterDeclaration] {
        clause.parameters.map { parameter in
            let type = parameter.type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? parameter.type
            let label = parameter.firstName.tokenKind == .wildcard ? "_" : parameter.firstName.plainText
            let attributed = parameter.type.as(AttributedTypeSyntax.self)
            return ParameterDeclaration(
                label: label, type: types.read(parameter.type), hasDefault: parameter.defaultValue != nil,
                isVariadic: parameter.ellipsis != nil,
                isInout: attributed?.specifiers.contains {
                    $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
                } ?? false,
                isImplicitlyGeneric: Self.mentionsSome(type),
                location: location(parameter.firstName),
                attributes: names(parameter.attributes),
                isAutoclosure: attributed.map { names($0.attributes).contains("autoclosure") } ?? false,
                isSending: Self.isSending(parameter.type))
        }
    }

    /// Whether a type is `sending T`, or a closure's type whose result is.
    private static func isSending(_ type: TypeSyntax) -> Bool {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return isSending(attributed.baseType)
                || attributed.specifiers.contains {
                    $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.sending)
                }
        }
        return type.as(FunctionTypeSyntax.self).map { isSending($0.returnClause.type) } ?? false
    }

    private static func mentionsSome(_ type: TypeSyntax) -> Bool {
        if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil { return false }
        return type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }

    // MARK: The rest

    private func read(_ syntax: ImportDeclSyntax) {
        guard var declaration = ModuleImport(syntax) else { return }
        declaration.isActive = inactiveClause == nil
        if declaration.isActive, names(syntax.attributes).contains("_exported") {
            declarations.exportedModules.append(declaration.module)
        }
        if !clauses.isEmpty { declaration.condition = IfConfigClauseSyntax.condition(of: clauses) }
        guard declaration.isActive || declaration.condition != nil else { return }
        declarations.imports.append(declaration)
    }

    private func read(_ syntax: IfConfigDeclSyntax, in parent: Int?) {
        (conditions.dependsOnPlatform, conditions.dependsOnArchitecture) = (false, false)
        let active = conditions.activeClause(of: syntax)
        if inactiveClause == nil { noteConditions(of: syntax) }
        if let active { read(active, in: parent) }
        guard inactiveClause == nil else { return }
        // An excluded type declares nothing. It is recorded for messages about missing types.
        let existentials = types.existentials
        for clause in syntax.clauses where clause != active {
            inactiveClause = InactiveClause(clause, of: syntax)
            read(clause, in: parent)
        }
        inactiveClause = nil
        types.existentials = existentials
    }

    /// Records whether the host's platform or architecture may have decided a condition.
    private func noteConditions(of syntax: IfConfigDeclSyntax) {
        let isNew =
            conditions.dependsOnPlatform && declarations.platformCondition == nil
            || conditions.dependsOnArchitecture && declarations.architectureCondition == nil
        guard isNew, syntax.clauses.contains(where: \.decidesAboutFacts) else { return }
        let location = location(syntax.clauses.first?.poundKeyword ?? syntax.poundEndif)
        if conditions.dependsOnPlatform { declarations.platformCondition = declarations.platformCondition ?? location }
        if conditions.dependsOnArchitecture {
            declarations.architectureCondition = declarations.architectureCondition ?? location
        }
    }

    private func read(_ clause: IfConfigClauseSyntax, in parent: Int?) {
        clauses.append(clause)
        defer { clauses.removeLast() }
        switch clause.elements {
        case .statements(let items):
            for item in items {
                if let declaration = item.item.as(DeclSyntax.self) { read(declaration, in: parent) }
            }
        case .decls(let members):
            for member in members { read(member.decl, in: parent) }
        case .switchCases, .attributes, .postfixExpression, nil:
            break
        }
    }

    /// Whether a member counts for its type: the member is active, or the type is inactive as well.
    func isDeclared(in parent: Int?) -> Bool {
        inactiveClause == nil || parent.map { declarations.types[$0].inactiveClause != nil } ?? false
    }

    private func names(_ clause: GenericParameterClauseSyntax?) -> [String] {
        (clause?.parameters).map { $0.map { $0.name.plainText } } ?? []
    }

    private func names(_ attributes: AttributeListSyntax) -> [String] {
        attributes.isEmpty ? [] : attributes.compactMap { $0.as(AttributeSyntax.self)?.nameText }
    }

    /// The instructions in comments before a declaration, before or after its attributes.
    private func marks(of node: some SyntaxProtocol, upTo name: TokenSyntax, isClass: Bool) -> DeclarationMarks {
        guard words.areMarksPossible else { return .none }
        var marks = DeclarationMarks()
        func read(_ trivia: Trivia, at position: AbsolutePosition) {
            var offset = position.utf8Offset
            for piece in trivia {
                switch piece {
                case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
                    .docBlockComment(let text):
                    marks.read(text) { start, word, reason in note(word, reason, at: offset + start) }
                default: break
                }
                offset += piece.sourceLength.utf8Length
            }
        }
        for token in node.tokens(viewMode: .sourceAccurate) {
            read(token.leadingTrivia, at: token.position)
            if token.position >= name.position { break }
            read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
        }
        if !isClass, marks != .none, marks != DeclarationMarks(isIgnored: true) {
            note(name.plainText, .noClass, at: name.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return marks
    }

    private func note(_ text: String, _ reason: DeclarationMarks.Mistake.Reason, at offset: Int) {
        guard inactiveClause == nil else { return }
        declarations.markMistakes.append(.init(text: text, reason: reason, location: place(offset)))
    }

    func location(_ node: some SyntaxProtocol) -> SourceLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func location(_ node: Syntax) -> SourceLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

extension ProtocolDeclSyntax {
    /// Whether its functions named `close` all have parameters or a result, are static, or change a value.
    fileprivate var closesDifferently: Bool {
        guard name.text == DependencyFactory.Closing.protocolName else { return false }
        let functions = memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { $0.name.text == "close" }
        return !functions.isEmpty
            && functions.allSatisfy { function in
                let result = function.signature.returnClause?.type.trimmedDescription
                return !function.signature.parameterClause.parameters.isEmpty
                    || result.map { !["Void", "()", "Swift.Void"].contains($0) } ?? false
                    || function.modifiers.contains { ["static", "mutating"].contains($0.name.text) }
            }
    }
}
