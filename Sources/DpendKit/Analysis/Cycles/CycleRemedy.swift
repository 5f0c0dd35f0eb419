/// Proposes the places where a closure or `Lazy` breaks a knot of dependencies.
struct CycleRemedy {
    let component: [Int]
    let adjacency: Adjacency
    let subject: AnalysisSubject

    /// The remedies, one note for each place.
    func notes(cycle: [Int]) -> [Diagnostic.Note] {
        if cycle.count == 1, component.count == 1, let wrapper = Decorator(of: cycle[0], in: subject.graph) {
            return wrapper.remedies(subject.options)
        }
        // An edge that leads back towards the roots is the natural one to cut: from a child to its parent.
        let depths = Dictionary(uniqueKeysWithValues: component.map { ($0, subject.chain(to: $0).count) })
        var breaker = CycleBreaker(component: component, adjacency: adjacency) { edge in
            // Deferring it in one of several providers is not enough.
            guard !subject.graph.isAmbiguous(edge.from), let (factory, index) = need(edge),
                factory.parameter(ofDependency: index) != nil,
                factory.origin == .sources
            else { return nil }
            return (depths[edge.to] ?? 0) - (depths[edge.from] ?? 0)
        }
        guard let edges = breaker.smallestSet(), !edges.isEmpty else {
            return [.init(Remedy(.init(.splitDependency, "\(subject.graph.nodes[cycle[0]].key)")))]
        }
        // All of them must change, so they are the steps of one remedy.
        let closures = Remedy(edges.compactMap(step))
        guard edges.count == 1, let lazy = lazyStep(edges[0]) else { return [.init(closures)] }
        return [.init(closures), .init(Remedy(lazy))]
    }

    private func need(_ edge: CycleBreaker.Edge) -> (factory: DependencyFactory, index: Int)? {
        subject.graph.nodes[edge.from].immediateNeed(of: edge.to)
    }

    /// The same with a `Lazy`, if nothing is asynchronous or isolated to an actor.
    private func lazyStep(_ edge: CycleBreaker.Edge) -> Remedy.Step? {
        let effects = subject.graph.nodes[edge.to].effects
        guard !effects.isAsync, effects.globalActor == nil, let (factory, index) = need(edge),
            let parameter = factory.parameter(ofDependency: index)
        else { return nil }
        return .init(.changeType, parameter, of: factory, "Lazy<\(parameter.declaredType)>")
    }

    private func step(_ edge: CycleBreaker.Edge) -> Remedy.Step? {
        guard let (factory, index) = need(edge), let parameter = factory.parameter(ofDependency: index) else {
            return nil
        }
        let effects = subject.graph.nodes[edge.to].effects
        var closure = "() "
        if effects.isAsync { closure += "async " }
        if effects.isThrowing { closure += "throws " }
        closure += "-> \(parameter.declaredType)"
        if let actor = effects.globalActor, !effects.isAsync { closure = "@\(actor) \(closure)" }
        return .init(.changeType, parameter, of: factory, closure)
    }
}
