import Foundation
import Testing

/// The documentation is true: its files make a project that compiles, and its commands print the output below them.
@Suite struct DocumentationTests {
    /// The README and all pages of `Documentation`, by their paths.
    static let pages: [String] = {
        let folder = Repository.root.appendingPathComponent("Documentation")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return ["README.md", "CONTRIBUTING.md"]
            + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()

    /// A page is followed from top to bottom in a git repository, with a copy of the examples if its commands use them.
    @Test(arguments: pages) func pageCanBeFollowed(_ name: String) throws {
        let page = DocumentationPage(name)
        try Shell.withTemporaryFolder { folder in
            if page.texts(of: "console").contains(where: { $0.contains("Example") }) {
                try Self.copyExamples(to: folder.appendingPathComponent("Example"))
            }
            _ = try Shell.run(
                "git init -q && git config user.name Somebody && git config user.email somebody@example.org", in: folder
            )
            for block in page.blocks {
                if let path = block.path {
                    try Self.write(block.text, to: folder.appendingPathComponent(path))
                } else if block.language == "console" {
                    try Self.follow(block.text, in: folder)
                }
            }
            guard CompilerTable.obstacle(.page, name) == nil else { return }
            for module in page.modules { try Self.compile(module, in: folder) }
        }
    }

    /// Build folders are not copied.
    private static func copyExamples(to folder: URL) throws {
        let examples = Repository.root.appendingPathComponent("Example")
        for path in try FileManager.default.subpathsOfDirectory(atPath: examples.path) where !path.contains(".build/") {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if !Repository.isFolder(examples.appendingPathComponent(path)) {
                try FileManager.default.copyItem(at: examples.appendingPathComponent(path), to: file)
            }
        }
    }

    /// The pages whose Swift code is built and run elsewhere, and the places.
    static let cases = [
        (
            page: "Documentation/PropertyInjection.md",
            folder: "Tests/EndToEndTests/GeneratedCode/Storyboard/Application"
        ),
        (page: "Documentation/Testing.md", folder: "Example/ApplicationTests"),
        (page: "Documentation/BuildSystems.md", folder: "Example/Modules"),
        (page: "Sources/DpendKit/Documentation.docc/DpendKit.md", folder: "Tests/DpendKitTests"),
    ]

    @Test(arguments: cases.flatMap { page, folder in DocumentationPage(page).texts(of: "swift").map { (folder, $0) } })
    func swiftIsPartOfACase(_ path: String, _ block: String) throws {
        let folder = Repository.root.appendingPathComponent(path)
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map {
                Self.unindented(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
            }
        #expect(sources.contains { $0.contains(Self.unindented(block)) })
    }

    /// The lines without their common indentation.
    private static func unindented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop(while: \.isWhitespace) }
            .joined(separator: "\n")
    }

    /// All Swift code of a page is tried. dpend writes the page of problems (``CatalogueTests``).
    @Test(
        arguments: pages.filter { page in page != "Documentation/Diagnostics.md" && !cases.contains { $0.page == page }
        })
    func swiftIsAFile(_ name: String) {
        #expect(DocumentationPage(name).blocks.allSatisfy { $0.language != "swift" || $0.path != nil })
    }

    /// The targets of links exist.
    @Test(arguments: pages + ["CHANGELOG.md"]) func linksLeadSomewhere(_ name: String) throws {
        let file = Repository.root.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        for part in text.components(separatedBy: "](").dropFirst() {
            let link = String(part.prefix { $0 != ")" && $0 != "#" })
            if link.isEmpty || link.contains("://") { continue }
            let target = file.deletingLastPathComponent().appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: target), "\(link)")
        }
    }

    @Test func thereAreBlocksOfBothKinds() {
        let guides = Self.pages.map(DocumentationPage.init)
        #expect(guides.count { !$0.texts(of: "console").isEmpty } > 10)
        #expect(guides.count { !$0.modules.isEmpty } > 4)
        #expect(Self.cases.allSatisfy { !DocumentationPage($0.page).texts(of: "swift").isEmpty })
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if text.hasPrefix("#!") {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    private static func follow(_ console: String, in folder: URL) throws {
        for command in DocumentationPage.commands(in: console) {
            let outcome = try Shell.run(command.line, in: folder)
            // Only the beginning of a long report is shown.
            #expect(outcome.output.hasPrefix(command.output), "\(command.line)")
            #expect(outcome.status == 0 || command.output.contains("error"), "\(command.line)")
        }
    }

    /// Compiles the files in the module's folder, including generated ones. Later modules can import it.
    private static func compile(_ sources: String, in folder: URL) throws {
        let module = URL(fileURLWithPath: sources).lastPathComponent
        let outcome = try Shell.run(
            """
            mkdir -p .modules && find \(sources) -name '*.swift' | sort > .modules/sources && \
            swiftc -swift-version 6 -warnings-as-errors -enable-testing -D DEBUG -emit-module -module-name \(module) \
            -emit-module-path .modules/\(module).swiftmodule -I .modules -I '\(Repository.binaries.path)/Modules' \
            @.modules/sources
            """, in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
