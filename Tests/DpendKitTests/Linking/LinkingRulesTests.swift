import Testing

@testable import DpendKit

/// The linking rules of semantics, section 4, each shown by the argument of one parameter.
@Suite struct LinkingRulesTests {
    /// A parameter's type and its expected argument, among the declarations of all rows.
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: String
        let declarations: String
        let parameter: String
        let edge: String

        var testDescription: String { "\(rule): \(parameter)" }

        init(_ rule: String, _ declarations: String, asks parameter: String, gets edge: String) {
            (self.rule, self.declarations, self.parameter, self.edge) = (rule, declarations, parameter, edge)
        }
    }

    static let clock = "protocol Clock {}\nfinal class ClockImpl: Clock {}\n"
    static let twoClocks = clock + "final class AtomicClockImpl: Clock {}\n"
    static let formats = """
        protocol Clock {}
        enum Format { case fast, slow }
        enum Other { case fast }
        // dpend:entry .fast
        final class FastImpl: Clock {}
        // dpend:entry Format.slow
        final class SlowImpl: Clock {}
        // dpend:entry "text"
        final class TextImpl: Clock {}
        // dpend:entry 7
        final class NumberImpl: Clock {}
        final class PlainImpl: Clock {}

        """
    static let base = "class Base {}\nfinal class DerivedImpl: Base {}\n"
    static let configuration = """
        import DpendRuntime
        enum Backup: DependencyTag {}
        final class AppConfiguration: DependencyConfiguration {
            func clock() -> DependencyRegistration<any Clock> { DependencyRegistration { ClockImpl() } }
            func spare() -> DependencyRegistration<any Clock> { DependencyRegistration(tag: Backup.self) { ClockImpl() } }
            func number() -> DependencyRegistration<Int?> { DependencyRegistration { nil } }
            func later() -> DependencyRegistration<() -> String> { DependencyRegistration { { "" } } }
            func names() -> DependencyRegistration<[String]> { DependencyRegistration { [] } }
        }

        """
    static let detail =
        "import DpendRuntime\nfinal class DetailImpl { init(@Assisted id: Int, _ clock: ClockImpl) {} }\n" + clock
    static let failing = "final class DoorImpl { init?() {} }\n"

    static let rows = [
        Row("1, its own name", clock, asks: "_ p: ClockImpl", gets: "ClockImpl"),
        Row("1, its only protocol", clock, asks: "_ p: any Clock", gets: "Clock"),
        Row("1, a registration before a class", clock + configuration, asks: "_ p: any Clock", gets: "Clock"),
        Row("1, a tag", clock + configuration, asks: "_ p: Tagged<any Clock, Backup>", gets: "tagged(Clock (Backup))"),
        Row("1, an optional that is registered", clock + configuration, asks: "_ p: Int?", gets: "Int?"),
        Row(
            "1, a closure that is registered", clock + configuration, asks: "_ p: @escaping () -> String",
            gets: "() -> String"),
        Row("1, an array that is registered", clock + configuration, asks: "_ p: [String]", gets: "[String]"),
        Row("1, ambiguous", twoClocks, asks: "_ p: any Clock", gets: "Clock"),
        Row(
            "1, another tag", clock + configuration + "enum Other: DependencyTag {}\n",
            asks: "_ p: Tagged<any Clock, Other>", gets: "unsatisfied"),
        Row("2, a subclass", base, asks: "_ p: Base", gets: "Base"),
        Row(
            "2, a composition", "protocol A {}\nprotocol B {}\nfinal class BothImpl: A, B {}\n", asks: "_ p: any A & B",
            gets: "A & B"),
        Row(
            "2, a generic class", "final class BoxImpl<T> { init() {} }\n", asks: "_ p: BoxImpl<Int>",
            gets: "BoxImpl<Int>"),
        Row("2, no marker", "final class BagImpl: Sendable {}\n", asks: "_ p: any Sendable", gets: "unsatisfied"),
        Row("3, an optional", clock, asks: "_ p: (any Clock)?", gets: "Clock"),
        Row("3, an optional of an optional", clock, asks: "_ p: (any Clock)??", gets: "Clock"),
        Row("3, an initializer that can fail", failing, asks: "_ p: DoorImpl?", gets: "DoorImpl?"),
        Row("4, a closure", clock, asks: "_ p: @escaping () -> any Clock", gets: "deferred(Clock)"),
        Row(
            "4, a closure of a closure", clock, asks: "_ p: @escaping () -> () -> any Clock",
            gets: "deferred(deferred(Clock))"),
        Row("4, a closure of an optional", clock, asks: "_ p: @escaping () -> (any Clock)?", gets: "deferred(Clock)"),
        Row("4, Lazy", "import DpendRuntime\n" + clock, asks: "_ p: Lazy<any Clock>", gets: "deferred(Clock)"),
        Row(
            "4, a closure of a tag", clock + configuration, asks: "_ p: @escaping () -> Tagged<any Clock, Backup>",
            gets: "deferred(tagged(Clock (Backup)))"),
        Row("4, an optional closure", clock, asks: "_ p: (() -> any Clock)?", gets: "deferred(Clock)"),
        Row("4, nothing to defer", "protocol Clock {}\n", asks: "_ p: @escaping () -> any Clock", gets: "unsatisfied"),
        Row("5, run-time values", detail, asks: "_ p: @escaping (Int) -> DetailImpl", gets: "(Int) -> DetailImpl"),
        Row("5, other run-time values", detail, asks: "_ p: @escaping (String) -> DetailImpl", gets: "unsatisfied"),
        Row("5, satisfies nothing else", detail, asks: "_ p: DetailImpl", gets: "unsatisfied"),
        Row("5, nor a closure without", detail, asks: "_ p: @escaping () -> DetailImpl", gets: "unsatisfied"),
        Row("6, all", twoClocks, asks: "_ p: [any Clock]", gets: "[AtomicClockImpl, ClockImpl]"),
        Row(
            "6, with registrations", clock + configuration, asks: "_ p: [any Clock]",
            gets: "[Clock, Clock (Backup), ClockImpl]"),
        Row(
            "6, with a tag", clock + configuration, asks: "_ p: [Tagged<any Clock, Backup>]",
            gets: "[tagged(Clock (Backup))]"),
        Row("6, none", "protocol Clock {}\n", asks: "_ p: [any Clock]", gets: "unsatisfied"),
        Row(
            "6, entries of an enumeration", formats, asks: "_ p: [Format: any Clock]",
            gets: "[Format.fast: FastImpl, Format.slow: SlowImpl]"),
        Row("6, entries with a text", formats, asks: "_ p: [String: any Clock]", gets: "[\"text\": TextImpl]"),
        Row("6, entries with a number", formats, asks: "_ p: [Int: any Clock]", gets: "[7: NumberImpl]"),
        Row("6, entries of another type", formats, asks: "_ p: [Other: any Clock]", gets: "[Other.fast: FastImpl]"),
        Row(
            "6, entries that are made later", formats, asks: "_ p: [String: () -> any Clock]",
            gets: "[\"text\": deferred(TextImpl)]"),
        Row(
            "6, lazy entries", "import DpendRuntime\n" + formats, asks: "_ p: [Int: Lazy<any Clock>]",
            gets: "[7: deferred(NumberImpl)]"),
        Row("6, no entries", twoClocks, asks: "_ p: [String: any Clock]", gets: "unsatisfied"),
        Row("6, no entries, but a default value", twoClocks, asks: "_ p: [String: any Clock] = [:]", gets: "default"),
        Row("6, entries of a dictionary of no providers", formats, asks: "_ p: [String: Int]", gets: "unsatisfied"),
        Row("7, a default value", "protocol Clock {}\n", asks: "_ p: Int = 1", gets: "default"),
        Row("7, after what is provided", clock, asks: "_ p: any Clock = ClockImpl()", gets: "Clock"),
        Row("7, before nil", "protocol Clock {}\n", asks: "_ p: (any Clock)? = nil", gets: "default"),
        Row("8, nil", "protocol Clock {}\n", asks: "_ p: (any Clock)?", gets: "nil"),
        Row("9, nothing", "protocol Clock {}\n", asks: "_ p: any Clock", gets: "unsatisfied"),
    ]

    @Test(arguments: rows) func parameterIsMet(_ row: Row) throws {
        let graph = try Self.graph(of: "\(row.declarations)final class AskerImpl { init(\(row.parameter)) {} }\n")
        let asker = try #require(graph.nodes.first { $0.key.description == "AskerImpl" }?.providers.first)

        #expect(asker.edges.map { Self.description(of: $0, in: graph) } == [row.edge])
    }

    /// A requester is never its own stand-in, optional or element.
    @Test(arguments: [
        ("protocol A {}\nprotocol B: A {}\nfinal class BImpl: B { init(_ p: any A) {} }", "B", "unsatisfied"),
        ("final class NodeImpl { init(_ parent: NodeImpl?) {} }", "NodeImpl", "nil"),
        ("protocol A {}\nfinal class AllImpl: A { init(_ p: [any A]) {} }", "A", "[]"),
        ("protocol A {}\nfinal class WrapperImpl: A { init(_ p: any A) {} }", "A", "A"),
    ])
    func askerIsNotItsOwnProvider(_ sources: String, _ key: String, _ edge: String) throws {
        let graph = try Self.graph(of: sources)
        let asker = try #require(graph.nodes.first { $0.key.description == key }?.providers.first)

        #expect(asker.edges.map { Self.description(of: $0, in: graph) } == [edge])
    }

    static func graph(of text: String) throws -> DependencyGraph {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        return try DependencyResolution(sources: [SourceFile(path: "App.swift", text: text)], options: options).graph
    }

    /// An edge as text: the key that it leads to, and its form.
    static func description(of edge: DependencyEdge, in graph: DependencyGraph) -> String {
        switch edge {
        case .resolved(let position): graph.nodes[position].key.description
        case .tagged(let inner): "tagged(\(description(of: inner, in: graph)))"
        case .entry(let entry, let inner): "\(entry.description): \(description(of: inner, in: graph))"
        case .deferred(_, let inner): "deferred(\(description(of: inner, in: graph)))"
        case .collection(let elements): "[\(elements.map { description(of: $0, in: graph) }.joined(separator: ", "))]"
        case .runTimeValue(let number): "argument \(number)"
        case .defaultValue: "default"
        case .nilValue: "nil"
        case .unsatisfied: "unsatisfied"
        }
    }
}
