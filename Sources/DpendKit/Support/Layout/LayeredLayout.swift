/// Places boxes in layers from left to right, so that arrows lead to the right where that is possible.
///
/// The steps are those of Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system
/// structures" (1981): turn the arrows of cycles around, choose layers, order each layer so that few arrows cross, and
/// choose places in that order. Equal input gives an equal picture. The cost is nearly linear in the number of boxes
/// and the total number of layers that arrows cross.
struct LayeredLayout {
    struct Point: Equatable {
        var x: Double
        var y: Double
    }

    struct Size {
        var width: Double
        var height: Double
    }

    struct Box {
        var size: Size
        /// Where arrows enter on the left side and leave on the right side, from the top; the middle unless the box has
        /// ports.
        var entry: Double
        var exit: Double

        init(_ size: Size, entry: Double? = nil, exit: Double? = nil) {
            self.size = size
            self.entry = entry ?? size.height / 2
            self.exit = exit ?? size.height / 2
        }
    }

    /// The boxes, usually without a size, at which arrows from and to the world outside begin and end: before and after
    /// all others.
    struct Ports {
        var entry: Int?
        var exit: Int?
    }

    struct Arrow {
        var source: Int
        var target: Int
    }

    /// The room between neighbors in a layer, and between layers.
    static let gap = 14.0
    static let layerGap = 60.0
    /// The room beside a layer that has only places of arrows.
    static let portGap = 20.0

    /// The left upper corner of each box.
    private(set) var corners: [Point] = []
    /// The points of each arrow, from its source to its target.
    private(set) var routes: [[Point]] = []
    /// The size of the picture.
    private(set) var size = Size(width: 0, height: 0)

    /// - Parameters:
    ///   - boxes: The boxes.
    ///   - arrows: Arrows between different boxes, each pair at most once.
    init(_ boxes: [Box], _ arrows: [Arrow], _ ports: Ports = Ports()) {
        if boxes.isEmpty { return }
        let layers = Layers(count: boxes.count, arrows, ports)
        let grid = LayerGrid(layers, arrows, boxes)
        let middles = grid.middles()

        let widths = grid.layers.map { layer in
            layer.filter { $0 < boxes.count }.map { boxes[$0].size.width }.max() ?? 0
        }
        var lefts = [0.0]
        for (width, next) in zip(widths, widths.dropFirst()) {
            lefts.append((lefts.last ?? 0) + width + (width == 0 || next == 0 ? Self.portGap : Self.layerGap))
        }
        corners = boxes.indices.map { Point(x: lefts[layers.layer[$0]], y: middles[$0] - boxes[$0].size.height / 2) }
        let top = (corners.map(\.y) + grid.chains.joined().map { middles[$0] }).min() ?? 0
        for position in corners.indices { corners[position].y -= top }
        routes = arrows.indices.map { number in
            var points: [Point] = []
            for item in grid.chains[number] {
                let layer = grid.layerOf[item]
                // An arrow crosses a layer level, so that it does not touch the boxes above and below.
                points.append(Point(x: lefts[layer], y: middles[item] - top))
                points.append(Point(x: lefts[layer] + widths[layer], y: middles[item] - top))
            }
            let isTurned = layers.isTurned[number]
            let source = side(boxes, arrows[number].source, isRight: !isTurned)
            let target = side(boxes, arrows[number].target, isRight: isTurned)
            return [source] + (isTurned ? points.reversed() : points) + [target]
        }
        let bottom = zip(corners, boxes).map { $0.y + $1.size.height }.max() ?? 0
        size = Size(
            width: (lefts.last ?? 0) + (widths.last ?? 0), height: max(bottom, routes.joined().map(\.y).max() ?? 0))
    }

    private func side(_ boxes: [Box], _ box: Int, isRight: Bool) -> Point {
        let (corner, box) = (corners[box], boxes[box])
        return Point(x: corner.x + (isRight ? box.size.width : 0), y: corner.y + (isRight ? box.exit : box.entry))
    }
}

/// The layer of each box: each arrow leads to a later layer, except for those that close a cycle.
struct Layers {
    private(set) var layer: [Int]
    /// Whether each arrow is drawn from its target to its source.
    private(set) var isTurned: [Bool]

    init(count: Int, _ arrows: [LayeredLayout.Arrow], _ ports: LayeredLayout.Ports) {
        layer = [Int](repeating: 0, count: count)
        isTurned = [Bool](repeating: false, count: arrows.count)
        var leaving = [[Int]](repeating: [], count: count)
        var entering = [Int](repeating: 0, count: count)
        for (number, arrow) in arrows.enumerated() {
            leaving[arrow.source].append(number)
            entering[arrow.target] += 1
        }
        let order = sort(arrows, leaving, starts: (0..<count).sorted { (entering[$0], $0) < (entering[$1], $1) })

        var before = [[Int]](repeating: [], count: count)
        var after = [[Int]](repeating: [], count: count)
        for (number, arrow) in arrows.enumerated() {
            let (source, target) = isTurned[number] ? (arrow.target, arrow.source) : (arrow.source, arrow.target)
            after[source].append(target)
            before[target].append(source)
        }
        for box in order { for target in after[box] { layer[target] = max(layer[target], layer[box] + 1) } }
        // A box with more arrows on its right moves there, which makes their sum shorter.
        for _ in 0..<Self.moves {
            var hasMoved = false
            for box in order.reversed() {
                let left = before[box].map { layer[$0] + 1 }.max()
                let right = after[box].map { layer[$0] - 1 }.min()
                let difference = after[box].count - before[box].count
                let wanted = difference > 0 ? right : difference < 0 ? left : nil
                if let wanted, wanted != layer[box] {
                    layer[box] = wanted
                    hasMoved = true
                }
            }
            if !hasMoved { break }
        }
        if let entry = ports.entry { layer[entry] = (layer.min() ?? 0) - 1 }
        if let exit = ports.exit { layer[exit] = (layer.max() ?? 0) + 1 }
        // Layers that became empty disappear.
        let numbers = Dictionary(uniqueKeysWithValues: Set(layer).sorted().enumerated().map { ($1, $0) })
        for box in layer.indices { layer[box] = numbers[layer[box]] ?? 0 }
    }

    private static let moves = 8

    /// Sorts the boxes so that arrows lead to later ones, and turns those that close a cycle.
    private mutating func sort(_ arrows: [LayeredLayout.Arrow], _ leaving: [[Int]], starts: [Int]) -> [Int] {
        var state = [UInt8](repeating: 0, count: leaving.count)
        var finished: [Int] = []
        for start in starts where state[start] == 0 {
            var path = [(box: start, next: 0)]
            state[start] = 1
            while let (box, next) = path.last {
                guard next < leaving[box].count else {
                    state[box] = 2
                    finished.append(box)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let number = leaving[box][next]
                let target = arrows[number].target
                if state[target] == 1 { isTurned[number] = true }
                guard state[target] == 0 else { continue }
                state[target] = 1
                path.append((target, 0))
            }
        }
        return finished.reversed()
    }
}
