import Testing

@testable import DpendKit

/// All conditions of a run are part of its identity, so that no other run's verdict is used.
struct RunConditionsTests {
    /// For each option, different values other than the default.
    private static let optionChanges: [String: [@Sendable (inout ResolutionOptions) throws -> Void]] = [
        "mode": [{ $0.mode = .library }],
        "variants": [
            { $0.variants = try Variants(conditions: ["A"]) }, { $0.variants = try Variants(named: [["A"], []]) },
            { $0.variants = try Variants(named: [["ios"], ["macos"]]) },
        ],
        "moduleName": [{ $0.moduleName = "" }, { $0.moduleName = "App" }],
        "implicitFilters": [
            { $0.implicitFilters = ["A", "B"] }, { $0.implicitFilters = ["AB"] }, { $0.implicitFilters = ["B", "A"] },
        ],
        "implicitExcludes": [{ $0.implicitExcludes = ["A", "B"] }],
        "implicitKinds": [{ $0.implicitKinds = [.class] }, { $0.implicitKinds = [] }],
        "implicitScopes": [
            { $0.implicitScopes = [.init(pattern: "A", scope: .singleton)] },
            { $0.implicitScopes = [.init(pattern: "B", scope: .singleton)] },
            { $0.implicitScopes = [.init(pattern: "A", scope: .shared)] },
        ],
        "implicitEntries": [
            { $0.implicitEntries = [.init(pattern: "A", entry: "a")] },
            { $0.implicitEntries = [.init(pattern: "A", entry: "b")] },
            { $0.implicitEntries = [.init(pattern: "B", entry: "a")] },
        ],
        "implicitTags": [
            { $0.implicitTags = [.init(pattern: "A", tag: "T")] },
            { $0.implicitTags = [.init(pattern: "B", tag: "T")] },
            { $0.implicitTags = [.init(pattern: "A", tag: "U")] },
        ],
        "implicitAssisted": [{ $0.implicitAssisted = ["A"] }, { $0.implicitAssisted = ["B"] }],
        "implicitRequired": [{ $0.implicitRequired = ["A"] }, { $0.implicitRequired = ["B"] }],
        "implicitDecorators": [{ $0.implicitDecorators = ["A"] }, { $0.implicitDecorators = ["B"] }],
        "implicitContainers": [
            { $0.implicitContainers = [.init(pattern: "A", container: "S")] },
            { $0.implicitContainers = [.init(pattern: "A", container: "T")] },
        ],
        "nested": [
            { $0.nested = [.init(path: "S", values: ["A", "B"])] },
            { $0.nested = [.init(path: "S", values: ["A"]), .init(path: "B", values: [])] },
        ],
        "access": [{ $0.access = .public }],
        "outputPath": [{ $0.outputPath = "A.swift" }, { $0.outputPath = "B.swift" }],
        "defines": [{ $0.defines = ["A", "B"] }, { $0.defines = ["A"] }],
        "platform": [{ $0.platform = .ios }, { $0.platform = .linux }],
        "hostPlatform": [{ $0.hostPlatform = .visionos }],
        "architecture": [{ $0.architecture = .wasm32 }, { $0.architecture = .arm64 }],
        "hostArchitecture": [{ $0.hostArchitecture = .s390x }],
        "compiler": [
            { $0.compiler.languageMode = VersionNumber(5) }, { $0.compiler.compiler = VersionNumber(5) },
            { $0.compiler.features = [] },
            { $0.compiler.features = ["A"] }, { $0.compiler.traits = [] }, { $0.compiler.traits = ["A"] },
        ],
        "deploymentTargets": [{ $0.deploymentTargets = [:] }, { $0.deploymentTargets = [.ios: VersionNumber(16, 4)] }],
        "container": ContainerKind.allCases.filter { $0.rawValue != ContainerKind.embedded.rawValue }.map { kind in
            { $0.container = kind }
        },
        "dialects": [{ $0.dialects = [] }, { $0.dialects = ["A"] }],
        "externalsAreShared": [{ $0.externalsAreShared = true }], "nestedAreShared": [{ $0.nestedAreShared = true }],
        "externals": [{ $0.externals = ["A"] }],
        "writesExports": [{ $0.writesExports = true }],
        "implicitDoubles": [{ $0.implicitDoubles = ["Mock"] }],
        "testFolder": [{ $0.testFolder = "Tests" }],
        "standsAlone": [{ $0.standsAlone = .application }, { $0.standsAlone = .library }],
        "writesLocations": [{ $0.writesLocations = true }],
        "defaultIsolation": [{ $0.defaultIsolation = .mainActor }],
        "imports": [{ $0.imports = [.init("A")] }, { $0.imports = [.init("B")] }],
        "header": [
            { $0.header = try FileHeader(text: "// A", path: "A") },
            { $0.header = try FileHeader(text: "// A\n// B", path: "A") },
        ],
        "annotations": [
            { $0.annotations.isConfigured = true }, { $0.annotations.platforms = ["A"] },
            { $0.annotations.project = "A" },
        ],
        "generator": [
            { $0.generator.dialect = "needle" }, { $0.generator.header = "A" },
            { $0.generator.additionalImports = ["A"] }, { $0.generator.isPluginized = true },
            { $0.generator.isolation = "A" }, { $0.generator.excludedSuffixes = ["A"] },
            { $0.generator.excludedPaths = ["A"] },
        ],
        "start": [{ $0.start = .sequential }],
        "traces": [{ $0.traces = true }],
        "severities": [
            { $0.severities = ["a": .off] }, { $0.severities = ["a": .error] }, { $0.severities = ["b": .off] },
        ],
        "places": [
            { $0.places.add(.init(path: "P", line: 1, column: 2), of: "--o", "V") },
            { $0.places.add(.init(path: "Q", line: 1, column: 2), of: "--o", "V") },
            { $0.places.add(.init(path: "P", line: 3, column: 2), of: "--o", "V") },
            { $0.places.add(.init(path: "P", line: 1, column: 3), of: "--o", "V") },
            { $0.places.add(.init(path: "P", line: 1, column: 2), of: "--p", "V") },
            { $0.places.add(.init(path: "P", line: 1, column: 2), of: "--o", "W") },
            // The order of an option's values.
            {
                $0.places.add(.init(path: "P", line: 1, column: 2), of: "--o", "V")
                $0.places.add(.init(path: "Q", line: 1, column: 2), of: "--o", "W")
            },
            {
                $0.places.add(.init(path: "Q", line: 1, column: 2), of: "--o", "W")
                $0.places.add(.init(path: "P", line: 1, column: 2), of: "--o", "V")
            },
        ],
    ]

    @Test func eachOptionMakesAnotherRun() throws {
        #expect(Self.fields(of: ResolutionOptions()) == Set(Self.optionChanges.keys))
        // The changes above know these fields.
        #expect(Self.fields(of: ResolutionOptions.ImplicitScope(pattern: "", scope: .unique)) == ["pattern", "scope"])
        #expect(Self.fields(of: ResolutionOptions.ImplicitTag(pattern: "", tag: "")) == ["pattern", "tag"])
        #expect(Self.fields(of: try FileHeader(text: "", path: "")) == ["lines"])
        #expect(Self.fields(of: CompilerConditions()) == ["languageMode", "compiler", "features", "traits"])
        #expect(Self.fields(of: ResolutionOptions.Places()) == ["locations", "lists"])
        var all = [ResolutionOptions()]
        for change in Self.optionChanges.values.joined() {
            var options = ResolutionOptions()
            try change(&options)
            all.append(options)
        }
        let hashes = all.map { options in
            var hash = ContentHash()
            hash.combine(options)
            return hash
        }
        #expect(Set(hashes).count == all.count)
    }

    @Test func optionsForReadingMakeOtherFacts() {
        var (older, newer) = (CompilerConditions(), CompilerConditions())
        (older.languageMode, newer.compiler) = (VersionNumber(5), VersionNumber(7))
        // One module has conditions of its own.
        var beside = SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: false)
        let own = SourceConditions(defines: ["B"], compiler: CompilerConditions(), deploymentTargets: [:])
        var module = SourceModules.Module(name: "Core")
        module.conditions = own
        beside.others = ModuleReaders(
            SourceModules([module], home: nil, numbers: [:]), beside: beside, manifests: ContentHash())
        #expect(beside.others != nil)
        let readers = [
            beside,
            SourceReader(defines: [], platform: .linux, architecture: .arm64, compiler: older, parsesBodies: false),
            SourceReader(defines: [], platform: .linux, architecture: .arm64, compiler: newer, parsesBodies: false),
            SourceReader(
                defines: [], platform: .linux, architecture: .arm64, deploymentTargets: [.ios: VersionNumber(16)],
                parsesBodies: false),
            SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: false),
            SourceReader(defines: ["A"], platform: .linux, architecture: .arm64, parsesBodies: false),
            SourceReader(defines: [], platform: .linux, architecture: .arm, parsesBodies: false),
            SourceReader(defines: [], platform: .ios, architecture: .arm64, parsesBodies: false),
            SourceReader(
                defines: [], platform: .linux, architecture: .arm64, parsesBodies: false,
                isPlatformGiven: true),
            SourceReader(defines: [], platform: .linux, architecture: .arm64, parsesBodies: true),
        ]
        #expect(
            Self.fields(of: readers[0]) == [
                "defines", "platform", "architecture", "compiler", "deploymentTargets", "isPlatformGiven",
                "parsesBodies", "others",
            ])
        let hashes = readers.map { reader in
            var hash = ContentHash()
            hash.combine(reader)
            return hash
        }
        #expect(Set(hashes).count == readers.count)
    }

    private static func fields(of value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
}
