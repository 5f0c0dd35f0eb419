import Foundation

/// Is told how a run goes on; what it does takes no part in the outcome.
package struct RunObserver: Sendable {
    /// Called when a phase has ended, with the seconds that it took.
    package var phaseEnded: @Sendable (RunPhase, TimeInterval) -> Void = { _, _ in }
    /// Called after each source was read, from several threads, with how many have been and how many there are.
    package var sourceRead: @Sendable (_ count: Int, _ total: Int) -> Void = { _, _ in }
    /// Called when a run has been looked for in the cache, with what was found there.
    package var cacheUsed: @Sendable (CacheUse) -> Void = { _ in }

    /// Creates an observer that takes no notice.
    package init() {}

    /// A time in seconds; only differences between two of them mean something.
    static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Runs a phase and tells how long it took, also when it ends with an error.
    package func measure<Value, Failure: Error>(
        _ phase: RunPhase, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // Not ContinuousClock: that needs macOS 13.
        let start = Self.now
        defer { phaseEnded(phase, Self.now - start) }
        return try body()
    }
}

/// A part of a run (thesis, chapter 5).
package enum RunPhase: String, Sendable, CaseIterable {
    /// Looking for sources in folders.
    case find
    /// Reading sources and module files.
    case read
    /// Parsing sources and reading what they declare.
    case parse
    /// From declarations to factories.
    case collect
    /// From factories to the graph.
    case chain
    /// From the graph to diagnostics.
    case analyze
    /// From the graph to the text of a file.
    case generate
}

/// What a run found in the cache.
package enum CacheUse: Sendable, Hashable {
    /// The facts of so many of all sources.
    case sources(known: Int, total: Int)
    /// The verdict on an equal run, over so many sources.
    case verdict(total: Int)
}
