import Foundation
import Testing

/// A small part of `make robustness`.
@Suite(.timeLimit(.minutes(60))) struct RobustnessTests {
    /// The inputs, and the counts that a run must reach: a harness that checks nothing would pass as well.
    static let parts = [
        (flags: "sources --count 80", seen: "from which something was read"),
        (flags: "module-files --count 20 --compile 3", seen: "generated files that were run"),
        (flags: "configurations --count 30", seen: "runs with status 65"),
        (flags: "baselines --count 30", seen: "runs with status 1"),
        (flags: "names --count 4", seen: "generated files"),
        (flags: "kills --count 3", seen: "kills before the output was there"),
        (flags: "swaps --count 5", seen: "while something was swapped"),
        (flags: "caches --count 40", seen: "damaged files"),
        (flags: "repetitions --count 24", seen: "runs that read the other files"),
    ].filter { part in CompilerTable.obstacle(.part, String(part.flags.prefix { $0 != " " })) == nil }

    @Test(arguments: parts) func hostileInputsAreRead(_ flags: String, _ seen: String) throws {
        try Shell.withTemporaryFolder { folder in
            // The parser of a debug build takes half a minute for the worst input, and other tests run at the same
            // time.
            let outcome = try Shell.run("RobustnessCheck --timeout 600 --part \(flags)", in: folder)
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.contains(seen), "\(outcome.output)")
        }
    }

    /// A dpend that forgets backticks lets code from module files escape.
    @Test func codeOfModuleFilesIsNoticed() throws {
        try Shell.withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("program")
            let script = """
                #!/bin/sh
                '\(Repository.binaries.path)/dpend' "$@"
                status=$?
                for file in Out/*.swift; do
                    if [ -f "$file" ]; then tr -d '`' < "$file" > plain && mv plain "$file"; fi
                done
                exit $status
                """
            try Data(script.utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let outcome = try Shell.run(
                "RobustnessCheck --part module-files --count 8 --compile 0 --dpend '\(program.path)'", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("the output in swift has code of an input"), "\(outcome.output)")
        }
    }

    /// Each part reports its failures.
    @Test func aProgramThatFailsIsNoticed() throws {
        try Shell.withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("program")
            try Data("#!/bin/sh\nprintf '\\033[2J\\n::error::%s\\n' \"$1\"; exit 3\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let outcome = try Shell.run(
                "RobustnessCheck --part configurations --count 4 --dpend '\(program.path)'", in: folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.output.contains("ends with status 3") && outcome.output.contains("the control character U+1B"),
                "\(outcome.output)")
        }
    }
}
