import Testing

@testable import DpendKit

/// The keys of a class: its protocols or its own name, and the keys that it stands in for (semantics, section 3.1).
@Suite struct TypeHierarchyTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let keys: [String]
        let onDemand: [String]

        init(_ description: String, _ text: String, provides keys: [String], onDemand: [String]) {
            (testDescription, self.text, self.keys, self.onDemand) = (description, text, keys, onDemand)
        }
    }

    static let rows = [
        Row("no protocol", "class SubjectImpl {}", provides: ["SubjectImpl"], onDemand: []),
        Row("a protocol", "protocol A {}\nclass SubjectImpl: A {}", provides: ["A"], onDemand: ["SubjectImpl"]),
        Row(
            "two protocols", "protocol A {}\nprotocol B {}\nclass SubjectImpl: A, B {}", provides: ["A", "B"],
            onDemand: ["SubjectImpl"]),
        Row(
            "a protocol that inherits", "protocol A {}\nprotocol B: A {}\nclass SubjectImpl: B {}", provides: ["B"],
            onDemand: ["A", "SubjectImpl"]),
        Row(
            "a composition", "protocol A {}\nprotocol B {}\ntypealias Both = A & B\nclass SubjectImpl: Both {}",
            provides: ["A", "B"], onDemand: ["SubjectImpl"]),
        Row(
            "an extension", "protocol A {}\nclass SubjectImpl {}\nextension SubjectImpl: A {}", provides: ["A"],
            onDemand: ["SubjectImpl"]),
        Row("a superclass", "class Base {}\nclass SubjectImpl: Base {}", provides: ["SubjectImpl"], onDemand: ["Base"]),
        Row(
            "a superclass with a protocol", "protocol A {}\nclass Base: A {}\nclass SubjectImpl: Base {}",
            provides: ["SubjectImpl"], onDemand: ["A", "Base"]),
        Row(
            "a superclass two up", "class Top {}\nclass Base: Top {}\nclass SubjectImpl: Base {}",
            provides: ["SubjectImpl"], onDemand: ["Base", "Top"]),
        Row(
            "a circle", "protocol A: B {}\nprotocol B: A {}\nclass SubjectImpl: A {}", provides: ["A"],
            onDemand: ["B", "SubjectImpl"]),
        Row(
            "an alias of a protocol", "protocol A {}\ntypealias B = A\nclass SubjectImpl: B {}", provides: ["A"],
            onDemand: ["SubjectImpl"]),
        Row(
            "a nested class", "protocol A {}\nenum Box { class SubjectImpl: A {} }", provides: ["A"],
            onDemand: ["Box.SubjectImpl"]),
        Row(
            "an inactive extension",
            "protocol A {}\nclass SubjectImpl {}\n#if NEVER\nextension SubjectImpl: A {}\n#endif",
            provides: ["SubjectImpl"], onDemand: []),
    ]

    @Test(arguments: rows) func classProvides(_ row: Row) throws {
        var options = ResolutionOptions()
        options.implicitFilters = ["SubjectImpl$"]
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "App.swift", text: row.text + "\n")], options: options)

        let factories = resolution.collected.factories
        #expect(factories.map(\.key.description).sorted() == row.keys)
        #expect(Set(factories.flatMap(\.onDemandKeys).map(\.description)).sorted() == row.onDemand)
    }
}
