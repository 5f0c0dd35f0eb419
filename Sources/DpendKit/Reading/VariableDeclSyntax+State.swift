import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether a stored variable of a class is not state that two users of one object would share.
    ///
    /// A static variable exists only once. A weak or unowned variable refers back to the user. A lazy variable is a
    /// constant that is made late. Some property wrappers, recognized by name, keep the value elsewhere.
    var holdsNoState: Bool {
        modifiers.contains { modifier in
            if case .keyword(let word) = modifier.name.tokenKind {
                Self.modifiersWithoutState.contains(word)
            } else {
                false
            }
        }
            || attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.hasName(with: Self.wordsForElsewhere) ?? false
            }
    }

    private static let modifiersWithoutState: [Keyword] = [.static, .class, .weak, .unowned, .lazy]

    /// `@Injected`, `@UserDefault`, `@AppStorage`, `@Environment`, `@IBOutlet` and the like.
    private static let wordsForElsewhere: [StaticString] = [
        "Inject", "Default", "Storage", "Keychain", "Environment", "Dependency", "Preference", "Setting", "Persist",
        "Fetch", "Outlet",
    ]
}

extension PatternBindingSyntax {
    /// Whether the variable is a closure through which the object calls its user.
    var isCallback: Bool { typeAnnotation?.type.isCallback ?? false }

    /// Whether the variable is a tool of the object itself: a lock, a queue, subscriptions.
    var isTool: Bool {
        if let type = typeAnnotation?.type { return type.hasName(with: Self.tools) }
        return initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.nameOfType?.hasName(
            with: Self.tools) ?? false
    }

    private static let tools: [StaticString] = [
        "Cancellable", "DisposeBag", "Lock", "Mutex", "DispatchQueue", "OperationQueue",
    ]
}

extension ExprSyntax {
    /// The type in a call, such as `Set<AnyCancellable>`; nil for other expressions, which may contain bodies.
    fileprivate var nameOfType: Syntax? {
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.is(DeclReferenceExprSyntax.self) ? Syntax(generic) : nil
        }
        return self.as(DeclReferenceExprSyntax.self).map { Syntax($0.baseName) }
    }
}

extension SyntaxProtocol {
    /// Whether a name in the node contains one of the words. It avoids the node's text, which would build a new tree.
    fileprivate func hasName(with words: [StaticString]) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(var name) = token.tokenKind else { return false }
            return name.withUTF8 { bytes in words.contains { bytes.contains($0) } }
        }
    }
}

extension TypeSyntax {
    /// Whether the type is a closure, optional or not, through which the object calls its user.
    var isCallback: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isCallback }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.isCallback }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isCallback }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isCallback
        }
        return self.is(FunctionTypeSyntax.self)
    }
}
