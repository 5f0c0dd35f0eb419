import SwiftSyntax

extension SourceReader {
    /// Reads the protocols at the top level of a text. The cost is one parse.
    static func readProtocols(_ text: [UInt8], path: String) -> [ProtocolRequirements] {
        var text = text
        replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) {
            text.removeSubrange(limit.offset...)
        }
        return protocols(in: ParsedSource(text, path: path).tree.statements)
    }

    private static func protocols(in statements: CodeBlockItemListSyntax) -> [ProtocolRequirements] {
        statements.flatMap { statement -> [ProtocolRequirements] in
            if let declaration = statement.item.as(ProtocolDeclSyntax.self) {
                return [ProtocolReader(declaration).requirements]
            }
            guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
            return condition.clauses.flatMap { clause -> [ProtocolRequirements] in
                guard case .statements(let inner) = clause.elements else { return [] }
                return protocols(in: inner)
            }
        }
    }
}

/// Reads one protocol.
private struct ProtocolReader {
    private(set) var requirements: ProtocolRequirements

    init(_ declaration: ProtocolDeclSyntax) {
        requirements = ProtocolRequirements(name: declaration.name.plainText)
        requirements.attributes = Self.attributes(declaration.attributes)
        requirements.inherited = (declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []).flatMap(Self.names)
        read(declaration.genericWhereClause)
        requirements.primaryNames =
            declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.plainText) ?? []
        for member in declaration.memberBlock.members { read(member.decl) }
    }

    private mutating func read(_ clause: GenericWhereClauseSyntax?) {
        for requirement in clause?.requirements ?? [] { read(requirement.requirement) }
    }

    /// A conformance of `Self` is like an inherited protocol.
    private mutating func read(_ condition: GenericRequirementSyntax.Requirement) {
        switch condition {
        case .conformanceRequirement(let conformance) where conformance.leftType.trimmedDescription == "Self":
            requirements.inherited += Self.names(conformance.rightType)
        case .sameTypeRequirement(let same):
            guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else {
                return refuse("it has a 'where' clause")
            }
            add(left, isSameType: true, right)
        case .conformanceRequirement(let conformance):
            add(conformance.leftType, isSameType: false, conformance.rightType)
        default: refuse("it has a 'where' clause")
        }
    }

    private mutating func add(_ subject: TypeSyntax, isSameType: Bool, _ type: TypeSyntax) {
        guard let subject = Self.withoutSelf(subject), let code = Self.withoutSelf(type) else {
            return refuse("it has a 'where' clause")
        }
        requirements.conditions.append(
            .init(subject: subject, isSameType: isSameType, type: code, empty: Self.empty(type)))
    }

    /// `Item.ID` for `Self.Item.ID`.
    private static func withoutSelf(_ type: TypeSyntax) -> ParsedSwift? {
        let tokens = Array(type.tokens(viewMode: .sourceAccurate))
        guard !type.hasError else { return nil }
        return tokens.first?.tokenKind == .keyword(.Self) && tokens.count > 2
            ? ParsedSwift(Array(tokens.dropFirst(2))) : ParsedSwift(type)
    }

    /// The members of a composition.
    private static func names(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.map(\.type).flatMap(names)
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return names(attributed.baseType) }
        return [type.trimmedDescription]
    }

    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self)?.nameText }
    }

    private static func actor(_ list: AttributeListSyntax) -> String? {
        attributes(list).first { $0.isGlobalActorName }
    }

    private mutating func refuse(_ reason: String) { requirements.obstacle = requirements.obstacle ?? reason }

    private mutating func read(_ member: DeclSyntax) {
        switch member.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): read(function)
        case .initializerDecl(let initializer): read(initializer)
        case .subscriptDecl(let declaration): read(declaration)
        case .variableDecl(let variable): read(variable)
        case .associatedTypeDecl(let type): read(type)
        case .typeAliasDecl(let alias):
            guard alias.genericParameterClause == nil, let type = ParsedSwift(alias.initializer.value) else { break }
            requirements.aliases.append((alias.name.plainText, type))
        case .ifConfigDecl: refuse("its members depend on '#if'")
        default: refuse("a member cannot be read")
        }
    }

    private mutating func read(_ type: AssociatedTypeDeclSyntax) {
        let inherited = type.inheritanceClause?.inheritedTypes
        requirements.associatedTypes.append(
            .init(
                name: type.name.plainText, constraint: inherited.flatMap { ParsedSwift($0) }))
        read(type.genericWhereClause)
        if type.hasError { refuse("a member cannot be read") }
    }

    private static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    private static func isNonisolated(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) && $0.detail == nil }
    }

    private mutating func read(_ declaration: FunctionDeclSyntax) {
        guard !Self.isOptional(declaration.modifiers) else { return }
        guard !declaration.hasError else { return refuse("a member cannot be read") }
        guard case .identifier = declaration.name.tokenKind else {
            return refuse("it requires the operator '\(declaration.name.text)'")
        }
        var function = ProtocolRequirements.Function(kind: .function, name: declaration.name.plainText)
        (function.isStatic, function.isNonisolated) = (
            Self.isStatic(declaration.modifiers), Self.isNonisolated(declaration.modifiers)
        )
        function.actor = Self.actor(declaration.attributes)
        note(declaration.genericParameterClause, declaration.genericWhereClause, in: &function)
        function.parameters = parameters(declaration.signature.parameterClause)
        function.effects = Self.specifiers(declaration.signature.effectSpecifiers)
        function.result = declaration.signature.returnClause.flatMap { Self.result($0.type) }
        requirements.functions.append(function)
    }

    private mutating func read(_ declaration: InitializerDeclSyntax) {
        guard !declaration.hasError else { return refuse("a member cannot be read") }
        var function = ProtocolRequirements.Function(kind: .initializer, name: "init")
        function.isNonisolated = Self.isNonisolated(declaration.modifiers)
        function.failing = declaration.optionalMark.map { ParsedSwift([$0]) }
        note(declaration.genericParameterClause, declaration.genericWhereClause, in: &function)
        function.parameters = parameters(declaration.signature.parameterClause)
        function.effects = Self.specifiers(declaration.signature.effectSpecifiers)
        requirements.functions.append(function)
    }

    private mutating func read(_ declaration: SubscriptDeclSyntax) {
        guard !Self.isOptional(declaration.modifiers) else { return }
        guard !declaration.hasError else { return refuse("a member cannot be read") }
        var function = ProtocolRequirements.Function(kind: .subscripted, name: "subscript")
        (function.isStatic, function.isNonisolated) = (
            Self.isStatic(declaration.modifiers), Self.isNonisolated(declaration.modifiers)
        )
        function.actor = Self.actor(declaration.attributes)
        note(declaration.genericParameterClause, declaration.genericWhereClause, in: &function)
        function.parameters = parameters(declaration.parameterClause)
        function.result = Self.result(declaration.returnClause.type)
        guard case .accessors(let list) = declaration.accessorBlock?.accessors else {
            return refuse("a member cannot be read")
        }
        function.isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        function.effects = list.first.map { Self.specifiers($0.effectSpecifiers) } ?? .init()
        requirements.functions.append(function)
    }

    private mutating func read(_ declaration: VariableDeclSyntax) {
        guard !Self.isOptional(declaration.modifiers) else { return }
        guard !declaration.hasError else { return refuse("a member cannot be read") }
        for binding in declaration.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let type = binding.typeAnnotation?.type, let code = ParsedSwift(type), let stored = Self.stored(type)
            else { return refuse("a member cannot be read") }
            var property = ProtocolRequirements.Property(
                name: name, type: code, stored: stored, empty: Self.empty(type))
            (property.isStatic, property.isNonisolated) = (
                Self.isStatic(declaration.modifiers), Self.isNonisolated(declaration.modifiers)
            )
            property.actor = Self.actor(declaration.attributes)
            if case .accessors(let list) = binding.accessorBlock?.accessors {
                property.isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
                property.effects = list.first.map { Self.specifiers($0.effectSpecifiers) } ?? .init()
            }
            requirements.properties.append(property)
        }
    }

    private func note(
        _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
        in function: inout ProtocolRequirements.Function
    ) {
        function.generics = generics.flatMap { ParsedSwift($0) }
        function.genericNames = Set(generics?.parameters.map(\.name.text) ?? [])
        function.conditions = conditions.flatMap { ParsedSwift($0) }
    }

    private static func result(_ type: TypeSyntax) -> ProtocolRequirements.Result? {
        guard let code = ParsedSwift(type), let stored = stored(type) else { return nil }
        return .init(type: code, stored: stored, empty: empty(type))
    }

    /// The type where Swift does not allow `!`.
    private static func stored(_ type: TypeSyntax) -> ParsedSwift? {
        guard let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return ParsedSwift(type) }
        return ParsedSwift(OptionalTypeSyntax(wrappedType: optional.wrappedType.trimmed))
    }

    private static func specifiers(_ effects: FunctionEffectSpecifiersSyntax?) -> ProtocolRequirements.Specifiers {
        guard let effects else { return .init() }
        let throwing = effects.throwsClause
        return .init(
            code: ParsedSwift(effects), isAsync: effects.asyncSpecifier != nil, isThrowing: throwing != nil,
            isRethrowing: throwing?.throwsSpecifier.tokenKind == .keyword(.rethrows))
    }

    private static func specifiers(_ effects: AccessorEffectSpecifiersSyntax?) -> ProtocolRequirements.Specifiers {
        guard let effects else { return .init() }
        return .init(
            code: ParsedSwift(effects), isAsync: effects.asyncSpecifier != nil, isThrowing: effects.throwsClause != nil)
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ProtocolRequirements.Parameter] {
        clause.parameters.compactMap { parameter in
            guard let type = ParsedSwift(parameter.type) else { return nil }
            var result = ProtocolRequirements.Parameter(
                label: parameter.firstName.plainText, name: (parameter.secondName ?? parameter.firstName).plainText,
                type: type,
                bare: Self.stored(parameter.type) ?? type)
            result.isVariadic = parameter.ellipsis != nil
            var bare = parameter.type
            if let attributed = bare.as(AttributedTypeSyntax.self) {
                let names = Self.attributes(attributed.attributes)
                result.isEscaping = names.contains("escaping")
                result.isAutoclosure = names.contains("autoclosure")
                let words = attributed.specifiers.map(\.trimmedDescription)
                result.isInout = words.contains("inout")
                result.isOwned = words.contains { $0 != "inout" && $0 != "sending" }
                let kept = attributed.attributes.filter {
                    !["escaping", "autoclosure"].contains($0.as(AttributeSyntax.self)?.nameText)
                }
                result.isNonescaping = attributed.baseType.is(FunctionTypeSyntax.self) && !names.contains("escaping")
                bare = attributed.baseType
                result.bare = ParsedSwift(
                    kept.flatMap { $0.tokens(viewMode: .sourceAccurate) }
                        + Array(bare.tokens(viewMode: .sourceAccurate)))
            } else {
                result.isNonescaping = bare.is(FunctionTypeSyntax.self)
            }
            result.isOpaque = type.words.contains("some")
            return result
        }
    }

    private static func empty(_ type: TypeSyntax) -> ProtocolRequirements.EmptyValue {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: return .nil
        case .arrayType: return .array
        case .dictionaryType: return .dictionary
        case .tupleType(let tuple): return tuple.elements.isEmpty ? .void : .none
        case .identifierType(let identifier):
            let hasArguments = identifier.genericArgumentClause != nil
            return switch (identifier.name.text, hasArguments) {
            case ("Void", false): .void
            case ("String", false): .string
            case ("Optional", true): .nil
            case ("Array", true), ("Set", true), ("ContiguousArray", true): .array
            case ("Dictionary", true): .dictionary
            case ("AsyncStream", true), ("AsyncThrowingStream", true): .stream
            case ("AnyPublisher", true): .publisher
            default: .none
            }
        default: return .none
        }
    }
}

extension String {
    /// Whether an attribute of this name is a global actor.
    fileprivate var isGlobalActorName: Bool { isCapitalized && hasSuffix("Actor") }
}
