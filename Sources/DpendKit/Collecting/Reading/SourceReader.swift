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
        var text = source.text
        let tree = text.withUTF8 {
            Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel)
        }
        let lines = LineTable(source)
        let reader = DeclarationReader(
            path: source.path, lines: lines,
            conditions: ConditionalCompilation(defines: defines, platform: platform))
        var declarations = reader.read(tree)
        if tree.hasError {
            // The messages are made for people by swift-syntax; the first one is nearest to the cause.
            let diagnostic = ParseDiagnosticsGenerator.diagnostics(for: tree)
                .filter { $0.diagMessage.severity == .error }
                .min { $0.position < $1.position }
            if let diagnostic {
                declarations.syntaxError = .init(
                    message: diagnostic.message, location: lines.location(diagnostic.position.utf8Offset))
            }
        }
        return declarations
    }
}
