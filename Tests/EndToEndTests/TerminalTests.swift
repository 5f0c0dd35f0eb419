import Foundation
import Testing

/// What is different when somebody looks: sources, colours and progress.
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

    @Test func emptyVariableRefusesNothing() throws {
        let outcome = try run("NO_COLOR= dpend analyze Sources.swift --implicit-filter Impl")
        #expect(outcome.output.contains("\(Self.escape)1;31merror:"))
    }

    @Test func optionRefusesColors() throws {
        let outcome = try run("dpend analyze Sources.swift --implicit-filter Impl --color never")
        #expect(outcome.output.hasPrefix(Self.plain))
    }

    @Test func optionAsksForColorsWithoutTerminal() throws {
        let outcome = try run("NO_COLOR=1 dpend analyze Sources.swift --implicit-filter Impl --color always", isTerminal: false)
        #expect(outcome.output.contains("\(Self.escape)1;31merror:"))
    }

    @Test func generateLooksAtStandardError() throws {
        let arguments = "generate Sources.swift --implicit-filter Impl --output-file M.swift"
        #expect(try run("dpend \(arguments) > output.txt").output.contains("\(Self.escape)1;31merror:"))
        #expect(!(try run("dpend \(arguments) 2> errors.txt; cat errors.txt").output.contains(Self.escape)))
    }

    @Test func programsGetNoColors() throws {
        let outcome = try run("dpend analyze Sources.swift --implicit-filter Impl --format json")
        #expect(outcome.output.hasPrefix("{\n"))
        #expect(!outcome.output.contains(Self.escape))
    }

    /// Progress comes when a run takes longer than a second, and leaves nothing behind.
    @Test func progressIsShownOfLongRuns() throws {
        try Shell.withTemporaryFolder { folder in
            let initializers = (0..<100).map { "    func method\($0)(_ value: Int) -> [Int] { [value + \($0)] }\n" }.joined()
            for number in 0..<40 {
                let source = "class C\(number)Impl {\n\(initializers)}\n"
                try Data(source.utf8).write(to: folder.appendingPathComponent("C\(number).swift"))
            }
            let command = "dpend analyze . --implicit-filter Impl --verbose"
            let start = Date()
            let shown = try Shell.runOnTerminal(command, in: folder).output
            let isShort = Date().timeIntervalSince(start) < 1
            let erase = "\r\(Self.escape)K"
            let updates = shown.components(separatedBy: erase)
            let time = try seconds(of: "read", in: shown) + seconds(of: "parse", in: shown)
            let showsProgress = updates.contains { $0.hasPrefix("reading sources ") && $0.hasSuffix("/40") }
            // Between the two it depends on what else the process did.
            if time > 1.5 { #expect(showsProgress) }
            if isShort { #expect(!showsProgress) }
            #expect(updates.last?.hasPrefix("no problems in 40 dependencies\n") == true)
            let isAtMostTenASecond = Double(updates.count) <= 10 * time + 2
            #expect(isAtMostTenASecond)
            #expect(!(try Shell.run(command, in: folder).output.contains("reading sources")))
        }
    }

    private func seconds(of phase: String, in output: String) throws -> Double {
        let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("\(phase) ") })
        return try #require(Double(line.split(separator: " ")[1]))
    }
}
