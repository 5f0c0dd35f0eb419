import SwiftSyntax

extension InjectedPropertyDeclaration {
    /// Reads a property after its attribute.
    init(
        _ attribute: AttributeSyntax, of syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String,
        _ modifiers: DeclarationModifiers, _ types: inout TypeReader, at location: SourceLocation
    ) {
        let written = binding.typeAnnotation?.type
        // `T!` requires a `T`, not an optional one.
        let type = written?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? written
        self.init(
            name: name, attribute: attribute.nameText, type: type.map { types.read($0) },
            tag: Tag(attribute.arguments), hasDefault: binding.initializer != nil, modifiers: modifiers,
            setterAccess: syntax.modifiers.setterAccess, location: location)
    }
}

extension AttributeListSyntax {
    /// The attribute that marks a property for injection.
    var injected: AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            let name = attribute.attributeName
            return name.as(IdentifierTypeSyntax.self)?.name.text == "Injected"
                || name.as(MemberTypeSyntax.self)?.name.text == "Injected"
        }
    }
}

extension InjectedPropertyDeclaration.Tag {
    /// Reads the arguments of the attribute. The tag is the only one.
    init(_ arguments: AttributeSyntax.Arguments?) {
        switch arguments {
        case nil: self = .none
        case .argumentList(let list) where list.isEmpty: self = .none
        case .argumentList(let list):
            guard list.count == 1, let argument = list.first, argument.label?.text == "tag" else {
                self = .unreadable(list.trimmedDescription)
                return
            }
            if argument.expression.is(NilLiteralExprSyntax.self) {
                self = .none
            } else {
                self =
                    argument.expression.typeBeforeSelf.map { .named($0) }
                    ?? .unreadable(argument.expression.trimmedDescription)
            }
        case let other?: self = .unreadable(other.trimmedDescription)
        }
    }
}

extension DeclModifierListSyntax {
    /// The access of the setter, if it has its own.
    var setterAccess: AccessLevel? {
        lazy.filter { $0.detail?.detail.text == "set" }.compactMap { modifier -> AccessLevel? in
            switch modifier.name.tokenKind {
            case .keyword(.private): .private
            case .keyword(.fileprivate): .fileprivate
            case .keyword(.internal): .internal
            case .keyword(.package): .package
            case .keyword(.public): .public
            default: nil
            }
        }.first
    }
}
