/// Finds classes that a graph makes several times, although each requirement asks for one.
///
/// A unique class is made once for each place that requires it. It is also made several times if a unique class that
/// requires it is:
///
///     AppImpl ──▶ ListImpl ──▶ RepositoryImpl ──▶ DatabaseImpl     two lists of rows: one behind 'ListImpl',
///         └─────▶ AddImpl ────────▶┘                               one behind 'AddImpl'
///
/// The cost is linear in the size of the graph.
struct RepeatedInstances {
    /// A place that requires a class.
    struct Place {
        let factory: DependencyFactory
        let dependency: Int
        var location: SourceLocation { factory.location(ofDependency: dependency) }
    }

    /// A class, or another provider. The graph contains a class with several protocols once for each.
    private struct Maker {
        let factory: DependencyFactory
        /// The places that require it, one for each other maker.
        var places: [Place] = []
        /// The makers at these places.
        var requirers: [Int] = []
        /// The makers that each instance of it makes.
        var parts: [Int] = []

        /// Whether each requirement gets a new instance.
        var isUnique: Bool {
            switch factory.kind {
            case .initializer, .configurationMethod: factory.scope == .unique
            case .external, .injection: false
            }
        }
    }

    /// A class with several instances.
    struct Repetition {
        let factory: DependencyFactory
        /// The factories from the one that several places require to the class itself.
        let way: [DependencyFactory]
        /// The places that require the first factory of the way, sorted.
        let places: [Place]
    }

    private var makers: [Maker] = []
    private var numbers: [NominalType: Int] = [:]
    private var otherNumbers: [String: Int] = [:]

    init(_ graph: DependencyGraph) {
        var seen: Set<[Int]> = []
        for node in graph.nodes {
            for provider in node.providers {
                let maker = number(of: provider.factory)
                for (index, edge) in provider.edges.enumerated() {
                    edge.forEachNewInstance { target in
                        guard let factory = graph.nodes[target].provider?.factory else { return }
                        let part = number(of: factory)
                        guard part != maker, seen.insert([maker, part]).inserted else { return }
                        makers[maker].parts.append(part)
                        makers[part].requirers.append(maker)
                        makers[part].places.append(Place(factory: provider.factory, dependency: index))
                    }
                }
            }
        }
    }

    private mutating func number(of factory: DependencyFactory) -> Int {
        let next = makers.count
        let number =
            if let type = factory.providerType {
                { (known: inout Int) in
                    if known < 0 { known = next }
                    return known
                }(&numbers[type, default: -1])
            } else {
                { (known: inout Int) in
                    if known < 0 { known = next }
                    return known
                }(&otherNumbers["\(factory) \(factory.location)", default: -1])
            }
        if number == next { makers.append(Maker(factory: factory)) }
        return number
    }

    /// The classes with several instances that a condition holds for, in no particular order.
    func all(where isRelevant: (DependencyFactory) -> Bool) -> [Repetition] {
        let repeaters = repeaters()
        return makers.indices.compactMap { number in
            guard let repeater = repeaters[number], isRelevant(makers[number].factory) else { return nil }
            if repeater != number, isOfScreen(number) { return nil }
            var way = [number]
            while let last = way.last, let above = repeaters[last], above != last { way.append(above) }
            // Providers that share a class on the way share this one too.
            let isReportedAbove = way.dropFirst().contains { above in
                isRelevant(makers[above].factory) && (repeaters[above] == above || !isOfScreen(above))
            }
            if isReportedAbove { return nil }
            let places = makers[way[way.count - 1]].places.sorted { $0.location < $1.location }
            return Repetition(
                factory: makers[number].factory, way: way.reversed().map { makers[$0].factory }, places: places)
        }
    }

    /// For each class with several instances, the class that makes each of them: itself if several places require it.
    private func repeaters() -> [Int: Int] {
        var queue = makers.indices.filter { makers[$0].isUnique && makers[$0].places.count > 1 }
        var repeaters = Dictionary(uniqueKeysWithValues: queue.map { ($0, $0) })
        var head = 0
        while head < queue.count {
            for part in makers[queue[head]].parts where makers[part].isUnique && repeaters[part] == nil {
                repeaters[part] = queue[head]
                queue.append(part)
            }
            head += 1
        }
        return repeaters
    }

    /// Whether a class belongs to one screen, such as the view model of a view. Each of several equal screens should
    /// have its own.
    private func isOfScreen(_ number: Int) -> Bool {
        let name = makers[number].factory.providerType?.components.last?.name ?? ""
        return Self.screenWords.contains { name.hasSuffix($0) }
            || makers[number].requirers.allSatisfy { isView(makers[$0].factory) }
    }

    private static let screenWords = [
        "ViewModel", "ViewState", "Presenter", "Interactor", "Coordinator", "Router", "Wireframe",
    ]

    private func isView(_ factory: DependencyFactory) -> Bool {
        guard let name = factory.providerType?.components.last?.name else { return false }
        return ViewName.isOne(name)
            || factory.onDemandKeys.contains {
                $0.type.nominal.map { $0.module == nil && ViewName.isOne($0.path) } ?? false
            }
    }
}

extension DependencyEdge {
    /// Calls a function for each instance that is made together with the edge's argument. A closure makes its instances
    /// later.
    fileprivate func forEachNewInstance(_ body: (Int) -> Void) {
        switch self {
        case .resolved(let target): body(target)
        case .tagged(let edge), .entry(_, let edge), .deferred(.lazy, let edge): edge.forEachNewInstance(body)
        case .collection(let elements): for element in elements { element.forEachNewInstance(body) }
        case .deferred(.closure, _), .deferred(.opening, _), .runTimeValue, .defaultValue, .nilValue, .unsatisfied:
            break
        }
    }
}
