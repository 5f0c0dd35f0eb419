/// Looks the names of a module file up, as from inside of that module.
struct LibraryResolver {
    let resolver: NameResolver

    /// The library with complete names.
    func resolve(_ library: LibraryModule) -> LibraryModule {
        if let shared = library.shared { return adapted(library, shared) }
        var library = library
        library.factories = library.factories.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        library.injections = library.injections.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        return library
    }

    private func resolve(_ factory: DependencyFactory, of library: String) -> DependencyFactory {
        let context = NameResolver.Context(module: library, imports: factory.requiredModules)
        return factory.mappingTypes { resolver.resolve($0, in: context) }
    }

    /// A library whose names have been looked up where more, or less, is in sight than here.
    private func adapted(_ library: LibraryModule, _ shared: SharedLibrary) -> LibraryModule {
        let sight = sight(of: shared)
        let made = shared.factories(in: sight) {
            .init(factories: adapted(library.factories, to: sight), injections: adapted(library.injections, to: sight))
        }
        var library = library
        (library.factories, library.injections) = (made.factories, made.injections)
        return library
    }

    private func sight(of library: SharedLibrary) -> SharedLibrary.Sight {
        let index = resolver.index
        return .init(
            unknownModules: library.mentionedModules.filter { $0 != TypeExpression.runtimeModule && !index.isKnown($0) }.sorted(),
            confusableNames: index.hasConfusableNames ? library.mentionedNames.filter(index.isConfusable).sorted() : [],
            confusableRuntimeNames: library.mentionedRuntimeNames.filter(index.isDeclared).sorted())
    }

    private func adapted(_ factories: [DependencyFactory], to sight: SharedLibrary.Sight) -> [DependencyFactory] {
        let unknown = Set(sight.unknownModules)
        let (confusable, confusableRuntime) = (Set(sight.confusableNames), Set(sight.confusableRuntimeNames))
        func adapt(_ nominal: NominalType) -> NominalType {
            guard let module = nominal.module else {
                guard nominal.isConfusable else { return nominal }
                var result = nominal
                result.isConfusable = false
                return result
            }
            // What the client does not link is declared nowhere in sight.
            let isUnknown = unknown.contains(module)
            let isConfusable = !isUnknown && (module == TypeExpression.runtimeModule
                ? confusableRuntime.contains(nominal.path) : confusable.contains(FullName.outermost(nominal.path)))
            if !isUnknown, isConfusable == nominal.isConfusable { return nominal }
            var result = nominal
            if isUnknown { result.module = nil }
            result.isConfusable = isConfusable
            return result
        }
        return factories.map { $0.mappingTypes { $0.mappingNominals(adapt) } }.sorted(by: DependencyFactory.inStableOrder)
    }
}
