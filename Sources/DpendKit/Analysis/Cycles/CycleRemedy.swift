/// Says where a closure or `Lazy` would break a knot of dependencies.
struct CycleRemedy {
    let component: [Int]
    let adjacency: Adjacency
    let subject: AnalysisSubject

    /// What to do, one note a place.
    func notes(cycle: [Int]) -> [Diagnostic.Note] {
        if cycle.count == 1, component.count == 1, let note = noteForDecorator(cycle[0]) { return [note] }
        // What leads back towards the roots is the edge that a person would cut: a child's to its parent.
        let depths = Dictionary(uniqueKeysWithValues: component.map { ($0, subject.chain(to: $0).count) })
        var breaker = CycleBreaker(component: component, adjacency: adjacency) { edge in
            guard let (factory, index) = need(edge), factory.parameter(ofDependency: index) != nil,
                factory.origin == .sources
            else { return nil }
            return (depths[edge.to] ?? 0) - (depths[edge.from] ?? 0)
        }
        guard let edges = breaker.smallestSet(), !edges.isEmpty else {
            return [
                .init(
                    .help, "let one of them take a smaller dependency of its own instead of the one that leads back")
            ]
        }
        return edges.enumerated().compactMap { number, edge in
            note(edge, opening: edges.count == 1 ? "break it here" : number == 0
                ? "break it at \(edges.count) places, of which this is one" : "and this is another")
        }
    }

    private func need(_ edge: CycleBreaker.Edge) -> (factory: DependencyFactory, index: Int)? {
        subject.graph.nodes[edge.from].immediateNeed(of: edge.to)
    }

    private func note(_ edge: CycleBreaker.Edge, opening: String) -> Diagnostic.Note? {
        guard let (factory, index) = need(edge), let parameter = factory.parameter(ofDependency: index) else { return nil }
        let type = parameter.declaredType
        let effects = subject.graph.nodes[edge.to].effects
        var closure = "() "
        if effects.isAsync { closure += "async " }
        if effects.isThrowing { closure += "throws " }
        closure += "-> \(type)"
        if let actor = effects.globalActor, !effects.isAsync { closure = "@\(actor) \(closure)" }
        let lazy = effects.isAsync || effects.globalActor != nil ? "" : " or 'Lazy<\(type)>'"
        return .init(
            .help, "\(opening): let \(parameter.name(of: factory)) be '\(closure)'\(lazy), which resolves "
                + "only when it is used", at: factory.location(ofDependency: index))
    }

    /// A class that takes what it provides wraps another of the kind; a closure would only give it itself.
    private func noteForDecorator(_ position: Int) -> Diagnostic.Note? {
        let node = subject.graph.nodes[position]
        guard let (factory, index) = node.immediateNeed(of: position),
            let parameter = factory.parameter(ofDependency: index)
        else { return nil }
        let key = parameter.dependency
        let tagged = DependencyKey(type: key.type, tag: .named("Inner")).requestedType
        return .init(
            .help, "if it wraps another '\(key.type)', tell the two apart with a tag: let '\(parameter.label)' be "
                + "'\(tagged)' and provide that one with 'tag: Inner.self' in a DependencyConfiguration",
            at: factory.location(ofDependency: index))
    }
}
