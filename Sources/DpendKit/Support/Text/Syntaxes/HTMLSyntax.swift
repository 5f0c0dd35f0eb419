/// Pages. Input text is the text of an element, or an attribute between quotation marks.
package enum HTMLSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: nil
            }
        }
    }
}

/// JSON in a `<script>` of a page. It never ends the element, begins a comment or ends a line.
package enum HTMLDataSyntax: OutputSyntax {
    package typealias Whole = HTMLSyntax

    package static func escaped(_ json: String) -> String {
        json.replacingScalars { scalar in
            switch scalar {
            case "<": "\\u003c"
            case ">": "\\u003e"
            case "&": "\\u0026"
            case "\u{2028}": "\\u2028"
            case "\u{2029}": "\\u2029"
            default: nil
            }
        }
    }
}
