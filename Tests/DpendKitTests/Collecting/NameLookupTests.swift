import Testing

@testable import DpendKit

/// Which declaration a name means where it is written.
@Suite struct NameLookupTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: [String: String]
        /// The type of the parameter of `AskerImpl`, with its module.
        let meaning: String

        init(_ description: String, _ files: [String: String], means meaning: String) {
            (testDescription, self.files, self.meaning) = (description, files, meaning)
        }

        init(_ description: String, _ text: String, means meaning: String) {
            self.init(description, ["App": text], means: meaning)
        }
    }

    static let rows = [
        Row("its own file", "struct A {}\nfinal class AskerImpl { init(_ p: A) {} }", means: "App::A"),
        Row(
            "the type around", "enum Box { struct A {}\nfinal class AskerImpl { init(_ p: A) {} } }\nstruct A {}",
            means: "App::Box.A"),
        Row(
            "an extension of the type around",
            "struct A {}\nenum Box { final class AskerImpl { init(_ p: A) {} } }\nextension Box { struct A {} }",
            means: "App::Box.A"),
        Row(
            "two types around", "enum Out { struct A {}\nenum In { final class AskerImpl { init(_ p: A) {} } } }",
            means: "App::Out.A"),
        Row(
            "a member by its path", "enum Box { struct A {} }\nfinal class AskerImpl { init(_ p: Box.A) {} }",
            means: "App::Box.A"),
        Row(
            "inherited from a superclass",
            "class Base { struct A {} }\nfinal class AskerImpl: Base { init(_ p: A) {} }\nstruct A {}",
            means: "App::Base.A"),
        Row("an alias", "struct A {}\ntypealias B = A\nfinal class AskerImpl { init(_ p: B) {} }", means: "App::A"),
        Row(
            "an alias of an alias",
            "struct A {}\ntypealias B = A\ntypealias C = B\nfinal class AskerImpl { init(_ p: C) {} }", means: "App::A"),
        Row(
            "an alias with parameters",
            "struct A {}\ntypealias List<T> = [T]\nfinal class AskerImpl { init(_ p: List<A>) {} }", means: "[App::A]"),
        Row(
            "a circle of aliases", "typealias A = B\ntypealias B = A\nfinal class AskerImpl { init(_ p: A) {} }",
            means: "App::A"),
        Row(
            "its module's name before it",
            [
                "App":
                    "enum Core { struct A {} }\nimport Core\nfinal class AskerImpl { init(_ p: App.A) {} }\nstruct A {}",
                "Core": "public struct A {}",
            ], means: "App::A"),
        Row(
            "a module that is imported",
            ["App": "import Core\nfinal class AskerImpl { init(_ p: A) {} }", "Core": "public struct A {}"],
            means: "Core::A"),
        Row(
            "a module that is not imported",
            ["App": "final class AskerImpl { init(_ p: A) {} }", "Core": "public struct A {}"], means: "A"),
        Row(
            "what is internal there",
            ["App": "import Core\nfinal class AskerImpl { init(_ p: A) {} }", "Core": "struct A {}"], means: "A"),
        Row(
            "its own before an imported one",
            [
                "App": "import Core\nstruct A {}\nfinal class AskerImpl { init(_ p: A) {} }",
                "Core": "public struct A {}",
            ], means: "App::A"),
        Row(
            "an imported one by its module",
            [
                "App": "import Core\nstruct A {}\nfinal class AskerImpl { init(_ p: Core.A) {} }",
                "Core": "public struct A {}",
            ], means: "Core::A"),
        Row(
            "two imported ones",
            [
                "App": "import Core\nimport More\nfinal class AskerImpl { init(_ p: A) {} }",
                "Core": "public struct A {}", "More": "public struct A {}",
            ], means: "A"),
        Row(
            "one declaration that is imported",
            [
                "App": "import struct Core.A\nimport More\nfinal class AskerImpl { init(_ p: A) {} }",
                "Core": "public struct A {}", "More": "public struct A {}",
            ], means: "Core::A"),
        Row(
            "what a module re-exports",
            [
                "App": "import More\nfinal class AskerImpl { init(_ p: A) {} }", "Core": "public struct A {}",
                "More": "@_exported import Core",
            ], means: "Core::A"),
        Row(
            "what a module imports only",
            [
                "App": "import More\nfinal class AskerImpl { init(_ p: A) {} }", "Core": "public struct A {}",
                "More": "import Core",
            ], means: "A"),
        Row(
            "a package's own",
            ["App": "import Core\nfinal class AskerImpl { init(_ p: A) {} }", "Core": "package struct A {}"],
            means: "Core::A"),
        Row("nobody's", "final class AskerImpl { init(_ p: Foreign) {} }", means: "Foreign"),
        Row(
            "a generic parameter of the class",
            "struct T {}\nclass Box<T> { final class AskerImpl { init(_ p: T) {} } }", means: "T"),
    ]

    @Test(arguments: rows) func nameMeans(_ row: Row) throws {
        let targets = row.files.keys.sorted().map {
            ".target(name: \"\($0)\", dependencies: [\(row.files.keys.sorted().filter { $0 != "App" }.map { "\"\($0)\"" }.joined(separator: ", "))])"
        }
        let manifest = SourceFile(
            path: "Package.swift",
            text:
                "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])\n"
        )
        var options = ResolutionOptions()
        options.implicitFilters = ["AskerImpl$"]
        options.moduleName = "App"
        let sources = row.files.map { SourceFile(path: "Sources/\($0.key)/\($0.key).swift", text: $0.value + "\n") }
        let resolution = try DependencyResolution(sources: [manifest] + sources, options: options)

        let asker = try #require(resolution.collected.factories.first { $0.description.contains("AskerImpl") })
        #expect(asker.dependencies.map { $0.type.spelling(.identity) } == [row.meaning])
    }
}
