/// The paths from a bootstrap component to each component, in the order of Needle's generator, with the values that
/// each provides.
struct NeedlePaths {
    let tree: ScopeTree
    /// The components in the generator's order.
    let order: [Int]
    private var parents: [[Int]]
    private let makers: Set<Int>
    /// The components that nothing makes.
    private let origins: Set<Int>

    /// A path to a component, with the source of each requirement.
    struct Provider {
        /// From the root to the component.
        var path: [Int]
        var sources: [Source]
        /// For each component that is used, by name, how many levels above it is.
        var levels: [String: Int]
    }

    /// The source of a requirement's value.
    struct Source: Hashable {
        var property: ScopeTree.Property
        /// The component, and the part of it that has the property, if it isn't the component itself.
        var component: String
        var part: Part?

        enum Part: Hashable {
            case pluginExtension
            case nonCoreComponent(String)
        }
    }

    /// - Parameter order: All components in the order that counts. This initializer sorts out plug-ins and other kinds
    ///   itself.
    init(_ tree: ScopeTree, order: [Int]) {
        self.tree = tree
        func all(_ kind: (ScopeTree.Kind) -> Bool) -> [Int] { order.filter { kind(tree.scopes[$0].kind) } }
        let plain = all { $0 == .plain }
        let side = all { $0 == .side }
        let extended = order.filter { Self.isExtended(tree.scopes[$0].kind) }
        self.order = plain + side + extended
        parents = Array(repeating: [], count: tree.scopes.count)
        let numbers = Dictionary(tree.scopes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for position in side + plain + extended {
            for name in tree.scopes[position].calls { if let child = numbers[name] { parents[child].append(position) } }
        }
        for position in extended {
            if case .extended(_, _, let core) = tree.scopes[position].kind { parents[core].append(position) }
        }
        makers = Set(parents.joined())
        origins = Set(parents.enumerated().filter { $1.isEmpty }.map(\.offset))
        let useful = belowRoots
        // Paths that do not begin at a root are not written. There may be very many of them.
        parents = parents.enumerated().map { useful.contains($0) ? $1.filter(useful.contains) : [] }
    }

    /// The roots that nothing makes, and the components below them.
    private var belowRoots: Set<Int> {
        var children: [Int: [Int]] = [:]
        for (child, makers) in parents.enumerated() {
            for maker in makers { children[maker, default: []].append(child) }
        }
        var found = Set(tree.scopes.indices.filter { tree.scopes[$0].isRoot && parents[$0].isEmpty })
        var open = Array(found)
        while let maker = open.popLast() {
            for child in children[maker] ?? [] where found.insert(child).inserted { open.append(child) }
        }
        return found
    }

    static func isExtended(_ kind: ScopeTree.Kind) -> Bool { if case .extended = kind { true } else { false } }

    /// Whether a component makes nothing below it.
    func isLeaf(_ scope: Int) -> Bool { tree.scopes[scope].kind == .plain && !makers.contains(scope) }

    /// The paths to a component that begin at a root.
    func providers(of scope: Int) -> [Provider] {
        paths(to: scope).filter { tree.scopes[$0[0]].isRoot && origins.contains($0[0]) }.map(provider)
    }

    /// The number of paths to each component that begin at a root. Components that make each other in a circle have
    /// none.
    var counts: [Int] {
        var counts = [Int?](repeating: nil, count: parents.count)
        var (open, isOpen) = (Array(parents.indices), [Bool](repeating: false, count: parents.count))
        while let scope = open.last {
            if counts[scope] == nil, !isOpen[scope] {
                isOpen[scope] = true
                open += parents[scope].filter { counts[$0] == nil && !isOpen[$0] }
                continue
            }
            open.removeLast()
            if counts[scope] != nil { continue }
            let isStart = tree.scopes[scope].isRoot && origins.contains(scope)
            counts[scope] = parents[scope].reduce(isStart ? 1 : 0) { $0.addingUpToMaximum(counts[$1] ?? 0) }
        }
        return counts.map { $0 ?? 0 }
    }

    private func paths(to scope: Int) -> [[Int]] {
        parents[scope].isEmpty ? [[scope]] : parents[scope].flatMap { paths(to: $0).map { $0 + [scope] } }
    }

    private func provider(_ path: [Int]) -> Provider {
        var result = Provider(path: path, sources: [], levels: [:])
        let scope = tree.scopes[path[path.count - 1]]
        let isOnSide = path.contains { tree.scopes[$0].kind == .side }
        for requirement in scope.requirements {
            for (distance, above) in path.dropLast().reversed().enumerated() {
                guard let source = source(of: requirement, in: tree.scopes[above], for: scope, isOnSide: isOnSide)
                else { continue }
                result.sources.append(source)
                result.levels[source.component] = distance + 1
                break
            }
        }
        return result
    }

    private func source(
        of wanted: ScopeTree.Property, in scope: ScopeTree.Scope, for asking: ScopeTree.Scope, isOnSide: Bool
    ) -> Source? {
        if scope.properties.contains(wanted) { return Source(property: wanted, component: scope.name) }
        guard case .extended(_, let properties, let side) = scope.kind else { return nil }
        let core = tree.scopes[side]
        let (home, given, part) =
            isOnSide
            ? (core, core.properties, Source.Part.nonCoreComponent(core.name)) : (scope, properties, .pluginExtension)
        // The parts of a component cannot provide its own requirements.
        guard home.requirementName != asking.requirementName, given.contains(wanted) else { return nil }
        return Source(property: wanted, component: scope.name, part: part)
    }
}
