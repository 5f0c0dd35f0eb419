#if canImport(os)
    internal import os
#endif

/// The time that a provider takes, with everything that is made for it, for code that is generated with `--trace`.
///
/// Instruments shows it among the signposts of the subsystem `dpend`, and Perfetto in the file of the environment
/// variable `DPEND_TRACE`.
public struct ConstructionTrace: Sendable {
    private let name: String
    private let waits: Bool
    private let start: UInt64
    #if canImport(os)
        private static let log = OSLog(subsystem: "dpend", category: "making")
        private let signpost = OSSignpostID(log: Self.log)
    #endif

    private init(name: String, waits: Bool, start: UInt64) {
        (self.name, self.waits, self.start) = (name, waits, start)
    }

    /// Begins to measure.
    ///
    /// - Parameters:
    ///   - name: The name of the object.
    ///   - waits: Whether the provider may wait, so that others are made meanwhile.
    public static func begin(_ name: String, waits: Bool = false) -> ConstructionTrace {
        let trace = ConstructionTrace(name: name, waits: waits, start: TraceFile.now)
        #if canImport(os)
            name.withCString {
                os_signpost(.begin, log: log, name: "making", signpostID: trace.signpost, "%{public}s", $0)
            }
        #endif
        return trace
    }

    /// Ends the time, and writes it.
    public func end() {
        #if canImport(os)
            os_signpost(.end, log: Self.log, name: "making", signpostID: signpost)
        #endif
        TraceFile.shared?.write(name, from: start, waits: waits)
    }
}
