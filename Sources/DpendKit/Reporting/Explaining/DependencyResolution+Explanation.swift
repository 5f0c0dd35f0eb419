extension DependencyResolution {
    /// Explains what somebody means by a key: one of the graph, one that is missing, or a type of the sources that has
    /// nothing to do with the graph.
    ///
    /// - Throws: ``InputError`` of usage when there is nothing of that name, with one that is near.
    public func explain(_ text: String) throws(InputError) -> KeyExplanation {
        let key = try key(meantBy: text)
        let explainer = try KeyExplainer(self, rejected: rejectedCandidates(for: [key.providedType]))
        return try explainer.explain(key)
    }

    private func key(meantBy text: String) throws(InputError) -> DependencyKey {
        let known = graph.nodes.flatMap { [$0.key] + $0.unsatisfiedKeys }
            + collected.allFactories.flatMap { [$0.key] + $0.onDemandKeys }
        if let key = known.first(where: { $0.description == text || $0.externalName == text }) { return key }
        throw InputError(.usage, "there is no '\(text)' here\(NearNames.question(text, among: Set(known.map(\.description))))")
    }
}
