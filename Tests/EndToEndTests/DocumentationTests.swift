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
    static let cases = [
        (page: "README.md", folder: "Tests/EndToEndTests/GeneratedCode/Readme/Application"),
        (page: "Documentation/PropertyInjection.md", folder: "Tests/EndToEndTests/GeneratedCode/Storyboard/Application"),
        (page: "Documentation/Testing.md", folder: "Example/ApplicationTests"),
    ]

    @Test(arguments: cases.flatMap { page, folder in blocks(of: "swift", in: page).map { (folder, $0) } })
    func swiftIsPartOfACase(_ path: String, _ block: String) throws {
        let folder = Repository.root.appendingPathComponent(path)
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
            Self.unindented(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        #expect(sources.contains { $0.contains(Self.unindented(block)) })
    }

    /// The lines from their first letters on: within a function they stand further to the right.
    private static func unindented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop(while: \.isWhitespace) }
            .joined(separator: "\n")
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
