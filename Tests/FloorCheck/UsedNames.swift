import SwiftSyntax

/// Walks a file and tells each name of another floor that it uses.
final class UsedNames: SyntaxVisitor {
    private let file: FloorFile
    private let declared: DeclaredNames
    /// What the file binds itself.
    private let bound: Set<String>
    /// Types inside of types of this floor and those below.
    private let nested: Set<String>
    private(set) var all: [(name: String, floors: Set<Int>, line: Int)] = []

    init(of file: FloorFile, declared: DeclaredNames) {
        self.file = file
        self.declared = declared
        nested = declared.nestedTypes.filter { $0.key <= file.floor }.reduce(into: []) { $0.formUnion($1.value) }
        bound = BoundNames.all(in: file.tree).union(nested)
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ type: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(type.name, of: declared.outermost, unless: nested)
        return .visitChildren
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            use(reference.baseName, of: declared.additions, unless: declared.members)
        } else {
            use(reference.baseName, of: declared.outermost, unless: bound)
        }
        return .visitChildren
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

/// The names that a file binds itself: parameters, variables, and what its types have. They hide outer ones.
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

    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(function.name.text)
        return .visitChildren
    }
}
