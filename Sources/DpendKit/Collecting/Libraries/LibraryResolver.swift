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
        let context = NameResolver.Context(module: library, imports: resolver.index.withReexports(factory.requiredModules))
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

    private func adapted(_ factories: [DependencyFactory], to sight: SharedLibrary.Sight) -> [DependencyFactory] {
        let index = resolver.index
        // A name without a module may mean something else in each file.
        let isAlikeInAllFiles = sight.namesakes[nil] == nil
        let known = Memo<ObjectIdentifier, DependencyKey>()
        return factories.map { factory in
            let imports = isAlikeInAllFiles ? [] : factory.requiredModules
            var isSame = true
            func adapt(_ nominal: NominalType) -> NominalType {
                let result = index.adapted(nominal, imports: imports)
                if result.module != nominal.module || result.isConfusable != nominal.isConfusable { isSame = false }
                return result
            }
            func adapt(_ key: DependencyKey) -> DependencyKey {
                isSame = true
                let type = key.type.mappingNominals(adapt)
                let tag = key.tag.map { $0.mappingNominals(adapt) }
                return isSame ? key.inOtherRuns : DependencyKey(type: type, tag: tag)
            }
            return factory.mappingTypes({ $0.mappingNominals(adapt) }) { key in
                isAlikeInAllFiles ? known.value(for: key.identity) { adapt(key) } : adapt(key)
            }
        }.sorted(by: DependencyFactory.inStableOrder)
    }

    private func sight(of library: SharedLibrary) -> SharedLibrary.Sight {
        let index = resolver.index
        var sight = SharedLibrary.Sight()
        for (module, names) in library.mentionedNames {
            let isRuntime = module == TypeExpression.runtimeModule
            let isKnown = module.map(index.isKnown) ?? false
            if !isKnown, !isRuntime { sight.unknownModules.insert(module) }
            let namesakes = names.filter(isKnown && !isRuntime ? index.isConfusable : index.isDeclared)
            if !namesakes.isEmpty { sight.namesakes[module] = namesakes }
        }
        return sight
    }
}
