/// Makes the factories of external values (semantics, section 3.2).
struct ExternalCollector {
    let resolver: NameResolver
    let places: ResolutionOptions.Places

    /// One factory for each type, without a name yet.
    ///
    /// - Throws: ``InputError`` for a text that is not a type.
    func factories(for externals: [String]) throws(InputError) -> [DependencyFactory] {
        var factories: [DependencyKey: DependencyFactory] = [:]
        for external in externals {
            let key = try key(of: external)
            factories[key] = DependencyFactory(
                key: key, kind: .external(name: ""), location: places["--external", external] ?? .commandLine)
        }
        return factories.values.sorted(by: DependencyFactory.inStableOrder)
    }

    /// The same factories with the names of their values in generated code.
    static func named(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        let names = AccessorName.names(of: factories.map(\.key))
        return factories.map { factory in
            var factory = factory
            factory.kind = .external(name: names[factory.key] ?? "")
            return factory
        }
    }

    private func key(of external: String) throws(InputError) -> DependencyKey {
        if let key = Self.key(of: external, resolver) { return key }
        throw places.error("is neither a type nor 'TYPE:TAG'", "--external", external)
    }

    /// The key that `TYPE` or `TYPE:TAG` names; nil for any other text.
    static func key(of value: String, _ resolver: NameResolver) -> DependencyKey? {
        func resolve(_ type: TypeExpression) -> TypeExpression { resolver.resolve(type, in: resolver.contextOfOptions) }
        if let type = TypeExpression(parsing: value) { return DependencyKey(type: resolve(type)) }
        // `[A: B]` has its own colon. A tag follows the last colon.
        if let colon = value.lastIndex(of: ":"), let type = TypeExpression(parsing: String(value[..<colon])),
            let tag = TypeExpression(parsing: String(value[value.index(after: colon)...]))
        {
            return DependencyKey(type: resolve(type), tag: resolve(tag))
        }
        return nil
    }
}
