import DpendRuntime
import ClosingLibrary

final class ScreenImpl: @MainActor Closable {
    init(number: Int, door: Door, database: any Database) {}
    func close() async { Lines.shared.lines.append("-screen") }
}
