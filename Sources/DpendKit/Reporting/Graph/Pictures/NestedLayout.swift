/// The places of boxes and of the frames of areas around them.
///
/// Each area is placed alone, and is one box of the area around it. So an arrow between areas is placed once, and the
/// cost is the sum of small pictures.
struct NestedLayout {
    typealias Point = LayeredLayout.Point
    typealias Size = LayeredLayout.Size

    /// The room around the boxes of an area, and above them for its name.
    static let padding = 14.0
    static let titleHeight = 26.0
    /// The room around boxes without an arrow.
    static let asideGap = 12.0

    /// The left upper corner of each box.
    private(set) var corners: [Point]
    /// The frame of each area; the first one is the whole picture.
    private(set) var frames: [(corner: Point, size: Size)]
    /// The points of each arrow, from box to box.
    private(set) var routes: [[Point]] = []
    private let sizes: [Size]
    private let areas: GraphAreas
    /// The points of each connection: within its area at first, and later in the picture.
    private var lines: [Connection: [Point]] = [:]
    /// Where arrows enter and leave each area, from its top.
    private var docks: [(entry: Double?, exit: Double?)]
    /// The top of the boxes that are not connected to any other box or area, if others are above them.
    private(set) var asideTop: Double?

    private enum Item: Hashable {
        case box(Int)
        case area(Int)
        /// Where arrows from outside of the area enter, and where arrows to the outside leave.
        case entry
        case exit
    }

    private struct Connection: Hashable {
        var area: Int
        var source: Item
        var target: Item
    }

    /// - Parameter arrows: Arrows between different boxes, each pair at most once.
    init(_ sizes: [Size], _ arrows: [LayeredLayout.Arrow], _ areas: GraphAreas) {
        (self.sizes, self.areas) = (sizes, areas)
        corners = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
        frames = areas.all.map { _ in (Point(x: 0, y: 0), Size(width: 0, height: 0)) }
        docks = areas.all.map { _ in (nil, nil) }
        let ways = arrows.map { Self.way(of: $0, areas) }
        var inside = [[Connection]](repeating: [], count: areas.all.count)
        var seen: Set<Connection> = []
        for connection in ways.joined() where seen.insert(connection).inserted {
            inside[connection.area].append(connection)
        }
        // Areas come before those in them.
        for area in areas.all.indices.reversed() { place(area, inside[area]) }
        for area in areas.all.indices { shift(area, inside[area]) }
        routes = ways.map(route)
    }

    /// The parts of an arrow: out of each area around its source, between the outermost ones that contain only one end,
    /// and into each area around its target.
    private static func way(of arrow: LayeredLayout.Arrow, _ areas: GraphAreas) -> [Connection] {
        func around(_ box: Int) -> [Int] {
            var path: [Int] = []
            var area: Int? = areas.home[box]
            while let number = area {
                path.append(number)
                area = areas.all[number].parent
            }
            return path.reversed()
        }
        let (sources, targets) = (around(arrow.source), around(arrow.target))
        let shared = zip(sources, targets).prefix { $0 == $1 }.count
        func item(_ path: [Int], _ level: Int, _ box: Int) -> Item {
            path.count > level ? .area(path[level]) : .box(box)
        }
        let out = (shared..<sources.count).reversed().map { level in
            Connection(area: sources[level], source: item(sources, level + 1, arrow.source), target: .exit)
        }
        let between = Connection(
            area: sources[shared - 1], source: item(sources, shared, arrow.source),
            target: item(targets, shared, arrow.target))
        let into = (shared..<targets.count).map { level in
            Connection(area: targets[level], source: .entry, target: item(targets, level + 1, arrow.target))
        }
        return out + [between] + into
    }

    /// Places the items of an area, with the left upper corner at 0, 0, and sets the area's size.
    private mutating func place(_ area: Int, _ connections: [Connection]) {
        let boxes = areas.all[area].nodes + (area == 0 ? areas.aside : [])
        let items = boxes.map(Item.box) + areas.all[area].children.map(Item.area)
        let linked = Set(connections.flatMap { [$0.source, $0.target] })
        let connected = (items + [.entry, .exit]).filter(linked.contains)
        let numbers = Dictionary(uniqueKeysWithValues: connected.enumerated().map { ($1, $0) })
        func box(_ item: Item) -> LayeredLayout.Box {
            switch item {
            case .box(let box): .init(sizes[box])
            case .area(let area): .init(frames[area].size, entry: docks[area].entry, exit: docks[area].exit)
            case .entry, .exit: .init(Size(width: 0, height: 0))
            }
        }
        let layout = LayeredLayout(
            connected.map(box),
            connections.map { .init(source: numbers[$0.source] ?? 0, target: numbers[$0.target] ?? 0) },
            .init(entry: numbers[.entry], exit: numbers[.exit]))
        for (item, corner) in zip(connected, layout.corners) { put(item, corner) }
        for (connection, points) in zip(connections, layout.routes) { lines[connection] = points }
        func dock(_ port: Item) -> Double? { numbers[port].map { layout.corners[$0].y + Self.titleHeight } }
        docks[area] = (dock(.entry), dock(.exit))

        // An area says more than a box, so it comes first.
        let aside = (areas.all[area].children.map(Item.area) + boxes.map(Item.box)).filter { !linked.contains($0) }
        let top = connected.isEmpty ? 0 : layout.size.height + 34
        if area == 0, !connected.isEmpty, !aside.isEmpty { asideTop = top }
        let below = Self.rows(aside.map { box($0).size }, width: layout.size.width, top: top)
        for (item, corner) in zip(aside, below.corners) { put(item, corner) }
        var size = Size(
            width: max(layout.size.width, below.width), height: aside.isEmpty ? layout.size.height : below.height)
        if area > 0 {
            size.width += 2 * Self.padding
            size.height += Self.titleHeight + Self.padding
        }
        frames[area].size = size
    }

    private mutating func put(_ item: Item, _ corner: Point) {
        switch item {
        case .box(let box): corners[box] = corner
        case .area(let area): frames[area].corner = corner
        case .entry, .exit: break
        }
    }

    /// Puts items without an arrow into rows.
    private static func rows(
        _ sizes: [Size], width: Double, top: Double
    ) -> (corners: [Point], width: Double, height: Double) {
        let surface = sizes.reduce(0) { $0 + ($1.width + asideGap) * ($1.height + asideGap) }
        let right = max(width, (surface * 2.2).squareRoot(), sizes.map(\.width).max() ?? 0)
        var (x, y, height, widest) = (0.0, top, 0.0, 0.0)
        let corners = sizes.map { size in
            if x > 0, x + size.width > right { (x, y, height) = (0, y + height + asideGap, 0) }
            defer {
                x += size.width + asideGap
                height = max(height, size.height)
                widest = max(widest, x - asideGap)
            }
            return Point(x: x, y: y)
        }
        return (corners, widest, y + height)
    }

    /// Moves the items of an area to their places in the picture. The area itself is at its place.
    private mutating func shift(_ area: Int, _ connections: [Connection]) {
        let isFramed = area > 0
        let x = frames[area].corner.x + (isFramed ? Self.padding : 0)
        let y = frames[area].corner.y + (isFramed ? Self.titleHeight : 0)
        func shifted(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        for box in areas.all[area].nodes { corners[box] = shifted(corners[box]) }
        // Those that stand aside are in the whole picture, which is not moved.
        for child in areas.all[area].children { frames[child].corner = shifted(frames[child].corner) }
        for connection in connections { lines[connection] = lines[connection]?.map(shifted) }
    }

    /// The points of an arrow. Arrows between the same two areas share the middle of their ways.
    private func route(_ way: [Connection]) -> [Point] {
        guard let number = way.firstIndex(where: { $0.source != .entry && $0.target != .exit }),
            let line = lines[way[number]], let first = line.first, let last = line.last
        else { return [] }
        if first.x <= last.x { return way.flatMap { lines[$0] ?? [] } }
        // An arrow to the left leaves the areas around its source on the left, and enters those around its target on
        // the right.
        func middle(_ item: Item?, isRight: Bool) -> [Point] {
            guard case .box(let box)? = item else { return [] }
            let (corner, size) = (corners[box], sizes[box])
            return [Point(x: corner.x + (isRight ? size.width : 0), y: corner.y + size.height / 2)]
        }
        return (number > 0 ? middle(way.first?.source, isRight: false) : []) + line
            + (number < way.count - 1 ? middle(way.last?.target, isRight: true) : [])
    }
}
