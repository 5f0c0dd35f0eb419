extension DependencyFactory {
    /// The same with all its types replaced.
    func mappingTypes(_ type: (TypeExpression) -> TypeExpression) -> DependencyFactory {
        func resolve(_ key: DependencyKey) -> DependencyKey {
            DependencyKey(type: type(key.type), tag: key.tag.map(type))
        }
        func resolve(_ parameters: [Parameter]) -> [Parameter] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.dependency = resolve(parameter.dependency)
                return parameter
            }
        }
        var factory = self
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
