import DpendKit
import Testing

/// The output is no longer than the graph is large, and printing it takes no longer.
@Suite(.timeLimit(.minutes(60))) struct GraphScaleTests {
    private static let chain = GraphDocument(chainOf: 10_000)

    @Test(arguments: GraphFormat.allCases) func chainOfTenThousandIsShownBriefly(_ format: GraphFormat) throws {
        let text = format.formatter.format(try GraphQuery().select(in: Self.chain)).text
        #expect(text.utf8.count < 1_000 * 10_000)
        if format == .text {
            #expect(text.split(separator: "\n").allSatisfy { $0.count < 250 })
            #expect(text.contains("(+) C30 from C30.init(next:)\n└── C31 from C31.init(next:)\n"))
            #expect(text.contains("(+) its dependencies are drawn further below, from the left margin"))
        }
    }

    @Test func chainIsDrawnBackwards() throws {
        var query = GraphQuery()
        query.inverted = ["C10000"]
        let text = TextGraphFormatter().format(try query.select(in: Self.chain)).text
        #expect(text.hasPrefix("C10000 from C10000.init()\n└── C9999 from C9999.init(next:)\n    └── C9998"))
        #expect(text.contains(" C0 from C0.init(next:)\n"))
        query.roots = ["C9990"]
        query.depth = 3
        let way = TextGraphFormatter().format(try query.select(in: Self.chain)).text
        #expect(way.split(separator: "\n").count == 5)
    }

    /// 2⁴⁰ paths lead to the bottom. Each node is drawn once and named once more.
    @Test(arguments: [false, true]) func latticeIsDrawnOnce(_ isInverted: Bool) throws {
        let levels = 40
        let classes = (0..<levels).flatMap { level in
            ["L", "R"].map { "class \($0)\(level) { init(left: L\(level + 1), right: R\(level + 1)) {} }" }
        }
        let document = GraphDocument(classes: classes + ["class L\(levels) {}", "class R\(levels) {}"])
        var query = GraphQuery()
        if isInverted { query.inverted = ["L\(levels)", "R\(levels)"] }
        for depth in [nil, 25] {
            query.depth = depth
            let lines = TextGraphFormatter().format(try query.select(in: document)).text.split(separator: "\n")
            #expect(lines.count < 6 * levels)
        }
    }

    /// Every class requires one key, which requires many.
    @Test func hubIsDrawnFromBothSides() throws {
        let count = 1_000
        let needs = (0..<count).map { "p\($0): B\($0)" }.joined(separator: ", ")
        let document = GraphDocument(
            classes: ["class Hub { init(\(needs)) {} }"]
                + (0..<count).flatMap { ["class A\($0) { init(hub: Hub) {} }", "class B\($0) {}"] })
        for format in GraphFormat.allCases {
            var query = GraphQuery()
            query.inverted = ["B7"]
            #expect(format.formatter.format(try query.select(in: document)).text.contains("A999"))
        }
    }

    /// A ring is one problem of a thousand nodes. It is not repeated at each of them.
    @Test(arguments: GraphFormat.allCases) func ringIsShownBriefly(_ format: GraphFormat) throws {
        let count = 1_000
        let document = GraphDocument(
            classes: (0..<count).map { "class C\($0) { init(next: C\(($0 + 1) % count)) {} }" })
        var query = GraphQuery()
        query.onlyProblems = true
        let text = format.formatter.format(try query.select(in: document)).text
        #expect(text.utf8.count < 1_500 * count)
        #expect(document.troubled.count == count)
        if format == .text { #expect(text.contains("C0 ← cycle: it requires itself")) }
    }

    @Test func largeGraphsAreCompared() throws {
        let changes = GraphComparison(old: Self.chain, new: GraphDocument(chainOf: 1_000)).changes
        #expect(changes.count { $0.aspect == .key && $0.kind == .removed } == 9_000)
    }
}

extension GraphDocument {
    fileprivate init(chainOf count: Int) {
        self.init(classes: (0..<count).map { "class C\($0) { init(next: C\($0 + 1)) {} }" } + ["class C\(count) {}"])
    }

    fileprivate init(classes: [String]) {
        var options = ResolutionOptions()
        options.implicitFilters = ["."]
        let source = SourceFile(path: "Sources.swift", text: classes.joined(separator: "\n"))
        do {
            self.init(try DependencyResolution(sources: [source], options: options))
        } catch {
            preconditionFailure("the filter compiles: \(error)")
        }
    }

    /// The nodes with problems.
    fileprivate var troubled: [Node] { nodes.filter { $0.cycle != nil } }
}
