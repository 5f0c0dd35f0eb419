import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether the clause declares anything but imports, functions and properties.
    var decidesAboutFacts: Bool {
        switch elements {
        case .statements(let items): items.contains { $0.item.as(DeclSyntax.self).map(Self.isFact) ?? false }
        case .decls(let members): members.contains { Self.isFact($0.decl) }
        default: false
        }
    }

    private static func isFact(_ declaration: DeclSyntax) -> Bool {
        switch declaration.kind {
        case .classDecl, .actorDecl, .structDecl, .protocolDecl, .extensionDecl, .typeAliasDecl, .initializerDecl: true
        default: false
        }
    }
}
