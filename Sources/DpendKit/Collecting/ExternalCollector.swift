/// Makes factories of the values that the application hands over (semantics, section 3.2).
struct ExternalCollector {
    let resolver: NameResolver
    let places: ResolutionOptions.Places

    /// One factory for each type.
    ///
    /// - Throws: ``InputError`` for what is no type.
    func factories(for externals: [String]) throws(InputError) -> [DependencyFactory] {
        var factories: [DependencyKey: DependencyFactory] = [:]
        for external in externals {
            let key = try key(of: external)
            factories[key] = DependencyFactory(
                key: key, kind: .external(name: ""), location: places["--external", external] ?? .commandLine)
        }
        let names = AccessorName.names(of: Array(factories.keys))
        return factories.map { key, factory in
            var factory = factory
            factory.kind = .external(name: names[key] ?? "")
            return factory
        }.sorted(by: DependencyFactory.inStableOrder)
    }

    private func key(of external: String) throws(InputError) -> DependencyKey {
        if let type = TypeExpression(parsing: external) { return DependencyKey(type: resolve(type)) }
        // `[A: B]` has a colon of its own; a tag stands behind the last one.
        if let colon = external.lastIndex(of: ":"), let type = TypeExpression(parsing: String(external[..<colon])),
            let tag = TypeExpression(parsing: String(external[external.index(after: colon)...]))
        {
            return DependencyKey(type: resolve(type), tag: resolve(tag))
        }
        throw places.error("is neither a type nor 'TYPE:TAG'", "--external", external)
    }

    private func resolve(_ type: TypeExpression) -> TypeExpression {
        resolver.resolve(type, in: resolver.contextOfOptions)
    }
}
