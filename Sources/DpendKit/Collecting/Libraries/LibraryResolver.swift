/// Resolves the names of a module file as if they stood in that module.
struct LibraryResolver {
    let resolver: NameResolver

    /// Linked libraries with complete names, and their factories in the order of their keys.
    func resolve(_ libraries: LibrarySet) -> (libraries: [LibraryModule], factories: [DependencyFactory]) {
        let resolved = libraries.resolved(beside: { resolver.index.surroundings }, resolve)
        return (resolved.libraries, resolved.factories)
    }

    private func resolve(_ library: LibraryModule) -> LibraryModule {
        if let shared = library.shared { return adapted(library, shared) }
        var library = library
        library.factories = library.factories.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        library.injections = library.injections.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        return library
    }

    private func resolve(_ factory: DependencyFactory, of library: String) -> DependencyFactory {
        let context = NameResolver.Context(
            module: library, imports: resolver.index.withReexports(factory.requiredModules))
        return factory.mappingTypes { resolver.resolve($0, in: context) }
    }

    /// A library whose names were resolved where other declarations were visible than here.
    private func adapted(_ library: LibraryModule, _ shared: SharedLibrary) -> LibraryModule {
        let sight = sight(of: shared, named: library.name)
        let index = resolver.index
        // A name without a module may mean another type in each file.
        let isAlikeInAllFiles = sight.namesakes[nil] == nil
        let known = Memo<ObjectIdentifier, DependencyKey>()
        func adapt(_ key: DependencyKey, _ imports: [String]) -> DependencyKey {
            var isSame = true
            func adapt(_ nominal: NominalType) -> NominalType {
                let result = index.adapted(nominal, imports: imports)
                if result.module != nominal.module || result.isConfusable != nominal.isConfusable { isSame = false }
                return result
            }
            func make() -> DependencyKey {
                let type = key.type.mappingNominals(adapt)
                let tag = key.tag.map { $0.mappingNominals(adapt) }
                return isSame ? key : DependencyKey(type: type, tag: tag)
            }
            return isAlikeInAllFiles ? known.value(for: key.identity, make) : make()
        }
        func imports(_ factory: DependencyFactory) -> [String] { isAlikeInAllFiles ? [] : factory.requiredModules }
        let made = shared.factories(of: library, in: sight) { factory in
            let imports = imports(factory)
            return factory.mappingTypes({ $0.mappingNominals { index.adapted($0, imports: imports) } }) {
                adapt($0, imports)
            }
        } _: { factory in
            let imports = imports(factory)
            return factory.mappingParameters { adapt($0, imports) }
        }
        var library = library
        (library.factories, library.injections) = (made.factories, made.injections)
        return library
    }

    private func sight(of library: SharedLibrary, named name: String) -> SharedLibrary.Sight {
        let index = resolver.index
        var sight = SharedLibrary.Sight()
        let namesakes = index.confusableNames.intersection(library.names.outermost)
        if !namesakes.isEmpty { sight.namesakes[name] = namesakes }
        for (module, names) in library.mentionedNames {
            let isRuntime = module == TypeExpression.runtimeModule
            let isKnown = module.map(index.isKnown) ?? false
            if let module, !isKnown, !isRuntime { sight.unknownModules.insert(module) }
            let namesakes = names.filter(isKnown && !isRuntime ? index.isConfusable : index.isDeclared)
            if !namesakes.isEmpty { sight.namesakes[module] = namesakes }
        }
        return sight
    }
}
