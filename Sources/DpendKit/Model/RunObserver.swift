import Foundation

/// Observes the progress of a run. It does not affect the outcome.
package struct RunObserver: Sendable {
    /// Called at the end of a phase, with its duration in seconds.
    package var phaseEnded: @Sendable (RunPhase, TimeInterval) -> Void = { _, _ in }
    /// Called on any thread after each source was read, with the number of read sources and of all sources.
    package var sourceRead: @Sendable (_ count: Int, _ total: Int) -> Void = { _, _ in }
    /// Called after the cache was searched for a run, with the result.
    package var cacheUsed: @Sendable (CacheUse) -> Void = { _ in }

    /// Creates an observer that does nothing.
    package init() {}

    /// A time in seconds; only the difference of two times is meaningful.
    static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Runs a phase and reports its duration, also if it throws.
    package func measure<Value, Failure: Error>(
        _ phase: RunPhase, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // ContinuousClock requires macOS 13.
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
    /// Turning declarations into factories.
    case collect
    /// Building the graph from factories.
    case chain
    /// Finding problems in the graph.
    case analyze
    /// Writing the graph as files.
    case generate
}

/// The result of searching the cache for a run.
package enum CacheUse: Sendable, Hashable {
    /// The facts of some sources, out of all.
    case sources(known: Int, total: Int)
    /// The verdict on an equal run, over this number of sources.
    case verdict(total: Int)
}
