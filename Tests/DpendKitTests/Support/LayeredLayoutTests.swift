import Testing

@testable import DpendKit

/// Properties of a picture in layers, for any graph.
@Suite struct LayeredLayoutTests {
    typealias Arrow = LayeredLayout.Arrow

    /// A graph with boxes of different sizes; arrows lead to later boxes, and if it may have cycles, a few lead back.
    private static func graph(_ seed: UInt64, hasCycles: Bool) -> (boxes: [LayeredLayout.Box], arrows: [Arrow]) {
        var random = SplitMix(state: seed)
        let count = 2 + random.next(below: 40)
        let boxes = (0..<count).map { _ in
            LayeredLayout.Box(
                .init(width: Double(40 + random.next(below: 200)), height: Double(28 + 14 * random.next(below: 2))))
        }
        var pairs: Set<[Int]> = []
        for _ in 0..<random.next(below: count * 2) {
            let (first, second) = (random.next(below: count), random.next(below: count))
            if first == second { continue }
            let isBack = hasCycles && random.next(below: 6) == 0
            pairs.insert(isBack ? [max(first, second), min(first, second)] : [min(first, second), max(first, second)])
        }
        return (boxes, pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { Arrow(source: $0[0], target: $0[1]) })
    }

    @Test(arguments: 0..<60) func boxesDoNotOverlap(_ seed: Int) {
        let (boxes, arrows) = Self.graph(UInt64(seed), hasCycles: seed % 2 == 0)
        let layout = LayeredLayout(boxes, arrows)
        for first in boxes.indices {
            for second in boxes.indices where first < second {
                let (one, other) = (layout.corners[first], layout.corners[second])
                let isBeside = one.x + boxes[first].size.width <= other.x || other.x + boxes[second].size.width <= one.x
                let isAbove =
                    one.y + boxes[first].size.height <= other.y || other.y + boxes[second].size.height <= one.y
                #expect(isBeside || isAbove, "\(first) and \(second)")
            }
            #expect(
                layout.corners[first].x >= 0 && layout.corners[first].x + boxes[first].size.width <= layout.size.width)
            #expect(
                layout.corners[first].y >= 0
                    && layout.corners[first].y + boxes[first].size.height <= layout.size.height + 0.001)
        }
    }

    @Test(arguments: 0..<60) func arrowsLeadToTheRightFromBoxToBox(_ seed: Int) {
        let (boxes, arrows) = Self.graph(UInt64(seed), hasCycles: false)
        let layout = LayeredLayout(boxes, arrows)
        for (arrow, route) in zip(arrows, layout.routes) {
            let (source, target) = (layout.corners[arrow.source], layout.corners[arrow.target])
            #expect(route.first?.x == source.x + boxes[arrow.source].size.width)
            #expect(route.first?.y == source.y + boxes[arrow.source].exit)
            #expect(route.last?.x == target.x)
            #expect(route.last?.y == target.y + boxes[arrow.target].entry)
            #expect(zip(route, route.dropFirst()).allSatisfy { $0.x <= $1.x })
        }
    }

    @Test(arguments: 0..<20) func equalGraphsGiveEqualPictures(_ seed: Int) {
        let (boxes, arrows) = Self.graph(UInt64(seed), hasCycles: true)
        let (one, other) = (LayeredLayout(boxes, arrows), LayeredLayout(boxes, arrows))
        #expect(one.corners == other.corners && one.routes == other.routes)
    }

    /// Ten chains whose boxes come in another order in each layer.
    @Test func chainsDoNotCross() {
        let count = 10
        let box = LayeredLayout.Box(.init(width: 60, height: 28))
        func position(_ chain: Int, _ step: Int) -> Int { step * count + (chain * 7 + step * 3) % count }
        let arrows = (0..<count).flatMap { chain in
            (0..<3).map { Arrow(source: position(chain, $0), target: position(chain, $0 + 1)) }
        }
        let layout = LayeredLayout([LayeredLayout.Box](repeating: box, count: count * 4), arrows)
        for chain in 0..<count {
            let heights = (0..<4).map { layout.corners[position(chain, $0)].y.rounded() }
            #expect(Set(heights).count == 1, "chain \(chain) is bent: \(heights)")
        }
    }

    @Test func arrowsOfACycleAreDrawn() {
        let boxes = [LayeredLayout.Box](repeating: .init(.init(width: 60, height: 28)), count: 3)
        let layout = LayeredLayout(
            boxes, [Arrow(source: 0, target: 1), Arrow(source: 1, target: 2), Arrow(source: 2, target: 0)])
        let back = layout.routes[2]
        #expect(back.first?.x == layout.corners[2].x && back.last?.x == layout.corners[0].x + 60)
    }

    /// Ten million places of arrows would not fit into the memory.
    @Test func longArrowsOfALongChainGoStraight() {
        let count = 4_500
        let boxes = [LayeredLayout.Box](repeating: .init(.init(width: 60, height: 28)), count: count)
        let chain = (0..<count - 1).map { Arrow(source: $0, target: $0 + 1) }
        let toTheLast = (0..<count - 2).map { Arrow(source: $0, target: count - 1) }
        let layout = LayeredLayout(boxes, chain + toTheLast)
        #expect(layout.routes[chain.count].count == 2)
        #expect(layout.routes[chain.count].last?.x == layout.corners[count - 1].x)
        // Short ones still go around the boxes between.
        #expect((layout.routes.last?.count ?? 0) > 2)
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((value ^ (value >> 31)) % UInt64(max(limit, 1)))
        }
    }
}
