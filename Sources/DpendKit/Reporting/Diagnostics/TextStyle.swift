/// The style of text: for pipes, as compilers print it, or for terminals.
package struct TextStyle: Sendable, Hashable {
    /// Whether the source lines of problems are printed below them, with the label `help`.
    package var showsSources: Bool
    /// Whether to print colors.
    package var hasColors: Bool
    /// The number of columns for a line of source.
    package var width: Int

    /// Creates a style.
    package init(showsSources: Bool, hasColors: Bool, width: Int = 100) {
        self.showsSources = showsSources
        self.hasColors = hasColors
        self.width = width
    }

    /// The style for Xcode, editors and other programs.
    package static let plain = TextStyle(showsSources: false, hasColors: false)

    /// A part of the text that a color distinguishes.
    enum Part: String {
        case emphasis = "1"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case margin = "2"
    }

    /// The text in the color of a part.
    func paint(_ text: TerminalText, _ part: Part) -> TerminalText {
        hasColors ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension Diagnostic.Severity {
    /// The part with the same color.
    var part: TextStyle.Part {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note, .off: .note
        }
    }
}
