import SwiftSyntax

/// Walks a file and finds each name of another floor that it uses.
final class UsedNames: SyntaxVisitor {
    private let file: FloorFile
    private let declared: DeclaredNames
    /// The names that the file binds itself.
    private let bound: Set<String>
    private(set) var all: [(name: String, floors: Set<Int>, line: Int)] = []

    init(of file: FloorFile, declared: DeclaredNames) {
        self.file = file
        self.declared = declared
        bound = BoundNames.all(in: file.tree)
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ type: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !isNested(type.name.text, around: type) { use(type.name, of: declared.outermost) }
        return .visitChildren
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            use(reference.baseName, of: declared.additions, unless: declared.members)
        } else if !isNested(reference.baseName.text, around: reference) {
            use(reference.baseName, of: declared.outermost, unless: bound)
        }
        return .visitChildren
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let type = call.calledExpression.nameOfType else { return .visitChildren }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let floors = declared.initializers[type, default: []].filter { $0.parameters.accepts(labels) }.map(\.floor)
        if let lowest = floors.min(), lowest > file.floor {
            let line = file.converter.location(for: call.positionAfterSkippingLeadingTrivia).line
            all.append(("\(type).init(\(labels.map { "\($0):" }.joined()))", Set(floors), line))
        }
        return .visitChildren
    }

    /// Whether a name means a type nested in one of the types around a place.
    private func isNested(_ name: String, around place: some SyntaxProtocol) -> Bool {
        var next = place.parent
        while let node = next {
            let type =
                node.as(ExtensionDeclSyntax.self)?.names.last
                ?? node.asProtocol((any DeclGroupSyntax).self).flatMap { ($0 as? any NamedDeclSyntax)?.name.text }
            if let type, declared.nestedTypes[type]?.contains(name) == true { return true }
            next = node.parent
        }
        return false
    }

    override func visit(_ component: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        use(component.declName.baseName, of: declared.additions, unless: declared.members)
        return .skipChildren
    }

    private func use(_ name: TokenSyntax, of floors: [String: Set<Int>], unless others: Set<String> = []) {
        guard let floors = floors[name.text], !floors.contains(file.floor), !others.contains(name.text) else { return }
        all.append((name.text, floors, file.converter.location(for: name.positionAfterSkippingLeadingTrivia).line))
    }
}

extension ExprSyntax {
    /// `B` of `B(…)`, `A.B(…)`, `B<C>(…)` and `B.init(…)`.
    fileprivate var nameOfType: String? {
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.nameOfType }
        if let access = self.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            return name == "init" ? access.base?.nameOfType : name.first?.isUppercase == true ? name : nil
        }
        let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isUppercase == true ? name : nil
    }
}

/// The names that a file binds itself: parameters, variables, and members of its types. They hide outer ones.
final class BoundNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func all(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = BoundNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ pattern: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(pattern.identifier.text)
        return .visitChildren
    }

    override func visit(_ parameter: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((parameter.secondName ?? parameter.firstName).text)
        return .visitChildren
    }

    override func visit(_ parameter: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(parameter.name.text)
        return .visitChildren
    }

    override func visit(_ parameter: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(parameter.name.text)
        return .visitChildren
    }

    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(function.name.text)
        return .visitChildren
    }
}
