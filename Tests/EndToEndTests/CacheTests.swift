import Foundation
import Testing

/// The cache saves work and does not affect the results, however damaged it is.
@Suite struct CacheTests {
    private static let analyze = "dpend analyze Sources --implicit-filter Impl --cache-path cache --verbose"

    @Test func sourcesAreKnownByTimesAndByContent() throws {
        try Self.withProject { folder in
            #expect(try Self.use(in: folder) == "0 of 2 sources known")
            // A recent file is identified only by its content, because it could change without changing its times.
            Thread.sleep(forTimeInterval: 0.3)
            _ = try Self.use(in: folder)
            #expect(try Self.use(in: folder) == "an equal run over 2 sources known")
            for change in [
                "touch Sources/A.swift && sleep 0.3", "cp -r Sources Copy && rm -r Sources && mv Copy Sources",
            ] {
                #expect(try Shell.run(change, in: folder).status == 0)
                let outcome = try Shell.run(Self.analyze, in: folder)
                #expect(
                    outcome.output.contains(
                        "cache     2 of 2 sources known\ncache     an equal run over 2 sources known\n"))
            }
            try Data("final class B2Impl {}".utf8).write(to: folder.appendingPathComponent("Sources/B.swift"))
            let outcome = try Shell.run(Self.analyze, in: folder)
            #expect(
                outcome.output.contains("1 error in 2 dependencies") && outcome.output.contains("1 of 2 sources known"))
        }
    }

    @Test func reportIsKeptIfOnlyBodiesChange() throws {
        try Self.withProject { folder in
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent("Sources/\(name).swift"))
            }
            func verdict() throws -> String {
                try Self.use(in: folder).components(separatedBy: "\n").joined(separator: "; ")
            }
            let equal = "an equal run over 3 sources known"
            try write("final class C { func c() { print(1) } }", "C")
            #expect(try verdict() == "0 of 3 sources known")
            try write("final class C { func c() { print(1) \n\n print(2) } }", "C")
            #expect(try verdict() == equal)
            // The report does not mention this file, so it may move.
            try write("\n// It does something.\nfinal class C {\n func c() {} }", "C")
            #expect(try verdict() == equal)
            try write("final class C { init(a: AImpl) {} }", "C")
            #expect(try verdict() == "2 of 3 sources known")
            // The report mentions this file.
            let moved = "\n\nfinal class AImpl { init(b: B) {} }"
            try write(moved, "A")
            #expect(
                try Shell.run(Self.analyze, in: folder).output.contains(
                    "Sources/A.swift:3:26: error: nothing provides 'B'"))
            try write(moved + "\n// The end.", "A")
            let outcome = try Shell.run(Self.analyze, in: folder).output
            #expect(outcome.contains("Sources/A.swift:3:26: error: nothing provides 'B'") && outcome.contains(equal))
        }
    }

    @Test func outputIsKeptIfOnlyBodiesChange() throws {
        try Self.withProject { folder in
            let file = folder.appendingPathComponent("Sources/A.swift")
            let generate =
                "dpend generate Sources --implicit-filter Impl --cache-path cache --output-file M.swift --verbose"
            try Data("final class AImpl { func a() { 1 } }".utf8).write(to: file)
            #expect(try Shell.run(generate, in: folder).output.contains("M.swift written"))
            try Data("\nfinal class AImpl { func a() { 2 } }".utf8).write(to: file)
            let outcome = try Shell.run(generate, in: folder).output
            #expect(outcome.contains("M.swift is up to date") && !outcome.contains("chain"))
            try Data("\nfinal class AImpl { init(b: BImpl) {} }\nfinal class BImpl {}".utf8).write(to: file)
            #expect(try Shell.run(generate, in: folder).output.contains("M.swift written"))
        }
    }

    @Test func otherConditionsAreOtherFacts() throws {
        try Self.withProject { folder in
            try Data("#if C\nfinal class CImpl {}\n#endif".utf8).write(
                to: folder.appendingPathComponent("Sources/C.swift"))
            #expect(try Shell.run(Self.analyze, in: folder).output.contains("in 1 dependency"))
            #expect(try Shell.run("\(Self.analyze) -D C", in: folder).output.contains("in 2 dependencies"))
            #expect(try Shell.run(Self.analyze, in: folder).output.contains("in 1 dependency"))
        }
    }

    @Test func damagedFilesAreIgnored() throws {
        try Self.withProject { folder in
            Thread.sleep(forTimeInterval: 0.3)
            _ = try Self.use(in: folder)
            let cache = folder.appendingPathComponent("cache")
            let names = try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
            #expect(names.map { $0.prefix { $0 != "-" } } == ["facts", "run", "run"])
            let files = try names.map { ($0, try Data(contentsOf: cache.appendingPathComponent($0))) }
            let damages: [(inout Data) -> Void] = [
                { $0 = Data() }, { $0 = $0.prefix($0.count / 2) }, { $0.append(0) }, { $0[3] ^= 1 }, { $0[20] ^= 1 },
                { $0[30] ^= 1 },
                { $0[41] ^= 0x80 }, { $0[$0.count - 1] ^= 1 }, { $0[$0.count / 2] ^= 0xFF },
                { $0 = Data(repeating: 0xFF, count: 999) },
            ]
            for (number, damage) in damages.enumerated() {
                for (name, bytes) in files {
                    var bytes = bytes
                    damage(&bytes)
                    try bytes.write(to: cache.appendingPathComponent(name))
                }
                // The records can be valid although the facts are not. This shows only if the facts are required.
                let mayHaveRecords = [1, 2, 7, 8].contains(number)
                #expect(
                    try (mayHaveRecords ? ["0 of 2 sources known", "2 of 2 sources known"] : ["0 of 2 sources known"])
                        .contains(Self.use(in: folder)))
            }
        }
    }

    /// The superuser can write into any folder.
    private static let unwritable =
        (geteuid() == 0 ? [] : ["mkdir cache && chmod 500 cache"])
        + ["touch cache", "ln -s /nowhere/at/all cache", "ln -s /dev/full cache"]

    @Test(arguments: unwritable) func folderThatCannotBeWrittenIsNotUsed(_ preparation: String) throws {
        try Self.withProject { folder in
            #expect(try Shell.run(preparation, in: folder).status == 0)
            for _ in 0..<2 { #expect(try Self.use(in: folder) == "0 of 2 sources known") }
            _ = try Shell.run("chmod 700 cache", in: folder)
        }
    }

    @Test func writersDoNotDisturbEachOther() throws {
        try Self.withProject { folder in
            let loop = "for i in 1 2 3; do touch Sources/A.swift; \(Self.analyze); done"
            let outcome = try Shell.run("{ (\(loop)) & (\(loop)) & (\(loop)); } 2>&1 | cat", in: folder)
            #expect(outcome.output.components(separatedBy: "1 error in 1 dependency").count == 10)
            #expect(try Shell.run("ls -A cache | grep '^[.]'", in: folder).output == "")
        }
    }

    @Test func generateChecksItsOutput() throws {
        try Self.withProject { folder in
            try Data("final class AImpl {}".utf8).write(to: folder.appendingPathComponent("Sources/A.swift"))
            Thread.sleep(forTimeInterval: 0.3)
            let generate = "dpend generate Sources --implicit-filter Impl --cache-path cache --output-file M.swift"
            #expect(try Shell.run(generate, in: folder).output == "M.swift written\n")
            #expect(
                try Shell.run("\(generate) --verbose", in: folder).output.contains("an equal run over 2 sources known"))
            #expect(try Shell.run("\(generate) --check", in: folder).status == 0)
            #expect(try Shell.run("echo >> M.swift; \(generate) --check", in: folder).status == 1)
            #expect(try Shell.run(generate, in: folder).output == "M.swift written\n")
            #expect(try Shell.run("rm M.swift; \(generate)", in: folder).output == "M.swift written\n")
        }
    }

    @Test func cleanRemovesOnlyFilesOfDpend() throws {
        try Self.withProject { folder in
            _ = try Self.use(in: folder)
            #expect(
                try Shell.run("touch cache/mine && dpend clean --cache-path cache && ls cache", in: folder).output
                    == "cache removed\nmine\n")
            #expect(
                try Shell.run("dpend clean --cache-path cache", in: folder).output == "There is nothing to remove.\n")
        }
    }

    @Test func cleanKeepsForeignFilesOfSimilarNames() throws {
        try Self.withProject { folder in
            _ = try Self.use(in: folder)
            let names =
                "run-tests facts-sheet graph-notes run-00000000000000000000000000000000 .facts-0000000000000000.txt"
            let outcome = try Shell.run(
                "cd cache && echo mine | tee \(names) > mine && dpend clean --cache-path . && ls -A", in: folder)
            #expect(
                outcome.output
                    == ". removed\n.facts-0000000000000000.txt\nfacts-sheet\ngraph-notes\nmine\nrun-00000000000000000000000000000000\nrun-tests\n"
            )
        }
    }

    @Test func leftoversOfKilledRunsAreRemoved() throws {
        try Self.withProject { folder in
            _ = try Self.use(in: folder)
            let names =
                ".dpend-0123456789abcdef.tmp .facts-0123456789abcdef.1 .run-0123456789abcdef0123456789abcdef.4711"
            #expect(try Shell.run("cd cache && touch \(names)", in: folder).status == 0)
            _ = try Self.use(in: folder)
            #expect(try Shell.run("ls -A cache | grep '^[.]'", in: folder).output == "")
            // A file that another process is writing stays.
            let lock =
                "import fcntl, subprocess, sys; f = open('cache/.dpend-0123456789abcdef.tmp', 'w'); fcntl.flock(f, fcntl.LOCK_EX); "
            let run = "subprocess.run(sys.argv[1], shell=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)"
            let outcome = try Shell.run(
                "python3 -c \"\(lock)\(run)\" '\(Self.analyze)'; ls -A cache | grep '^[.]'", in: folder)
            #expect(outcome.output == ".dpend-0123456789abcdef.tmp\n")
        }
    }

    @Test(arguments: [0o777, 0o775, 0o757]) func folderThatOthersCanWriteToIsNotUsed(_ mode: Int) throws {
        try Self.withProject { folder in
            let warning =
                "cache: warning: this folder is not used for the cache: others may write to it; 'chmod go-w' changes that\n"
            let outcome = try Shell.run(
                "mkdir cache && chmod \(String(mode, radix: 8)) cache && \(Self.analyze) 2>&1 >report; ls cache; chmod 755 cache",
                in: folder)
            #expect(outcome.output.hasPrefix(warning) && !outcome.output.contains("facts"))
            #expect(!(try Self.use(in: folder)).isEmpty)
            #expect(try Shell.run("ls cache", in: folder).output.hasPrefix("facts"))
        }
    }

    @Test(.enabled(if: geteuid() == 0)) func folderOfOthersIsNotUsed() throws {
        try Self.withProject { folder in
            _ = try Self.use(in: folder)
            let outcome = try Shell.run("chown -R 12345 cache && \(Self.analyze) 2>&1 >report", in: folder)
            #expect(
                outcome.output.hasPrefix(
                    "cache: warning: this folder is not used for the cache: it belongs to another user\n"))
            #expect(!outcome.output.contains("sources known"))
            // Another user's file in the user's own folder is ignored.
            #expect(try Shell.run("chown 0 cache", in: folder).status == 0)
            #expect(try Self.use(in: folder) == "0 of 2 sources known")
        }
    }

    /// With any mask of the process.
    @Test func folderIsMadeForItsUserAlone() throws {
        try Self.withProject { folder in
            let outcome = try Shell.run(
                "umask 0; \(Self.analyze) 2>/dev/null >&2; ls -ld cache cache/facts-* | cut -c1-10", in: folder)
            #expect(outcome.output == "drwxr-xr-x\n-rw-r--r--\n")
        }
    }

    @Test func packageKeepsItBesideWhatIsBuilt() throws {
        try Self.withProject { folder in
            let analyze = "dpend analyze ../Sources --implicit-filter Impl"
            let status = try Shell.run("mkdir .build In && touch Package.swift && cd In && \(analyze)", in: folder)
                .status
            #expect(status == 1)
            #expect(try Shell.run("ls .build/dpend | cut -d- -f1", in: folder).output.hasPrefix("facts"))
            #expect(
                try Shell.run("dpend clean && ls -A .build", in: folder).output
                    == "\(Self.canonical(folder))/.build/dpend removed\n")
        }
    }

    private static func canonical(_ folder: URL) -> String { folder.resolvingSymlinksInPath().path }

    @Test func codeOfContainersIsKeptApart() throws {
        try Self.withProject { folder in
            func outcome(_ options: String) throws -> String {
                try Shell.run("dpend analyze Sources \(options) 2>&1", in: folder).output
            }
            func isKept() throws -> Bool { try Shell.run("ls cache | grep -q '^code-'", in: folder).status == 0 }
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent("Sources/\(name).swift"))
            }
            _ = try outcome("--cache-path cache")
            #expect(try !isKept(), "no source uses a container")
            try write("import Swinject\nfunc fill(_ c: Container) { c.register(Int.self) { _ in 1 } }", "C")
            try write(
                "import Swinject\nfunc show(_ c: Container) { _ = c.resolve(Int.self)!; _ = c.resolve(Bool.self)! }",
                "D")
            #expect(try outcome("--cache-path cache").contains("D.swift:2:59: error: nothing registers 'Bool'"))
            #expect(try isKept())
            // The stored facts of one file meet the new facts of another one, and move with it.
            try write("\n\nimport Swinject\nfunc fill(_ c: Container) { c.register(Bool.self) { _ in true } }", "C")
            #expect(try outcome("--cache-path cache").contains("D.swift:2:33: error: nothing registers 'Int'"))
            #expect(try Shell.run("mv Sources/D.swift Sources/E.swift", in: folder).status == 0)
            let moved = try outcome("--cache-path cache")
            #expect(moved.contains("E.swift:2:33: error: nothing registers 'Int'"))
            #expect(try outcome("--no-cache") == moved)
            #expect(
                try Shell.run(
                    "for f in cache/code-*; do printf '\\377' | dd of=$f bs=1 seek=200 conv=notrunc; done", in: folder
                ).status == 0)
            #expect(try outcome("--cache-path cache") == moved)
        }
    }

    private static func withProject(_ body: (URL) throws -> Void) throws {
        try Shell.withTemporaryFolder { folder in
            let sources = folder.appendingPathComponent("Sources")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try Data("final class AImpl { init(b: B) {} }".utf8).write(to: sources.appendingPathComponent("A.swift"))
            try Data("protocol B {}".utf8).write(to: sources.appendingPathComponent("B.swift"))
            try body(folder)
        }
    }

    /// Analyzes, checks the result, and returns the report on the cache.
    private static func use(in folder: URL) throws -> String {
        let output = try Shell.run("\(analyze) 2>errors; status=$?; tail -n 1 errors >&2; exit $status", in: folder)
        let lines = output.output.components(separatedBy: "cache     ")
        #expect(
            lines[0].hasPrefix(
                "Sources/A.swift:1:26: error: nothing provides 'B', which 'AImpl.init(b:)' requires [unsatisfied-dependency]\n"
            ))
        #expect(lines[0].hasSuffix("\n1 error in 1 dependency\n"))
        #expect(output.status == 1)
        return String((lines.last ?? "").dropLast())
    }
}
