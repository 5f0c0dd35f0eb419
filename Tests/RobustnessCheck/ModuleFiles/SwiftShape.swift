import DpendKit
import SwiftParser
import SwiftSyntax

/// What a Swift file is made of, whatever its names, the contents of its strings and its comments are.
///
/// Generated code is sorted by names. So the order of declarations, statements and elements does not count.
struct SwiftShape: Hashable {
    private let value: Int

    init(_ text: String) { value = Self.value(of: Syntax(Parser.parse(source: text))) }

    private static func value(of node: Syntax) -> Int {
        var hasher = Hasher()
        if let token = node.as(TokenSyntax.self) {
            switch token.tokenKind {
            case .identifier: hasher.combine("name")
            case .stringSegment: hasher.combine("text")
            default: hasher.combine(token.text)
            }
            return hasher.finalize()
        }
        hasher.combine(node.kind)
        var parts: [Int] = []
        // Of a list the last element has no comma.
        for child in node.children(viewMode: .sourceAccurate) where child.as(TokenSyntax.self)?.tokenKind != .comma { parts.append(value(of: child)) }
        if node.kind.isSyntaxCollection { parts.sort() }
        hasher.combine(parts)
        return hasher.finalize()
    }
}
