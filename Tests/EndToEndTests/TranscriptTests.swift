import Foundation
import Testing

/// Each folder of `Transcripts` has Swift sources and a `transcript.txt`: commands after `$ `, and their output.
/// Folders of `GeneratedCode` may have one as well.
///
/// The commands run in a copy of the folder. A line `[exit N]` follows the output of a command whose status is not 0.
@Suite struct TranscriptTests {
    static let cases = ["Transcripts", "GeneratedCode"].flatMap { collection in
        Repository.folders(in: Repository.tests.appendingPathComponent(collection))
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("transcript.txt").path) }
            .map { "\(collection)/\($0.lastPathComponent)" }
    }

    /// A way of working that must not affect the output: the options that are added to the command lines.
    private enum Way: String, CaseIterable {
        /// The sources were written again after the cache had read them.
        case cached = "--jobs 8"
        case plain = "--jobs 1 --no-cache --parse-bodies"
    }

    @Test(arguments: cases) func transcriptIsWhatTheCommandsPrint(_ name: String) throws {
        let original = Repository.tests.appendingPathComponent(name)
        let file = original.appendingPathComponent("transcript.txt")
        let commands = Self.commands(in: try String(contentsOf: file, encoding: .utf8))
        try Shell.withTemporaryFolder { temporary in
            let folder = temporary.appendingPathComponent("case")
            try Self.copy(original, to: folder)
            let actual = try Self.transcript(of: commands, in: folder)
            try Expectation.check(actual, file)
            // Help pages need no sources.
            guard !name.hasSuffix("/help") else { return }
            for way in Way.allCases {
                try Self.copy(original, to: folder)
                let programs = temporary.appendingPathComponent("\(way)")
                try Self.writeProgram(adding: way.rawValue, in: programs)
                let other = try Self.transcript(of: commands, in: folder, programs: programs)
                #expect(other == actual, "\(way.rawValue): \(Expectation.difference(of: other, from: actual))")
            }
        }
    }

    /// Copies a case, instead of the commands' output, except for the cache.
    private static func copy(_ original: URL, to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: folder.path) where name != Shell.cacheFolder {
            try manager.removeItem(at: folder.appendingPathComponent(name))
        }
        for name in try manager.contentsOfDirectory(atPath: original.path) where name != "transcript.txt" {
            try manager.copyItem(at: original.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    /// Writes a program `dpend` that adds options to commands that read sources.
    private static func writeProgram(adding options: String, in folder: URL) throws {
        let dpend = Repository.binaries.appendingPathComponent("dpend").path
        let script = """
            #!/bin/sh
            case "$1" in
            analyze|generate|tree|coverage) exec '\(dpend)' "$@" \(options);;
            *) exec '\(dpend)' "$@";;
            esac

            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("dpend")
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Commands that only work with GNU's tools, or print other bytes on macOS, and their replacements.
    private static let unportable: [(form: String, instead: String)] = [
        (#"\bsed\b[^|;&]* (-i|-[nE]+i|--in-place)( |$)"#, "sed -i.bak"),
        (#"\bsed (-r|--)"#, "sed -E"),
        (#"\b(sed|grep) ('|")[^|;&]*\\[|+?]"#, "grep -E, sed -E"),
        (#"\bgrep -[a-zA-Z]*P"#, "grep -E"),
        (#"\btouch [^|;&]*(-d|--date)"#, "touch -t 202001020000"),
        (#"(^|[;&|(] *)date [^|;&]*(-d|--date)"#, "a date that is written down"),
        (#"\bstat (-c|--)"#, "ls -l"),
        (#"\breadlink -"#, "cd and pwd -P"),
        (#"\becho -[ne]"#, "printf"),
        (#"\bxargs (-r|-d|--)"#, "xargs"),
        (#"\bfind -|\bfind [^|;&]*-printf"#, "find FOLDER -print"),
        (#"\b(head|tail) (-n|-c) ?-"#, "sed"),
        (#"\b(tac|timeout|md5sum|sha1sum|sha256sum|nproc|setsid) "#, "another command: macOS does not have this one"),
        (
            #"\b(uniq -c|wc -[lwc])(?! \| sed)"#,
            "a 'sed' behind it that takes away leading blanks, of which each system has others"
        ),
        (#"(?<!git )\b(ls|cp|mv|rm|sort|mkdir|ln) (-[a-zA-Z]+ )?--[a-z]"#, "a short option"),
    ]

    /// The commands run on macOS as well.
    @Test(arguments: cases) func commandsWorkOnEverySystem(_ name: String) throws {
        let file = Repository.tests.appendingPathComponent(name).appendingPathComponent("transcript.txt")
        for command in Self.commands(in: try String(contentsOf: file, encoding: .utf8)) {
            try Self.expectPortable(command)
        }
    }

    @Test func scriptsWorkOnEverySystem() throws {
        let scripts = Repository.root.appendingPathComponent("Scripts")
        let cases = GeneratedCodeFixture.cases.map {
            GeneratedCodeFixture.source.appendingPathComponent("\($0)/generate.sh")
        }
        for file in try FileManager.default.contentsOfDirectory(at: scripts, includingPropertiesForKeys: nil) + cases {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            // Debian packages are made there.
            for line in lines where !line.contains("dpkg") { try Self.expectPortable(line) }
        }
    }

    private static func expectPortable(_ command: String) throws {
        for (form, instead) in unportable {
            #expect(
                command.range(of: form, options: .regularExpression) == nil,
                "\(command): does not run on macOS; write \(instead)")
        }
    }

    @Test func thereAreTranscripts() {
        #expect(Self.cases.count > 10)
    }

    static func commands(in transcript: String) -> [String] {
        transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }

    /// - Parameter programs: A folder whose programs take precedence over the built ones.
    static func transcript(of commands: [String], in folder: URL, programs: URL? = nil) throws -> String {
        try commands.map { command in
            let outcome = try Shell.run(command, in: folder, programs: programs)
            let end = outcome.output.isEmpty || outcome.output.hasSuffix("\n") ? "" : "\n"
            let status = outcome.status == 0 ? "" : "[exit \(outcome.status)]\n"
            return "$ \(command)\n\(outcome.output)\(end)\(status)"
        }.joined(separator: "\n")
    }
}
