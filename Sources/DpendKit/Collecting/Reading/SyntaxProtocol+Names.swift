import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the parser had to invent a name, or a type, to go on, or found one that cannot be (`` ` ` ``).
    var lacksName: Bool {
        tokens(viewMode: .fixedUp).contains { token in
            if case .identifier = token.tokenKind, token.hasError { return true }
            // Of `any any P` the parser makes a type `any`.
            return ["any", "some"].contains(token.text) && token.parent?.is(IdentifierTypeSyntax.self) == true
        }
    }
}
