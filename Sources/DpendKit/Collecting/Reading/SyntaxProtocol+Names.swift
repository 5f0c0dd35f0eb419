import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the parser had to invent a name, or a type, to go on, or found one that cannot be (`` ` ` ``).
    var lacksName: Bool {
        tokens(viewMode: .fixedUp).contains { token in
            if token.hasError, case .identifier = token.tokenKind { return true }
            // Of `any any P` the parser makes a type `any`.
            let text = token.text
            return (text == "any" || text == "some") && token.parent?.is(IdentifierTypeSyntax.self) == true
        }
    }
}
