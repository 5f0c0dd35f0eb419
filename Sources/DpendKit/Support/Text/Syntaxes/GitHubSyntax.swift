/// Commands in GitHub's workflows: `::error file=Sources/A.swift,line=3::the message`.
package enum GitHubSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        TerminalSyntax.escaped(text).replacingScalars { $0 == "%" ? "%25" : nil }
    }
}

/// Values of a command's properties. GitHub decodes them, so a path is exactly the path of the file.
package enum GitHubPropertySyntax: OutputSyntax {
    package typealias Whole = GitHubSyntax

    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":": "%3A"
            case ",": "%2C"
            default: scalar.changesTerminal ? scalar.code : nil
            }
        }
    }
}
