import SwiftSyntax

extension SourceReader {
    /// Reads the members of all types in a text. The cost is one parse and one walk over the declarations.
    static func readMembers(_ text: [UInt8], path: String) -> [TypeMembers] {
        var text = text
        replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) {
            text.removeSubrange(limit.offset...)
        }
        let visitor = MemberVisitor(viewMode: .sourceAccurate)
        visitor.walk(ParsedSource(text, path: path).tree)
        return visitor.all
    }
}

/// Walks the declarations of a source, and records the members that other code of the module can use.
private final class MemberVisitor: SyntaxVisitor {
    private var types: [String: TypeMembers] = [:]
    /// The names of the types around the current node.
    private var names: [String] = []

    /// The types, sorted by name.
    var all: [TypeMembers] { types.values.sorted { $0.name < $1.name } }

    private func enter(_ name: String, _ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        names.append(name)
        let path = names.joined(separator: ".")
        var type = types[path] ?? TypeMembers(name: path, isProtocol: node.is(ProtocolDeclSyntax.self))
        for member in node.memberBlock.members { note(member.decl, in: &type) }
        noteStatics(of: node.memberBlock.members, in: &type)
        types[path] = type
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText, node) }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText, node) }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText, node) }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText, node) }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText, node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ member: DeclSyntax, in type: inout TypeMembers) {
        switch member.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function) where !isHidden(function.modifiers):
            let parameters = function.signature.parameterClause.parameters.map { parameter in
                "\(parameter.firstName.plainText): \(text(parameter.type))"
            }
            let result = function.signature.returnClause.map { text($0.type) } ?? "Void"
            let name = function.name.plainText
            let generics = function.genericParameterClause == nil ? "" : "<>"
            let call = "\(name)\(generics)(\(parameters.joined(separator: ", "))) -> \(result)"
            type.members["\(prefix(function.modifiers))func \(call)"] = .some(nil)
            type.names.insert(name)
        case .variableDecl(let variable) where !isHidden(variable.modifiers):
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                    continue
                }
                let written = binding.typeAnnotation.map { text($0.type) }
                type.members["\(prefix(variable.modifiers))var \(name)"] = .some(written)
                type.names.insert(name)
            }
        case .associatedTypeDecl, .initializerDecl, .subscriptDecl, .ifConfigDecl: type.isComplete = false
        default: break
        }
    }

    private func noteStatics(of members: MemberBlockItemListSyntax, in type: inout TypeMembers) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .enumCaseDecl(let node):
                // A case with values is a function.
                for element in node.elements where element.parameterClause == nil {
                    type.statics.insert(element.name.plainText)
                }
            case .variableDecl(let node) where !isHidden(node.modifiers) && !prefix(node.modifiers).isEmpty:
                for binding in node.bindings {
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
                    if let name { type.statics.insert(name) }
                }
            case .macroExpansionDecl: type.hasMacros = true
            case .ifConfigDecl(let node):
                for clause in node.clauses {
                    if case .decls(let inner)? = clause.elements { noteStatics(of: inner, in: &type) }
                }
            default: break
            }
        }
    }

    private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
        }
    }

    private func prefix(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } ? "static " : ""
    }

    /// A type without white space, attributes and `any`, which other declarations of the same member may lack.
    private func text(_ type: TypeSyntax) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) { return text(attributed.baseType) }
        let words = type.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .keyword(.any) }.map(\.text)
        return words.joined(separator: " ")
    }
}
