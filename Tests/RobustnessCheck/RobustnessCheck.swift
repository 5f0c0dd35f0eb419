import Foundation

/// Damages Swift sources in seeded ways and sees whether dpend takes them: no crash, no hang, and what it says of them
/// does not depend on order or process.
@main
enum RobustnessCheck {
    static func main() {
        do throws(CheckOptions.Mistake) {
            let options = try CheckOptions(Array(CommandLine.arguments.dropFirst()))
            if options.isDifferential { exit(DifferentialCheck(folders: options.folders).run() ? 0 : 1) }
            let seeds = SeedFiles(folders: options.folders)
            guard !seeds.files.isEmpty else { throw CheckOptions.Mistake(message: "there are no Swift files in the folders") }
            if let numbers = options.worker {
                BatchWorker(seeds: seeds, options: options).run(numbers)
            } else if let number = options.only {
                look(at: number, of: seeds, options)
            } else {
                run(seeds, options)
            }
        } catch {
            print("error: \(error.message)\n\(CheckOptions.usage)")
            exit(64)
        }
    }

    private static func run(_ seeds: SeedFiles, _ options: CheckOptions) {
        print("seed \(options.seed): \(options.count) inputs from \(seeds.files.count) files in \(options.processes) processes")
        let (reports, failures) = withScratchFolder { BatchScheduler(options: options, scratch: $0).run() }
        for failure in failures {
            let input = MutatedInput(number: failure.number, seed: options.seed, from: seeds)
            print("input \(failure.number) of seed \(options.seed): \(failure.message)\n    \(input.description)")
            keep(input, options)
        }
        print(RunSummary(reports: reports, failures: failures))
        exit(failures.isEmpty ? 0 : 1)
    }

    private static func look(at number: Int, of seeds: SeedFiles, _ options: CheckOptions) {
        let input = MutatedInput(number: number, seed: options.seed, from: seeds)
        print(input.description)
        keep(input, options)
        let report = withScratchFolder { InputCheck.report(on: input, scratch: $0.path) }
        for problem in report.problems { print(problem) }
        print(RunSummary(reports: [report], failures: report.problems.map { .init(number: number, message: $0) }))
        exit(report.problems.isEmpty ? 0 : 1)
    }

    /// Writes the sources of an input down, the damaged one first.
    private static func keep(_ input: MutatedInput, _ options: CheckOptions) {
        guard let folder = options.keep.map({ URL(fileURLWithPath: $0).appendingPathComponent("\(options.seed)-\(input.number)") })
        else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(input.bytes).write(to: folder.appendingPathComponent("0.swift"))
            for (position, source) in input.neighbours.enumerated() {
                try Data(source.text.utf8).write(to: folder.appendingPathComponent("\(position + 1).swift"))
            }
        } catch {
            print("error: the input \(input.number) cannot be kept: \(error)")
        }
    }

    private static func withScratchFolder<Value>(_ body: (URL) -> Value) -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-robustness-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return body(folder)
    }
}
