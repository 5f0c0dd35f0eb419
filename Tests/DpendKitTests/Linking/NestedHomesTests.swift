import SeededRandom
import Testing

@testable import DpendKit

/// Each provider belongs to the containers that a slow algorithm finds.
struct NestedHomesTests {
    /// Two containers have the value `Shared`. No other two share a value.
    private static let containers: [(path: String, values: [String])] = [
        ("Login", ["User"]), ("Login.Cart", ["Items", "Shared"]), ("Login.Cart.Payment", ["Card"]),
        ("Visit", ["Guest"]), ("Visit.Page", ["Shared"]),
    ]
    private static let count = 24

    /// The requirements of each class: other classes, at once or later, and values.
    private struct Program {
        var classes: [[(target: Int, isDeferred: Bool)]] = []
        var values: [[String]] = []

        init(seed: UInt64) {
            var random = RandomSource(seed: seed)
            // Values of all branches soon meet in some class.
            let all = seed % 2 == 0 ? ["User", "Items", "Card"] : NestedHomesTests.containers.flatMap(\.values)
            for number in 0..<NestedHomesTests.count {
                var requirements: [(target: Int, isDeferred: Bool)] = []
                for _ in 0..<random.number(below: 3) {
                    // A deferred requirement may come later in the list.
                    let isDeferred = random.number(below: 3) == 0
                    let target = random.number(below: isDeferred ? NestedHomesTests.count : max(number, 1))
                    if target != number, !requirements.contains(where: { $0.target == target }) {
                        requirements.append((target, isDeferred))
                    }
                }
                classes.append(requirements)
                values.append(
                    random.number(below: seed % 2 == 0 ? 5 : 14) == 0 ? [all[random.number(below: all.count)]] : [])
            }
        }

        var source: String {
            let structs = Set(NestedHomesTests.containers.flatMap(\.values)).sorted().map { "struct \($0) {}" }
            let declared = classes.indices.map { number in
                let parameters =
                    classes[number].map { "k\($0.target): \($0.isDeferred ? "@escaping () -> " : "")K\($0.target)Impl" }
                    + values[number].map { "v\($0): \($0)" }
                return "final class K\(number)Impl { init(\(parameters.joined(separator: ", "))) {} }"
            }
            return (structs + declared).joined(separator: "\n")
        }

        /// The homes of a class: the outermost containers with all values that it reaches.
        func homes(of number: Int) -> Set<String> {
            var seen: Set<Int> = []
            var open = [number]
            var needs: Set<String> = []
            while let next = open.popLast() {
                guard seen.insert(next).inserted else { continue }
                needs.formUnion(values[next])
                open += classes[next].map(\.target)
            }
            let paths = ["root"] + NestedHomesTests.containers.map(\.path)
            let fitting = paths.filter { needs.isSubset(of: Self.available(in: $0)) }
            return Set(fitting.filter { path in !fitting.contains { $0 != path && Self.isWithin(path, $0) } })
        }

        private static func available(in path: String) -> Set<String> {
            Set(NestedHomesTests.containers.filter { isWithin(path, $0.path) }.flatMap(\.values))
        }

        private static func isWithin(_ inner: String, _ outer: String) -> Bool {
            inner == outer || outer == "root" || inner.hasPrefix(outer + ".")
        }
    }

    @Test(arguments: 0..<60) func homesEqualThoseOfASlowAlgorithm(_ seed: Int) throws {
        let program = Program(seed: UInt64(seed))
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        options.nested = Self.containers.map { .init(path: $0.path, values: $0.values) }
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "A.swift", text: program.source)], options: options)
        let homes = (0..<Self.count).map { program.homes(of: $0) }
        let isReported = resolution.diagnostics.flatMap(\.withConsequences).contains {
            $0.rule.identifier == "unrelated-containers"
        }
        #expect(isReported == homes.contains(where: \.isEmpty))
        if isReported { return }
        let graph = resolution.graph
        for (position, node) in graph.nodes.enumerated() {
            guard let number = Int(node.key.name.dropFirst().prefix { $0.isNumber }), node.key.name.hasSuffix("Impl")
            else { continue }
            #expect(
                Set(graph.homes(of: position).map { graph.containers.all[$0].path }) == homes[number], "\(node.key)")
        }
    }

    @Test func homesCanBeMissingOrSeveral() {
        let programs = (0..<60).map { Program(seed: UInt64($0)) }
        let homes = programs.map { program in (0..<Self.count).map { program.homes(of: $0) } }
        #expect(homes.contains { $0.contains(where: \.isEmpty) })
        #expect(homes.count { !$0.contains(where: \.isEmpty) } > 10)
        #expect(homes.joined().contains { $0.count > 1 })
    }
}
