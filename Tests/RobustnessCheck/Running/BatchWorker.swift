import Foundation

/// Checks a range of inputs in a separate process, and prints a line for each that it survives.
struct BatchWorker {
    let part: any CheckPart
    let options: CheckOptions

    /// The maximum memory of a process, in bytes. An input that requires more must crash alone, without affecting
    /// others.
    private static let memoryLimit: UInt = 6 << 30

    func run(_ numbers: Range<Int>) {
        #if os(Linux)
            var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
            _ = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #endif
        let watchdog = Watchdog(limit: options.timeout) { number in
            var report = InputReport(number: number, workload: 0)
            report.isHang = true
            Self.print(report)
            _exit(1)
        }
        let scratch = Folder(options.scratch)
        for number in numbers {
            watchdog.begin(number)
            let start = Date()
            var report = part.check(number, in: scratch)
            // A part that starts programs has their processor time.
            if report.seconds == 0 { report.seconds = Date().timeIntervalSince(start) }
            watchdog.end()
            Self.print(report)
        }
    }

    /// Prints at once, because a crash would lose a buffer.
    private static func print(_ report: InputReport) {
        guard let line = try? JSONEncoder().encode(report) else { return }
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }
}
