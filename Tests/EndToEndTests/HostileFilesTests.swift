import Foundation
import Testing

/// Special files, names that are not text, other users' folders and full disks: each ends with a clear line, and
/// nothing hangs.
@Suite struct HostileFilesTests {
    /// A command in a folder with a source, and its expected result.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var command: String
        var status: Int32
        /// The whole output; nil if only its end is checked.
        var output: String

        init(_ name: String, _ command: String, _ status: Int32, _ output: String) {
            (self.name, self.command, self.status, self.output) = (name, command, status, output)
        }

        var testDescription: String { name }
    }

    private static let analyze = "dpend analyze . --implicit-filter . --no-cache"
    private static let generate = "dpend generate a.swift --implicit-filter . --no-cache --output-file"
    private static let notRead = ", and dpend reads only regular files"

    // MARK: Inputs

    static let inputs = [
        Case(
            "pipe in a folder", "mkfifo x.swift; \(analyze)", 66, "./x.swift: error: this is a named pipe\(notRead)\n"),
        Case("pipe by name", "mkfifo x; dpend analyze x", 66, "x: error: this is a named pipe\(notRead)\n"),
        Case(
            "device in a folder", "ln -s /dev/zero x.swift; \(analyze)", 66,
            "./x.swift: error: this is a device\(notRead)\n"),
        Case(
            "device as library", "\(analyze) --library X=/dev/zero", 66,
            "/dev/zero: error: this is a device\(notRead)\n"),
        Case("pipe as library", "mkfifo x; \(analyze) --library X=x", 66, "x: error: this is a named pipe\(notRead)\n"),
        Case(
            "device as configuration", "dpend analyze --config /dev/zero", 66,
            "/dev/zero: error: this is a device\(notRead)\n"),
        Case(
            "pipe as configuration", "mkfifo x; dpend analyze --config x", 66,
            "x: error: this is a named pipe\(notRead)\n"),
        Case(
            "device as list", "dpend analyze --sources-list /dev/zero", 66,
            "/dev/zero: error: this is a device\(notRead)\n"),
        Case(
            "pipe of nobody as list", "mkfifo x; dpend analyze --sources-list x", 66,
            "dpend: error: no Swift files in 'x'\n"),
        Case(
            "pipe as list", "mkfifo x; echo a.swift > x & dpend analyze --sources-list x --implicit-filter .", 0,
            "no problems in 1 dependency\n"),
        Case("pipe as baseline", "mkfifo x; \(analyze) --baseline x", 66, "x: error: this is a named pipe\(notRead)\n"),
        Case(
            "pipe as header", "mkfifo x; \(generate) M.swift --header-file x", 66,
            "x: error: this is a named pipe\(notRead)\n"),
        Case(
            "pipe as manifest", "mkfifo Package.swift; \(analyze)", 66,
            "./Package.swift: error: this is a named pipe\(notRead)\n"),
        Case("folder as library", "mkdir x; \(analyze) --library X=x", 66, "x: error: this is a folder\(notRead)\n"),
        Case(
            "pipe for diff", "mkfifo x; dpend diff x x", 65,
            "x: error: the file is not valid JSON, so it is neither a module file nor a saved graph\n"),
        Case("link that leads nowhere", "ln -s nowhere x.swift; \(analyze)", 0, "no problems in 1 dependency\n"),
        Case(
            "link to itself", "ln -s x.swift x.swift; \(analyze)", 66,
            "./x.swift: error: the entry cannot be examined: Too many levels of symbolic links; if it is not a source, exclude it with '--exclude'\n"
        ),
        Case(
            "large source", "head -c 17000000 /dev/zero > x.swift; \(analyze)", 65,
            "./x.swift: error: the file has more than 16 MB, the maximum that dpend reads; exclude it with '--exclude'\n"
        ),
        Case(
            "large configuration", "head -c 5000000 /dev/zero > .dpend.yml; dpend analyze", 65,
            ".dpend.yml: error: the file has more than 4 MB, the maximum that dpend reads\n"),
        Case(
            "UTF-16", "printf 'f\\000i\\000n\\000a\\000l\\000' > x.swift; \(analyze)", 65,
            "./x.swift: error: the file is not UTF-8; it looks like UTF-16 without a byte order mark\n"),
        Case(
            "argument that is not UTF-8", "dpend analyze \"$(printf 'x\\377.swift')\"", 64,
            "dpend: error: the argument 'x\u{FFFD}.swift' is not UTF-8\n"),
    ]

    @Test(arguments: inputs) func inputIsReadOrRefused(_ test: Case) throws { try Self.check(test) }

    #if os(Linux)
        static let names = [
            Case(
                "name that is not UTF-8", "touch \"$(printf 'x\\377.swift')\"; \(analyze)", 66,
                "./x\u{FFFD}.swift: error: the name is not UTF-8; if it is not a source, exclude it with '--exclude'\n"),
            Case(
                "folder that is not UTF-8", "mkdir \"$(printf 'x\\377')\"; \(analyze)", 66,
                "./x\u{FFFD}: error: the name is not UTF-8; if it is not a source, exclude it with '--exclude'\n"),
            Case(
                "folder left out", "mkdir \"$(printf 'x\\377')\"; \(analyze) --exclude '**/x*'", 0,
                "no problems in 1 dependency\n"),
            Case(
                "two normal forms",
                "touch \"$(printf '\\303\\251.swift')\" \"$(printf 'e\\314\\201.swift')\"; \(analyze)", 66,
                "./\u{E9}.swift: error: the entry has the same name as another one, in another normal form of Unicode; if it is not a source, exclude it with '--exclude'\n"
            ),
        ]

        @Test(arguments: names) func namesAreNotSkipped(_ test: Case) throws { try Self.check(test) }

        /// An administrator can enter all folders, so another user runs the command.
        static let permissions = [
            Case(
                "folder that may not be entered", "chmod 744 q", 66,
                "./q/b.swift: error: the entry cannot be examined: Permission denied; if it is not a source, exclude it with '--exclude'\n"
            ),
            Case("folder that may not be listed", "chmod 711 q", 66, "./q: error: the folder cannot be listed\n"),
            Case(
                "file that may not be read", "chmod 600 q/b.swift", 66,
                "./q/b.swift: error: the file cannot be read: Permission denied\n"),
        ]

        @Test(.enabled(if: geteuid() == 0), arguments: permissions) func foldersAreNotSkipped(_ test: Case) throws {
            var test = test
            test.command =
                "chmod 755 . ..; mkdir q; echo 'class B {}' > q/b.swift; cp \"$(unset -f dpend; command -v dpend)\" d; \(test.command); "
                + "setpriv --reuid 65534 --clear-groups ./d analyze . --implicit-filter . --no-cache"
            try Self.check(test)
        }
    #endif

    // MARK: Outputs

    static let outputs = [
        Case(
            "mode", "echo > M.swift; chmod 600 M.swift; \(generate) M.swift; ls -l M.swift | cut -c1-10", 0,
            "M.swift written\n-rw-------\n"),
        Case(
            "new file", "umask 027; \(generate) M.swift; ls -l M.swift | cut -c1-10", 0, "M.swift written\n-rw-r-----\n"
        ),
        Case(
            "link",
            "mkdir d; touch d/N.swift; ln -s d/N.swift M.swift; \(generate) M.swift; ls -l M.swift | cut -c1; head -c 12 d/N.swift",
            0, "M.swift written\nl\n// Generated"),
        Case(
            "link that leads nowhere",
            "ln -s d/N.swift M.swift; \(generate) M.swift; ls -l M.swift | cut -c1; head -c 12 d/N.swift", 0,
            "M.swift written\nl\n// Generated"),
        Case(
            "links in a circle", "ln -s N.swift M.swift; ln -s M.swift N.swift; \(generate) M.swift", 73,
            "M.swift: error: the output cannot be written: too many links lead to one another\n"),
        Case(
            "standard output", "\(generate) /dev/stdout 2> err | head -c 12; cat err", 0,
            "// Generated/dev/stdout written\n"),
        Case(
            "standard output in a file", "\(generate) /dev/stdout 2> err > out; head -c 12 out; cat err", 0,
            "// Generated/dev/stdout written\n"),
        Case("null device", "\(generate) /dev/null; ls -l /dev/null | cut -c1", 0, "/dev/null written\nc\n"),
        Case(
            "pipe",
            "mkfifo M.swift; head -c 12 M.swift > got & sleep 1; \(generate) M.swift; wait; cat got; ls -l M.swift | cut -c1",
            0, "M.swift written\n// Generatedp\n"),
        Case(
            "pipe of nobody", "mkfifo M.swift; \(generate) M.swift; ls -l M.swift | cut -c1", 0,
            "M.swift: error: the output cannot be written: no process reads the named pipe\np\n"),
        Case(
            "leftovers", "touch .dpend-0123456789abcdef.tmp .dpend-notes.tmp; \(generate) M.swift; ls -A", 0,
            "M.swift written\n.cache\n.dpend-notes.tmp\n.git\nM.swift\na.swift\n"),
        Case(
            "file that is too large", "trap '' XFSZ; (ulimit -f 0; \(generate) M.swift); echo $?; ls M.swift", 2,
            "M.swift: error: the output cannot be written completely: File too large\n74\n"),
    ]

    @Test(arguments: outputs) func outputIsWrittenWhereItIs(_ test: Case) throws {
        try Self.check(test, onlyPrefix: test.name == "file that is too large")
    }

    #if os(Linux)
        static let fullDevices = [
            "dpend --version", "dpend --help", "dpend", "dpend analyze --help", "dpend explain --all", analyze,
            "\(analyze) --format json",
            "dpend tree . --implicit-filter . --no-cache", "dpend tree . --implicit-filter . --no-cache --format html",
            "dpend explain A . --implicit-filter . --no-cache", "\(generate) M.swift", "dpend init --dry-run",
            "dpend clean",
        ]

        @Test(arguments: fullDevices) func fullDeviceIsReported(_ command: String) throws {
            try Self.check(
                Case(
                    command, "\(command) > /dev/full", 74,
                    "dpend: error: standard output cannot be written completely: No space left on device\n"))
        }

        @Test func fullOutputIsReported() throws {
            try Self.check(
                Case(
                    "", "\(Self.generate) /dev/full", 74,
                    "/dev/full: error: the output cannot be written completely: No space left on device\n"))
            try Self.check(Case("", "dpend analyze nowhere 2> /dev/full", 74, ""))
        }

        @Test func closedStreamsAreNotFiles() throws {
            try Self.check(
                Case(
                    "", "\(Self.generate) M.swift >&-; head -c 12 M.swift", 0,
                    "dpend: error: standard output cannot be written completely: Bad file descriptor\n// Generated"))
            try Self.check(Case("", "\(Self.analyze) <&- 2>&-", 0, "no problems in 1 dependency\n"))
        }
    #endif

    /// The report is longer than the pieces in which dpend writes it, so that each must follow the one before.
    @Test func longReportIsWhole() throws {
        let sources = "for i in $(seq 1000); do echo \"class A${i} { init(b: B${i}) {} }\"; done > a.swift"
        let messages = "grep -o \"^a.swift:[0-9]*:[0-9]*: error: nothing provides 'B[0-9]*'\" out | uniq | wc -l"
        try Self.check(
            Case(
                "", "\(sources); dpend analyze a.swift --implicit-filter . > out; \(messages); tail -n 1 out",
                0, "1000\n1000 errors in 1000 dependencies\n"))
    }

    @Test func closedPipeIsNotAFailure() throws {
        try Self.check(Case("", "dpend explain --all | head -1", 0, "# What dpend reports\n"))
    }

    // MARK: Threads

    @Test func thousandsOfThreadsAreNotNeeded() throws {
        let sources = "for i in $(seq 300); do echo \"final class A$i {}\" > a$i.swift; done"
        try Self.check(
            Case("", "\(sources); \(Self.analyze) --jobs 9223372036854775807", 0, "no problems in 301 dependencies\n"))
        #if os(Linux)
            try Self.check(
                Case(
                    "", "\(sources); ulimit -v 2000000; \(Self.analyze) --jobs 64", 0,
                    "no problems in 301 dependencies\n"))
        #endif
    }

    // MARK: Parts

    private static func check(_ test: Case, onlyPrefix: Bool = false) throws {
        try Shell.withTemporaryFolder { folder in
            try Data("final class A {}\n".utf8).write(to: folder.appendingPathComponent("a.swift"))
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(Shell.cacheFolder), withIntermediateDirectories: true)
            // A hanging command is ended.
            let outcome = try Shell.run(
                "dpend() { perl -e 'alarm 60; exec @ARGV' dpend \"$@\"; }; \(test.command)", in: folder)
            #expect(onlyPrefix ? outcome.output.hasPrefix(test.output) : outcome.output == test.output)
            if !onlyPrefix { #expect(outcome.status == test.status) }
        }
    }
}
