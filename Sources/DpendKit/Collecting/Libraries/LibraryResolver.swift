/// Looks the names of a module file up, as from inside of that module.
struct LibraryResolver {
    let resolver: NameResolver

    /// The library with complete names.
    func resolve(_ library: LibraryModule) -> LibraryModule {
        var library = library
        library.factories = library.factories.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        library.injections = library.injections.map { resolve($0, of: library.name) }
            .sorted(by: DependencyFactory.inStableOrder)
        return library
    }

    private func resolve(_ factory: DependencyFactory, of library: String) -> DependencyFactory {
        let context = NameResolver.Context(module: library, imports: factory.requiredModules)
        func resolve(_ key: DependencyKey) -> DependencyKey {
            DependencyKey(
                type: resolver.resolve(key.type, in: context), tag: key.tag.map { resolver.resolve($0, in: context) })
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
        case .initializer(let type, let parameters):
            let resolved = resolver.resolve(.nominal(type), in: context).nominal ?? type
            factory.kind = .initializer(type: resolved, parameters: resolve(parameters))
        case .configurationMethod(var method):
            method.configuration = resolve(method.configuration)
            method.parameters = resolve(method.parameters)
            factory.kind = .configurationMethod(method)
        case .injection(var injection):
            injection.type = resolver.resolve(.nominal(injection.type), in: context).nominal ?? injection.type
            injection.superclasses = injection.superclasses.compactMap { resolver.resolve(.nominal($0), in: context).nominal }
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
