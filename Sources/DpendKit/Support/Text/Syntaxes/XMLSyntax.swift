/// XML: SVG's. Input text is the text of an element, or an attribute between quotation marks.
package enum XMLSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        HTMLSyntax.escaped(text).replacingScalars { scalar in
            switch scalar {
            // A log that shows the file reads no line of an input.
            case "\n": "&#10;"
            // XML 1.0 has no characters for these, not even as numbers.
            case "\u{FFFE}", "\u{FFFF}": scalar.code
            default: scalar.changesTerminal ? scalar.code : nil
            }
        }
    }
}
