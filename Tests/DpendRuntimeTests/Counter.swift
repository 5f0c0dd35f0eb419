import DpendRuntime
import Foundation

/// Counts and records the work of factories, from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [String] = []

    var events: [String] { lock.withLock { recorded } }
    var count: Int { events.count }

    func record(_ event: String = "made") {
        lock.withLock { recorded.append(event) }
    }
}
