/// Text for people, as terminals and logs show it: a literal of dpend's own sources, in which texts of inputs are made visible.
///
/// No string can stand for a literal, so that text of an input gets into it through the interpolations only.
package struct TerminalText: Sendable, Hashable, ExpressibleByStringInterpolation {
    package private(set) var text: String

    package init(stringLiteral literal: StaticString) { text = literal.description }
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    package var isEmpty: Bool { text.isEmpty }

    package static func += (left: inout Self, right: Self) { left.text += right.text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        /// Any text, on one line, with what a terminal or a log would not show as it is written by its code.
        package mutating func appendInterpolation(_ value: String) { text += value.visible }

        package mutating func appendInterpolation(_ value: TerminalText) { text += value.text }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }
    }
}

extension [TerminalText] {
    /// One behind the other.
    package func joined(separator: TerminalText) -> TerminalText {
        reduce(into: "") { result, part in result = result.isEmpty ? part : "\(result)\(separator)\(part)" }
    }
}

extension String {
    /// The text on one line, with control characters, and what turns the direction of reading round, written by their codes.
    ///
    /// Workflows of GitHub take a line that begins with `::` for a command, and one that has `##[`; others know `##name[`. So no text has
    /// these.
    package var visible: String {
        let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
        let beginsCommand = utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "::".utf8)
        if isPlain, !beginsCommand { return self }
        var text = ""
        var previous: Unicode.Scalar = " "
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "#" where previous == "#", _ where scalar.changesTerminal, ":" where beginsCommand && text.allSatisfy { $0 == " " }:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return text
    }
}
