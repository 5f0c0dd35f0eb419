/// Facts that decide whether a type takes part in injection.
struct TypeFacts: Sendable {
    /// Whether it is a class or an actor.
    var isObject: Bool
    var isActor: Bool
    var isDouble: Bool
    var nature: TypeNature
    /// The visible protocols that it conforms to.
    var conformances: [TypeName]
    /// The superclass, if it is visible.
    var superclass: TypeName?
    /// The declared initializers, and a struct's memberwise one; decoding ones are left out.
    var initializers: [[Parameter]]
    /// Whether other modules see the type.
    var isPublic: Bool
    /// Whether it is a struct that only holds given values: it has no written initializer.
    var isBundle: Bool
    /// Whether each initializer requires a value that is not an object of the project; for a bundle, whether it holds
    /// such a value.
    var isMadeOfValues: Bool
    /// The visible types that its initializers require.
    var requirements: [Requirement]
    /// Whether it is a `DependencyConfiguration`.
    var isConfiguration: Bool

    /// Whether the type declares an initializer.
    var hasInitializers: Bool { !isBundle && !initializers.isEmpty }

    /// A parameter as the caller sees it, with the visible types that it asks for in any form.
    struct Parameter: Sendable {
        var called: CallMatching.Parameter
        var types: [TypeName]
    }

    struct Requirement: Sendable, Hashable {
        var type: TypeName
        var isProtocol: Bool
    }

    /// Whether a container could make it as far as its declaration shows.
    var canBeObject: Bool { nature == .object && !isConfiguration && !isDouble }
}

/// Finds out the facts of types.
struct TypeFactsCollector {
    private let types: TypeCollector
    /// The patterns of the project's own doubles; nil if it has none, or if one cannot be used.
    private let doubles: ImplicitFilter?
    private var index: DeclarationIndex { types.index }

    /// The facts of all classes, actors and structs of the sources, computed on as many threads as there are jobs.
    static func facts(of collected: CollectedDependencies, options: ResolutionOptions, jobs: Int) -> [(
        TypeName, TypeFacts
    )] {
        guard let index = collected.declarations else { return [] }
        let parts = concurrentMap(chunksOf: index.types.count, threadCount: jobs) {
            TypeFactsCollector(
                types: TypeCollector(
                    resolver: NameResolver(index: index), options: options, libraries: collected.libraries),
                doubles: options.implicitDoubles.isEmpty ? nil : try? ImplicitFilter(options))
        } _: { collector, range in
            index.types[range].compactMap { identifier -> (TypeName, TypeFacts)? in
                guard index[identifier].kind.canBeImplicit,
                    let name = TypeName(collector.types.nominalType(of: identifier))
                else { return nil }
                return (name, collector.facts(of: identifier))
            }
        }
        return parts.flatMap { $0 }
    }

    private func facts(of identifier: DeclarationIndex.TypeIdentifier) -> TypeFacts {
        let conformances = types.hierarchy.allConformances(of: identifier)
        let all = conformances.all
        let foreign = all.filter { $0.module == nil || $0.module == "Swift" }.map { $0.components.last?.name ?? "" }
        let kind = index[identifier].kind
        var initializers: [[TypeFacts.Parameter]] = []
        var requirements = DistinctElements<TypeFacts.Requirement>()
        var isMadeOfValues = true
        var isBundle = kind == .struct && index[identifier].initializers.isEmpty
        for container in [identifier] + index.extensions(of: identifier) where !index[container].isConstrained {
            let context = types.resolver.context(in: container, file: container.file)
            for initializer in index[container].initializers where !Self.decodes(initializer) {
                let noted = note(initializer.parameters, in: context, &requirements)
                initializers.append(noted.parameters)
                if !noted.takesValue { isMadeOfValues = false }
            }
        }
        if isBundle {
            isMadeOfValues = false
            let context = types.resolver.context(in: identifier, file: identifier.file)
            let synthesized = SynthesizedInitializer(of: identifier, types: types)
            var parameters: [TypeFacts.Parameter] = []
            for property in synthesized.properties {
                let named =
                    property.type.map {
                        noteRequirement(types.resolver.key(requestedBy: $0, in: context), &requirements)
                    } ?? []
                if named.isEmpty, !synthesized.hasValue(property) { isMadeOfValues = true }
                let called = CallMatching.Parameter(label: property.name, hasDefault: property.hasDefault)
                parameters.append(.init(called: called, types: named))
            }
            isBundle = initializers.isEmpty
            initializers.append(synthesized.isMemberwise ? parameters : [])
        } else if initializers.isEmpty {
            isMadeOfValues = false
        }
        let name = index.name(of: identifier)
        let nature = TypeNature(
            isStruct: kind == .struct, name: name, foreign: foreign, attributes: index[identifier].modifiers.attributes)
        return TypeFacts(
            isObject: kind != .struct, isActor: kind == .actor,
            isDouble: AsideCode.isType(name) || (try? doubles?.isDouble(name)) == true,
            nature: nature,
            conformances: all.filter(\.isProtocol).compactMap(TypeName.init),
            superclass: conformances.superclassType.flatMap(TypeName.init),
            initializers: initializers, isPublic: index.access(of: identifier) >= .public, isBundle: isBundle,
            isMadeOfValues: isMadeOfValues,
            requirements: requirements.all,
            isConfiguration: conformances.isConfiguration)
    }

    /// Records the requirements of an initializer. Also tells whether it requires a value that is not an object of the
    /// project.
    private func note(
        _ declared: [ParameterDeclaration], in context: NameResolver.Context,
        _ requirements: inout DistinctElements<TypeFacts.Requirement>
    ) -> (parameters: [TypeFacts.Parameter], takesValue: Bool) {
        var takesValue = false
        let parameters = declared.map { parameter in
            if parameter.isVariadic { return TypeFacts.Parameter(called: parameter.called, types: []) }
            let named = noteRequirement(types.resolver.key(requestedBy: parameter.type, in: context), &requirements)
            if named.isEmpty, !parameter.hasDefault { takesValue = true }
            return TypeFacts.Parameter(called: parameter.called, types: named)
        }
        return (parameters, takesValue)
    }

    /// The visible types that a parameter asks for.
    private func noteRequirement(
        _ key: DependencyKey, _ requirements: inout DistinctElements<TypeFacts.Requirement>
    ) -> [TypeName] {
        let members = key.providedType.composed
        return members.compactMap { member in
            guard let nominal = member.nominal, let name = TypeName(nominal), isProtocolOrObject(nominal, name) else {
                return nil
            }
            _ = requirements.append(.init(type: name, isProtocol: nominal.isProtocol))
            return name
        }
    }

    private func isProtocolOrObject(_ nominal: NominalType, _ name: TypeName) -> Bool {
        if nominal.isProtocol { return true }
        switch index.declared(name.path, in: name.module) {
        case .type(let identifier): return index[identifier].kind.canBeImplicit
        case .libraryType(let type): return type.kind?.canBeImplicit ?? true
        case .alias, .libraryAlias, .libraryProtocol, .undecided, nil: return false
        }
    }

    private static func decodes(_ initializer: InitializerDeclaration) -> Bool {
        guard initializer.parameters.count == 1, let type = initializer.parameters[0].type.unwrapped.nominal else {
            return false
        }
        return ["Decoder", "NSCoder"].contains(type.path)
    }
}
