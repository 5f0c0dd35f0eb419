import Foundation
import Testing

/// Output on a terminal: source lines, colors and progress.
@Suite(
    .enabled(
        if: Shell.hasTerminals || TestTools.areRequired,
        "SKIPPED: what dpend shows on a terminal is not checked; install python3"))
struct TerminalTests {
    private static let escape = "\u{1B}["
    private static let plain = """
        Sources.swift:2:10: error: nothing provides 'Clock', which 'AImpl.init(clock:)' requires [unsatisfied-dependency]
            2 |     init(clock: Clock) {}
              |          ^

        """

    private func run(_ command: String, isTerminal: Bool = true) throws -> Shell.Outcome {
        try Shell.withTemporaryFolder { folder in
            let source = "final class AImpl {\n    init(clock: Clock) {}\n}\n"
            try Data(source.utf8).write(to: folder.appendingPathComponent("Sources.swift"))
            return isTerminal ? try Shell.runOnTerminal(command, in: folder) : try Shell.run(command, in: folder)
        }
    }

    @Test func terminalHasSourcesAndColors() throws {
        let outcome = try run("dpend analyze Sources.swift --implicit-filter Impl")
        #expect(outcome.output.contains("\(Self.escape)1;31merror:"))
        #expect(outcome.output.contains("2 |"))
        #expect(outcome.output.contains("help:"))
        #expect(outcome.status == 1)
    }

    @Test(arguments: ["NO_COLOR=1 dpend", "TERM=dumb dpend"]) func environmentCanRefuseColors(_ dpend: String) throws {
        let outcome = try run("\(dpend) analyze Sources.swift --implicit-filter Impl")
        #expect(outcome.output.hasPrefix(Self.plain))
        #expect(!outcome.output.contains(Self.escape))
    }

    @Test func emptyVariableAllowsColors() throws {
        let outcome = try run("NO_COLOR= dpend analyze Sources.swift --implicit-filter Impl")
        #expect(outcome.output.contains("\(Self.escape)1;31merror:"))
    }

    @Test func optionRefusesColors() throws {
        let outcome = try run("dpend analyze Sources.swift --implicit-filter Impl --color never")
        #expect(outcome.output.hasPrefix(Self.plain))
    }

    @Test func optionAsksForColorsWithoutTerminal() throws {
        let outcome = try run(
            "NO_COLOR=1 dpend analyze Sources.swift --implicit-filter Impl --color always", isTerminal: false)
        #expect(outcome.output.contains("\(Self.escape)1;31merror:"))
    }

    @Test func generateDecidesByStandardError() throws {
        let arguments = "generate Sources.swift --implicit-filter Impl --output-file M.swift"
        #expect(try run("dpend \(arguments) > output.txt").output.contains("\(Self.escape)1;31merror:"))
        #expect(!(try run("dpend \(arguments) 2> errors.txt; cat errors.txt").output.contains(Self.escape)))
    }

    @Test func programsGetNoColors() throws {
        let outcome = try run("dpend analyze Sources.swift --implicit-filter Impl --format json")
        #expect(outcome.output.hasPrefix("{\n"))
        #expect(!outcome.output.contains(Self.escape))
    }

    /// The progress of a run that waits for its list of sources, which is a pipe.
    private func progress(waiting seconds: Double, isTerminal: Bool = true) throws -> (
        updates: [String], time: TimeInterval
    ) {
        try Shell.withTemporaryFolder { folder in
            let names = (10..<70).map { "C\($0).swift" }.joined(separator: " ")
            let command = """
                for name in \(names); do echo "final class ${name%.swift}Impl {}" > $name; done; mkfifo list
                { sleep \(seconds); ls C*.swift; } > list &
                dpend analyze --sources-list list --implicit-filter Impl --jobs 1 --no-cache
                """
            let start = Date()
            let run = isTerminal ? Shell.runOnTerminal(_:in:) : { try Shell.run($0, in: $1) }
            let shown = try run(command, folder).output
            let updates = shown.components(separatedBy: "\r\(Self.escape)K")
            #expect(updates.last == "no problems in 60 dependencies\n")
            return (updates.dropLast(), Date().timeIntervalSince(start))
        }
    }

    /// Progress is shown if a run takes longer than a second, at most ten times a second, and is removed at the end.
    @Test func progressIsShownOfLongRuns() throws {
        let (updates, time) = try progress(waiting: 1.2)
        // The first text is the previous content.
        #expect(updates.dropFirst().contains { $0.wholeMatch(of: #/reading sources \d+/60/#) != nil })
        #expect(Double(updates.count) < 10 * (time - 1) + 3)
        #expect(try progress(waiting: 1.2, isTerminal: false).updates == [])
    }

    @Test func progressIsNotShownOfShortRuns() throws {
        // On a busy machine a short run may take long.
        let short = try #require(try (0..<20).lazy.map { _ in try progress(waiting: 0) }.first { $0.time < 1 })
        #expect(short.updates == [])
    }
}
