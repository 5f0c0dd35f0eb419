/// Writes a report as commands of GitHub's workflows, which show each problem beside its line:
///
///     ::error file=Sources/A.swift,line=3,col=11,title=dependency-cycle::a dependency needs itself: A → B → A
package struct GitHubDiagnosticFormatter: DiagnosticFormatter {
    package var name: String { "github" }
    package var isDocument: Bool { false }

    package init() {}

    package func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText {
        var text = OutputText("" as Written<GitHubSyntax>)
        for report in reports {
            for entry in report.entries { text += OutputText(command(entry, sources)) }
            text += OutputText(report.closing)
        }
        return text
    }

    private func command(_ entry: DiagnosticReport.Entry, _ sources: SourceTexts) -> Written<GitHubSyntax> {
        let diagnostic = entry.diagnostic
        var place: Written<GitHubPropertySyntax> = ""
        if let location = diagnostic.location, location.isInFile {
            let column = sources.utf16Column(of: location) ?? location.column
            place = "file=\(Self.relative(location.path)),line=\(location.line),col=\(column),"
        }
        var lines: [Written<GitHubSyntax>] = ["\(diagnostic.message)"]
        for note in diagnostic.notes {
            let place = note.location.map { "\($0): " } ?? ""
            lines.append("\(place)\(note.role == .help ? "help" : "note"): \(note.message)")
        }
        if let cause = entry.cause?.diagnostic {
            let place = cause.location.map { "\($0): " } ?? ""
            lines.append("\(place)note: it has the same cause as: \(cause.message)")
        }
        let title: Written<GitHubPropertySyntax> = "title=\(diagnostic.rule.identifier)"
        return "::\(Self.name(of: diagnostic.severity)) \(place)\(title)::\(lines, separator: "%0A")\n"
    }

    /// GitHub identifies files by their paths from the root, as `git ls-files` prints them.
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
}
