/// Prints diagnostics like compilers, so that Xcode and editors can jump to the places.
package struct TextDiagnosticFormatter: DiagnosticFormatter {
    package var name: String { "text" }
    package var isDocument: Bool { false }

    private let style: TextStyle
    private let isVerbose: Bool

    /// The maximum number of consequences to print, unless all are requested.
    private static let consequenceLimit = 10

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - style: Colors, and whether source lines are printed.
    ///   - isVerbose: Whether to print all problems with the same cause, with their notes.
    package init(style: TextStyle = .plain, isVerbose: Bool = false) {
        self.style = style
        self.isVerbose = isVerbose
    }

    package func styled(_ style: TextStyle, isVerbose: Bool) -> any DiagnosticFormatter {
        TextDiagnosticFormatter(style: style, isVerbose: isVerbose)
    }

    package func format(_ reports: [DiagnosticReport], sources: SourceTexts) -> OutputText {
        var text = OutputText("" as TerminalText)
        for report in reports {
            for diagnostic in report.diagnostics { text += OutputText(format([diagnostic], sources: sources)) }
            text += OutputText("\(undecided(report))\(report.containerLines)\(report.closing)" as TerminalText)
        }
        return text
    }

    /// `path:line:column: error: message [identifier]` for each diagnostic, with its notes in the same form.
    package func format(_ diagnostics: [Diagnostic], sources: SourceTexts = .none) -> TerminalText {
        var text: TerminalText = ""
        for diagnostic in diagnostics {
            write(diagnostic, isWhole: true, sources, to: &text)
            let limit = isVerbose ? Int.max : Self.consequenceLimit
            for consequence in diagnostic.consequences.prefix(limit) {
                write(consequence, isWhole: isVerbose, sources, to: &text)
            }
            let rest = diagnostic.consequences.count - limit
            if rest > 0 {
                let message: TerminalText = "and \(rest) more with the same cause; --verbose lists them all"
                write(diagnostic.location, "note", .note, message, to: &text)
            }
        }
        return text
    }

    /// The places that dpend cannot decide, if they are requested.
    private func undecided(_ report: DiagnosticReport) -> TerminalText {
        var text: TerminalText = ""
        if isVerbose {
            for place in report.undecided { write(place.location, "note", .note, "\(place.reason)", to: &text) }
        }
        return text
    }

    /// Writes a diagnostic; a whole one with its notes and source lines.
    private func write(_ diagnostic: Diagnostic, isWhole: Bool, _ sources: SourceTexts, to text: inout TerminalText) {
        let message: TerminalText = "\(style.paint("\(diagnostic.message)", .emphasis)) [\(diagnostic.rule.identifier)]"
        write(diagnostic.location, diagnostic.severity.rawValue, diagnostic.severity.part, message, to: &text)
        guard isWhole else { return }
        var shownLines: Set<SourceLocation> = []
        writeSource(at: diagnostic.location, sources, &shownLines, to: &text)
        for note in diagnostic.notes {
            let isHelp = note.role == .help && style.showsSources
            write(
                note.location ?? diagnostic.location, isHelp ? "help" : "note", isHelp ? .help : .note,
                "\(note.message)",
                to: &text)
            if note.role.isAboutSource { writeSource(at: note.location, sources, &shownLines, to: &text) }
        }
    }

    private func write(
        _ location: SourceLocation?, _ kind: String, _ part: TextStyle.Part, _ message: TerminalText,
        to text: inout TerminalText
    ) {
        let place = style.paint("\(location.map(\.description) ?? ToolDescription.name):", .emphasis)
        text += "\(place) \(style.paint("\(kind):", part)) \(message)\n"
    }

    /// Writes the line of a place with a caret below it. Each line is written once.
    private func writeSource(
        at location: SourceLocation?, _ sources: SourceTexts, _ shownLines: inout Set<SourceLocation>,
        to text: inout TerminalText
    ) {
        guard style.showsSources, let location,
            shownLines.insert(SourceLocation(path: location.path, line: location.line, column: 0)).inserted,
            let line = sources.line(at: location)
        else { return }
        let number = String(repeating: " ", count: max(5 - "\(location.line)".count, 0)) + "\(location.line)"
        let empty = String(repeating: " ", count: number.count)
        let excerpt = SourceExcerpt(line: line, column: location.column, width: max(style.width - number.count - 3, 20))
        guard excerpt.isTelling else { return }
        let indentation = String(repeating: " ", count: excerpt.caretOffset)
        text += "\(style.paint("\(number) |", .margin)) \(excerpt.text)\n"
        text += "\(style.paint("\(empty) |", .margin)) \(indentation)\(style.paint("^", .help))\n"
    }
}

extension Diagnostic.Role {
    /// Whether the line of a note says more than its sentence. There can be hundreds of similar places with the same
    /// problem.
    fileprivate var isAboutSource: Bool {
        switch self {
        case .step, .candidate: true
        case .chain, .place, .remark, .help: false
        }
    }
}
