import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the parser had to invent a name, or a type, to go on, or found one that cannot be (`` ` ` ``).
    var lacksName: Bool { tokens(viewMode: .fixedUp).contains(where: \.isNoName) }
}

extension TypeSyntax {
    /// As of all syntax; most types are a single name.
    var lacksName: Bool {
        guard let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil, !type.hasError else {
            return tokens(viewMode: .fixedUp).contains(where: \.isNoName)
        }
        return type.name.isNoName
    }
}

extension TokenSyntax {
    /// As of all syntax, for one token.
    var lacksName: Bool { isNoName }

    fileprivate var isNoName: Bool {
        if hasError, case .identifier = tokenKind { return true }
        // Of `any any P` the parser makes a type `any`.
        let text = self.text
        return (text == "any" || text == "some") && parent?.is(IdentifierTypeSyntax.self) == true
    }
}
