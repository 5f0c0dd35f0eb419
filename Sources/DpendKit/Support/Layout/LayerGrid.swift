/// The boxes of each layer from top to bottom, with a place for each arrow that crosses the layer.
struct LayerGrid {
    /// The items of each layer: boxes by their positions, then the places of arrows.
    private(set) var layers: [[Int]]
    /// The layer of each item.
    private(set) var layerOf: [Int]
    /// The places of each arrow, from left to right.
    private(set) var chains: [[Int]] = []
    private var heights: [Double]
    /// Where arrows enter and leave each item, from its middle.
    private var entries: [Double]
    private var exits: [Double]
    private let boxCount: Int
    /// The neighbors of each item in the layer before, and in the layer after.
    private var before: [[Int]]
    private var after: [[Int]]

    /// The number of places of arrows. A grid that needs more has none for its longest arrows: they go straight over
    /// everything.
    private static let capacity = 200_000

    init(_ layers: Layers, _ arrows: [LayeredLayout.Arrow], _ boxes: [LayeredLayout.Box]) {
        boxCount = boxes.count
        heights = boxes.map(\.size.height)
        entries = boxes.map { $0.entry - $0.size.height / 2 }
        exits = boxes.map { $0.exit - $0.size.height / 2 }
        layerOf = layers.layer
        self.layers = [[Int]](repeating: [], count: (layerOf.max() ?? 0) + 1)
        before = [[Int]](repeating: [], count: boxCount)
        after = before
        let longest = Self.longestChain(of: arrows.map { abs(layerOf[$0.target] - layerOf[$0.source]) - 1 })
        for (number, arrow) in arrows.enumerated() {
            let (source, target) = layers.isTurned[number] ? (arrow.target, arrow.source) : (arrow.source, arrow.target)
            var last = source
            var chain: [Int] = []
            let passed = layerOf[source] + 1..<max(layerOf[target], layerOf[source] + 1)
            if passed.count > longest {
                chains.append([])
                continue
            }
            for layer in passed {
                let place = layerOf.count
                layerOf.append(layer)
                heights.append(0)
                entries.append(0)
                exits.append(0)
                before.append([last])
                after.append([])
                after[last].append(place)
                chain.append(place)
                last = place
            }
            after[last].append(target)
            before[target].append(last)
            chains.append(chain)
        }
        fill()
        order()
    }

    /// The length up to which arrows have places in the layers that they cross.
    private static func longestChain(of lengths: [Int]) -> Int {
        var left = capacity
        for length in lengths.sorted() {
            left -= length
            if left < 0 { return length - 1 }
        }
        return .max
    }

    // MARK: Order

    /// The items in the order in which a walk from the left meets them.
    private mutating func fill() {
        var isSeen = [Bool](repeating: false, count: layerOf.count)
        for start in layerOf.indices.sorted(by: { (layerOf[$0], $0) < (layerOf[$1], $1) }) {
            var open = [start]
            while let item = open.popLast() {
                if isSeen[item] { continue }
                isSeen[item] = true
                layers[layerOf[item]].append(item)
                open += after[item].reversed()
            }
        }
    }

    /// How much work the search for an order may be, in neighbors that are looked at.
    private static let patience = 4_000_000

    /// Sweeps from left to right and back: each item goes to the mean of its neighbors. The order with the fewest
    /// crossings stays.
    private mutating func order() {
        let neighbors = before.reduce(0) { $0 + $1.count }
        let sweeps = min(24, max(4, Self.patience / max(neighbors * 16, 1)))
        var row = rows()
        var best = layers
        var fewest = crossings(row)
        var failures = 0
        for sweep in 0..<sweeps where fewest > 0 && failures < 6 {
            let isForward = sweep % 2 == 0
            for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
                let next = isForward ? before : after
                let wanted = layers[layer].map { item in
                    let around = next[item]
                    if around.isEmpty { return Double(row[item]) }
                    return around.reduce(0) { $0 + Double(row[$1]) } / Double(around.count)
                }
                let sorted = layers[layer].indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
                layers[layer] = sorted.map { layers[layer][$0] }
                for (number, item) in layers[layer].enumerated() { row[item] = number }
            }
            let count = crossings(row)
            failures = count < fewest ? 0 : failures + 1
            if count < fewest { (fewest, best) = (count, layers) }
        }
        layers = best
    }

    private func rows() -> [Int] {
        var row = [Int](repeating: 0, count: layerOf.count)
        for layer in layers { for (number, item) in layer.enumerated() { row[item] = number } }
        return row
    }

    /// The number of pairs of arrows that cross, by counting inversions in a Fenwick tree.
    private func crossings(_ row: [Int]) -> Int {
        var count = 0
        for layer in layers.dropLast() {
            let width = (layer.first.map { layers[layerOf[$0] + 1].count }) ?? 0
            var tree = [Int](repeating: 0, count: width + 1)
            var passed = 0
            for item in layer {
                let targets = after[item].map { row[$0] }
                for target in targets {
                    var upTo = 0
                    var index = target + 1
                    while index > 0 {
                        upTo += tree[index]
                        index -= index & -index
                    }
                    count += passed - upTo
                }
                for target in targets {
                    var index = target + 1
                    while index <= width {
                        tree[index] += 1
                        index += index & -index
                    }
                }
                passed += targets.count
            }
        }
        return count
    }

    // MARK: Places

    private static let sweeps = 12

    /// The middle of each item: as near to its neighbors as the order and the room between items permit.
    func middles() -> [Double] {
        var middle = [Double](repeating: 0, count: layerOf.count)
        for layer in layers {
            var y = 0.0
            for (number, item) in layer.enumerated() {
                if number > 0 { y += distance(layer[number - 1], item) }
                middle[item] = y
            }
        }
        for sweep in 0..<Self.sweeps {
            let isForward = sweep % 2 == 0
            let isLast = sweep >= Self.sweeps - 2
            for layer in isForward ? layers : layers.reversed() {
                let wishes = layer.map { item -> (middle: Double, weight: Double) in
                    // An item without neighbors stays where it is, unless others need the room.
                    var (sum, weight) = (middle[item] * 0.01, 0.01)
                    func add(_ wish: Double, of other: Int) {
                        // A long arrow should be straight.
                        let strength = [1.0, 2, 8][(item >= boxCount ? 1 : 0) + (other >= boxCount ? 1 : 0)]
                        sum += wish * strength
                        weight += strength
                    }
                    for other in isForward || isLast ? before[item] : [] {
                        add(middle[other] + exits[other] - entries[item], of: other)
                    }
                    for other in !isForward || isLast ? after[item] : [] {
                        add(middle[other] + entries[other] - exits[item], of: other)
                    }
                    return (sum / weight, weight)
                }
                place(layer, wishes, &middle)
            }
        }
        return middle
    }

    /// The room between the middles of two neighbors.
    private func distance(_ upper: Int, _ lower: Int) -> Double {
        let isArrow = upper >= boxCount || lower >= boxCount
        return (heights[upper] + heights[lower]) / 2 + (isArrow ? LayeredLayout.gap * 0.7 : LayeredLayout.gap)
    }

    /// Neighbors that move together.
    private struct Pool {
        var sum: Double
        var weight: Double
        var count: Int
        var mean: Double { sum / weight }
    }

    /// The nearest middles to the wishes, by least squares: pools of adjacent violators move together.
    private func place(_ layer: [Int], _ wishes: [(middle: Double, weight: Double)], _ middle: inout [Double]) {
        var offsets: [Double] = []
        var pools: [Pool] = []
        for (number, item) in layer.enumerated() {
            offsets.append(number == 0 ? 0 : offsets[number - 1] + distance(layer[number - 1], item))
            let (wish, weight) = wishes[number]
            pools.append(Pool(sum: (wish - offsets[number]) * weight, weight: weight, count: 1))
            while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
                let last = pools.removeLast()
                pools[pools.count - 1].sum += last.sum
                pools[pools.count - 1].weight += last.weight
                pools[pools.count - 1].count += last.count
            }
        }
        var number = 0
        for pool in pools {
            for _ in 0..<pool.count {
                middle[layer[number]] = pool.mean + offsets[number]
                number += 1
            }
        }
    }
}
