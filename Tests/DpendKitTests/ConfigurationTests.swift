import DpendKit
import Foundation
import Testing

/// The values of a configuration file, and their precedence. The transcripts contain messages about mistakes.
@Suite struct ConfigurationTests {
    @Test func everyKeyOfTheDocumentationIsRead() throws {
        let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Configuration.md")
        let text = try String(contentsOf: documentation, encoding: .utf8)
        let blocks = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        var keys: Set<String> = []
        for block in blocks {
            _ = try ConfigurationFile(path: ".dpend.yml", text: block)
            let words = block.split(separator: "\n").compactMap { $0.split(separator: ":").first }
            keys.formUnion(words.map { $0.trimmingCharacters(in: .whitespaces) })
        }
        for key in SettingKey.allCases {
            #expect(keys.contains(key.rawValue), "no example has \(key.rawValue)")
            #expect(text.contains("| `\(key.rawValue)` |"), "the table lacks \(key.rawValue)")
        }
    }

    @Test func patternsKeepTheOrderOfTheFile() throws {
        let settings = try read("implicit-scope:\n  b: shared\n  a: singleton\n  c: unique").settings
        #expect(settings.implicitScopes?.map(\.value.pattern) == ["b", "a", "c"])
        let list = try read("implicit-scope:\n  - b: shared\n  - a: singleton").settings
        #expect(list.implicitScopes?.map(\.value.pattern) == ["b", "a"])
    }

    @Test func pathsAreRelativeToTheWorkingDirectory() throws {
        let text = """
            inputs: [Sources, ./App, ., ../Shared, /Absolute]
            exclude: ['Sources/*.swift', '**/Mocks/**', /Absolute/A.swift]
            library: [Derived/A.dpendmodule, B=Derived/C.dpendmodule]
            output-file: Derived/Module.swift
            baseline: baseline.json
            sources-list: list.txt
            """
        let above = try read(text, path: "../../.dpend.yml").settings
        #expect(above.inputs?.map(\.value) == ["../../Sources", "../../App", "../..", "../../../Shared", "/Absolute"])
        #expect(above.excludes?.map(\.value) == ["../../Sources/*.swift", "**/Mocks/**", "/Absolute/A.swift"])
        #expect(above.libraries?.map(\.value.path) == ["../../Derived/A.dpendmodule", "../../Derived/C.dpendmodule"])
        #expect(above.libraries?.map(\.value.name) == ["A", "B"])
        #expect(above.outputFile == "../../Derived/Module.swift")
        #expect(above.baseline == "../../baseline.json")
        #expect(above.sourcesLists == ["../../list.txt"])
        let here = try read(text).settings
        #expect(here.inputs?.map(\.value) == ["Sources", "App", ".", "../Shared", "/Absolute"])
        let below = try read(text, path: "ci/dpend.yml").settings
        #expect(below.inputs?.map(\.value) == ["ci/Sources", "ci/App", "ci", "Shared", "/Absolute"])
        let elsewhere = try read(text, path: "/a/b/.dpend.yml").settings
        #expect(
            try read("exclude: 'A*.swift'", path: "/a[b]/c.yml").settings.excludes?.map(\.value) == [
                "/a\\[b\\]/A*.swift"
            ])
        #expect(elsewhere.inputs?.map(\.value) == ["/a/b/Sources", "/a/b/App", "/a/b", "/a/Shared", "/Absolute"])
    }

    @Test func strongerListsReplaceWeakerOnes() throws {
        let file = try read(
            """
            implicit-filter: [A, B]
            exclude: C
            targets:
              One: { implicit-filter: D }
              Two: { implicit-filter: [] }
            """)
        let targets = try file.targets(named: nil)
        #expect(targets.map(\.name) == ["One", "Two"])
        #expect(targets.map { $0.settings.resolutionOptions.implicitFilters } == [["D"], []])
        #expect(targets.allSatisfy { $0.settings.sourceInputs.excludes == ["C"] })
    }

    @Test func inputsAndSourcesListsGoTogether() throws {
        let file = try read("inputs: A\nsources-list: list.txt").settings
        var commandLine = Settings()
        commandLine.inputs = [Placed("B")]
        let merged = commandLine.overriding(file)
        #expect(merged.sourceInputs.paths == ["B"])
        #expect(merged.sourceInputs.sourcesLists == [])
    }

    @Test func outputAndModeGoTogether() throws {
        let library = try read("output-file: A.dpendmodule").settings
        var commandLine = Settings()
        commandLine.mode = .application
        #expect(commandLine.overriding(library).outputFile == nil)
        commandLine.mode = .library
        #expect(commandLine.overriding(library).outputFile == "A.dpendmodule")

        let application = try read("mode: application").settings
        #expect(library.overriding(application).resolutionOptions.mode == .library)
        #expect(library.resolutionOptions.moduleName == "A")
    }

    @Test func placesAreInTheWinningFile() throws {
        let file = try read("implicit-filter:\n  - 'Größe'\nexternal: [Ä, 'B']").settings
        #expect(file.resolutionOptions.places["--implicit-filter", "Größe"]?.description == ".dpend.yml:2:5")
        // Columns are counted in bytes.
        #expect(file.resolutionOptions.places["--external", "B"]?.description == ".dpend.yml:3:16")
        var commandLine = Settings()
        commandLine.implicitFilters = [Placed("Größe")]
        #expect(commandLine.overriding(file).resolutionOptions.places["--implicit-filter", "Größe"] == nil)
    }

    @Test func mergedMappingsAreWeaker() throws {
        let file = try read(
            """
            targets:
              One: &one { inputs: A, platform: ios }
              Two: { <<: *one, inputs: B }
              Three: { <<: [{ platform: macos }, *one] }
            """)
        let targets = try file.targets(named: nil).map(\.settings)
        #expect(targets.map { $0.sourceInputs.paths } == [["A"], ["B"], ["A"]])
        #expect(targets.map(\.platform) == [.ios, .ios, .macos])
    }

    /// Each mapping merges the previous one twice: 30 of them would be a billion.
    @Test func mappingsThatMergeOneAnotherAreReadOnce() throws {
        let targets = (1...30).map { "  t\($0): &m\($0) { <<: [*m\($0 - 1), *m\($0 - 1)] }" }
        let file = try read((["targets:", "  t0: &m0 { implicit-filter: Impl }"] + targets).joined(separator: "\n"))
        #expect(file.targets.map { $0.settings.implicitFilters?.map(\.value) } == Array(repeating: ["Impl"], count: 31))
    }

    @Test(arguments: ["? *a30\n: v", "*a30 : v", "[*a30, *a30]: v", "x: { ? *a30 : v }"]) func keysOfAliasesAreRejected(
        _ key: String
    ) throws {
        let aliases = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
        let mistakes = #expect(throws: ConfigurationFile.Mistakes.self) {
            try read("a0: &a0 [x, x]\n\(aliases)\n\(key)")
        }
        #expect(
            mistakes?.errors.map(\.message) == [
                "a key that is an alias, a list or a mapping cannot stand in a file with more than 40 aliases"
            ])
    }

    private func read(_ text: String, path: String = ".dpend.yml") throws -> ConfigurationFile {
        try ConfigurationFile(path: path, text: text)
    }
}
