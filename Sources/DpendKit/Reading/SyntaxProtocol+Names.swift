import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the parser had to invent a name or a type to continue, or found an impossible name (`` ` ` ``).
    var lacksName: Bool { tokens(viewMode: .fixedUp).contains { $0.isNoName } }
}

extension TypeSyntax {
    /// The same as for all syntax. Most types are a single name.
    var lacksName: Bool {
        guard let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil, !type.hasError else {
            return tokens(viewMode: .fixedUp).contains { $0.isNoName }
        }
        return type.name.isNoName
    }
}

extension AttributeSyntax {
    /// The name without the `@`, as written, but without the standard library's module: `@Swift.MainActor` is
    /// `MainActor`.
    var nameText: String {
        guard let type = attributeName.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil,
            type.moduleSelector == nil
        else { return Self.withoutStandardModule(attributeName.trimmedDescription) }
        // Trimming a node would build a new tree.
        return type.name.text
    }

    private static func withoutStandardModule(_ name: String) -> String {
        for prefix in ["Swift.", "Swift::", "_Concurrency.", "_Concurrency::"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }
}

extension TokenSyntax {
    /// The same as for all syntax, for one token.
    var lacksName: Bool { isNoName }

    fileprivate var isNoName: Bool {
        if hasError, case .identifier = tokenKind { return true }
        // The parser reads `any any P` as a type `any`.
        let text = self.text
        return (text == "any" || text == "some") && parent?.is(IdentifierTypeSyntax.self) == true
    }
}
