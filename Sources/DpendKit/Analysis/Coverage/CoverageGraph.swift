/// A graph with the data for coverage: the nodes of each type, and the obstacles of nodes.
struct CoverageGraph {
    let resolution: DependencyResolution
    /// The nodes that an initializer of a type makes.
    private var places: [TypeName: [Int]] = [:]
    /// The nodes that members of configurations make, by configuration and member.
    private var registrations: [String: [Int]] = [:]
    /// For each node that cannot be made, its own obstacle or the obstacle of a requirement.
    private var obstacles: [Int: Coverage.Obstacle] = [:]
    /// The nodes with their own obstacle.
    private var culprits: Set<Int> = []

    private var graph: DependencyGraph { resolution.graph }

    /// The reports about missing keys.
    private let reports: [String: Diagnostic]

    init(_ resolution: DependencyResolution, types: InjectableTypes) {
        self.resolution = resolution
        let missing = resolution.diagnostics.lazy.flatMap(\.withConsequences).filter {
            $0.rule == UnsatisfiedDependencyRule.rule
        }
        reports = Dictionary(missing.map { ($0.subject, $0) }) { first, _ in first }
        for (position, node) in graph.nodes.enumerated() {
            for factory in node.factories {
                switch factory.kind {
                case .initializer(let type, _):
                    if let name = TypeName(type.withoutArguments) { places[name, default: []].append(position) }
                case .configurationMethod(let method):
                    registrations[Self.member(method.configuration.name, method.name), default: []].append(position)
                case .external, .injection: break
                }
            }
        }
        findObstacles(types)
    }

    private static func member(_ configuration: String, _ name: String) -> String { "\(configuration).\(name)" }

    /// Whether an initializer of the type makes a node.
    func hasNodes(of type: TypeName) -> Bool { places[type] != nil }

    /// The providers of a type's nodes, each with a verdict if it cannot be made.
    ///
    /// A class that shares a key with others also has its own node.
    func providers(of type: TypeName) -> [(provider: DependencyProvider, verdict: Coverage.Verdict?)] {
        let all = places[type] ?? []
        let own = all.filter { graph.nodes[$0].providers.count == 1 }
        return (own.isEmpty ? all : own).flatMap { position in
            let verdict = obstacles[position].map {
                Coverage.Verdict.notMade($0, isDirect: culprits.contains(position))
            }
            return graph.nodes[position].providers.filter {
                $0.factory.providerType.flatMap { TypeName($0.withoutArguments) } == type
            }
            .map { ($0, verdict) }
        }
    }

    /// The obstacle of a configuration's member. The inner nil means none; the outer nil means that the member makes no
    /// node.
    func registration(_ configuration: String, _ member: String) -> Coverage.Obstacle?? {
        guard let positions = registrations[Self.member(configuration, member)] else { return nil }
        return .some(positions.contains { obstacles[$0] == nil } ? nil : obstacles[positions[0]])
    }

    // MARK: Obstacles

    private mutating func findObstacles(_ types: InjectableTypes) {
        var open: [Int] = []
        func note(_ position: Int, _ obstacle: Coverage.Obstacle) {
            if obstacles[position] == nil {
                obstacles[position] = obstacle
                culprits.insert(position)
                open.append(position)
            }
        }
        let isLibrary = resolution.options.mode == .library
        for (position, node) in graph.nodes.enumerated() {
            if node.providers.count > 1 { note(position, ambiguity(of: node)) }
            // The library's clients must provide it.
            if !isLibrary, let need = Self.firstGap(in: node) {
                note(position, missing(need.key, of: need.factory, types))
            }
        }
        let errors = errors()
        let positions =
            errors.isEmpty
            ? [:] : Dictionary(graph.nodes.enumerated().map { ($1.key.description, $0) }) { first, _ in first }
        for (subject, diagnostic) in errors {
            guard let position = positions[subject] else { continue }
            note(
                position,
                .init(
                    kind: .problem, subject: subject, message: "\(diagnostic.message) [\(diagnostic.rule.identifier)]"))
        }
        // A node that requires an impossible node is impossible for the same reason.
        var head = 0
        while head < open.count {
            let position = open[head]
            head += 1
            guard let obstacle = obstacles[position] else { continue }
            // An ambiguous key is reported at the initializer that requires it.
            let isHere = obstacle.kind == .ambiguous && graph.nodes[position].providers.count > 1
            for dependent in graph.dependents(of: position) where obstacles[dependent] == nil {
                obstacles[dependent] = obstacle
                if isHere { culprits.insert(dependent) }
                open.append(dependent)
            }
        }
    }

    private static func firstGap(in node: DependencyGraphNode) -> (key: DependencyKey, factory: DependencyFactory)? {
        for provider in node.providers {
            for (index, edge) in provider.edges.enumerated() {
                if case .unsatisfied = edge { return (provider.factory.dependency(index), provider.factory) }
            }
        }
        return nil
    }

    /// Errors other than missing and ambiguous keys, by their keys.
    private func errors() -> [(subject: String, diagnostic: Diagnostic)] {
        let others: Set<String> = [UnsatisfiedDependencyRule.rule.identifier, AmbiguousDependencyRule.rule.identifier]
        return resolution.diagnostics.flatMap(\.withConsequences)
            .filter { $0.severity == .error && !others.contains($0.rule.identifier) }
            .flatMap { diagnostic in diagnostic.subject.components(separatedBy: " → ").map { ($0, diagnostic) } }
    }

    private func ambiguity(of node: DependencyGraphNode) -> Coverage.Obstacle {
        let names = node.factories.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return .init(
            kind: .ambiguous, subject: node.key.description,
            message: "\(node.providers.count) providers of '\(node.key)' are equally good: \(names)")
    }

    private func missing(_ key: DependencyKey, of factory: DependencyFactory, _ types: InjectableTypes)
        -> Coverage.Obstacle
    {
        let kind: Coverage.Obstacle.Kind
        let provided = key.providedType
        if PlainValues.contains(provided) || PlainValues.isCallback(key.type) {
            kind = .runTimeValue
        } else if let nominal = provided.nominal {
            if let name = TypeName(nominal), nominal.module != "Swift" {
                kind = nominal.isProtocol || types.contains(name) ? .missing : .runTimeValue
            } else {
                kind = .foreignValue
            }
        } else if case .composition = provided {
            kind = .missing
        } else {
            kind = .runTimeValue
        }
        let message =
            switch kind {
            case .runTimeValue: "'\(key)' is a run-time value, and '\(factory)' does not take it as one"
            case .foreignValue: "nothing provides '\(key)', which no source declares; '\(factory)' requires it"
            default: "nothing provides '\(key)', which '\(factory)' requires"
            }
        let notes = reports[key.description]?.notes ?? []
        var remedies = notes.compactMap { note -> Remedy? in
            if case .remedy(let remedy) = note.content { remedy } else { nil }
        }
        let labels = factory.parameters.filter { $0.dependency == key && $0.property == nil }.map(\.label)
        if kind == .runTimeValue, factory.origin == .sources, !labels.isEmpty, let type = factory.providerType {
            remedies.insert(resolution.options.assisting(type.path, labels), at: 0)
        }
        return .init(kind: kind, subject: key.description, message: message, remedies: remedies)
    }
}
