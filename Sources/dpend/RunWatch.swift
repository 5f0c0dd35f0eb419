import DpendKit
import Foundation

/// Shows the progress of a run, and measures each phase.
///
/// Progress is shown on standard error if it is a terminal and the run takes long. The lock guards all state.
final class RunWatch: @unchecked Sendable {
    private let showsProgress = StandardStream.error.isCapableTerminal
    private let lock = NSLock()
    private var times: [RunPhase: TimeInterval] = [:]
    private var cacheUses: [CacheUse] = []
    private var isShown = false
    private var nextUpdate = ProcessInfo.processInfo.systemUptime + patience

    /// The number of seconds before progress is shown, and between two updates.
    private static let patience: TimeInterval = 1
    private static let interval: TimeInterval = 0.1

    /// The observer that informs the watch about a run.
    var observer: RunObserver {
        var observer = RunObserver()
        observer.phaseEnded = { phase, seconds in self.end(phase, seconds) }
        observer.cacheUsed = { use in self.lock.withLock { self.cacheUses.append(use) } }
        if showsProgress {
            observer.sourceRead = { count, total in self.show("reading sources \(count)/\(total)") }
        }
        return observer
    }

    /// A line for each executed phase with its seconds, summed over all targets, and the use of the cache.
    var report: TerminalText {
        lock.withLock {
            let uses = cacheUses.map { use -> TerminalText in
                switch use {
                case .sources(let known, let total): "cache     \(known) of \(total) sources known\n"
                case .verdict(let total): "cache     an equal run over \(total) sources known\n"
                }
            }
            let phases = RunPhase.allCases.compactMap { phase in
                times[phase].map { seconds -> TerminalText in
                    "\(phase.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0))\(String(format: "%.4f", seconds)) s\n"
                }
            }
            return "\(phases)\(uses)"
        }
    }

    private func end(_ phase: RunPhase, _ seconds: TimeInterval) {
        lock.withLock {
            times[phase, default: 0] += seconds
            if isShown { StandardStream.error.write("\r\u{1B}[K") }
            isShown = false
        }
    }

    private func show(_ text: @autoclosure () -> String) {
        let now = ProcessInfo.processInfo.systemUptime
        lock.withLock {
            guard now >= nextUpdate else { return }
            nextUpdate = now + Self.interval
            isShown = true
            StandardStream.error.write("\r\u{1B}[K\(text())")
        }
    }
}
