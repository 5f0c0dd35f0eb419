/// The helper types that measure how long providers take.
extension StaticSupport {
    /// Where DpendRuntime is there, it measures.
    @SwiftMembers var trace: [SwiftDeclaration] {
        if plan.usesRuntime {
            SwiftDeclaration.line(
                "fileprivate typealias \(plan.types.declared("Trace"))", "\(.runtime)ConstructionTrace")
        } else {
            MemorySafety.declarations(interval)
            MemorySafety.declarations(file)
        }
    }

    private var fileType: SwiftType { plan.types.declared("TraceFile") }

    private func interval(_ safety: MemorySafety) -> SwiftDeclaration {
        .fixed(
            """
            /// The time that a provider takes, with everything that is made for it. Instruments shows it among the signposts of the
            /// subsystem `dpend`, and Perfetto in the file of the environment variable `DPEND_TRACE`.
            fileprivate nonisolated struct \(plan.types.declared("Trace")) {
                private let name: \(.swift)String
                private let waits: \(.swift)Bool
                private let start: \(.swift)UInt64
                #if canImport(os)
                private static let log = os.OSLog(subsystem: "dpend", category: "making")
                private let signpost = os.OSSignpostID(log: Self.log)
                #endif

                /// - Parameter waits: Whether the provider may wait, so that others are made meanwhile.
                static func begin(_ name: \(.swift)String, waits: \(.swift)Bool = false) -> Self {
                    let trace = Self(name: name, waits: waits, start: \(fileType).now)
                    #if canImport(os)
                    \(safety.unsafe)name.withCString {
                        \(safety.unsafe)os.os_signpost(.begin, log: log, name: "making", signpostID: trace.signpost, "%{public}s", $0)
                    }
                    #endif
                    return trace
                }

                func end() {
                    #if canImport(os)
                    \(safety.unsafe)os.os_signpost(.end, log: Self.log, name: "making", signpostID: self.signpost)
                    #endif
                    \(fileType).shared?.write(self.name, from: self.start, waits: self.waits)
                }

                private init(name: \(.swift)String, waits: \(.swift)Bool, start: \(.swift)UInt64) {
                    self.name = name
                    self.waits = waits
                    self.start = start
                }
            }
            """)
    }

    private func file(_ safety: MemorySafety) -> SwiftDeclaration {
        .fixed(
            """
            /// A file with events in the form that Perfetto and chrome://tracing read.
            // Unchecked, because the stream has a lock of its own, and numbers are given under it.
            \(safety.safe)fileprivate nonisolated final class \(fileType): @unchecked \(.swift)Sendable {
                static let shared = open()

                #if canImport(Android)
                private typealias Stream = \(.swift)OpaquePointer
                #else
                private typealias Stream = \(.swift)UnsafeMutablePointer<FILE>
                #endif

                private let stream: Stream
                private var number = 0

                private init(_ stream: Stream) { \(safety.unsafe)self.stream = stream }

                /// Opens the file, which another module of the same process may have opened as well.
                private static func open() -> \(fileType)? {
                    guard let path = \(safety.unsafe)getenv("DPEND_TRACE") else { return nil }
                    let process = "\\(getpid())"
                    let known = \(safety.unsafe)getenv("DPEND_TRACE_PROCESS").map { \(safety.unsafe)\(.swift)String(cString: $0) }
                    if known != process, let empty = \(safety.unsafe)fopen(path, "w") {
                        \(safety.unsafe)fputs("[\\n", empty)
                        \(safety.unsafe)fclose(empty)
                        \(safety.unsafe)setenv("DPEND_TRACE_PROCESS", process, 1)
                    }
                    guard let stream = \(safety.unsafe)fopen(path, "a") else { return nil }
                    return \(safety.unsafe)\(fileType)(stream)
                }

                /// The time in nanoseconds.
                static var now: \(.swift)UInt64 {
                    var time = timespec()
                    \(safety.unsafe)clock_gettime(CLOCK_MONOTONIC, &time)
                    return \(.swift)UInt64(time.tv_sec) * 1_000_000_000 + \(.swift)UInt64(time.tv_nsec)
                }

                /// Writes what began at a time and ends now.
                func write(_ name: \(.swift)String, from start: \(.swift)UInt64, waits: \(.swift)Bool) {
                    let end = Self.now
                    let thread = (\(safety.unsafe)\(.swift)withUnsafeBytes(of: pthread_self()) {
                        \(safety.unsafe)$0.load(as: \(.swift)UInt.self)
                    })
                    let escaped = name.map { $0 == "\\"" || $0 == "\\\\" ? "\\\\\\($0)" : "\\($0)" }.joined()
                    \(safety.unsafe)flockfile(self.stream)
                    defer { \(safety.unsafe)funlockfile(self.stream) }
                    self.number += 1
                    let event = "{\\"name\\":\\"\\(escaped)\\",\\"cat\\":\\"making\\",\\"pid\\":1,"
                    let begin = "\\"ts\\":\\(\(.swift)Double(start) / 1000)"
                    let lines = waits
                        ? "\\(event)\\"ph\\":\\"b\\",\\"tid\\":1,\\"id\\":\\(self.number),\\(begin)},\\n"
                            + "\\(event)\\"ph\\":\\"e\\",\\"tid\\":1,\\"id\\":\\(self.number),\\"ts\\":\\(\(.swift)Double(end) / 1000)},\\n"
                        : "\\(event)\\"ph\\":\\"X\\",\\"tid\\":\\(thread),\\(begin),\\"dur\\":\\(\(.swift)Double(end - start) / 1000)},\\n"
                    \(safety.unsafe)fputs(lines, self.stream)
                    \(safety.unsafe)fflush(self.stream)
                }
            }
            """)
    }
}
