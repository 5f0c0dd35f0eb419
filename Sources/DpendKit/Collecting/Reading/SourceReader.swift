import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses one source and reads what it declares. A pure function of the text and the conditions.
struct SourceReader: Sendable {
    /// Conditions that `#if` finds set.
    let defines: Set<String>
    /// The platform that `#if os(…)` and `canImport` are evaluated for.
    let platform: Platform

    /// How deep brackets and declarations may nest before the parser gives up on the rest.
    ///
    /// swift-syntax would take 256 in release and 20 in debug builds; a result must not depend on that. Stacks of
    /// ``stackSize`` carry it in both.
    private static let maximumNestingLevel = 256

    /// The stack that a thread needs which calls ``read(_:)``, in bytes.
    static let stackSize = 64 << 20

    /// Reads the declarations. Costs one parse and one walk over the declarations, not their bodies.
    func read(_ source: SourceFile) -> SourceDeclarations {
        var bytes = Self.withoutRareSpace(Array(source.text.utf8))
        let limit = NestingLimit.firstExcess(in: bytes)
        if let limit { bytes.removeSubrange(limit...) }
        let tree = bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel)
        }
        let lines = LineTable(source)
        let reader = DeclarationReader(
            path: source.path, lines: lines,
            conditions: ConditionalCompilation(defines: defines, platform: platform))
        var declarations = reader.read(tree)
        if let limit {
            declarations.syntaxError = .init(message: NestingLimit.message, location: lines.location(limit))
        } else if tree.hasError, let error = firstError(in: tree) {
            declarations.syntaxError = .init(message: error.message, location: lines.location(error.offset))
        }
        return declarations
    }

    /// The text with spaces in place of form feeds, vertical tabs and byte order marks behind the beginning.
    ///
    /// Beside an `=` they end the program in swift-syntax 603: it wants the same space on both sides, and finds nothing
    /// to change ("A Fix-It must have at least one change").
    private static func withoutRareSpace(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for position in bytes.indices {
            switch bytes[position] {
            case 0x0B, 0x0C: bytes[position] = UInt8(ascii: " ")
            case 0xEF where position > 0 && bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]):
                for part in position..<position + 3 { bytes[part] = UInt8(ascii: " ") }
            default: break
            }
        }
        return bytes
    }

    /// The first error: the messages are made for people by swift-syntax, and that one is nearest to the cause.
    private func firstError(in tree: SourceFileSyntax) -> (message: String, offset: Int)? {
        func first(in node: some SyntaxProtocol) -> (message: String, offset: Int)? {
            // Beside an `=` what is no Swift at all ends swift-syntax 603 like rare space does.
            if let offset = Self.firstForeignText(in: node) { return ("unexpected text in source file", offset) }
            return ParseDiagnosticsGenerator.diagnostics(for: node)
                .filter { $0.diagMessage.severity == .error }
                .min { $0.position < $1.position }
                .map { ($0.message, $0.position.utf8Offset) }
        }
        // What follows costs time for nothing, on a line of thousands of errors with the square of their number.
        return tree.statements.first(where: \.hasError).flatMap { first(in: $0) } ?? first(in: tree)
    }

    /// Where something stands between the tokens that is neither space nor a comment, as a character that Swift has no
    /// use for or the mark of a merge conflict.
    private static func firstForeignText(in node: some SyntaxProtocol) -> Int? {
        for token in node.tokens(viewMode: .sourceAccurate) where token.hasError {
            if let offset = offset(in: token.leadingTrivia, from: token.position.utf8Offset)
                ?? offset(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
            {
                return offset
            }
        }
        return nil
    }

    private static func offset(in trivia: Trivia, from start: Int) -> Int? {
        var offset = start
        for piece in trivia {
            if case .unexpectedText = piece { return offset }
            offset += piece.sourceLength.utf8Length
        }
        return nil
    }
}
