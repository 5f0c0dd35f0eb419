/// A class of the project that replaces others in tests and previews (`--implicit-double`).
struct OwnDouble: Sendable {
    let type: NominalType
    /// The types that it is, protocols among them, without generic arguments.
    let protocols: Set<NominalType>
    /// The labels of the arguments, each of which is `.init()`.
    let labels: [String]
    /// The global actor that must make it.
    let actor: String?
    let location: SourceLocation
    /// Whether it is in the tests themselves.
    let isOfTests: Bool

    /// Finds the doubles of a target that generated code can make without values.
    ///
    /// - Parameters:
    ///   - options: The options with the patterns, in the mode of the run over the declarations.
    ///   - access: The least access with which the generated file sees a class.
    ///   - folder: The folder of the tests; nil if there are none.
    static func all(
        in index: DeclarationIndex, _ options: ResolutionOptions, access: AccessLevel, tests folder: String? = nil
    ) -> [OwnDouble] {
        guard !options.implicitDoubles.isEmpty, let filter = try? ImplicitFilter(options) else { return [] }
        let types = TypeCollector(resolver: NameResolver(index: index), options: options)
        let maker = DoubleMaker(types: types, access: access)
        return index.types.compactMap { identifier in
            guard index[identifier].kind.canBeImplicit, (try? filter.isDouble(index.name(of: identifier))) == true,
                index.access(of: identifier) >= access, !index.isGeneric(identifier),
                types.availability(of: identifier).isAlways,
                !index.chain(from: identifier).contains(where: { index[$0].modifiers.isUnavailable }),
                let call = maker.call(of: identifier)
            else { return nil }
            let conformances = types.hierarchy.allConformances(of: identifier)
            let location = index[identifier].location
            let isOfTests = folder.map { location.path.hasPrefix($0 + "/") } ?? false
            return OwnDouble(
                type: types.nominalType(of: identifier), protocols: Set(conformances.all.map(\.withoutArguments)),
                labels: call.labels,
                actor: call.actor, location: location, isOfTests: isOfTests)
        }
    }
}

/// Finds initializers of doubles that require no values.
private struct DoubleMaker {
    let types: TypeCollector
    /// The least access with which the generated file sees an initializer.
    let access: AccessLevel
    private var index: DeclarationIndex { types.index }

    /// The labels of the arguments of the best initializer: one that takes a configuration is meant for it, others come
    /// after.
    func call(of identifier: DeclarationIndex.TypeIdentifier) -> (labels: [String], actor: String?)? {
        let actor = types.globalActor(of: identifier)
        let calls = plainInitializers(of: identifier).compactMap { initializer -> (labels: [String], actor: String?)? in
            let needed = initializer.parameters.filter { !$0.hasDefault && $0.property == nil }
            guard needed.allSatisfy({ isMadePlainly($0.dependency.type) }) else { return nil }
            return (needed.map(\.label), initializer.effects.globalActor ?? actor)
        }
        return calls.max { $0.labels.count < $1.labels.count }
    }

    private func plainInitializers(of identifier: DeclarationIndex.TypeIdentifier) -> [InitializerCollector
        .UsableInitializer]
    {
        InitializerCollector(types: types).usableInitializers(of: identifier, access: access).filter {
            !$0.isFailable && !$0.effects.isThrowing && !$0.effects.isAsync && $0.availability.isAlways
        }
    }

    /// Whether `.init()` makes a value of a type: a struct of the sources whose parameters all have default values.
    private func isMadePlainly(_ type: TypeExpression) -> Bool {
        guard case .nominal(let nominal) = type, let module = nominal.module,
            case .type(let identifier) = index.declared(nominal.path, in: module),
            index[identifier].kind == .struct
        else { return false }
        return plainInitializers(of: identifier).contains { $0.parameters.allSatisfy(\.hasDefault) }
    }
}
