import Foundation
import Testing

/// Called by the name of Needle's generator, dpend understands its command line.
@Suite struct NeedleCommandTests {
    private static let sources = Repository.tests.appendingPathComponent("Transcripts/needle/TwoWays")

    /// Runs commands in a folder with sources and a program `needle`.
    private static func run(_ commands: String...) throws -> [Shell.Outcome] {
        try Shell.withTemporaryFolder { folder in
            let manager = FileManager.default
            try manager.copyItem(at: sources, to: folder.appendingPathComponent("App"))
            try manager.createSymbolicLink(
                at: folder.appendingPathComponent("needle"),
                withDestinationURL: Repository.binaries.appendingPathComponent("dpend"))
            return try commands.map { try Shell.run($0, in: folder) }
        }
    }

    @Test func versionEqualsTheGenerators() throws {
        #expect(try Self.run("./needle version")[0].output == "0.25.1\n")
    }

    @Test func generateWritesWhatDpendWrites() throws {
        let outcomes = try Self.run(
            "./needle generate Needle.swift App --collect-parsing-info --parsing-timeout 30 --exclude-suffixes Tests Mocks --additional-imports 'import A' 'import B'",
            "dpend generate --dialect needle --output-file Own.swift App --additional-imports 'import A' --additional-imports 'import B'",
            "cmp Needle.swift Own.swift && cat Needle.swift")
        #expect(outcomes.map(\.status) == [0, 0, 0])
        #expect(outcomes[0].output.isEmpty)
        #expect(outcomes[2].output.contains("import NeedleFoundation\nimport A\nimport B\n"))
    }

    @Test func listsOfSourcesAreRead() throws {
        let outcomes = try Self.run(
            "printf \"'App/App.swift'\" > list && ./needle generate Needle.swift list --sources-list-format minescaping",
            "./needle generate Other.swift App && cmp Needle.swift Other.swift")
        #expect(outcomes.map(\.status) == [0, 0])
    }

    @Test func treeEqualsTheGenerators() throws {
        #expect(try Self.run("./needle print-dependency-tree App")[0].output == "Root\n\tChild\n\tMid\n\t\tChild\n")
    }

    @Test func inputsOfPluginizedComponentsAreWritten() throws {
        let outcomes = try Self.run(
            "./needle generate Needle.swift App --pluginized --emit-input-deps-file", "cat Needle.inputs",
            "grep Hash Needle.swift")
        #expect(outcomes[1].output.hasSuffix("/App/App.swift"))
        #expect(outcomes[2].output.contains("String? = \""))
    }

    @Test func mistakesAreReported() throws {
        let outcomes = try Self.run("./needle generate", "./needle generate A.swift App --timeout 3", "./needle paint")
        #expect(outcomes.map(\.status) == [64, 64, 64])
        #expect(outcomes[1].output == "dpend: error: there is no option '--timeout'\n")
    }

    @Test func helpNamesTheOptions() throws {
        let outcomes = try Self.run(
            "./needle", "./needle generate --help", "./needle generate A.swift App -lv info --logging-level debug")
        #expect(outcomes.map(\.status) == [0, 0, 0])
        #expect(outcomes[0].output == outcomes[1].output)
        #expect(outcomes[1].output.contains("--root-component-name NAME"))
    }

    /// Nothing of an option or a name becomes other code.
    @Test func nothingElseIsWritten() throws {
        let outcomes = try Self.run(
            "./needle generate A.swift App --additional-imports 'import A; exit(1)'",
            "./needle generate A.swift App --isolation 'MainActor; exit(1)'",
            "echo 'exit(1)' > header && ./needle generate A.swift App --header-doc header", "test ! -e A.swift")
        #expect(outcomes.map(\.status) == [64, 64, 65, 0])
        #expect(outcomes[2].output.contains("header:1:1: error: a header must consist of comments"))
        let hostile = try Self.run(
            """
            cat > App/App.swift <<'END'
            import NeedleFoundation
            class RootComponent: BootstrapComponent {
                public var `a"; exit(1) //`: Int { 1 }
                var child: ChildComponent { ChildComponent(parent: self) }
            }
            protocol ChildDependency: Dependency { var `a"; exit(1) //`: Int { get } }
            class ChildComponent: Component<ChildDependency> {}
            END
            ./needle generate A.swift App && cat A.swift
            """)[0]
        #expect(hostile.output.contains(#"localTable["`a\"; exit(1) //`-Int"]"#))
        #expect(!hostile.output.contains(#""`a";"#))
    }
}
