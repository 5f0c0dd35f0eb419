extension DependencyResolution {
    /// Explains what somebody means by a key or a class: one of the graph, one that is missing, or a type of the sources that has
    /// nothing to do with the graph.
    ///
    /// - Throws: ``InputError`` of usage when there is nothing of that name, with one that is near.
    package func explain(_ text: String) throws(InputError) -> [KeyExplanation] {
        if let registry = try shownRegistry() { return try explain(text, in: registry) }
        let declared = declaredTypes.map { DependencyKey(type: .nominal($0)) }
        let classes = Dictionary(
            graph.nodes.map { node in (node.key, node.providers.compactMap { ($0.factory.providerType ?? $0.factory.injectedType)?.path }) }
        ) { first, _ in first }
        let keys = try Self.keys(meantBy: text, among: [inGraph, provided, declared], classes)
        let explainer = try KeyExplainer(self, rejected: rejectedCandidates(for: Set(keys.map(\.providedType))))
        var explanations: [KeyExplanation] = []
        for key in keys { explanations.append(try explainer.explain(key)) }
        return explanations
    }

    /// The keys of the graph, with those that are missing.
    private var inGraph: [DependencyKey] { graph.nodes.flatMap { [$0.key] + $0.unsatisfiedKeys } }

    /// The keys that something could provide, needed or not.
    private var provided: [DependencyKey] { collected.allFactories.flatMap { [$0.key] + $0.onDemandKeys } }

    /// What is meant among the keys that come first, or else among the next: one key, or all that a class makes.
    private static func keys(
        meantBy text: String, among groups: [[DependencyKey]], _ classes: [DependencyKey: [String]]
    ) throws(InputError) -> [DependencyKey] {
        for position in groups.indices {
            var names: Set<String> = []
            // The last search has all of them, so that it can name one that is near.
            let isLast = position == groups.count - 1
            let keys = (isLast ? groups.flatMap { $0 } : groups[position]).filter { names.insert($0.description).inserted }
            let finder = KeyFinder(keys.map { key in
                .init(
                    name: key.description, type: key.name, tag: key.tagName, module: key.type.nominal?.module,
                    classes: classes[key] ?? [])
            })
            do throws(InputError) {
                return try finder.positions(of: text).map { keys[$0] }
            } catch where !isLast {
                continue
            }
        }
        preconditionFailure("the last search finds a key or throws")
    }
}
