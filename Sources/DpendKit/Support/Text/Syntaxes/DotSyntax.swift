/// The language of Graphviz. Input text stands between quotation marks.
package enum DotSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n", "\r": " "
            default: scalar.changesTerminal ? "\\" + scalar.code : nil
            }
        }
    }
}
