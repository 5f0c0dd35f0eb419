#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A file with events in the form that Perfetto and chrome://tracing read.
// Unchecked, because the lock is held wherever it changes.
final class TraceFile: @unchecked Sendable {
    /// The file of the environment variable `DPEND_TRACE`.
    static let shared = open()

    /// Opens the file, which another module of the same process may have opened as well.
    private static func open() -> TraceFile? {
        guard let path = getenv("DPEND_TRACE") else { return nil }
        let process = "\(getpid())"
        let isOpen = getenv("DPEND_TRACE_PROCESS").map { String(cString: $0) == process } ?? false
        if !isOpen, let empty = fopen(path, "w") {
            fputs("[\n", empty)
            fclose(empty)
            setenv("DPEND_TRACE_PROCESS", process, 1)
        }
        guard let stream = fopen(path, "a") else { return nil }
        return TraceFile(stream)
    }

    private let lock = RecursiveLock()
    private let stream: UnsafeMutablePointer<FILE>
    private var number = 0

    private init(_ stream: UnsafeMutablePointer<FILE>) { self.stream = stream }

    /// The time in nanoseconds.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Writes what began at a time and ends now.
    func write(_ name: String, from start: UInt64, waits: Bool) {
        let end = Self.now
        let thread = withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
        let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
        lock.withLock {
            number += 1
            let event = "{\"name\":\"\(escaped)\",\"cat\":\"making\",\"pid\":1,"
            let begin = "\"ts\":\(Double(start) / 1000)"
            // The events of one thread must lie in each other. What waits does not, and has a number instead.
            let lines =
                waits
                ? "\(event)\"ph\":\"b\",\"tid\":1,\"id\":\(number),\(begin)},\n"
                    + "\(event)\"ph\":\"e\",\"tid\":1,\"id\":\(number),\"ts\":\(Double(end) / 1000)},\n"
                : "\(event)\"ph\":\"X\",\"tid\":\(thread),\(begin),\"dur\":\(Double(end - start) / 1000)},\n"
            fputs(lines, stream)
            fflush(stream)
        }
    }
}
