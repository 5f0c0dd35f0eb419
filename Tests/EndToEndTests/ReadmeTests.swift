import Foundation
import Testing

/// What the README shows is true: its commands print what stands below them, and its Swift is compiled and run.
@Suite struct ReadmeTests {
    @Test(arguments: blocks(of: "console")) func commandsPrintWhatIsShown(_ block: String) throws {
        try Shell.withTemporaryFolder { folder in
            try FileManager.default.copyItem(
                at: Repository.root.appendingPathComponent("Example"), to: folder.appendingPathComponent("Example"))
            for part in block.split(separator: "$ ") {
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let shown = lines.count > 1 ? lines[1] : ""
                let outcome = try Shell.run(lines[0], in: folder)
                // Of a long report the beginning is shown.
                #expect(outcome.output.hasPrefix(shown), "\(lines[0])")
                #expect(outcome.status == 0 || shown.contains("error:"), "\(lines[0])")
            }
        }
    }

    @Test(arguments: blocks(of: "swift")) func swiftIsPartOfACase(_ block: String) throws {
        let folder = GeneratedCodeFixture.source.appendingPathComponent("Readme/Application")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(sources.contains { $0.contains(block) })
    }

    @Test func readmeHasBlocksOfBothKinds() {
        #expect(Self.blocks(of: "console").count > 2)
        #expect(Self.blocks(of: "swift").count > 2)
    }

    private static func blocks(of language: String) -> [String] {
        let readme = (try? String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
        return readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}
