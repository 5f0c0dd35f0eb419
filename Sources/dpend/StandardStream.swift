import DpendKit
import Foundation

/// Standard output or standard error, and their capabilities.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Whether it is a terminal.
    var isTerminal: Bool { isatty(rawValue) != 0 }

    /// Whether it is a terminal with a movable cursor and colors.
    var isCapableTerminal: Bool {
        isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    func write(_ text: TerminalText) { write(OutputText(text)) }

    /// Writes a text. The first failure is reported on standard error, and the program ends with ``failureStatus``.
    func write(_ text: OutputText) {
        guard let reason = StandardFiles.write(text, to: rawValue) else { return }
        let isFirst = Self.failure.withLock {
            defer { Self.hasFailed = true }
            return !Self.hasFailed
        }
        if isFirst {
            let name = self == .output ? "standard output" : "standard error"
            let message: TerminalText = "dpend: error: \(name) cannot be written completely: \(reason)\n"
            _ = StandardFiles.write(OutputText(message), to: StandardStream.error.rawValue)
        }
    }

    private static let failure = NSLock()
    nonisolated(unsafe) private static var hasFailed = false

    /// The exit status if a stream could not take all of the output; nil otherwise.
    static var failureStatus: Int32? { failure.withLock { hasFailed ? InputError.Kind.incomplete.rawValue : nil } }

    /// The style for the stream: terminals get source lines, and colors unless the user disabled them.
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

    /// The number of columns of the terminal, if it reports one.
    private var width: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
