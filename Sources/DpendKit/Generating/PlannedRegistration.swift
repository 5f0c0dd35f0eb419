import DpendRuntime

extension RegistrationPlan {
    /// One call of a container's `register`.
    struct Registration {
        /// The key of the registration.
        var key: DependencyKey
        var scope: DependencyScope
        /// The effects of resolving the key.
        var effects: Effects
        var source: Source
        /// The function of an exports file that turns the other registration's instance into this one, if it is in
        /// another module.
        var reader: String?
        /// The function that sets the properties of a new instance, if there are any.
        var setter: SwiftName?
        /// Whether it requires itself through deferred dependencies.
        var isKnotted = false
        /// Whether it can open nested containers, itself or through what it requires.
        var opensContainers = false
        /// Whether the container keeps it and it, or an instance made for it, may resolve later.
        var keepsDeferrals = false
        /// The global actor of the provider. Only there can an instance of an isolated class become another type.
        var providerActor: String?
        /// The versions of platforms in which it can be made.
        var availability = Availability.always
    }

    /// The source of an instance.
    enum Source {
        case provider(DependencyProvider)
        /// Another registration. Both return the same instance.
        case alias(DependencyKey)
    }
}

extension RegistrationPlan.Registration {
    /// The functions of an exports file, if the provider is called through them.
    var exports: ProviderExports? { if case .provider(let provider) = source { provider.factory.exports } else { nil } }

    var readers: [ProviderExports.Function] { exports?.readers ?? [] }

    /// The registration under another key of the class.
    func providing(_ key: DependencyKey) -> Self {
        guard case .provider(let provider) = source else { return self }
        var factory = provider.factory
        factory.key = key
        var result = self
        result.key = key
        result.source = .provider(DependencyProvider(factory: factory, edges: provider.edges))
        return result
    }

    /// The instance of the other registration as this one's.
    func reading(_ instance: SwiftExpression) -> SwiftExpression {
        reader.map { SwiftExpression(exportedFunction: $0).call([SwiftArgument("of", instance)]) } ?? instance
    }

    /// Whether making the instance requires a resolver.
    var resolves: Bool {
        switch source {
        case .provider(let provider): provider.edges.contains(where: \.resolves)
        case .alias: true
        }
    }

    /// Whether it resolves a dependency later.
    var defers: Bool {
        guard case .provider(let provider) = source else { return false }
        return assisted != nil || provider.edges.contains { $0.targets != $0.immediateTargets }
    }

    /// Whether it must detect that it requires itself while it is made.
    var isTracked: Bool {
        if case .alias = source { return false }
        return isKnotted && assisted == nil
    }

    /// The run-time values that the registered closure takes, if the key is a closure `(A, B) -> T`.
    var assisted: (provider: DependencyProvider, function: TypeExpression.FunctionType)? {
        guard case .provider(let provider) = source, !provider.factory.runTimeValueTypes.isEmpty,
            case .function(let function) = key.type
        else { return nil }
        return (provider, function)
    }
}

extension DependencyKey {
    /// The key for people, as in DpendRuntime's errors.
    var title: String { parameter.map(\.description) ?? name + (tagName.map { " tagged \($0)" } ?? "") }

    /// The key for people, with its provider if the type and the tag alone mean another one. No two keys have the same
    /// step.
    var step: String { title + (provider.map { " by \($0)" } ?? "") }

    /// The tag of a key that exists only in generated code.
    var hiddenTag: String? {
        (provider ?? parameter?.description).map { text in
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.joined(separator: "_") + (parameter == nil ? "_Instance" : "_Value")
        }
    }
}
