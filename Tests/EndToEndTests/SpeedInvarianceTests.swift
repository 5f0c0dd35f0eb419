import Foundation
import Testing

/// How the work is done does not show: all transcripts are the same with and without a cache, with and without bodies, for
/// any number of jobs.
@Suite struct SpeedInvarianceTests {
    /// What is added to the command lines. The transcripts themselves are made with as many jobs as there are cores.
    enum Way: String, CaseIterable {
        case wholeFiles = "--jobs 1 --no-cache --parse-bodies"
        /// Each command is run before, so that the cache knows the sources and the verdict.
        case cached = "--jobs 8 --cache-path \"$CACHE\""
    }

    @Test(arguments: TranscriptTests.cases) func transcriptDoesNotDependOnTheWay(_ name: String) throws {
        let original = Repository.tests.appendingPathComponent(name)
        let expected = try String(contentsOf: original.appendingPathComponent("transcript.txt"), encoding: .utf8)
        // The page of options names what is the same here.
        guard !name.hasSuffix("/help") else { return }
        try Shell.withTemporaryFolder { temporary in
            for way in Way.allCases {
                let folder = temporary.appendingPathComponent("\(way)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let copy = folder.appendingPathComponent("case")
                try FileManager.default.copyItem(at: original, to: copy)
                try FileManager.default.removeItem(at: copy.appendingPathComponent("transcript.txt"))
                try Self.writeProgram(way, in: folder, cache: temporary.appendingPathComponent("cache"))
                // What was changed just now is not trusted.
                if way == .cached { Thread.sleep(forTimeInterval: 0.15) }
                let commands = TranscriptTests.commands(in: expected)
                let actual = try TranscriptTests.transcript(of: commands, in: copy, programs: folder)
                #expect(actual == expected, "\(way.rawValue)")
            }
        }
    }

    /// A program `dpend` that adds the options to the command lines of what reads sources.
    private static func writeProgram(_ way: Way, in folder: URL, cache: URL) throws {
        let dpend = Repository.binaries.appendingPathComponent("dpend").path
        let options = way.rawValue
        // What writes files would not do so again.
        let before = "case \"$*\" in *--update-baseline*|generate*) ;; *) '\(dpend)' \"$@\" \(options) >/dev/null 2>&1;; esac"
        let script = """
            #!/bin/sh
            CACHE='\(cache.path)'
            case "$1" in
            analyze|generate|tree) \(way == .cached ? before : ":");;
            *) exec '\(dpend)' "$@";;
            esac
            exec '\(dpend)' "$@" \(options)

            """
        let file = folder.appendingPathComponent("dpend")
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
