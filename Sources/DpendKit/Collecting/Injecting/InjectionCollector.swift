/// Finds the classes with `@Injected` properties, and the properties that generated code cannot set.
///
/// Code other than a container may make objects of any such class, as storyboards do. The graph shows which classes
/// have no provider.
struct InjectionCollector {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// Adds how objects of each class get their properties, in a stable order, and the problems.
    func collect(into result: inout CollectedDependencies) {
        guard types.injectedProperties.isUsed else { return }
        let made = Set(result.factories.compactMap(\.providerType))
        for identifier in index.types where !isLeftAlone(identifier) {
            let own = ownProperties(of: identifier, into: &result)
            guard index[identifier].kind == .class, types.isUsable(identifier),
                let injection = injection(into: identifier)
            else { continue }
            result.injections.append(injection)
            if let property = own.first, isNeverInjected(identifier, made) {
                let obstacle = generic(index.name(of: identifier))
                result.problems.uninjectableProperties.append(problem(property, of: identifier, obstacle))
            }
        }
        result.injections.sort(by: DependencyFactory.inStableOrder)
    }

    /// The properties that a type declares. Properties that cannot be set are recorded.
    private func ownProperties(
        of identifier: DeclarationIndex.TypeIdentifier, into result: inout CollectedDependencies
    ) -> [InjectedPropertyDeclaration] {
        guard !index[identifier].injectedProperties.isEmpty else { return [] }
        let judge = InjectedPropertyJudge(types: types, identifier: identifier)
        let own = index[identifier].injectedProperties.filter(judge.isInjected)
        for property in own {
            guard let obstacle = judge.obstacle(of: property) else { continue }
            result.problems.uninjectableProperties.append(problem(property, of: identifier, obstacle))
        }
        return own
    }

    private func injection(into identifier: DeclarationIndex.TypeIdentifier) -> DependencyFactory? {
        let properties = types.injectedProperties.properties(of: identifier, types)
        guard !properties.parameters.isEmpty else { return nil }
        let type = types.nominalType(of: identifier)
        // The functions for tests exist wherever the class does.
        let own = types.availability(of: identifier)
        let usable = InitializerCollector(types: types).usableInitializers(of: identifier).filter {
            own.covers($0.availability)
        }
        let initializers = usable.map { initializer in
            let passed = initializer.parameters.positionsToPass
            return DependencyFactory.Initializer(
                parameters: initializer.parameters.indices.filter(passed.contains).map { initializer.parameters[$0] },
                effects: initializer.effects, isFailable: initializer.isFailable)
        }
        let initializer = initializers.min { $0.parameters.count < $1.parameters.count }
        var factory = DependencyFactory(
            key: DependencyKey(injectionInto: type),
            kind: .injection(
                .init(
                    type: type, superclasses: properties.superclasses, properties: properties.parameters,
                    initializer: initializer)),
            effects: Effects(globalActor: properties.parameters.propertyActor),
            imports: (types.requiredImports(ofFiles: [identifier.file]) + properties.imports).unique,
            origin: types.origin(of: identifier),
            location: index[identifier].location)
        factory.availability = own
        return factory
    }

    /// Whether dpend ignores a type.
    private func isLeftAlone(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        index[identifier].isIgnored || index.chain(from: identifier).contains { index[$0].modifiers.isUnavailable }
    }

    /// Whether the type parameters of a class have no known arguments.
    private func isNeverInjected(_ identifier: DeclarationIndex.TypeIdentifier, _ made: Set<NominalType>) -> Bool {
        types.options.mode == .application && index.isGeneric(identifier)
            && !made.contains(types.nominalType(of: identifier)) && types.hierarchy.subclasses(of: identifier).isEmpty
    }

    private func generic(_ name: String) -> InjectedPropertyJudge.Obstacle {
        .init(
            reason: "'\(name)' is generic, and nothing says what its parameters stand for",
            remedies: [types.options.adding("^\(RegularExpression.escaped(name))$", to: "implicit-filter")])
    }

    private func problem(
        _ property: InjectedPropertyDeclaration, of identifier: DeclarationIndex.TypeIdentifier,
        _ obstacle: InjectedPropertyJudge.Obstacle
    ) -> CollectedDependencies.UninjectableProperty {
        .init(
            remark: .init(
                subject: "\(index.name(of: identifier)).\(property.name)", message: obstacle.reason,
                location: property.location),
            remedies: obstacle.remedies)
    }
}
