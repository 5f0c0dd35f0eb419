/// The links between the Swift modules of a project, according to project files and imports.
struct ModuleLinks {
    private let modules: [ProjectModule]
    private let contents: [ModuleContent]
    private let products: [String: [(path: String, name: String)]]
    /// The libraries by their names in `import`; several if each platform has its own module.
    private var libraries: [String: [Int]] = [:]
    /// The direct libraries of each module, in the order in which they are found.
    private(set) var direct: [[Int]] = []
    /// The modules, each after all modules that it links.
    private(set) var order: [Int] = []

    init(_ modules: [ProjectModule], _ contents: [ModuleContent], products: [String: [(path: String, name: String)]]) {
        (self.modules, self.contents, self.products) = (modules, contents, products)
        for position in modules.indices where modules[position].kind == .library {
            libraries[modules[position].moduleName, default: []].append(position)
        }
        let declared = modules.indices.map(declaredLibraries)
        direct = modules.indices.map { position in
            var links = DistinctElements(declared[position])
            for name in imports(of: position) {
                if let library = library(name, for: position, declared) { links.append(library) }
            }
            return links.all.filter { $0 != position }
        }
        sort()
    }

    /// All direct and indirect libraries of a module, in the order of links.
    func reached(from position: Int) -> [Int] {
        var reached: Set<Int> = []
        var open = direct[position]
        while let next = open.popLast() {
            if reached.insert(next).inserted { open += direct[next] }
        }
        return order.filter(reached.contains)
    }

    // MARK: Finding

    private func declaredLibraries(of position: Int) -> [Int] {
        var result = DistinctElements<Int>()
        for dependency in modules[position].dependencies {
            var found: [Int] = []
            switch dependency {
            case .target(let name):
                found = modules.indices.filter {
                    modules[$0].path == modules[position].path && modules[$0].name == name
                }
                // Its sources may belong to a separate package.
                if found.isEmpty { found = libraries[name] ?? [] }
            case .product(let name):
                let targets = products[name] ?? []
                found = modules.indices.filter { other in
                    targets.contains { $0.path == modules[other].path && $0.name == modules[other].name }
                }
                if targets.isEmpty { found = libraries[name] ?? [] }
            }
            // A module is linked once, even if several have its name.
            let byName = Dictionary(grouping: found.filter { modules[$0].kind == .library }) { modules[$0].moduleName }
            for (_, same) in byName.sorted(by: { $0.key < $1.key }) {
                if let library = best(of: same, for: position) { result.append(library) }
            }
        }
        return result.all
    }

    /// The imports of a module's sources, including reexported modules.
    private func imports(of position: Int) -> [String] {
        var names = DistinctElements(contents[position].imports.sorted())
        var open = names.all
        while let next = open.popLast() {
            for library in libraries[next] ?? [] {
                for name in contents[library].exports.sorted() where names.append(name) { open.append(name) }
            }
        }
        return names.all
    }

    private func library(_ name: String, for position: Int, _ declared: [[Int]]) -> Int? {
        let candidates = (libraries[name] ?? []).filter { $0 != position }
        guard !candidates.isEmpty, name != modules[position].moduleName else { return nil }
        var reached: Set<Int> = []
        var open = declared[position]
        var isAllKnown = modules[position].areDependenciesKnown
        while let next = open.popLast() {
            guard reached.insert(next).inserted else { continue }
            open += declared[next]
            if !modules[next].areDependenciesKnown { isAllKnown = false }
        }
        if let known = candidates.first(where: reached.contains) { return known }
        return isAllKnown ? nil : best(of: candidates, for: position)
    }

    /// From libraries with the same name, the one for the same platform. If there are several, the nearest one.
    private func best(of candidates: [Int], for position: Int) -> Int? {
        let own = modules[position].path.split(separator: "/")
        func rank(_ other: Int) -> (Int, Int, Int) {
            let platform = modules[other].platform
            let path = modules[other].path.split(separator: "/")
            let common = zip(own, path).prefix { $0 == $1 }.count
            return (platform == modules[position].platform ? 0 : platform == nil ? 1 : 2, -common, path.count)
        }
        return candidates.min { rank($0) < rank($1) }
    }

    // MARK: Order

    /// Sorts libraries before the modules that link them, and removes links that close a cycle. Swift does not allow
    /// cycles, so such links refer to modules that only have the same name.
    private mutating func sort() {
        var isOpen = Array(repeating: false, count: modules.count)
        var isDone = isOpen
        for root in modules.indices where !isDone[root] {
            var path = [(position: root, next: 0)]
            isOpen[root] = true
            while let (position, next) = path.last {
                guard next < direct[position].count else {
                    order.append(position)
                    (isOpen[position], isDone[position]) = (false, true)
                    path.removeLast()
                    continue
                }
                let link = direct[position][next]
                if isOpen[link] {
                    direct[position].remove(at: next)
                    continue
                }
                path[path.count - 1].next += 1
                if !isDone[link] {
                    isOpen[link] = true
                    path.append((link, 0))
                }
            }
        }
    }
}
