import DpendKit
import SwiftParser
import SwiftSyntax

/// The structure of a Swift file, apart from names, the contents of strings, and comments.
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
        // The last element of a list has no comma.
        for child in node.children(viewMode: .sourceAccurate) where child.as(TokenSyntax.self)?.tokenKind != .comma {
            parts.append(value(of: child))
        }
        if node.kind.isSyntaxCollection { parts.sort() }
        hasher.combine(parts)
        return hasher.finalize()
    }
}
