import SwiftParser
import SwiftSyntax

extension SourceReader {
    /// Reads the calls in a text that make objects, including those in bodies. Costs one parse and one walk.
    func readConstructions(_ text: [UInt8], path: String) -> [WrittenConstruction] {
        var text = text
        Self.replaceRareSpace(in: &text)
        if let limit = text.withUnsafeBufferPointer({ NestingLimit(exceededIn: $0) }) {
            text.removeSubrange(limit.offset...)
        }
        let tree = ParsedSource.parse(CondensedText(text))
        let visitor = ConstructionVisitor(
            lines: text.withUnsafeBufferPointer { LineTable(path: path, $0) },
            conditions: reader(of: path).conditions)
        visitor.walk(tree)
        return visitor.constructions
    }
}
