import SwiftParser
import SwiftSyntax

extension SourceReader {
    /// Reads a source as code.
    ///
    /// - Parameter readsBodies: Whether to read bodies. Without them only declarations are read.
    func readCode(_ text: [UInt8], path: String, readsBodies: Bool) -> SourceCode {
        var text = text
        Self.replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) {
            text.removeSubrange(limit.offset...)
        }
        let parts = readsBodies ? [] : text.withUnsafeBufferPointer { BodyScanner.bodies(of: $0) }
        let condensed = CondensedText(text, leavingOut: parts)
        let tree = ParsedSource.parse(condensed)
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        let reader = CodeReader(
            path: path, readsBodies: readsBodies, conditions: self.reader(of: path).conditions
        ) { lines.location(condensed.originalOffset($0)) }
        var code = reader.read(tree)
        if readsBodies, text.withUnsafeBufferPointer({ $0.contains("weaver") }) {
            code.comments = CommentReader.comments(of: tree, reader.ranges) {
                lines.location(condensed.originalOffset($0))
            }
        }
        return code
    }
}

/// Turns syntax into ``SourceCode``.
final class CodeReader {
    var code: SourceCode
    let conditions: ConditionalCompilation
    let readsBodies: Bool
    private let place: (Int) -> SourceLocation
    private var types = TypeReader()
    /// The range of each type in the tree.
    var ranges: [Range<Int>] = []
    /// The number of inactive `#if` clauses around the current syntax.
    private var inactiveClauses = 0
    /// The depth of the current expression.
    var depth = 0
    /// The maximum depth. The parser does not limit chains and rows of operators.
    static let maximumDepth = 200
    /// The highest of `$0`, `$1`, … in each closure around the current syntax, innermost last.
    private var anonymous: [Int] = []

    init(path: String, readsBodies: Bool, conditions: ConditionalCompilation, place: @escaping (Int) -> SourceLocation)
    {
        code = SourceCode(path: path, hasBodies: readsBodies)
        (self.readsBodies, self.conditions, self.place) = (readsBodies, conditions, place)
    }

    func location(_ node: some SyntaxProtocol) -> SourceLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func type(_ syntax: TypeSyntax) -> TypeExpression { types.read(syntax) }

    func read(_ tree: SourceFileSyntax) -> SourceCode {
        readTopLevel(tree.statements)
        return code
    }

    // MARK: Declarations

    private func readTopLevel(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let declaration): if !read(declaration, owner: nil) { code.statements += statements(of: item) }
            case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self):
                if let macro = expression.as(MacroExpansionExprSyntax.self) {
                    readPreview(macro)
                    code.macros.append(
                        CodeMacro(
                            name: macro.macroName.plainText, arguments: arguments(macro.arguments),
                            location: location(macro)))
                }
                if readsBodies { code.statements += statements(of: item) }
            case .stmt, .expr: if readsBodies { code.statements += statements(of: item) }
            }
        }
    }

    /// Reads a declaration of the top level or a member. Returns false for other syntax.
    @discardableResult
    func read(_ syntax: DeclSyntax, owner: Int?) -> Bool {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            if inactiveClauses == 0, let first = node.path.first { code.imports.append(first.name.plainText) }
        case .classDecl(let node):
            readType(.class, node.name.plainText, node, at: node.name, node.genericParameterClause, owner)
        case .actorDecl(let node):
            readType(.actor, node.name.plainText, node, at: node.name, node.genericParameterClause, owner)
        case .structDecl(let node):
            readType(.struct, node.name.plainText, node, at: node.name, node.genericParameterClause, owner)
        case .enumDecl(let node):
            readType(.enum, node.name.plainText, node, at: node.name, node.genericParameterClause, owner)
        case .protocolDecl(let node): readType(.protocol, node.name.plainText, node, at: node.name, nil, owner)
        case .extensionDecl(let node):
            readType(.extension, node.extendedType.trimmedDescription, node, at: node.extendedType, nil, owner)
        case .functionDecl(let node):
            var member = function(node, owner: owner)
            member.isInactive = inactiveClauses > 0
            if let owner, code.types[owner].kind == .extension, !code.types[owner].attributes.isEmpty {
                member.writtenType = node.signature.returnClause?.type.trimmedDescription
                for (position, parameter) in node.signature.parameterClause.parameters.enumerated() {
                    member.parameters[position].writtenType = parameter.type.trimmedDescription
                }
            }
            code.members.append(member)
        case .initializerDecl(let node):
            var member = CodeMember(
                kind: .initializer, name: "init", owner: owner, location: location(node.initKeyword))
            member.attributes = attributes(node.attributes)
            member.genericParameters = names(node.genericParameterClause)
            member.parameters = parameters(node.signature.parameterClause, &member.genericParameters)
            member.throwsErrors = node.signature.effectSpecifiers?.throwsClause != nil
            member.isFailable = node.optionalMark != nil
            member.body = body(node.body)
            member.isInactive = inactiveClauses > 0
            code.members.append(member)
        case .variableDecl(let node):
            code.members += properties(node, owner: owner).map { property in
                var property = property
                property.isInactive = inactiveClauses > 0
                property.isPublic =
                    Self.isPublic(node.modifiers)
                    || owner.map { code.types[$0].kind == .extension && code.types[$0].isPublic } ?? false
                return property
            }
        case .enumCaseDecl(let node):
            for element in node.elements {
                var member = CodeMember(
                    kind: .enumerationCase, name: element.name.plainText, owner: owner, isStatic: true,
                    location: location(element.name))
                member.value = element.rawValue.map { expression($0.value) }
                code.members.append(member)
            }
        case .ifConfigDecl(let node):
            for (clause, isActive) in conditions.possibleClauses(of: node) {
                if !isActive { inactiveClauses += 1 }
                switch clause.elements {
                case .statements(let items):
                    if owner == nil, inactiveClauses == 0 || readsBodies { readTopLevel(items) }
                case .decls(let members):
                    if inactiveClauses == 0 || readsBodies { for member in members { read(member.decl, owner: owner) } }
                default: break
                }
                if !isActive { inactiveClauses -= 1 }
            }
        case .associatedTypeDecl(let node):
            if let owner { code.types[owner].associatedTypes.append(node.name.plainText) }
        case .macroExpansionDecl(let node): readPreview(node)
        default: return owner != nil
        }
        return true
    }

    private func readType(
        _ kind: CodeType.Kind, _ name: String, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol,
        _ generics: GenericParameterClauseSyntax?,
        _ parent: Int?
    ) {
        let inherited = node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
        if inherited.contains(where: { $0.nominal?.path == "PreviewProvider" }) {
            return readPreviews(name, node, at: place)
        }
        let position = code.types.count
        code.types.append(
            CodeType(
                kind: kind, name: name, parent: parent, attributes: attributes(node.attributes),
                genericParameters: names(generics), inherited: inherited,
                isPublic: Self.isPublic(node.modifiers), location: location(place)))
        ranges.append(node.memberBlock.position.utf8Offset..<node.memberBlock.endPosition.utf8Offset)
        for member in node.memberBlock.members { read(member.decl, owner: position) }
    }

    func names(_ clause: GenericParameterClauseSyntax?) -> [String] { clause?.parameters.map(\.name.plainText) ?? [] }

    func function(_ node: FunctionDeclSyntax, owner: Int?) -> CodeMember {
        var member = CodeMember(kind: .function, name: node.name.plainText, owner: owner, location: location(node.name))
        member.isStatic = isStatic(node.modifiers)
        member.isPublic =
            Self.isPublic(node.modifiers)
            || owner.map { code.types[$0].kind == .extension && code.types[$0].isPublic } ?? false
        member.isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
        member.attributes = attributes(node.attributes)
        member.genericParameters = names(node.genericParameterClause)
        member.parameters = parameters(node.signature.parameterClause, &member.genericParameters)
        if let result = node.signature.returnClause?.type {
            member.type = type(result)
            member.isImplicitlyUnwrapped = result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }
        member.throwsErrors = node.signature.effectSpecifiers?.throwsClause != nil
        member.body = body(node.body)
        return member
    }

    private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    /// - Parameter generics: Receives a name for each parameter of an opaque type.
    private func parameters(_ clause: FunctionParameterClauseSyntax, _ generics: inout [String]) -> [CodeParameter] {
        clause.parameters.map { parameter in
            var type = type(parameter.type)
            if let opaque = parameter.type.as(SomeOrAnyTypeSyntax.self),
                opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
            {
                let name = "some \(generics.count)"
                generics.append(name)
                type = .nominal(NominalType(components: [.init(name: name)]))
            }
            return CodeParameter(
                label: parameter.firstName.tokenKind == .wildcard ? "_" : parameter.firstName.plainText,
                name: (parameter.secondName ?? parameter.firstName).plainText, type: type,
                attributes: attributes(parameter.attributes),
                hasDefault: parameter.defaultValue != nil,
                defaultValue: readsBodies ? parameter.defaultValue.map { expression($0.value) } : nil,
                location: location(parameter.firstName))
        }
    }

    func attributes(_ list: AttributeListSyntax) -> [CodeAttribute] {
        list.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return nil }
            var result = CodeAttribute(name: attribute.nameText)
            if let named = attribute.attributeName.as(IdentifierTypeSyntax.self), named.genericArgumentClause != nil {
                result.name = named.name.plainText
                result.genericArguments = type(attribute.attributeName).nominal?.components.last?.arguments ?? []
            }
            if case .argumentList(let list) = attribute.arguments { result.arguments = arguments(list) }
            return result
        }
    }

    private func properties(_ node: VariableDeclSyntax, owner: Int?) -> [CodeMember] {
        let attributes = attributes(node.attributes)
        var result: [CodeMember] = []
        // `let a, b: T`: a type follows the last name.
        var type: TypeSyntax?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            for name in names(of: binding.pattern) {
                var member = CodeMember(kind: .property, name: name, owner: owner, location: location(binding.pattern))
                member.isStatic = isStatic(node.modifiers)
                member.isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
                member.attributes = attributes
                member.type = type.map { self.type($0) }
                member.isImplicitlyUnwrapped = type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
                member.writtenType = attributes.isEmpty ? nil : type?.trimmedDescription
                member.isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
                member.value = binding.initializer.map { expression($0.value) }
                member.body = readsBodies ? accessors(binding.accessorBlock) : nil
                member.isGetter = isGetter(binding.accessorBlock)
                member.isStored = binding.isStored
                result.insert(member, at: 0)
            }
        }
        return result
    }

    func names(of pattern: PatternSyntax) -> [String] {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name): [name.identifier.plainText]
        case .tuplePattern(let tuple): tuple.elements.flatMap { names(of: $0.pattern) }
        case .valueBindingPattern(let binding): names(of: binding.pattern)
        case .wildcardPattern: ["_"]
        default: []
        }
    }

    func accessors(_ block: AccessorBlockSyntax?) -> [CodeStatement]? {
        switch block?.accessors {
        case .getter(let items): statements(items)
        case .accessors(let list): list.flatMap { $0.body.map { statements($0.statements) } ?? [] }
        case nil: nil
        }
    }

    private func isGetter(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case .getter: true
        case .accessors(let list): list.count == 1 && list.first?.accessorSpecifier.tokenKind == .keyword(.get)
        case nil: false
        }
    }

    func body(_ block: CodeBlockSyntax?) -> [CodeStatement]? {
        readsBodies ? block.map { statements($0.statements) } : nil
    }

    // MARK: Closures

    func closure(_ node: ClosureExprSyntax) -> CodeClosure {
        var closure = CodeClosure(body: [], location: location(node))
        switch node.signature?.parameterClause {
        case .simpleInput(let list):
            closure.hasSignature = true
            closure.parameters = list.map { ($0.name.tokenKind == .wildcard ? "_" : $0.name.plainText, nil) }
        case .parameterClause(let clause):
            closure.hasSignature = true
            closure.parameters = clause.parameters.map { parameter in
                let name = parameter.secondName ?? parameter.firstName
                return (name.tokenKind == .wildcard ? "_" : name.plainText, parameter.type.map { type($0) })
            }
        case nil: break
        }
        closure.captures =
            node.signature?.capture?.items.map { item in
                let name = item.name.plainText
                return (name, item.initializer.map { expression($0.value) } ?? .name(name, []))
            } ?? []
        closure.result = (node.signature?.returnClause).map { type($0.type) }
        closure.isOnMainActor =
            node.signature.map { attributes($0.attributes).contains { $0.name == "MainActor" } } ?? false
        anonymous.append(0)
        closure.body = statements(node.statements)
        closure.anonymousCount = anonymous.removeLast()
        return closure
    }

    func noteName(_ name: String) {
        if name.first == "$", let number = Int(name.dropFirst()), !anonymous.isEmpty {
            anonymous[anonymous.count - 1] = max(anonymous[anonymous.count - 1], number + 1)
        } else if name.isCapitalized {
            code.mentioned.insert(name)
        }
    }
}

extension BodyScanner {
    /// The bodies of functions, accessors and closures. Members stay.
    static func bodies(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] { parts(of: bytes, keeping: .all).bodies }
}
