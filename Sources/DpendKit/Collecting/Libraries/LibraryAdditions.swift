/// Adds to the factories of linked libraries what the sources say about their classes, as if the classes were sources.
struct LibraryAdditions {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    /// The factories with the conformances that extensions in the sources add, and with the containers that patterns
    /// set.
    ///
    /// - Parameter unmatched: The patterns that matched no class of the sources. Those that match a library's class are
    /// removed.
    func apply(to factories: inout [DependencyFactory], _ unmatched: inout [UnmatchedPattern]) throws(InputError) {
        guard types.options.mode == .application, !factories.isEmpty else { return }
        if !types.options.implicitContainers.isEmpty { try place(&factories, &unmatched) }
        guard index.hasForeignConformances else { return }
        let added = factories.map(conforming)
        if added.contains(where: { $0.count != 1 || $0[0].isChanged }) {
            factories = added.flatMap { $0.map(\.factory) }.sorted(by: DependencyFactory.inStableOrder)
        }
    }

    private func place(_ factories: inout [DependencyFactory], _ unmatched: inout [UnmatchedPattern]) throws(InputError)
    {
        let filter = try ImplicitFilter(types.options)
        for position in factories.indices where factories[position].placement == nil {
            guard let type = factories[position].providerType, let placement = try filter.placement(of: type.path)
            else { continue }
            factories[position].placement = placement
        }
        let rest = Set(filter.unmatchedPatterns)
        unmatched.removeAll { !rest.contains($0) }
    }

    /// A factory, and copies of it for the protocols that an extension in the sources adds to its class.
    private func conforming(_ factory: DependencyFactory) -> [(factory: DependencyFactory, isChanged: Bool)] {
        guard let type = factory.providerType, !type.isGeneric, !factory.isDecorator else { return [(factory, false)] }
        let added = types.hierarchy.protocolsAdded(to: type)
        if added.isEmpty { return [(factory, false)] }
        let isOptional = factory.givesOptional
        func key(_ type: NominalType) -> DependencyKey {
            DependencyKey(type: isOptional ? .optional(.nominal(type)) : .nominal(type), tag: factory.key.tag)
        }
        let inherited = added.flatMap(types.hierarchy.inheritedProtocols).map(key)
        func made(_ key: DependencyKey, onDemand: [DependencyKey]) -> DependencyFactory {
            var result = factory
            result.key = key
            result.onDemandKeys = DistinctElements((onDemand + inherited).filter { $0 != key }.sorted()).all
            return result
        }
        // Without a protocol, the key was the name of the class.
        let isOwn = factory.key.producedType == .nominal(type)
        let others = isOwn ? [] : [(factory, false)]
        return others
            + added.map { (made(key($0), onDemand: factory.onDemandKeys + (isOwn ? [factory.key] : [])), true) }
    }
}

extension TypeHierarchy {
    /// The protocols that extensions in the sources add to a class of a linked library, sorted.
    func protocolsAdded(to type: NominalType) -> [NominalType] {
        var result: [NominalType] = []
        for container in index.extensions(of: type) where !index[container].isConstrained {
            for inherited in supertypesAtDeclaration(of: container) {
                if case .protocol = inherited.role, !result.contains(inherited.type) { result.append(inherited.type) }
            }
        }
        return result.sorted { $0.spelling(.identity) < $1.spelling(.identity) }
    }
}
