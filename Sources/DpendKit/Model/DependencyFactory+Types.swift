extension DependencyFactory {
    /// The factory with all its types replaced.
    func mappingTypes(_ type: (TypeExpression) -> TypeExpression) -> DependencyFactory {
        mappingTypes(type) { $0.mappingTypes(type) }
    }

    /// The factory with all its types and keys replaced.
    func mappingTypes(_ type: (TypeExpression) -> TypeExpression, keys key: (DependencyKey) -> DependencyKey)
        -> DependencyFactory
    {
        func resolve(_ parameters: [Parameter]) -> [Parameter] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.dependency = key(parameter.dependency)
                return parameter
            }
        }
        var factory = self
        factory.key = key(factory.key)
        factory.onDemandKeys = factory.onDemandKeys.map(key).sorted()
        if let exports { factory.exports = exports.mappingTypes(type) }
        if let entry { factory.entry = entry.mappingTypes(type) }
        if let closing { factory.closing?.type = type(.nominal(closing.type)).nominal ?? closing.type }
        switch factory.kind {
        case .initializer(let made, let parameters):
            let resolved = type(.nominal(made)).nominal ?? made
            factory.kind = .initializer(type: resolved, parameters: resolve(parameters))
        case .configurationMethod(var method):
            method.configuration = key(method.configuration)
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

    /// The factory with its keys replaced by keys of the same types.
    func mappingKeys(_ key: (DependencyKey) -> DependencyKey) -> DependencyFactory {
        var factory = mappingParameters(key)
        factory.key = key(factory.key)
        factory.onDemandKeys = factory.onDemandKeys.map(key)
        if case .configurationMethod(var method) = factory.kind {
            method.configuration = key(method.configuration)
            factory.kind = .configurationMethod(method)
        }
        return factory
    }

    /// The factory with the keys of its parameters replaced.
    func mappingParameters(_ key: (DependencyKey) -> DependencyKey) -> DependencyFactory {
        func replace(_ parameters: inout [Parameter]) {
            for position in parameters.indices {
                parameters[position].dependency = key(parameters[position].dependency)
            }
        }
        var factory = self
        switch factory.kind {
        case .initializer(let type, var parameters):
            if parameters.isEmpty { return self }
            replace(&parameters)
            factory.kind = .initializer(type: type, parameters: parameters)
        case .configurationMethod(var method):
            replace(&method.parameters)
            factory.kind = .configurationMethod(method)
        case .injection(var injection):
            replace(&injection.properties)
            if var initializer = injection.initializer {
                replace(&initializer.parameters)
                injection.initializer = initializer
            }
            factory.kind = .injection(injection)
        case .external: break
        }
        return factory
    }
}
