import Foundation

/// The processor time of this process.
enum ProcessorTime {
    /// The time of all threads so far, in seconds.
    static var used: TimeInterval { TimeInterval(clock()) / TimeInterval(CLOCKS_PER_SEC) }
}
