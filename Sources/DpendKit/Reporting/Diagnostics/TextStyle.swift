/// How text looks: as compilers print it into a pipe, or as on a terminal.
package struct TextStyle: Sendable, Hashable {
    /// Whether the lines that problems are on are shown below them, and help is called so.
    package var showsSources: Bool
    /// Whether there are colours.
    package var hasColors: Bool
    /// How many columns there are for a line of source.
    package var width: Int

    /// Creates a style.
    package init(showsSources: Bool, hasColors: Bool, width: Int = 100) {
        self.showsSources = showsSources
        self.hasColors = hasColors
        self.width = width
    }

    /// What Xcode, editors and other programs read.
    package static let plain = TextStyle(showsSources: false, hasColors: false)

    /// What a part of the text is, to be told by its colour.
    enum Part: String {
        case emphasis = "1"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case margin = "2"
    }

    /// The text in the colour of a part.
    func paint(_ text: TerminalText, _ part: Part) -> TerminalText {
        hasColors ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension Diagnostic.Severity {
    /// What is coloured like it.
    var part: TextStyle.Part {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note, .off: .note
        }
    }
}
