import Foundation

/// Passes hostile inputs, made from a seed, to dpend and checks the results: no crash, no hang, and no output that an
/// input controls.
@main
enum RobustnessCheck {
    static func main() {
        do throws(CheckOptions.Mistake) {
            let options = try CheckOptions(Array(CommandLine.arguments.dropFirst()))
            if options.isDifferential { exit(DifferentialCheck(folders: options.folders).run() ? 0 : 1) }
            if let numbers = options.worker {
                BatchWorker(part: try options.parts[0].type.init(options), options: options).run(numbers)
            } else if let number = options.only {
                exit(look(at: number, of: try options.parts[0].type.init(options), options) ? 0 : 1)
            } else {
                var isSound = true
                for name in options.parts.isEmpty ? PartName.allCases : options.parts {
                    isSound = run(name, try name.type.init(options), options) && isSound
                }
                exit(isSound ? 0 : 1)
            }
        } catch {
            print("error: \(error.message)\n\(CheckOptions.usage)")
            exit(64)
        }
    }

    private static func run(_ name: PartName, _ part: some CheckPart, _ options: CheckOptions) -> Bool {
        let numbers = options.numbers(of: name)
        say(
            "\(name.rawValue): seed \(options.seed), \(numbers.count) inputs from \(numbers.lowerBound) in \(options.processes) processes"
        )
        let summary = withScratchFolder { scratch in
            var summary = BatchScheduler(name, part, numbers, options: options, scratch: scratch).run()
            part.finish(&summary, of: numbers, in: scratch)
            return summary
        }
        for failure in summary.failures {
            say(
                "input \(failure.number) of seed \(options.seed): \(failure.message)\n    \(part.describe(failure.number))"
            )
        }
        say("\(summary)\n")
        return summary.failures.isEmpty
    }

    private static func look(at number: Int, of part: some CheckPart, _ options: CheckOptions) -> Bool {
        say(part.describe(number))
        if let folder = options.keep { try? part.keep(number, in: Folder(folder)) }
        var summary = RunSummary()
        summary.take(withScratchFolder { part.check(number, in: $0) })
        for failure in summary.failures { say(failure.message) }
        say("\(summary)")
        return summary.failures.isEmpty
    }

    /// Prints at once, so that readers of a file or a pipe see the progress of a long run.
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private static func withScratchFolder<Value>(_ body: (Folder) -> Value) -> Value {
        let folder = Folder(
            FileManager.default.temporaryDirectory.appendingPathComponent("dpend-robustness-\(UUID().uuidString)").path)
        folder.empty()
        defer { folder.remove() }
        return body(folder)
    }
}
