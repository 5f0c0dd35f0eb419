import SwiftSyntax

extension SourceReader {
    /// Reads the types of a text as they are written. The cost is one parse and one walk.
    ///
    /// - Parameter readsBodies: Whether to read all bodies. Otherwise the outline has no calls from bodies that matter
    ///   only if they call one of ``SourceOutline/possibleCalls``.
    func readOutline(_ text: [UInt8], path: String, readsBodies: Bool) -> SourceOutline {
        var text = text
        Self.replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) {
            text.removeSubrange(limit.offset...)
        }
        let bodies = readsBodies ? OutlineBodies() : text.withUnsafeBufferPointer { OutlineBodies(of: $0) }
        var source = ParsedSource(text, path: path, leavingOut: bodies.irrelevant)
        // The removed text may affect how the parser recovers from an error.
        if source.tree.hasError, !bodies.irrelevant.isEmpty { source = ParsedSource(text, path: path) }
        return outline(of: source, bodies)
    }

    /// Parses a text for its declarations and reads its outline, from one tree; nil if the parser reports an error.
    ///
    /// An outline needs more of the text than declarations do.
    func parseWithOutline(_ text: [UInt8], path: String, _ words: SourceWords) -> ReadableSource? {
        let bodies = text.withUnsafeBufferPointer { OutlineBodies(of: $0) }
        let source = ParsedSource(text, path: path, leavingOut: bodies.irrelevant)
        if source.tree.hasError { return nil }
        var readable = ReadableSource(source: source, words: words, hasMarks: bodies.areMarksPossible)
        readable.outline = outline(of: source, bodies)
        return readable
    }

    private func outline(of source: ParsedSource, _ bodies: OutlineBodies) -> SourceOutline {
        let visitor = OutlineVisitor(source.condensed.bytes, place: source.location)
        visitor.walk(source.tree)
        var outline = visitor.outline
        outline.possibleCalls = bodies.possibleCalls.sorted()
        return outline
    }
}
