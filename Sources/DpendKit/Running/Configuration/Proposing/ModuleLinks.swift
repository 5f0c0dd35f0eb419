/// Which modules of a project link which: what project files say, and what sources import.
struct ModuleLinks {
    private let modules: [ProjectModule]
    private let contents: [ModuleContent]
    private let products: [String: [(path: String, name: String)]]
    /// The libraries by the names that `import` knows; several where platforms have a module each.
    private var libraries: [String: [Int]] = [:]
    /// The libraries that each module links itself, in the order in which they are found.
    private(set) var direct: [[Int]] = []
    /// The modules, each behind all that it links.
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

    /// All libraries that a module is built on, in the order of links.
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
            switch dependency {
            case .target(let name):
                for other in modules.indices where modules[other].path == modules[position].path && modules[other].name == name { result.append(other) }
            case .product(let name):
                let targets = products[name] ?? []
                if targets.isEmpty, let library = best(of: libraries[name] ?? [], for: position) { result.append(library) }
                for other in modules.indices where targets.contains(where: { $0.path == modules[other].path && $0.name == modules[other].name }) {
                    result.append(other)
                }
            }
        }
        return result.all.filter { modules[$0].kind == .library }
    }

    /// What a module's sources import, and what that exports.
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

    /// Of libraries with the same name, the one for the same platform.
    private func best(of candidates: [Int], for position: Int) -> Int? {
        candidates.first { modules[$0].platform == modules[position].platform } ?? candidates.first
    }

    // MARK: Order

    /// Puts libraries before those that link them, and takes out links that close a circle: Swift has none, so they stand for modules
    /// that only have the same name.
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
