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
        let context = NameResolver.Context(module: library, imports: factory.requiredModules)
        return map(factory) { resolver.resolve($0, in: context) }
    }

    /// A library whose names have been looked up where more, or less, is in sight than here.
    private func adapted(_ library: LibraryModule) -> LibraryModule {
        let index = resolver.index
        func adapt(_ nominal: NominalType, _ imports: [String]) -> NominalType {
            var result = nominal
            // What the client does not link is declared nowhere in sight.
            if let module = nominal.module, module != TypeExpression.runtimeModule, !index.isKnown(module) { result.module = nil }
            // What it links may have a type that is called like one of the language.
            if result.module == nil, index.isDeclared(SourceNames.outermostName(result.path)) {
                result.module = nominal.module ?? PlatformTypes.module(knownToDeclare: result.path, imports: imports)
                result.isConfusable = result.module != nil
                return result
            }
            let isConfusable = result.module != nil && (result.module == TypeExpression.runtimeModule
                ? index.isDeclared(result.path) : index.isConfusable(result.path))
            if isConfusable != result.isConfusable { result.isConfusable = isConfusable }
            return result
        }
        func adapt(_ factories: [DependencyFactory]) -> [DependencyFactory] {
            factories.map { factory in map(factory) { $0.mappingNominals { adapt($0, factory.requiredModules) } } }.sorted(by: DependencyFactory.inStableOrder)
        }
        var library = library
        library.factories = adapt(library.factories)
        library.injections = adapt(library.injections)
        return library
    }

    /// A factory with all its types replaced.
    private func map(_ factory: DependencyFactory, _ type: (TypeExpression) -> TypeExpression) -> DependencyFactory {
        func resolve(_ key: DependencyKey) -> DependencyKey {
            DependencyKey(type: type(key.type), tag: key.tag.map(type))
        }
        func resolve(_ parameters: [DependencyFactory.Parameter]) -> [DependencyFactory.Parameter] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.dependency = resolve(parameter.dependency)
                return parameter
            }
        }
        var factory = factory
        factory.key = resolve(factory.key)
        factory.onDemandKeys = factory.onDemandKeys.map(resolve).sorted()
        switch factory.kind {
        case .initializer(let made, let parameters):
            let resolved = type(.nominal(made)).nominal ?? made
            factory.kind = .initializer(type: resolved, parameters: resolve(parameters))
        case .configurationMethod(var method):
            method.configuration = resolve(method.configuration)
            method.parameters = resolve(method.parameters)
            factory.kind = .configurationMethod(method)
        case .injection(var injection):
            injection.type = type(.nominal(injection.type)).nominal ?? injection.type
            injection.superclasses = injection.superclasses.compactMap { type(.nominal($0)).nominal }
            injection.properties = resolve(injection.properties)
            injection.initializer = injection.initializer.map { initializer in
                var initializer = initializer
                initializer.parameters = resolve(initializer.parameters)
                return initializer
            }
            factory.kind = .injection(injection)
            factory.key = DependencyKey(injectionInto: injection.type)
        case .external: break
        }
        return factory
    }
}
