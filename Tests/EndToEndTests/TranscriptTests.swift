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

    @Test(arguments: cases) func transcriptIsWhatTheCommandsPrint(_ name: String) throws {
        let folder = Repository.tests.appendingPathComponent(name)
        let file = folder.appendingPathComponent("transcript.txt")
        let expected = try String(contentsOf: file, encoding: .utf8)
        let actual = try Shell.withTemporaryFolder { temporary in
            let copy = temporary.appendingPathComponent("case")
            try FileManager.default.copyItem(at: folder, to: copy)
            try FileManager.default.removeItem(at: copy.appendingPathComponent("transcript.txt"))
            return try Self.transcript(of: Self.commands(in: expected), in: copy)
        }
        try Expectation.check(actual, file)
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
