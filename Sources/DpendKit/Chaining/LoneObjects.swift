/// Completes dependencies for a container from which tests and previews take single objects.
///
/// There are no nested containers, and nothing is made before something requires it. Values that nothing provides come
/// from outside. For a library so do the objects of linked libraries behind a protocol, if they require such a value: a
/// test gets a stub instead.
enum LoneObjects {
    /// The dependencies with external values for everything that is missing, each of which may be left out.
    ///
    /// - Parameter mode: The mode of the run that has the container of the application or the exports of the library.
    static func completed(_ collected: CollectedDependencies, of mode: ResolutionOptions.Mode, jobs: Int)
        -> CollectedDependencies
    {
        var result = collected
        result.factories = result.factories.map(lone)
        result.libraryFactories = result.libraryFactories.map(lone)
        // Of an application all objects are made, also those of linked libraries that nothing requires.
        let graph = { (collected: CollectedDependencies) in
            DependencyGraphBuilder.build(collected, jobs: jobs, ofSources: mode == .library)
        }
        if mode == .library {
            cut(&result, in: graph(result))
            // A missing protocol is not a run-time value, because a stub can replace it.
            add(to: &result, in: graph(result), where: \.isProtocol)
        }
        result = RunTimeValueInference.resolved(result, jobs: jobs)
        add(to: &result, in: graph(result)) { _ in true }
        return result
    }

    /// Removes the implementations of protocols in other modules that require something from outside.
    private static func cut(_ collected: inout CollectedDependencies, in graph: DependencyGraph) {
        if collected.libraries.isEmpty { return }
        var open = graph.unusualPositions.filter { !graph.nodes[$0].unsatisfiedKeys.isEmpty }
        var outside = Set(open)
        while let position = open.popLast() {
            for dependent in graph.dependents(of: position) where outside.insert(dependent).inserted {
                open.append(dependent)
            }
        }
        let keys = Set(outside.map { graph.nodes[$0].key }.filter { $0.type.isProtocol })
        collected.libraryFactories = collected.libraryFactories.filter { !keys.contains($0.key) }.map { factory in
            guard factory.onDemandKeys.contains(where: keys.contains) else { return factory }
            var factory = factory
            factory.onDemandKeys.removeAll(where: keys.contains)
            return factory
        }
    }

    /// Adds external values for missing keys.
    private static func add(
        to collected: inout CollectedDependencies, in graph: DependencyGraph, where isWanted: (TypeExpression) -> Bool
    ) {
        let missing = graph.unusualPositions.flatMap { graph.nodes[$0].unsatisfiedKeys }.map {
            DependencyKey(type: given($0.type), tag: $0.tag)
        }
        let keys = Set(missing.filter { !$0.type.isMarker && isWanted($0.type) }).sorted()
        if keys.isEmpty { return }
        let known = collected.factories.filter(\.isExternal)
        let added = keys.enumerated().map { position, key in
            DependencyFactory(
                key: key, kind: .external(.init(position: known.count + position, mayBeMissing: true)),
                location: .commandLine)
        }
        collected.factories = (collected.factories.filter { !$0.isExternal } + ExternalCollector.named(known + added))
            .sorted(by: DependencyFactory.inStableOrder)
    }

    /// The type of the value from outside: a closure with arguments as it is, else the type that a provider would have.
    private static func given(_ type: TypeExpression) -> TypeExpression {
        if case .function(let function) = type, !function.parameters.isEmpty { return type }
        return DependencyKey(type: type).providedType
    }

    private static func lone(_ factory: DependencyFactory) -> DependencyFactory {
        var factory = factory
        factory.placement = nil
        if factory.scope == .eagerSingleton { factory.scope = .singleton }
        if case .external(var value) = factory.kind {
            value.mayBeMissing = true
            factory.kind = .external(value)
        }
        return factory
    }
}
