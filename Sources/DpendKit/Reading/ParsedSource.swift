import SwiftParser
import SwiftSyntax

/// The syntax tree of a text, or of some parts of it.
struct ParsedSource {
    /// The text that was parsed.
    let condensed: CondensedText
    let tree: SourceFileSyntax
    /// The lines of the whole text.
    let lines: LineTable

    /// The maximum depth of brackets and declarations. The parser skips deeper text.
    ///
    /// swift-syntax would allow 256 in release builds and 20 in debug builds, but a result must not depend on the
    /// build. Stacks of ``stackSize`` suffice for both.
    private static let maximumNestingLevel = 256

    /// Parses a text without some of its parts, which must be in order and not overlap.
    init(_ text: [UInt8], path: String, leavingOut parts: [Range<Int>] = []) {
        let condensed = CondensedText(text, leavingOut: parts)
        self.condensed = condensed
        tree = SourceWatch.watch(path, size: text.count) { Self.parse(condensed) }
        lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
    }

    static func parse(_ text: CondensedText) -> SourceFileSyntax {
        text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
    }

    /// The place of an offset in the tree.
    func location(_ offset: Int) -> SourceLocation { lines.location(condensed.originalOffset(offset)) }
}
