import SwiftParser
import SwiftSyntax

extension SourceReader {
    /// Reads the types of a text as they are written. The cost is one parse and one walk, including bodies.
    func readOutline(_ text: [UInt8], path: String) -> SourceOutline {
        var text = text
        Self.replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) { text.removeSubrange(limit.offset...) }
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        let visitor = OutlineVisitor { lines.location($0) }
        visitor.walk(Self.parse(CondensedText(text)))
        return visitor.outline
    }
}
