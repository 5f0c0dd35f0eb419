import DpendKit
import Foundation
import Testing

/// Properties of each graph format, for any graph.
@Suite struct GraphFormatTests {
    static let sources = """
        import DpendRuntime
        protocol Clock {}
        final class ClockImpl: Clock {}
        final class OtherClockImpl: Clock {}
        protocol Part {}
        final class PartImpl: Part { init(all: [Part]) {} }
        final class SmallPartImpl: Part { init(clock: () -> Clock, name: String, count: Int = 1, note: Note?) async throws {} }
        final class OneImpl { init(two: TwoImpl, parts: Lazy<[Part]>) {} }
        final class TwoImpl { init(one: OneImpl, ticket: (Int) -> TicketImpl) {} }
        @MainActor final class TicketImpl { init(@Assisted number: Int, first: Clock, second: Clock) {} }
        final class BoxImpl<Content> { init(content: Content) {} }
        struct Bar: DependencyTag {}
        final class Configuration: DependencyConfiguration {
            func text() -> DependencyRegistration<[String: Set<Int>]> {
                DependencyRegistration(tag: Bar.self, scope: .singleton) { [:] }
            }
        }
        """

    @Test(arguments: ResolutionOptions.Mode.allCases) func savedGraphIsReadUnchanged(
        _ mode: ResolutionOptions.Mode
    ) throws {
        let document = GraphDocument(try resolve(Self.sources, mode))
        let text = GraphFormat.json.formatter.format(try GraphQuery().select(in: document)).text
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        #expect(try GraphFileLoader().load(file.path) == document)
    }

    @Test(arguments: ResolutionOptions.Mode.allCases) func savedGraphHasTheFormOfItsSchema(
        _ mode: ResolutionOptions.Mode
    ) throws {
        let document = GraphDocument(try resolve(Self.sources, mode))
        let text = GraphFormat.json.formatter.format(try GraphQuery().select(in: document)).text
        #expect(try SchemaCheck(named: "graph").mistakes(in: text) == [])
    }

    @Test func differencesHaveTheFormOfTheirSchema() throws {
        let old = GraphDocument(try resolve(Self.sources, .library))
        let new = GraphDocument(try resolve("public final class AImpl { public init(a: B) {} }", .library))
        let text = GraphChangeFormat.json.formatter.format(GraphComparison(old: old, new: new)).text
        #expect(try SchemaCheck(named: "difference").mistakes(in: text) == [])
    }

    /// A check that never fails would pass as well.
    @Test func schemaIsReallyChecked() throws {
        let check = try SchemaCheck(named: "difference")
        let text = #"{ "format": "dpend-graph", "version": 1, "changes": [ { "kind": "odd" } ], "more": 1 }"#
        #expect(
            try check.mistakes(in: text).sorted() == [
                "$.changes[0].kind is none of the values", "$.changes[0]: 'aspect' is missing",
                "$.changes[0]: 'breaking' is missing", "$.changes[0]: 'meaning' is missing",
                "$.changes[0]: 'subject' is missing", "$.format is not what it has to be", "$: 'breaking' is missing",
                "$: 'more' is not known",
            ])
    }

    @Test(arguments: GraphFormat.allCases) func everyNodeIsShown(_ format: GraphFormat) throws {
        let document = GraphDocument(try resolve(Self.sources, .application))
        let text = format.formatter.format(try GraphQuery().select(in: document)).text
        for name in ["OneImpl", "SmallPartImpl", "Configuration", "OtherClockImpl", "TicketImpl"] {
            let isCandidate = name == "OtherClockImpl" && ["dot", "mermaid"].contains(format.rawValue)
            #expect(text.contains(name) || isCandidate, "\(name)")
        }
    }

    private func resolve(_ text: String, _ mode: ResolutionOptions.Mode) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.mode = mode
        options.implicitFilters = ["Impl$"]
        return try DependencyResolution(sources: [SourceFile(path: "Sources.swift", text: text)], options: options)
    }
}
