import DpendKit
import Foundation

/// Standard output or standard error, and what can be shown there.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Whether somebody looks at it.
    var isTerminal: Bool { isatty(rawValue) != 0 }

    /// Whether it is a terminal whose cursor and colours can be set.
    var isCapableTerminal: Bool {
        isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    func write(_ text: TerminalText) { write(OutputText(text)) }

    /// Writes a text. A stream that cannot take it is told once, on standard error, and ends the program with ``failureStatus``.
    func write(_ text: OutputText) {
        guard let reason = StandardFiles.write(text, to: rawValue) else { return }
        let isFirst = Self.failure.withLock {
            defer { Self.hasFailed = true }
            return !Self.hasFailed
        }
        if isFirst {
            let name = self == .output ? "standard output" : "standard error"
            let message: TerminalText = "dpend: error: \(name) cannot be written to its end: \(reason)\n"
            _ = StandardFiles.write(OutputText(message), to: StandardStream.error.rawValue)
        }
    }

    private static let failure = NSLock()
    nonisolated(unsafe) private static var hasFailed = false

    /// The exit status for a stream that could not take all of what was written to it; nil where all could.
    static var failureStatus: Int32? { failure.withLock { hasFailed ? InputError.Kind.incomplete.rawValue : nil } }

    /// The look of text on it: sources are for whoever looks, colours for whoever did not refuse them.
    func style(_ color: ColorChoice) -> TextStyle {
        let refusesColors = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        switch color {
        case .auto: return style(showsSources: isTerminal, hasColors: isCapableTerminal && !refusesColors)
        case .always: return style(showsSources: true, hasColors: true)
        case .never: return style(showsSources: isTerminal, hasColors: false)
        }
    }

    private func style(showsSources: Bool, hasColors: Bool) -> TextStyle {
        var style = TextStyle(showsSources: showsSources, hasColors: hasColors)
        if let width { style.width = width }
        return style
    }

    /// The columns of the terminal, if it says how many it has.
    private var width: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
