import Foundation
import Testing

/// Each folder of `Transcripts` has Swift sources and a `transcript.txt`: commands behind `$ `, and what they print.
/// Folders of `GeneratedCode` may have one as well.
///
/// The commands run in a copy of the folder; a line `[exit N]` follows the output of those that do not end with 0.
@Suite struct TranscriptTests {
    static let cases = ["Transcripts", "GeneratedCode"].flatMap { collection in
        Repository.folders(in: Repository.tests.appendingPathComponent(collection))
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("transcript.txt").path) }
            .map { "\(collection)/\($0.lastPathComponent)" }
    }

    /// How the work is done, which must not show: what is added to the command lines.
    private enum Way: String, CaseIterable {
        /// The sources were written anew since the cache took them.
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
            // Pages of options need no sources.
            guard !name.hasSuffix("/help") else { return }
            for way in Way.allCases {
                try Self.copy(original, to: folder)
                let programs = temporary.appendingPathComponent("\(way)")
                try Self.writeProgram(adding: way.rawValue, in: programs)
                #expect(try Self.transcript(of: commands, in: folder, programs: programs) == actual, "\(way.rawValue)")
            }
        }
    }

    /// Copies a case, in place of what commands left of a copy, except for the cache.
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

    /// Writes a program `dpend` that adds options to the command lines of what reads sources.
    private static func writeProgram(adding options: String, in folder: URL) throws {
        let dpend = Repository.binaries.appendingPathComponent("dpend").path
        let script = """
            #!/bin/sh
            case "$1" in
            analyze|generate|tree) exec '\(dpend)' "$@" \(options);;
            *) exec '\(dpend)' "$@";;
            esac

            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("dpend")
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    @Test func thereAreTranscripts() {
        #expect(Self.cases.count > 10)
    }

    static func commands(in transcript: String) -> [String] {
        transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }

    /// - Parameter programs: A folder whose programs come before those that were built.
    static func transcript(of commands: [String], in folder: URL, programs: URL? = nil) throws -> String {
        try commands.map { command in
            let outcome = try Shell.run(command, in: folder, programs: programs)
            let end = outcome.output.isEmpty || outcome.output.hasSuffix("\n") ? "" : "\n"
            let status = outcome.status == 0 ? "" : "[exit \(outcome.status)]\n"
            return "$ \(command)\n\(outcome.output)\(end)\(status)"
        }.joined(separator: "\n")
    }
}
