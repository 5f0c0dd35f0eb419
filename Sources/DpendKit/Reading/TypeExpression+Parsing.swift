import SwiftParser
import SwiftSyntax

extension TypeExpression {
    /// Reads a type from text; nil unless the whole text is one type without comments and line breaks.
    ///
    /// - Parameter shorthands: Whether `Optional<T>` is known to be `T?`.
    init?(parsing text: String, shorthands: Bool = false) {
        guard Array(text.utf8).withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) == nil else { return nil }
        var parser = Parser(text)
        let syntax = TypeSyntax.parse(from: &parser)
        guard !syntax.hasError, syntax.description == text, !text.contains(where: \.isNewline),
            syntax.tokens(viewMode: .sourceAccurate).allSatisfy({ token in
                (token.leadingTrivia.pieces + token.trailingTrivia.pieces).allSatisfy { piece in
                    if case .spaces = piece { true } else { false }
                }
            })
        else { return nil }
        var types = TypeReader()
        types.takesShorthands = shorthands
        let type = types.read(syntax)
        guard type.isKnownForm else { return nil }
        self = type
    }

    /// Whether all parts of the type are names, or forms that combine names and numbers.
    private var isKnownForm: Bool {
        switch self {
        case .nominal(let type): type.components.allSatisfy { $0.arguments.allSatisfy(\.isKnownForm) }
        case .optional(let type), .array(let type), .metatype(let type), .protocolMetatype(let type): type.isKnownForm
        case .dictionary(let key, let value): key.isKnownForm && value.isKnownForm
        case .tuple(let elements): elements.allSatisfy(\.type.isKnownForm)
        case .function(let function): function.parameters.allSatisfy(\.isKnownForm) && function.result.isKnownForm
        case .composition(let members): members.allSatisfy(\.isKnownForm)
        // Text that the writer copies (`[3 of Int]`, `~Copyable`), without attributes and expressions.
        case .other(let text):
            text.contains(where: \.isLetter) || text.contains(where: \.isNumber)
                ? !text.contains { "@#{}\"'`\\/=;$".contains($0) } : false
        }
    }
}
