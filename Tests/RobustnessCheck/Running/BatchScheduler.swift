import Foundation

/// Distributes inputs to worker processes, and continues after those that end one. The lock guards all state.
final class BatchScheduler: @unchecked Sendable {
    private let name: PartName
    private let part: any CheckPart
    private let options: CheckOptions
    private let scratch: Folder
    private let numbers: Range<Int>
    private let lock = NSLock()
    private var open: [Batch]
    /// The first inputs of the running batches.
    private var running: Set<Int> = []
    private var summary = RunSummary()
    /// The results of inputs that two processes check, from the first one.
    private var outcomes: [Int: UInt64] = [:]
    private var nextProgress = Date(timeIntervalSinceNow: interval)

    private struct Batch {
        var numbers: Range<Int>
        /// Whether two processes have the same inputs, whose results must be equal, and this is the second one.
        var isRepeated = false
        var isRepetition = false
    }

    /// The seconds between two lines about the progress.
    private static let interval: TimeInterval = 30

    init(_ name: PartName, _ part: any CheckPart, _ numbers: Range<Int>, options: CheckOptions, scratch: Folder) {
        self.name = name
        self.part = part
        self.numbers = numbers
        self.options = options
        self.scratch = scratch
        let size = max(1, min(type(of: part).batchSize, numbers.count / options.processes))
        let isRepeatable = type(of: part).isRepeatable
        open = stride(from: numbers.lowerBound, to: numbers.upperBound, by: size).enumerated().flatMap {
            position, first in
            // Each process has a new hash seed. A dependency on it shows in a second process.
            let batch = Batch(
                numbers: first..<min(first + size, numbers.upperBound),
                isRepeated: isRepeatable && position.isMultiple(of: 10))
            var repetition = batch
            repetition.isRepetition = true
            return batch.isRepeated ? [batch, repetition] : [batch]
        }.reversed()
    }

    /// Runs all batches.
    func run() -> RunSummary {
        DispatchQueue.concurrentPerform(iterations: options.processes) { position in
            let folder = scratch.folder("\(position)")
            while let batch = next() {
                run(batch, in: folder)
                end(batch)
            }
        }
        return lock.withLock {
            summary.sort()
            return summary
        }
    }

    private func next() -> Batch? {
        lock.withLock {
            guard let batch = open.popLast() else { return nil }
            running.insert(batch.numbers.lowerBound)
            return batch
        }
    }

    private func end(_ batch: Batch) {
        let line: String? = lock.withLock {
            running.remove(batch.numbers.lowerBound)
            guard nextProgress <= Date(), !open.isEmpty else { return nil }
            nextProgress = Date(timeIntervalSinceNow: Self.interval)
            let next = (running.union(open.suffix(1).map(\.numbers.lowerBound))).min() ?? numbers.upperBound
            return
                "\(name.rawValue): \(next - numbers.lowerBound) of \(numbers.count), \(summary.failures.count) failures; "
                + "goes on with --part \(name.rawValue) --seed \(options.seed) --first \(next) --count \(numbers.upperBound - next)\n"
        }
        // It must not stand among the results.
        if let line { FileHandle.standardError.write(Data(line.utf8)) }
    }

    private func run(_ batch: Batch, in folder: Folder) {
        var rest = batch.numbers
        while !rest.isEmpty {
            folder.empty()
            let (received, end) = work(rest, in: folder)
            let survived = received.filter { !$0.isHang }
            for report in survived { take(report, of: batch) }
            let next = rest.lowerBound + survived.count
            guard next < rest.upperBound else { return }
            if !batch.isRepetition {
                fail(next, received.last?.isHang == true ? "hang: more than \(options.timeout) s" : "crash: \(end)")
            }
            rest = (next + 1)..<rest.upperBound
        }
    }

    private func take(_ report: InputReport, of batch: Batch) {
        let isDifferent = lock.withLock {
            if !batch.isRepetition { summary.take(report) }
            guard batch.isRepeated else { return false }
            guard let other = outcomes.removeValue(forKey: report.number) else {
                outcomes[report.number] = report.outcome
                return false
            }
            return other != report.outcome
        }
        if isDifferent { fail(report.number, "another process gives another outcome") }
        if !batch.isRepetition, !report.problems.isEmpty { keep(report.number, report.problems) }
    }

    private func fail(_ number: Int, _ message: String) {
        lock.withLock { summary.fail(number, message) }
        keep(number, [message])
    }

    /// A run with many failures takes long. It prints them at once, so that they are there even if it is ended.
    private func keep(_ number: Int, _ problems: [String]) {
        FileHandle.standardError.write(Data("input \(number): \(problems.joined(separator: "; ").prefix(300))\n".utf8))
        guard let folder = options.keep.map({ Folder("\($0)/\(name.rawValue)-\(options.seed)-\(number)") }) else {
            return
        }
        do {
            folder.empty()
            try part.keep(number, in: folder)
            try folder.write("\(problems.joined(separator: "\n"))\n\(part.describe(number))\n", "problems.txt")
        } catch {
            FileHandle.standardError.write(Data("error: the input \(number) cannot be kept: \(error)\n".utf8))
        }
    }

    private func work(_ numbers: Range<Int>, in folder: Folder) -> (reports: [InputReport], end: String) {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = options.workerArguments(name, numbers, scratch: folder.path)
        var environment = ProcessInfo.processInfo.environment
        // A backtrace takes seconds; '--only' shows it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let errors = URL(fileURLWithPath: "\(folder.path).errors")
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
        let reason =
            said.split(separator: "\n").first { $0.contains("Fatal error") } ?? said.split(separator: "\n").last ?? ""
        return (reports, "status \(process.terminationStatus) \(reason)")
    }
}
