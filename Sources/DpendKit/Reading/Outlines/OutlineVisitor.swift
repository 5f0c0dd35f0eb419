import SwiftSyntax

/// Collects the types of a source with the texts of their properties and calls.
final class OutlineVisitor: SyntaxVisitor {
    private(set) var outline = SourceOutline()
    private let bytes: [UInt8]
    private let place: (Int) -> SourceLocation
    /// The surrounding types, innermost last.
    private var types: [OpenType] = []
    /// The number of surrounding variables.
    private var variables = 0

    private struct OpenType {
        let position: Int
        /// The surrounding functions and properties in the type, innermost last.
        var members: [OpenMember] = []
    }

    /// - Parameter bytes: The text that was parsed.
    init(_ bytes: [UInt8], place: @escaping (Int) -> SourceLocation) {
        (self.bytes, self.place) = (bytes, place)
        super.init(viewMode: .sourceAccurate)
    }

    private func location(_ node: some SyntaxProtocol) -> SourceLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The text of a node without the space around it. A slice of the bytes costs less than `trimmedDescription`, which
    /// makes a new tree.
    private func text(_ node: some SyntaxProtocol) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return String(
            decoding: bytes[start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)], as: UTF8.self)
    }

    // MARK: Types

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        outline.imports.append(text(node))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name.text, node, at: node.name, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name.text, node, at: node.name, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node.name.text, node, at: node.name, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node.name.text, node, at: node.name, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name.text, node, at: node.name, isGeneric: false)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.extension, text(node.extendedType), node, at: node.extendedType, isGeneric: false)
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func open(
        _ kind: CodeType.Kind, _ name: String, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol,
        isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        outline.types.append(
            TypeOutline(
                kind: kind, name: name, parent: types.last?.position, isGeneric: isGeneric,
                modifier: node.modifiers.first?.name.text,
                inherited: node.inheritanceClause?.inheritedTypes.map { inherited($0.type) } ?? [],
                location: location(place)))
        types.append(OpenType(position: outline.types.count - 1))
        return .visitChildren
    }

    // Types contain neither calls nor declarations.
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func inherited(_ type: TypeSyntax) -> InheritedOutline {
        if let type = type.as(MemberTypeSyntax.self) {
            return InheritedOutline(name: type.name.text, arguments: arguments(type.genericArgumentClause))
        }
        let clause = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        return InheritedOutline(
            name: type.firstToken(viewMode: .sourceAccurate)?.text ?? "", arguments: arguments(clause))
    }

    private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [String]? {
        clause?.arguments.map { text($0.argument) }
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        variables += 1
        guard let type = types.indices.last else { return .visitChildren }
        // Variables of types within a variable's code do not count.
        if types[type].members.isEmpty, variables == 1 {
            let modifier = node.modifiers.first?.name.text
            let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
            for binding in node.bindings {
                guard let name = binding.pattern.firstToken(viewMode: .sourceAccurate)?.text else { continue }
                outline.types[types[type].position].properties.append(
                    PropertyOutline(
                        name: name, type: binding.typeAnnotation.map { text($0.type) }, modifier: modifier,
                        isStatic: isStatic,
                        isKept: binding.accessorBlock == nil, location: location(binding.pattern)))
            }
        }
        // A variable in a body belongs to the surrounding function or property.
        if types[type].members.isEmpty {
            types[type].members.append(
                OpenMember(Syntax(node), node.bindings.first.map { text($0.pattern) } ?? "", isProperty: true))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(OpenMember(Syntax(node), node.name.text, node.signature.parameterClause.parameters))
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open(OpenMember(Syntax(node), "init", node.signature.parameterClause.parameters))
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        open(OpenMember(Syntax(node), "subscript", node.parameterClause.parameters))
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open(OpenMember(Syntax(node), "deinit"))
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        variables -= 1
        close(Syntax(node))
    }
    override func visitPost(_ node: FunctionDeclSyntax) { close(Syntax(node)) }
    override func visitPost(_ node: InitializerDeclSyntax) { close(Syntax(node)) }
    override func visitPost(_ node: SubscriptDeclSyntax) { close(Syntax(node)) }
    override func visitPost(_ node: DeinitializerDeclSyntax) { close(Syntax(node)) }

    private func open(_ member: OpenMember) -> SyntaxVisitorContinueKind {
        if let type = types.indices.last { types[type].members.append(member) }
        return .visitChildren
    }

    private func close(_ node: Syntax) {
        if let type = types.indices.last, types[type].members.last?.node == node.id { types[type].members.removeLast() }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteKept(node)
        let first = node.arguments.first
        let parent = first?.label?.text == "parent" ? first.map { text($0.expression) } : nil
        guard let token = node.calledExpression.firstToken(viewMode: .sourceAccurate)?.text else {
            return .visitChildren
        }
        // Any other call counts only once.
        let known = types.last.map { outline.types[$0.position].calls } ?? outline.calls
        guard
            parent != nil
                || (token.first?.isLetter == true || token.first == "_")
                    && !known.contains(where: { $0.first == token })
        else { return .visitChildren }
        let call = CallOutline(
            first: token, callee: text(node.calledExpression), parent: parent,
            wanted: token == "." ? ResultType.wanted(by: node) : nil,
            followsSpace: node.calledExpression.firstToken(viewMode: .sourceAccurate)?.followsSpace == true,
            location: location(node.calledExpression))
        if let type = types.last { outline.types[type.position].calls.append(call) } else { outline.calls.append(call) }
        return .visitChildren
    }

    private func noteKept(_ node: FunctionCallExprSyntax) {
        guard let type = types.indices.last, let member = types[type].members.indices.last, ResultType.isShared(node),
            node.arguments.first?.label == nil
        else { return }
        guard let closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self) else {
            return
        }
        let own = types[type].members[member]
        if member == 0, let property = outline.types[types[type].position].properties.indices.last, own.isProperty {
            outline.types[types[type].position].properties[property].isKept = true
        }
        var call = KeptCallOutline(member: own.title, location: location(node.calledExpression))
        if !own.parameters.isEmpty {
            let names = Set(closure.tokens(viewMode: .sourceAccurate).map(\.text))
            call.parameters = own.parameters.filter(names.contains)
        }
        call.earlier = own.kept.first { ResultType.mayBothRun($0, Syntax(node)) }.map { location($0) }
        types[type].members[member].kept.append(Syntax(node))
        if !call.parameters.isEmpty || call.earlier != nil { outline.types[types[type].position].kept.append(call) }
    }
}

/// A function or property that is being read.
private struct OpenMember {
    /// The title, as in `#function`.
    let title: String
    /// The names of its parameters in its body.
    var parameters: [String] = []
    /// The calls that keep a value under its name.
    var kept: [Syntax] = []

    let isProperty: Bool
    let node: SyntaxIdentifier

    init(_ node: Syntax, _ name: String, isProperty: Bool = false) {
        (title, self.isProperty, self.node) = (name, isProperty, node.id)
    }

    init(_ node: Syntax, _ name: String, _ parameters: FunctionParameterListSyntax) {
        title = "\(name)(\(parameters.map { "\($0.firstName.text):" }.joined()))"
        isProperty = false
        self.node = node.id
        self.parameters = parameters.map { ($0.secondName ?? $0.firstName).text }
    }
}

extension TokenSyntax {
    /// Whether white space directly precedes a token.
    fileprivate var followsSpace: Bool {
        let trivia = leadingTrivia.pieces.last ?? previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces.last
        return switch trivia {
        case .spaces?, .tabs?, .newlines?, .carriageReturns?, .carriageReturnLineFeeds?: true
        default: false
        }
    }
}
