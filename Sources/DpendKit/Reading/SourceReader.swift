import SwiftParser
import SwiftSyntax

/// Parses one source and reads its declarations. A pure function of the text and the conditions.
struct SourceReader: Sendable {
    /// The conditions that hold in `#if`.
    let defines: Set<String>
    /// The platform for `#if os(…)` and `canImport`.
    let platform: Platform
    /// The architecture for `#if arch(…)`.
    let architecture: Architecture
    /// Whether to parse bodies, although nothing in them matters. The result is the same, but takes longer.
    let parsesBodies: Bool

    /// The maximum depth of brackets and declarations. The parser skips deeper text.
    ///
    /// swift-syntax would allow 256 in release builds and 20 in debug builds, but a result must not depend on the build. Stacks
    /// of ``stackSize`` suffice for both.
    private static let maximumNestingLevel = 256

    /// The stack size, in bytes, of a thread that calls ``read(_:path:)``.
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
            // The removed text may affect how the parser recovers from an error, and its message.
            condensed = CondensedText(text)
            tree = Self.parse(condensed)
        }
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        let reader = DeclarationReader(
            path: path, words: words,
            conditions: ConditionalCompilation(defines: defines, platform: platform, architecture: architecture)
        ) { lines.location(condensed.originalOffset($0)) }
        var declarations = reader.read(tree)
        declarations.isAnnotated = words.areAnnotationsPossible
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

    /// Replaces form feeds, vertical tabs and byte order marks after the beginning by spaces.
    ///
    /// Next to an `=` they crash swift-syntax 603: it requires the same space on both sides, and finds no change to propose ("A
    /// Fix-It must have at least one change").
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
