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

    func write(_ text: String) {
        // What was printed before comes before it, also where both streams go to one file.
        fflush(nil)
        let handle = self == .output ? FileHandle.standardOutput : FileHandle.standardError
        // Whoever reads it may have gone, as `head` does.
        try? handle.write(contentsOf: Data(text.utf8))
    }

    /// The look of text on it: sources are for whoever looks, colours for whoever did not refuse them.
    func style(_ color: ColorChoice) -> TextStyle {
        let refusesColors = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
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
