import Foundation

/// Deals inputs out to worker processes, and goes on behind those that end one. All state is behind the lock.
final class BatchScheduler: @unchecked Sendable {
    private let options: CheckOptions
    private let scratch: URL
    private let lock = NSLock()
    private var open: [Batch]
    private var reports: [Int: InputReport] = [:]
    private var repeated: [InputReport] = []
    private var failures: [Failure] = []

    struct Failure: Sendable {
        var number: Int
        /// One line, as `crash`, `hang` or what does not hold.
        var message: String
    }

    private struct Batch {
        var numbers: Range<Int>
        /// Whether another process had the same inputs, whose outcomes have to be the same.
        var isRepetition = false
    }

    private static let batchSize = 100

    init(options: CheckOptions, scratch: URL) {
        self.options = options
        self.scratch = scratch
        let batches = stride(from: 0, to: options.count, by: Self.batchSize).map {
            Batch(numbers: $0..<min($0 + Self.batchSize, options.count))
        }
        // Hashing is seeded anew in each process: what depends on it shows itself in a second one.
        let repetitions = batches.enumerated().filter { $0.offset.isMultiple(of: 10) }.map {
            Batch(numbers: $0.element.numbers, isRepetition: true)
        }
        open = Array((batches + repetitions).reversed())
    }

    /// Runs all batches; gives the reports and what went wrong, by number.
    func run() -> (reports: [InputReport], failures: [Failure]) {
        DispatchQueue.concurrentPerform(iterations: options.processes) { position in
            let folder = scratch.appendingPathComponent("\(position)")
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            while let batch = lock.withLock({ open.popLast() }) { run(batch, in: folder) }
        }
        return lock.withLock {
            for report in repeated where reports[report.number].map({ $0.outcome != report.outcome }) ?? false {
                failures.append(Failure(number: report.number, message: "another process gives another outcome"))
            }
            return (reports.values.sorted { $0.number < $1.number }, failures.sorted { $0.number < $1.number })
        }
    }

    private func run(_ batch: Batch, in folder: URL) {
        var rest = batch.numbers
        while !rest.isEmpty {
            let (received, end) = work(rest, in: folder)
            let survived = received.filter { !$0.isHang }
            for report in survived { take(report, isRepetition: batch.isRepetition) }
            let next = rest.lowerBound + survived.count
            guard next < rest.upperBound else { return }
            if !batch.isRepetition {
                let message = received.last?.isHang == true ? "hang: more than \(options.timeout) s" : "crash: \(end)"
                // A run with many of these takes long; it should not be silent.
                FileHandle.standardError.write(Data("input \(next): \(message)\n".utf8))
                lock.withLock { failures.append(Failure(number: next, message: message)) }
            }
            rest = (next + 1)..<rest.upperBound
        }
    }

    private func take(_ report: InputReport, isRepetition: Bool) {
        lock.withLock {
            if isRepetition {
                repeated.append(report)
            } else {
                reports[report.number] = report
                failures += report.problems.map { Failure(number: report.number, message: $0) }
            }
        }
    }

    private func work(_ numbers: Range<Int>, in folder: URL) -> (reports: [InputReport], end: String) {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = options.workerArguments(numbers, scratch: folder.path)
        var environment = ProcessInfo.processInfo.environment
        // A backtrace takes seconds; '--only' shows it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let errors = folder.appendingPathComponent("errors.txt")
        try? Data().write(to: errors)
        process.standardError = try? FileHandle(forWritingTo: errors)
        let pipe = Pipe()
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            return ([], "the worker cannot be started: \(error)")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let decoder = JSONDecoder()
        let reports = output.split(separator: UInt8(ascii: "\n")).compactMap {
            try? decoder.decode(InputReport.self, from: $0)
        }
        let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let reason = said.split(separator: "\n").first { $0.contains("Fatal error") } ?? said.split(separator: "\n").last ?? ""
        return (reports, "status \(process.terminationStatus) \(reason)")
    }
}
