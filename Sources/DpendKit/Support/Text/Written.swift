import Foundation

/// A syntax that dpend writes: how it escapes input text.
package protocol OutputSyntax: Sendable {
    /// The syntax that contains this one: the same, or another one for which this syntax is a special position.
    associatedtype Whole: OutputSyntax = Self
    /// The error for a text that cannot be expressed.
    associatedtype Failure: Error = Never

    /// The text, escaped so that readers of the syntax interpret it as text only.
    static func escaped(_ text: String) throws(Failure) -> String
}

/// A text that a syntax cannot express.
package struct InexpressibleText: Error {
    /// The part of the text, for people: `a line break`.
    package let part: String
}

/// Text in a syntax: literals in dpend's own sources, with each interpolated string escaped.
///
/// A string cannot replace a literal, so a missing escape does not compile:
///
///     let line: Written<DotSyntax> = "  \"\(node.name)\" -> \"\(target.name)\""
package struct Written<Syntax: OutputSyntax>: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The text, for files and streams.
    package private(set) var text: String

    package init(stringLiteral literal: StaticString) { text = literal.description }
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// A resource of dpend in which each placeholder `{{name}}` is filled once. So text in a part never becomes a
    /// placeholder.
    package init(resource: [UInt8], places: [String: Self] = [:]) {
        let pieces = String(decoding: resource, as: UTF8.self).components(separatedBy: "{{")
        text = pieces[0]
        for piece in pieces.dropFirst() {
            let end = piece.range(of: "}}")
            text += places[String(piece[..<(end?.lowerBound ?? piece.endIndex)])]?.text ?? ""
            if let end { text += piece[end.upperBound...] }
        }
    }

    package var isEmpty: Bool { text.isEmpty }

    package static func += (left: inout Self, right: Self) { left.text += right.text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
        package mutating func appendInterpolation(_ value: String) throws(Syntax.Failure) {
            text += try Syntax.escaped(value)
        }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }

        package mutating func appendInterpolation<Part>(_ value: Written<Part>) where Part.Whole == Syntax {
            text += value.text
        }

        /// Joined texts.
        package mutating func appendInterpolation<Part>(_ values: [Written<Part>], separator: Written<Part> = "")
        where Part.Whole == Syntax {
            text += values.lazy.map(\.text).joined(separator: separator.text)
        }
    }
}

/// Text for a stream or a file, in any syntax.
package struct OutputText: Sendable, Equatable {
    /// The text in pieces, because one long string would be copied each time it grows.
    package private(set) var pieces: [String]

    /// The length up to which shorter texts are joined to a piece, in bytes.
    private static let pieceLength = 1 << 16

    package init(_ written: Written<some OutputSyntax>) { pieces = [written.text] }
    package init(_ document: JSONValue) { pieces = [document.prettyPrinted] }

    /// The whole text.
    package var text: String { pieces.count == 1 ? pieces[0] : pieces.joined() }

    package var isEmpty: Bool { pieces.allSatisfy(\.isEmpty) }

    package static func += (left: inout Self, right: Self) {
        for piece in right.pieces {
            let last = left.pieces.endIndex - 1
            if left.pieces[last].utf8.count + piece.utf8.count <= pieceLength {
                left.pieces[last] += piece
            } else {
                left.pieces.append(piece)
            }
        }
    }

    package static func == (left: Self, right: Self) -> Bool { left.pieces == right.pieces || left.text == right.text }
}

extension String {
    /// The text with some of its scalars replaced.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let replacement = replacement(scalar) { text += replacement } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
