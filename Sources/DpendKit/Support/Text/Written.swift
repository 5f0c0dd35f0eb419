/// A syntax that dpend writes and that others read: how text of an input stands in it.
package protocol OutputSyntax: Sendable {
    /// The syntax in which text of this one can stand as it is: another one, if this one is for special places in that.
    associatedtype Whole: OutputSyntax = Self
    /// The error for a text that the syntax cannot express.
    associatedtype Failure: Error = Never

    /// The text, so that nobody who knows the syntax takes it for anything else.
    static func escaped(_ text: String) throws(Failure) -> String
}

/// A text that a syntax cannot express.
package struct InexpressibleText: Error {
    /// The part of the text, for people: `a line break`.
    package let part: String
}

/// Text in a syntax: literals of dpend's own sources, in which each interpolated string is escaped.
///
/// No string can stand for a literal, so that a forgotten escape does not compile:
///
///     let line: Written<DotSyntax> = "  \"\(node.name)\" -> \"\(target.name)\""
package struct Written<Syntax: OutputSyntax>: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The text, for files and streams.
    package private(set) var text: String

    package init(stringLiteral literal: StaticString) { text = literal.description }
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// A file of dpend's own, in which each place called `{{name}}` is filled once. So text in a part never becomes a place.
    package init(resource: [UInt8], places: [String: Self] = [:]) {
        let pieces = String(decoding: resource, as: UTF8.self).split(separator: "{{" as String, omittingEmptySubsequences: false)
        text = String(pieces[0])
        for piece in pieces.dropFirst() {
            let halves = piece.split(separator: "}}" as String, maxSplits: 1, omittingEmptySubsequences: false)
            text += (places[String(halves[0])]?.text ?? "") + (halves.count > 1 ? halves[1] : "")
        }
    }

    package var isEmpty: Bool { text.isEmpty }

    package static func += (left: inout Self, right: Self) { left.text += right.text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
        package mutating func appendInterpolation(_ value: String) throws(Syntax.Failure) { text += try Syntax.escaped(value) }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }

        package mutating func appendInterpolation<Part>(_ value: Written<Part>) where Part.Whole == Syntax { text += value.text }

        /// One text behind the other.
        package mutating func appendInterpolation<Part>(_ values: [Written<Part>], separator: Written<Part> = "") where Part.Whole == Syntax {
            text += values.lazy.map(\.text).joined(separator: separator.text)
        }
    }
}

/// Text for a stream or a file, in any syntax.
package struct OutputText: Sendable, Hashable {
    package private(set) var text: String

    package init(_ written: Written<some OutputSyntax>) { text = written.text }
    package init(_ document: JSONValue) { text = document.prettyPrinted }

    package var isEmpty: Bool { text.isEmpty }

    package static func += (left: inout Self, right: Self) { left.text += right.text }
}

extension String {
    /// The text with other texts for some of its scalars.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let replacement = replacement(scalar) { text += replacement } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
