/// A type that a filter could choose, with the keys that it would provide and require.
///
/// It helps people who begin with dpend to find filters for their project. It does not affect any result.
struct CandidateType: Sendable {
    /// The type with its module.
    let type: NominalType
    let kind: ResolutionOptions.ImplicitKind
    let location: SourceLocation
    /// The factories of the type if a filter chose it.
    let factories: [DependencyFactory]
    /// The keys that it provides: its protocols, or else its own name.
    var provided: Set<TypeExpression>
    /// The types of the sources that it provides if nothing else does, including its own name.
    var standsInFor: Set<TypeExpression>
    /// Whether only code within the type can make an instance, as with a singleton.
    let isHidden: Bool
    /// The plain types that its initializers require.
    let plainTypes: Set<TypeExpression>

    /// The full nested name, which filters match.
    var name: String { type.path }

    /// Whether its objects are of a type.
    func standsFor(_ type: TypeExpression) -> Bool { provided.contains(type) || standsInFor.contains(type) }

    /// The types that its initializers require, in any form.
    var required: Set<TypeExpression> {
        Set(factories.flatMap(\.parameters).filter { !$0.isRunTimeValue }.map { $0.dependency.type.object })
    }
}

extension TypeExpression {
    /// The type that a parameter of this type requires in the end: `T` for `T?`, `[T]`, `() -> T` and `Lazy<T>`.
    var object: TypeExpression {
        switch self {
        case .optional(let wrapped): wrapped.object
        case .function(let function): function.result.object
        case .nominal, .array, .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other:
            lazy?.object ?? self
        }
    }
}

extension CandidateType {
    /// Finds candidates among the types of a run. The cost is the cost of collecting them.
    static func all(in collected: CollectedDependencies, options: ResolutionOptions) -> [CandidateType] {
        guard let index = collected.declarations else { return [] }
        var options = options
        options.implicitKinds = Set(ResolutionOptions.ImplicitKind.allCases)
        let types = TypeCollector(
            resolver: NameResolver(index: index), options: options, libraries: collected.libraries,
            libraryInitializers: LibraryInitializers(collected.libraries, factories: collected.libraryFactories))
        let values = ValueTypes(index: index)
        return index.types.compactMap { identifier in
            guard types.canBeImplicit(identifier), types.isOfHome(identifier) || types.isReachable(identifier),
                !index.isGeneric(identifier),
                let kind = types.implicitKind(of: identifier)
            else { return nil }
            let conformances = types.hierarchy.allConformances(of: identifier)
            guard !conformances.isConfiguration else { return nil }
            let type = types.nominalType(of: identifier)
            let factories = types.factories(of: identifier, conformances, scope: .unique)
            let own = TypeExpression.nominal(type)
            let above = conformances.onDemand.filter { $0.module != nil }.map(TypeExpression.nominal)
            // Its only initializers are private: code within the type makes an instance and publishes it.
            let isHidden =
                factories.isEmpty && kind == .class
                && InitializerCollector(types: types).reasonForNoUsableInitializer(of: identifier)?.access != nil
            if factories.isEmpty, !isHidden { return nil }
            return CandidateType(
                type: type, kind: kind, location: index[identifier].location,
                factories: factories, provided: Set(factories.map { $0.key.type.object }),
                standsInFor: Set([own] + above + (isHidden ? conformances.protocols.map(TypeExpression.nominal) : [])),
                isHidden: isHidden,
                plainTypes: Set(factories.flatMap(\.parameters).map(\.dependency.requestedType).filter(values.isPlain)))
        }
    }
}
