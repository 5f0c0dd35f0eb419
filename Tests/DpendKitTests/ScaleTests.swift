import DpendKit
import Testing

/// Graphs that would take forever, or overflow the stack, with an algorithm that walks paths or recurses.
///
/// The time limit stops endless runs. How the work grows with the graph is measured by the benchmark, which runs alone.
@Suite(.timeLimit(.minutes(60))) struct ScaleTests {
    @Test func chainOfTenThousandClassesIsAnalyzed() throws {
        let count = 10_000
        let classes = (0..<count).map { "class C\($0) { init(next: C\($0 + 1)) {} }" } + ["class C\(count) {}"]
        let resolution = try resolve(classes.joined(separator: "\n"))
        #expect(resolution.graph.nodes.count == count + 1)
        #expect(resolution.diagnostics == [])
    }

    @Test func missingEndOfAChainIsReportedWithTheWholeWay() throws {
        let count = 2_000
        let classes = (0..<count).map { "class C\($0) { init(next: C\($0 + 1)) {} }" }
        let resolution = try resolve(classes.joined(separator: "\n"))
        #expect(
            resolution.diagnostics.map(\.message) == ["nothing provides 'C2000', which 'C1999.init(next:)' requires"])
        #expect(resolution.diagnostics[0].notes[0].message.hasPrefix("required by way of C0 → C1 → C2 → "))
    }

    /// Each node depends on both nodes of the level below: 2⁴⁰ paths lead to the bottom.
    @Test func diamondLatticeIsAnalyzed() throws {
        let levels = 40
        var classes: [String] = []
        for level in 0..<levels {
            for side in ["L", "R"] {
                classes.append("class \(side)\(level) { init(left: L\(level + 1), right: R\(level + 1)) {} }")
            }
        }
        let resolution = try resolve(
            (classes + ["class L\(levels) {}", "class R\(levels) {}"]).joined(separator: "\n"))
        #expect(resolution.graph.nodes.count == 2 * levels + 2)
        #expect(resolution.diagnostics == [])
        // Each node is drawn once and named once more.
        let selection = try GraphQuery().select(in: GraphDocument(resolution))
        let lines = TextGraphFormatter().format(selection).text.split(separator: "\n")
        #expect(lines.count < 6 * levels)
    }

    @Test func ringOfThousandsIsOneCycle() throws {
        let count = 3_000
        let classes = (0..<count).map { "class C\($0) { init(next: C\(($0 + 1) % count)) {} }" }
        let resolution = try resolve(classes.joined(separator: "\n"))
        #expect(resolution.diagnostics.map(\.rule.identifier) == ["dependency-cycle"])
        #expect(resolution.diagnostics[0].message.hasPrefix("'C0' requires itself: C0 → C1 → C2 → "))
    }

    /// Every node requires every node: the shortest cycle is found without examining all cycles.
    @Test func knotOfHundredsReportsItsShortestCycle() throws {
        let count = 300
        let classes = (0..<count).map { number in
            let others = (1...30).map { "p\($0): C\((number + $0 * $0 + 1) % count)" }.joined(separator: ", ")
            return "class C\(number) { init(\(others)) {} }"
        }
        let resolution = try resolve(classes.joined(separator: "\n"))
        #expect(resolution.diagnostics.count == 1)
        #expect(resolution.diagnostics[0].message.split(separator: "→").count == 3)
    }

    @Test func deeplyNestedTypesAreRead() throws {
        let depth = 200
        let text = (0..<depth).map { "class C\($0) {" }.joined(separator: "\n") + String(repeating: "}", count: depth)
        #expect(try resolve(text).graph.nodes.count == depth)
    }

    private func resolve(_ text: String) throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.implicitFilters = ["."]
        var reading = ReadingOptions()
        reading.jobs = 1
        return try DependencyResolution(
            sources: [SourceFile(path: "Sources.swift", text: text)], libraries: [], options: options, reading: reading)
    }
}
