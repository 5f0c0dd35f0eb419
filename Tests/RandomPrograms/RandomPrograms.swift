import DpendKit
import Foundation

/// Checks dpend with random programs whose wiring is known before their sources are written.
@main
enum RandomPrograms {
    @MainActor static func main() async {
        do {
            let options = try CheckOptions(Array(CommandLine.arguments.dropFirst()))
            exit(try await run(options) ? 0 : 1)
        } catch let mistake as CheckOptions.Mistake {
            print("error: \(mistake.message)\n\(CheckOptions.usage)")
            exit(64)
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    /// Plants mistakes, and checks the reports.
    private static func check(_ options: CheckOptions, _ summary: inout Summary) throws {
        for number in options.onlyMistake.map({ $0..<($0 + 1) }) ?? 0..<options.mistakes {
            guard let check = MistakeCheck(seed: options.seed, number: number) else { continue }
            summary.add(check.mistake)
            guard let problem = check.problem() else { continue }
            summary.differences += 1
            let folder = URL(fileURLWithPath: options.keep).appendingPathComponent("\(options.seed)/Mistake\(number)")
            try check.keep(in: ProgramFolder(url: folder))
            print(
                "mistake \(number) of seed \(options.seed) (\(check.mistake.name)), kept in \(folder.path):\n\(problem)"
            )
            fflush(nil)
        }
    }

    @MainActor private static func run(_ options: CheckOptions) async throws -> Bool {
        let folder = URL(fileURLWithPath: options.keep).appendingPathComponent("\(options.seed)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let numbers = options.only.map { [$0] } ?? Array(0..<(options.onlyMistake == nil ? options.count : 0))
        let programs = numbers.map { ProgramBuilder.program(seed: options.seed, number: $0) }
        var summary = Summary()
        for program in programs { summary.add(program) }
        let support = try Support(in: folder, repository: CheckOptions.repository)
        var rest = programs[...]
        while !rest.isEmpty {
            let batch = Batch(
                programs: Array(rest.prefix(options.batchSize)), folder: folder, support: support,
                keepsAll: options.only != nil)
            rest = rest.dropFirst(options.batchSize)
            for (number, problems) in await batch.check().sorted(by: { $0.key < $1.key }) {
                summary.differences += 1
                print("program \(number) of seed \(options.seed), kept in \(folder.path):")
                for problem in problems { print(problem) }
            }
            // People follow long runs in a file.
            fflush(nil)
        }
        if options.only == nil { try check(options, &summary) }
        print(summary)
        for feature in summary.missing { print("'\(feature)' never occurred") }
        return summary.differences == 0 && summary.missing.isEmpty
    }
}
