/// Markdown. Punctuation of input text is written so that it has no meaning, neither in Markdown nor in HTML.
package enum MarkdownSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\n", "\r": " "
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            // A name with '@' would notify a person.
            case "@": "&#64;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "+", "!", "|", "~", "$": "\\\(scalar)"
            default: scalar.changesTerminal ? "&#\(scalar.value);" : nil
            }
        }
    }
}
