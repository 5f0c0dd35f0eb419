import Foundation
import Testing

/// What the documentation shows is true: its commands print what stands below them, and the Swift of some pages is compiled
/// and run.
@Suite struct DocumentationTests {
    /// The README and all pages of `Documentation`, by their paths.
    static let pages: [String] = {
        let folder = Repository.root.appendingPathComponent("Documentation")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()

    /// The commands of a page run one after the other in a folder with a copy of the examples.
    @Test(arguments: pages) func commandsPrintWhatIsShown(_ page: String) throws {
        try Shell.withTemporaryFolder { folder in
            try FileManager.default.copyItem(
                at: Repository.root.appendingPathComponent("Example"), to: folder.appendingPathComponent("Example"))
            for block in Self.blocks(of: "console", in: page) {
                for part in "\n\(block)".components(separatedBy: "\n$ ").dropFirst() {
                    let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                    let shown = lines.count > 1 ? lines[1] : ""
                    let outcome = try Shell.run(lines[0], in: folder)
                    // Of a long report the beginning is shown.
                    #expect(outcome.output.hasPrefix(shown), "\(lines[0])")
                    #expect(outcome.status == 0 || shown.contains("error"), "\(lines[0])")
                }
            }
        }
    }

    /// The pages whose Swift is in a case of generated code, and which.
    static let cases = [(page: "README.md", name: "Readme"), (page: "Documentation/PropertyInjection.md", name: "Storyboard")]

    @Test(arguments: cases.flatMap { page, name in blocks(of: "swift", in: page).map { (name, $0) } })
    func swiftIsPartOfACase(_ name: String, _ block: String) throws {
        let folder = GeneratedCodeFixture.source.appendingPathComponent("\(name)/Application")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(sources.contains { $0.contains(block) })
    }

    @Test func thereAreBlocksOfBothKinds() {
        #expect(Self.blocks(of: "console", in: "README.md").count > 2)
        #expect(Self.cases.allSatisfy { Self.blocks(of: "swift", in: $0.page).count > 2 })
        #expect(Self.blocks(of: "console", in: "Documentation/Formats.md").count > 2)
    }

    private static func blocks(of language: String, in page: String) -> [String] {
        let text = (try? String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}
