/// The areas of a picture: modules, nested containers and folders, each within the one around it.
struct GraphAreas: Sendable {
    struct Area: Sendable {
        var name: String
        /// The position of the area around it; nil for the whole picture.
        var parent: Int?
        /// The positions of the areas directly in it, sorted by name.
        var children: [Int] = []
        /// The positions of the nodes directly in it, sorted.
        var nodes: [Int] = []
    }

    /// The areas, each before those in it. The first one is the whole picture.
    let all: [Area]
    /// The area of each node; the whole picture for a node that stands aside.
    let home: [Int]
    /// The nodes outside of all areas, sorted.
    let aside: [Int]

    /// Whether there are nodes beside those that stand aside.
    var hasOthers: Bool { !all[0].nodes.isEmpty || !all[0].children.isEmpty }

    /// The nodes that stand aside, in rows that make a surface about twice as wide as high.
    var asideRows: [[Int]] {
        let length = max(1, Int((Double(aside.count) / 2).squareRoot().rounded(.up)))
        return stride(from: 0, to: aside.count, by: length).map { Array(aside[$0..<min($0 + length, aside.count)]) }
    }

    /// The cost is linear in the number of nodes and the length of their paths.
    ///
    /// - Parameter aside: The nodes that stand outside of all areas, sorted.
    init(_ document: GraphDocument, aside: [Int] = []) {
        self.aside = aside
        let isAside = Set(aside)
        let inside = document.nodes.indices.filter { !isAside.contains($0) }
        var areas = [Area(name: "")]
        var known: [[String: Int]] = [[:]]
        for (position, path) in zip(inside, Self.paths(of: document, inside)) {
            var area = 0
            for name in path {
                if let child = known[area][name] {
                    area = child
                } else {
                    let child = areas.count
                    areas.append(Area(name: name, parent: area))
                    known.append([:])
                    known[area][name] = child
                    areas[area].children.append(child)
                    area = child
                }
            }
            areas[area].nodes.append(position)
        }
        Self.tidy(&areas)
        (all, home) = Self.sorted(areas, count: document.nodes.count)
    }

    /// Removes areas that tell nothing: those with one key, and those that only contain another one.
    private static func tidy(_ areas: inout [Area]) {
        for position in areas.indices.reversed() {
            var kept: [Int] = []
            for child in areas[position].children {
                if areas[child].children.isEmpty, areas[child].nodes.count < 2 {
                    areas[position].nodes += areas[child].nodes
                } else {
                    kept.append(child)
                }
            }
            areas[position].children = kept
            guard areas[position].nodes.isEmpty, kept.count == 1, let only = kept.first else { continue }
            // The whole picture needs no frame, and so no name.
            if position > 0 { areas[position].name += "/\(areas[only].name)" }
            areas[position].nodes = areas[only].nodes
            areas[position].children = areas[only].children
        }
    }

    /// The areas that are left, sorted by name within each other, and the area of each node.
    private static func sorted(_ areas: [Area], count: Int) -> (all: [Area], home: [Int]) {
        var all: [Area] = []
        var home = [Int](repeating: 0, count: count)
        var open: [(area: Int, parent: Int?)] = [(0, nil)]
        while let (number, parent) = open.popLast() {
            let position = all.count
            var area = areas[number]
            for node in area.nodes { home[node] = position }
            open += area.children.sorted { areas[$0].name > areas[$1].name }.map { ($0, position) }
            area.parent = parent
            area.children = []
            area.nodes.sort()
            if let parent { all[parent].children.append(position) }
            all.append(area)
        }
        return (all, home)
    }

    // MARK: Paths

    /// The names of the areas around each node, from the outermost to the innermost.
    private static func paths(of document: GraphDocument, _ inside: [Int]) -> [[String]] {
        let modules = document.nodes.map(module)
        let hasModules = Set(inside.map { modules[$0] }).count > 1
        let folders = document.nodes.map(folder)
        let shared = sharedCount(inside.compactMap { folders[$0] })
        return inside.map { position in
            let containers = document.nodes[position].containers
            var path = hasModules ? [modules[position] ?? document.module ?? "this module"] : []
            if !hasModules, containers.count == 1 { path += containers[0].split(separator: ".").map(String.init) }
            if modules[position] == nil, let folder = folders[position] { path += folder.dropFirst(shared) }
            return path
        }
    }

    /// The other module that a node comes from; nil for a node of the sources, and for a key that several modules
    /// provide.
    private static func module(of node: GraphDocument.Node) -> String? {
        if node.status == .required { return node.key.module }
        let libraries = Set(node.providers.map(\.library))
        return libraries.count == 1 ? libraries.first ?? nil : nil
    }

    private static func folder(of node: GraphDocument.Node) -> [String]? {
        guard let provider = node.providers.first, provider.library == nil, let path = provider.location?.path
        else { return nil }
        return path.split(separator: "/").dropLast().map(String.init).filter { $0 != "." }
    }

    /// The number of folders that all paths begin with.
    private static func sharedCount(_ folders: [[String]]) -> Int {
        guard var shared = folders.first else { return 0 }
        for folder in folders { shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0) }
        return shared.count
    }
}
