extension GraphDocument.Key {
    init(_ key: DependencyKey) {
        let module = key.type.nominal?.module ?? ""
        self.init(
            name: key.name, tag: key.tagName, module: module.isEmpty ? nil : module,
            parameter: key.parameter?.description)
    }
}

extension GraphDocument.Provider {
    /// A factory without its dependencies.
    ///
    /// - Parameter key: The key that it provides. If this is a closure that takes run-time values, its other keys are
    ///   closures, too.
    init(_ factory: DependencyFactory, for key: DependencyKey? = nil) {
        self.init(kind: .init(factory.kind), call: factory.description, scope: factory.scope)
        effects = factory.effects
        if case .library(let name) = factory.origin { library = name }
        location = factory.location == .commandLine ? nil : factory.location
        entry = factory.entry?.description
        onDemandKeys = factory.onDemandKeys.filter { !$0.type.isMarker }.map { onDemand in
            guard !factory.runTimeValueTypes.isEmpty, case .function(var function)? = key?.type else {
                return onDemand.description
            }
            function.result = onDemand.type
            return DependencyKey(type: .function(function), tag: onDemand.tag).description
        }.sorted()
    }
}

extension GraphDocument.Dependency {
    init(_ factory: DependencyFactory, _ index: Int, _ key: DependencyKey, means: GraphDocument.Means) {
        let parameter = factory.parameter(ofDependency: index)
        let isProperty = parameter?.property != nil
        self.init(
            parameter: isProperty ? nil : parameter?.label, property: isProperty ? parameter?.label : nil,
            type: key.withoutParameter.description, means: means, location: parameter?.location)
    }
}

extension GraphDocument.Kind {
    init(_ kind: DependencyFactory.Kind) {
        switch kind {
        case .initializer: self = .initializer
        case .external: self = .external
        case .injection: self = .injection
        case .configurationMethod(let method):
            switch method.form {
            case .method: self = .method
            case .property: self = .property
            case .staticMethod: self = .staticMethod
            case .staticProperty: self = .staticProperty
            }
        }
    }
}
