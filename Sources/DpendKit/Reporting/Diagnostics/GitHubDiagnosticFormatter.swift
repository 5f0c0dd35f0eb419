/// Writes a report as commands of GitHub's workflows, which show each problem beside its line:
///
///     ::error file=Sources/A.swift,line=3,col=11,title=dependency-cycle::a dependency needs itself: A → B → A
package struct GitHubDiagnosticFormatter: DiagnosticFormatter {
    package var name: String { "github" }
    package var isDocument: Bool { false }

    package init() {}

    package func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> String {
        reports.map { report in
            let commands = report.entries.map { command($0, sources) + "\n" }.joined()
            return commands + (report.closingLine.map { ("\($0)\n" as TerminalText).text } ?? "")
        }.joined()
    }

    private func command(_ entry: DiagnosticReport.Entry, _ sources: SourceTexts) -> String {
        let diagnostic = entry.diagnostic
        var properties: [(name: String, value: String)] = []
        if let location = diagnostic.location, location.isInFile {
            properties += [
                ("file", Self.relative(location.path)), ("line", "\(location.line)"),
                ("col", "\(sources.utf16Column(of: location) ?? location.column)"),
            ]
        }
        properties.append(("title", diagnostic.rule.identifier))
        var lines = [diagnostic.message]
        for note in diagnostic.notes {
            let place = note.location.map { "\($0): " } ?? ""
            lines.append("\(place)\(note.role == .help ? "help" : "note"): \(note.message)")
        }
        if let cause = entry.cause?.diagnostic {
            let place = cause.location.map { "\($0): " } ?? ""
            lines.append("\(place)note: it has the same cause as: \(cause.message)")
        }
        lines = lines.map(\.visible)
        let written = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
        return "::\(Self.name(of: diagnostic.severity)) \(written)::\(Self.escaped(lines.joined(separator: "\n")))"
    }

    /// GitHub knows files by their paths from the root, as `git ls-files` prints them.
    private static func relative(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.drop { $0 == "." }.drop { $0 == "/" }) : path
    }

    private static func name(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .off: "notice"
        }
    }

    /// What would end a command is encoded; `%` first, since it begins the codes.
    private static func escaped(_ text: String) -> String {
        replace(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// In properties that holds of what separates them, too.
    private static func escapedProperty(_ text: String) -> String {
        replace(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func replace(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { codes[$0] ?? ($0.changesTerminal ? String($0).visible : String($0)) }.joined()
    }
}
