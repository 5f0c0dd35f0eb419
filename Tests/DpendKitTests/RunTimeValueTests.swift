import Foundation
import Testing

@testable import DpendKit

/// Inferred run-time values: the same in any order, at linear cost.
struct RunTimeValueTests {
    private func options() -> ResolutionOptions {
        var options = ResolutionOptions()
        options.implicitFilters = ["."]
        options.implicitAssisted = ["Model"]
        return options
    }

    private func keys(_ texts: [String]) throws -> [String] {
        let sources = texts.enumerated().map { SourceFile(path: "S\($0).swift", text: $1) }
        return try DependencyResolution(sources: sources, options: options()).graph.nodes.map(\.key.description)
    }

    /// Each class of a chain requires the next one, and the last class takes a value. The values do not spread.
    @Test func theOrderOfSourcesDoesNotMatter() throws {
        let texts = [
            "final class AModel { init(b: BModel) {} }", "final class BModel { init(c: () -> CModel, d: [DModel]) {} }",
            "final class CModel { init(a: AModel?, d: DModel) {} }",
            "final class DModel { init(count: Int, e: EModel) {} }",
            "final class EModel {}",
        ]
        let expected = ["(Int) -> DModel", "AModel", "BModel", "CModel", "EModel"]
        for shift in texts.indices {
            let shifted = Array(texts[shift...] + texts[..<shift])
            #expect(try keys(shifted).sorted() == expected)
            #expect(try keys(shifted.reversed()).sorted() == expected)
        }
    }

    @Test(arguments: [
        ("Model$=id,in", "Model$", ["id", "in"]), ("Model$=_", "Model$", ["_"]),
        ("Model$=id, title", "Model$", ["id", "title"]),
        ("Model$", "Model$", []), ("(?=Detail)", "(?=Detail)", []), ("(?<=Home)Model$", "(?<=Home)Model$", []),
        ("Model$=", "Model$=", []),
    ]) func labelsFollowThePattern(_ written: String, _ pattern: String, _ labels: [String]) {
        let value = ParameterPattern(written)
        #expect(value.pattern == pattern && value.labels == labels)
    }

    /// Classes that only require each other are ordinary ones, in a cycle.
    @Test func classesThatRequireEachOtherTakeNoValues() throws {
        #expect(
            try keys(["final class AModel { init(b: BModel) {} }", "final class BModel { init(a: AModel) {} }"]) == [
                "AModel", "BModel",
            ])
    }

    @Test func anotherProviderIsEnough() throws {
        let text = """
            protocol P {}
            final class OneModel: P { init(count: Int) {} }
            final class TwoModel: P {}
            final class UserModel { init(p: any P, all: [any P]) {} }
            """
        #expect(try keys([text]).sorted() == ["(Int) -> OneModel", "P", "TwoModel", "UserModel"])
    }

    @Test(.timeLimit(.minutes(60)), arguments: [1_000, 4_000]) func timeGrowsInProportion(_ count: Int) throws {
        var text = "final class C0Model { init(count: Int) {} }\n"
        for number in 1..<count {
            text += "final class C\(number)Model { init(count: Int, make: (Int) -> C\(number - 1)Model) {} }\n"
        }
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "S.swift", text: text)], options: options())
        #expect(resolution.graph.nodes.count == count)
        #expect(resolution.graph.nodes.allSatisfy { $0.providers[0].factory.hasRunTimeValues })
    }
}
