import SwiftParser
import SwiftSyntax

extension SourceReader {
    /// Reads the types of a text as they are written. The cost is one parse and one walk.
    ///
    /// - Parameter readsBodies: Whether to read all bodies. Otherwise the outline has no calls from bodies that matter only if they call one
    ///   of ``SourceOutline/possibleCalls``.
    func readOutline(_ text: [UInt8], path: String, readsBodies: Bool) -> SourceOutline {
        var text = text
        Self.replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) { text.removeSubrange(limit.offset...) }
        let bodies = readsBodies || parsesBodies ? OutlineBodies() : text.withUnsafeBufferPointer { OutlineBodies(of: $0) }
        var condensed = CondensedText(text, leavingOut: bodies.irrelevant)
        var tree = Self.parse(condensed)
        if tree.hasError, !bodies.irrelevant.isEmpty {
            // The removed text may affect how the parser recovers from an error.
            condensed = CondensedText(text)
            tree = Self.parse(condensed)
        }
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        let visitor = OutlineVisitor(condensed.bytes) { lines.location(condensed.originalOffset($0)) }
        visitor.walk(tree)
        var outline = visitor.outline
        outline.possibleCalls = bodies.possibleCalls.sorted()
        return outline
    }
}
