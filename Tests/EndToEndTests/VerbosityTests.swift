import Foundation
import Testing

/// The times of `--verbose`, which are never the same twice.
@Suite struct VerbosityTests {
    @Test(arguments: [
        ("analyze", ["find", "read", "parse", "collect", "chain", "analyze"]),
        ("generate --output-file M.swift", ["find", "read", "parse", "collect", "chain", "analyze", "generate"]),
    ]) func phasesAreTimedOnStandardError(_ command: String, _ phases: [String]) throws {
        try Shell.withTemporaryFolder { folder in
            try Data("final class AImpl {}\n".utf8).write(to: folder.appendingPathComponent("A.swift"))
            let command = "dpend \(command) A.swift --implicit-filter Impl"
            var lines = try Shell.run("\(command) --verbose 2>&1 >/dev/null", in: folder).output.split(separator: "\n")
            #expect(lines.popLast() == "cache     0 of 1 sources known")
            #expect(lines.map { $0.prefix { $0 != " " } } == phases.map { $0[...] })
            for line in lines {
                #expect(line.wholeMatch(of: /[a-z]+ +[0-9]+\.[0-9]{4} s/) != nil)
            }
            #expect(try Shell.run("\(command) 2>&1 >/dev/null", in: folder).output == "")
        }
    }
}
