/// The text between the quotation marks of a Swift string literal.
enum SwiftStringSyntax: OutputSyntax {
    static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            if scalar.changesTerminal { return scalar.code }
            return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : nil
        }
    }
}
