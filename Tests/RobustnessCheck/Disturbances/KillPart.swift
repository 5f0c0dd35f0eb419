import Foundation
import SeededRandom

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs that are killed at some moment: outputs are complete, nothing is left, and the next run reports the same as
/// without a cache.
struct KillPart: ProgramPart {
    static let standardCount = 100
    static let batchSize = 10
    static let isRepeatable = false

    let seed: UInt64
    let program: Program

    private struct Input {
        var count: Int
        var changed: Int
        var command: [String]
        /// The moment of the kill, as a part of a whole run's time.
        var moment: Double
        /// The number of killed runs before a complete one.
        var kills: Int
        var isLibrary: Bool
        /// Whether the run is killed while it writes the cache, not while it writes outputs.
        var isCacheWatched: Bool

        var output: String { isLibrary ? "Lib.dpendmodule" : "AppModule.swift" }
    }

    private func input(_ number: Int) -> Input {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0xE703_7ED1_A0B4_28DB))
        let count = random.element(of: [5, 50, 200])
        let isLibrary = random.number(below: 3) == 0
        let share = Double(random.number(below: 1_000)) / 1_000
        // Files are written late in a run.
        let moment = random.number(below: 2) == 0 ? share * 1.1 : 0.6 + share * 0.5
        var command =
            ["generate"] + MovingProject.arguments + [
                "--cache-path", "cache", "--output-file", "Out/\(isLibrary ? "Lib.dpendmodule" : "AppModule.swift")",
            ]
        if random.number(below: 2) == 0 { command += ["--emit-depfile", "Out/rules.d"] }
        return Input(
            count: count, changed: random.number(below: count), command: command, moment: moment,
            kills: 3 + random.number(below: 6), isLibrary: isLibrary,
            isCacheWatched: random.number(below: 2) == 0)
    }

    func describe(_ number: Int) -> String { "\(input(number))" }

    func keep(_ number: Int, in folder: Folder) throws {
        try folder.write(describe(number), "input.txt")
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let input = input(number)
        let folder = scratch.folder("project")
        folder.empty()
        var report = InputReport(number: number, workload: UInt64(input.count &* 31 &+ input.changed))
        do {
            // Even versions have no errors.
            try MovingProject.write(input.count, version: 2, to: folder.folder("Sources"))
            let start = Date()
            let first = program.run(input.command, in: folder)
            let time = Date().timeIntervalSince(start)
            guard first.status == 0, let old = folder.read("Out/\(input.output)") else {
                report.problems.append(
                    "the first run fails: \(String(decoding: first.errors.prefix(300), as: UTF8.self))")
                return report
            }
            var fresh = input.command
            for (option, value) in [
                ("--cache-path", "fresh-cache"), ("--output-file", "Fresh/\(input.output)"),
                ("--emit-depfile", "Fresh/rules.d"),
            ] {
                if let position = fresh.firstIndex(of: option) { fresh[position + 1] = value }
            }
            var version = 4
            func change() throws -> (outcome: Program.Outcome, output: [UInt8]?) {
                try folder.write(
                    MovingProject.source(input.changed, version: version), "Sources/File\(input.changed).swift")
                return (program.run(fresh, in: folder), folder.read("Fresh/\(input.output)"))
            }
            var (expected, new) = try change()
            var before = old
            var moment = input.moment
            for turn in 0..<input.kills {
                // At some moment, or as soon as a file is written.
                let killed =
                    turn.isMultiple(of: 2)
                    ? program.run(input.command, in: folder, killedAfter: time * moment)
                    : program.run(input.command, in: folder, killedAfter: time * 2) {
                        Self.hasLeftover(folder, [input.isCacheWatched ? "cache" : "Out"])
                    }
                let current = folder.read("Out/\(input.output)")
                if current != before, current != new {
                    report.problems.append("the output is neither the old one nor the new one")
                }
                if Self.hasLeftover(folder, ["Out", "cache"]) {
                    report.count("kills that left a file behind until the next run")
                }
                if killed.signal == SIGKILL {
                    report.count(
                        current == before ? "kills before the output was there" : "kills after the output was there")
                    // Nearer to the moment when files are written.
                    if current == before { moment *= 1.1 }
                } else {
                    report.count("runs that ended before they were killed")
                    moment *= 0.8
                    (before, version) = (current ?? [], 6 - version)
                    (expected, new) = try change()
                }
            }
            let next = program.run(input.command, in: folder)
            if next.status != expected.status || next.errors != expected.errors {
                report.problems.append("the next run says something else than one without the cache")
            }
            if folder.read("Out/\(input.output)") != new {
                report.problems.append("the next run writes something else than one without the cache")
            }
            // The depfile names the output, so both are compared for this output's folder.
            if let rules = folder.text("Out/rules.d"),
                rules != folder.text("Fresh/rules.d")?.replacingOccurrences(of: "Fresh/", with: "Out/")
            {
                report.problems.append("the depfile is not whole")
            }
            for place in ["Out", "cache", "Sources", "."] {
                if let leftover = folder.folder(place).names.first(where: CommandCheck.isLeftover) {
                    report.problems.append("'\(place)/\(leftover)' is left after the next run")
                }
            }
        } catch {
            report.problems.append("\(error)")
        }
        return report
    }

    private static func hasLeftover(_ folder: Folder, _ places: [String]) -> Bool {
        places.contains { folder.folder($0).names.contains(where: CommandCheck.isLeftover) }
    }
}
