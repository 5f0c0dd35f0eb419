import SwiftSyntax

extension ModuleImport {
    /// Reads an import; nil if generated code could not repeat its name.
    init?(_ syntax: ImportDeclSyntax) {
        let names = syntax.path.map { $0.name }
        // Most imports have this form, and files have many of them.
        if names.count == 1, syntax.importKindSpecifier == nil, syntax.attributes.isEmpty, syntax.modifiers.isEmpty {
            let text = names[0].plainText
            guard !names[0].lacksName, SwiftIdentifier.isPlain(text) else { return nil }
            self.init(text)
            return
        }
        // The parser also accepts operators, for `import func`.
        guard let module = names.first, !module.lacksName, SwiftIdentifier.isPlain(module.plainText) else { return nil }
        let kind = (syntax.importKindSpecifier?.text).flatMap { Self.kinds.contains($0) ? $0 : nil }
        let isWhole = syntax.importKindSpecifier != nil && kind == nil
        let path = names.map(\.plainText)
        guard isWhole || names.allSatisfy({ !$0.lacksName && SwiftIdentifier.isName($0.plainText) }) else { return nil }
        self.init(
            path: isWhole ? [path[0]] : path, kind: kind, attributes: syntax.attributes.compactMap(Self.attribute),
            access: DeclarationModifiers(syntax.modifiers, syntax.attributes).access)
    }

    private static func attribute(_ element: AttributeListSyntax.Element) -> String? {
        guard case .attribute(let attribute) = element else { return nil }
        let name = attribute.nameText
        guard attributeNames.contains(name) else { return nil }
        guard attribute.leftParen != nil else { return "@\(name)" }
        let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        guard words.count == 1, SwiftIdentifier.isPlain(words[0]) else { return nil }
        return "@\(name)(\(words[0]))"
    }
}
