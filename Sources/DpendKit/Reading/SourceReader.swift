import SwiftParser
import SwiftSyntax

/// Parses one source and reads what it declares. A pure function of the text and the conditions.
struct SourceReader: Sendable {
    /// Conditions that `#if` finds set.
    let defines: Set<String>
    /// The platform that `#if os(…)` and `canImport` are evaluated for.
    let platform: Platform
    /// The architecture that `#if arch(…)` is evaluated for.
    let architecture: Architecture
    /// Whether bodies are parsed, although nothing that counts lies in them. The outcome is the same, only later.
    let parsesBodies: Bool

    /// How deep brackets and declarations may nest before the parser gives up on the rest.
    ///
    /// swift-syntax would take 256 in release and 20 in debug builds; a result must not depend on that. Stacks of
    /// ``stackSize`` carry it in both.
    private static let maximumNestingLevel = 256

    /// The stack that a thread needs which calls ``read(_:path:)``, in bytes.
    static let stackSize = deepStackSize

    /// Reads the declarations of a text in UTF-8. Costs one parse and one walk over the declarations, without bodies.
    func read(_ text: [UInt8], path: String) -> SourceDeclarations {
        var text = text
        Self.replaceRareSpace(in: &text)
        let limit = text.withUnsafeBufferPointer { NestingLimit(exceededIn: $0) }
        if let limit { text.removeSubrange(limit.offset...) }
        var words = text.withUnsafeBufferPointer { DeclarationReader.Words($0) }
        // Explicit configurations are read with their bodies.
        let isScanned = limit == nil && !words.areRegistrationsPossible
        let parts = isScanned ? text.withUnsafeBufferPointer { BodyScanner.parts(of: $0, mayInject: words.areInjectionsPossible) } : BodyScanner.Parts()
        words.areMarksPossible = parts.hasMarks
        var condensed = CondensedText(text, leavingOut: parsesBodies ? [] : parts.all)
        var tree = Self.parse(condensed)
        if tree.hasError, !parsesBodies, !parts.all.isEmpty {
            // How the parser goes on behind a mistake, and what it says of it, may depend on what was left out.
            condensed = CondensedText(text)
            tree = Self.parse(condensed)
        }
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        let reader = DeclarationReader(
            path: path, words: words,
            conditions: ConditionalCompilation(defines: defines, platform: platform, architecture: architecture)
        ) { lines.location(condensed.originalOffset($0)) }
        var declarations = reader.read(tree)
        if let limit {
            declarations.syntaxError = .init(message: limit.message, location: lines.location(limit.offset))
        } else if tree.hasError {
            var errors = SyntaxErrorReader(
                text: condensed, bodies: parts.bodies, areRegistrationsPossible: words.areRegistrationsPossible)
            declarations.syntaxError = errors.first(in: tree).map { error in
                .init(message: error.message, location: lines.location(error.offset))
            }
        }
        return declarations
    }

    static func parse(_ text: CondensedText) -> SourceFileSyntax {
        text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
    }

    /// Puts spaces in place of form feeds, vertical tabs and byte order marks behind the beginning.
    ///
    /// Beside an `=` they end the program in swift-syntax 603: it wants the same space on both sides, and finds nothing
    /// to change ("A Fix-It must have at least one change").
    static func replaceRareSpace(in text: inout [UInt8]) {
        let isThere = text.withUnsafeBufferPointer { bytes in
            bytes.contains("\u{B}") || bytes.contains("\u{C}") || bytes.contains("\u{FEFF}")
        }
        guard isThere else { return }
        for position in text.indices {
            switch text[position] {
            case 0x0B, 0x0C: text[position] = UInt8(ascii: " ")
            case 0xEF where position > 0 && text[position...].starts(with: [0xEF, 0xBB, 0xBF]):
                for part in position..<position + 3 { text[part] = UInt8(ascii: " ") }
            default: break
            }
        }
    }
}
