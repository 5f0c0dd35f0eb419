import SwiftSyntax

extension DeclarationModifiers {
    /// Reads the modifiers and attributes before a declaration.
    init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
        for modifier in modifiers {
            // `private(set)` restricts only the setter.
            guard case .keyword(let keyword) = modifier.name.tokenKind, modifier.detail == nil else { continue }
            switch keyword {
            case .open: access = .open
            case .public: access = .public
            case .package: access = .package
            case .internal: access = .internal
            case .fileprivate: access = .fileprivate
            case .private: access = .private
            case .nonisolated: isNonisolated = true
            case .convenience: isConvenience = true
            case .static, .class: isStatic = true
            case .override: isOverride = true
            default: break
            }
        }
        if attributes.isEmpty { return }
        for case .attribute(let attribute) in attributes {
            let name = attribute.nameText
            self.attributes.append(name)
            if name == "available", case .availability(let arguments) = attribute.arguments {
                let words = arguments.map { argument -> String in
                    if case .token(let word) = argument.argument { word.text } else { "" }
                }
                isUnavailable = isUnavailable || (words.first == "*" && words.contains("unavailable"))
            }
        }
    }
}

extension Effects {
    /// Reads `async` and `throws` of a function or an initializer.
    init(_ specifiers: FunctionEffectSpecifiersSyntax?) {
        self.init(isThrowing: specifiers?.throwsClause?.throwsErrors == true, isAsync: specifiers?.asyncSpecifier != nil)
    }
}
