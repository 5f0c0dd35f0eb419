extension DependencyResolution {
    /// Explains the key or class that a text means: a key of the graph, a missing key, or a type of the sources that is
    /// not in the graph.
    ///
    /// - Throws: ``InputError`` of usage if nothing has the name, with a similar name.
    package func explain(_ text: String) throws(InputError) -> [KeyExplanation] {
        if let registry = try shownRegistry() { return try explain(text, in: registry) }
        let keys = try keys(meantBy: text)
        let explainer = try KeyExplainer(self, rejected: rejectedCandidates(for: Set(keys.map(\.providedType))))
        var explanations: [KeyExplanation] = []
        for key in keys { explanations.append(try explainer.explain(key)) }
        return explanations
    }

    /// Explains which objects a test gets for the key or class that a text means, from the generated type with doubles.
    ///
    /// - Throws: ``InputError`` of usage if nothing has the name, with a similar name.
    package func explainDoubles(_ text: String) throws(InputError) -> [KeyExplanation] {
        if let registry = try shownRegistry() {
            throw InputError(
                .usage, "--doubles requires a container of dpend's own, and not one of '\(registry.registry.dialect)'")
        }
        let run = try forTests()
        try run.protocols.checkDoubles(forTests: run.options.testFolder != nil)
        let explainer = DoublesExplainer(run)
        return try run.keys(meantBy: text).map(explainer.explain)
    }

    /// Explains what making a key waits for, or the start of the container.
    ///
    /// - Parameters:
    ///   - text: The key or the class; nil for the start of the container.
    ///   - tracePath: The file that a program wrote whose container was generated with `--trace`; nil to count
    ///     providers.
    /// - Throws: ``InputError`` of usage if nothing has the name, or nothing is made at the start; others for a
    ///   malformed file.
    package func explainStart(_ text: String?, tracePath: String?) throws(InputError) -> [KeyExplanation] {
        if let registry = try shownRegistry() {
            throw InputError(
                .usage, "--startup requires a container of dpend's own, and not one of '\(registry.registry.dialect)'")
        }
        let explainer = StartExplainer(
            self, durations: try tracePath.map { path throws(InputError) in try MeasuredDurations(path: path) })
        guard let text else { return [try explainer.explainStart()] }
        return try keys(meantBy: text).map(explainer.explain)
    }

    private func keys(meantBy text: String) throws(InputError) -> [DependencyKey] {
        let declared = declaredTypes.map { DependencyKey(type: .nominal($0)) }
        let classes = Dictionary(
            graph.nodes.map { node in
                (node.key, node.providers.compactMap { ($0.factory.providerType ?? $0.factory.injectedType)?.path })
            }
        ) { first, _ in first }
        return try Self.keys(meantBy: text, among: [inGraph, provided, declared], classes)
    }

    /// The keys of the graph, including missing ones.
    private var inGraph: [DependencyKey] { graph.nodes.flatMap { [$0.key] + $0.unsatisfiedKeys } }

    /// The keys that a declaration could provide, used or not.
    private var provided: [DependencyKey] { collected.allFactories.flatMap { [$0.key] + $0.onDemandKeys } }

    /// The matching keys in the first group that has some: one key, or all keys of a class.
    private static func keys(
        meantBy text: String, among groups: [[DependencyKey]], _ classes: [DependencyKey: [String]]
    ) throws(InputError) -> [DependencyKey] {
        for position in groups.indices {
            var names: Set<String> = []
            // The last search contains all keys, so that its error can suggest a similar one.
            let isLast = position == groups.count - 1
            let keys = (isLast ? groups.flatMap { $0 } : groups[position]).filter {
                names.insert($0.description).inserted
            }
            let finder = KeyFinder(
                keys.map { key in
                    .init(
                        name: key.description, type: key.name, tag: key.tagName, module: key.type.nominal?.module,
                        classes: classes[key] ?? [], parameter: key.parameter?.description)
                })
            do throws(InputError) {
                return try finder.positions(of: text).map { keys[$0] }
            } catch  where !isLast {
                continue
            }
        }
        preconditionFailure("the last search finds a key or throws")
    }
}
