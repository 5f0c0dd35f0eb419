/// Looks the names of a module file up, as from inside of that module.
struct LibraryResolver {
    let resolver: NameResolver

    /// The library with complete names.
    func resolve(_ library: LibraryModule) -> LibraryModule {
        if library.isResolved { return adapted(library) }
        var library = library
        library.factories = library.factories.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        library.injections = library.injections.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        return library
    }

    private func resolve(_ factory: DependencyFactory, of library: String) -> DependencyFactory {
        let context = NameResolver.Context(module: library, imports: resolver.index.withReexports(factory.requiredModules))
        return factory.mappingTypes { resolver.resolve($0, in: context) }
    }

    /// A library whose names have been looked up where more, or less, is in sight than here.
    private func adapted(_ library: LibraryModule) -> LibraryModule {
        let index = resolver.index
        func adapt(_ factories: [DependencyFactory]) -> [DependencyFactory] {
            factories.map { factory in
                let imports = factory.requiredModules
                return factory.mappingTypes { $0.mappingNominals { index.adapted($0, imports: imports) } }
            }.sorted(by: DependencyFactory.inStableOrder)
        }
        var library = library
        library.factories = adapt(library.factories)
        library.injections = adapt(library.injections)
        return library
    }
}
