import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether a stored variable of a class is not state that two users of one object would share.
    ///
    /// What is static is there once anyhow. A weak variable and an unowned one lead back to the user, and a lazy one is a constant that is
    /// made late. Of a property wrapper that says so by its name the value is kept elsewhere.
    var holdsNoState: Bool {
        modifiers.contains { Self.modifiersWithoutState.contains($0.name.text) }
            || attributes.contains { attribute in
                guard let name = attribute.as(AttributeSyntax.self)?.nameText else { return false }
                return Self.wordsForElsewhere.contains { name.contains($0) }
            }
    }

    private static let modifiersWithoutState: Set<String> = ["static", "class", "weak", "unowned", "lazy"]

    /// `@Injected`, `@UserDefault`, `@AppStorage`, `@Environment`, `@IBOutlet` and the like.
    private static let wordsForElsewhere = [
        "Inject", "Default", "Storage", "Keychain", "Environment", "Dependency", "Preference", "Setting", "Persist", "Fetch", "Outlet",
    ]
}

extension PatternBindingSyntax {
    /// Whether the variable is a closure by which the object calls somebody.
    var isCallback: Bool { typeAnnotation?.type.isCallback ?? false }

    /// Whether the variable holds what the object needs for itself: a lock, a queue, subscriptions.
    var isTool: Bool {
        let text = typeAnnotation?.type.trimmedDescription ?? initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.nameOfType
        return text.map { text in Self.tools.contains { text.contains($0) } } ?? false
    }

    private static let tools = ["Cancellable", "DisposeBag", "Lock", "Mutex", "DispatchQueue", "OperationQueue"]
}

extension ExprSyntax {
    /// The type that a call names, as `Set<AnyCancellable>`; nil for other expressions, which may hold bodies.
    fileprivate var nameOfType: String? {
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.is(DeclReferenceExprSyntax.self) ? generic.trimmedDescription : nil
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension TypeSyntax {
    /// Whether the type is that of a closure, optional or not: with it a user hears from the object that it has.
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
