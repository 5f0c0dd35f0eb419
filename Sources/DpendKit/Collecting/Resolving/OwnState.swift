/// Finds classes with their own state, for which it matters which instance a requirement gets.
struct OwnState {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// The maximum number of classes that each make the next. It bounds the cost for one class.
    private static let maximumDepth = 8

    /// The state of a class; nil if there is none. Views have none: they show state and are made for each place.
    func state(
        of identifier: DeclarationIndex.TypeIdentifier, _ conformances: TypeHierarchy.Conformances
    ) -> DependencyFactory.State? {
        switch index[identifier].kind {
        case .actor: .actor
        case .class: property(of: identifier, superclass: conformances.superclass, depth: 0).map { .variable($0) }
        case .struct, .enum, .protocol, .extension: nil
        }
    }

    /// The name of the property with the state of a class or of its superclasses.
    private func property(
        of identifier: DeclarationIndex.TypeIdentifier, superclass: DeclarationIndex.TypeIdentifier?, depth: Int
    ) -> String? {
        var classes = [identifier]
        var superclass = superclass
        while let above = superclass, classes.count <= TypeHierarchy.maximumSuperclasses, !classes.contains(above) {
            classes.append(above)
            superclass = types.hierarchy.conformances(of: above).superclass
        }
        let property = classes.lazy.compactMap { index[$0].stateProperty ?? heldState(of: $0, depth: depth) }.first
        guard let property, !classes.contains(where: isView) else { return nil }
        return property
    }

    /// The name of the first constant of a class that holds an object with state.
    private func heldState(of identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> String? {
        index[identifier].heldObjects.first { object in
            object.isMade ? hasState(object, of: identifier, depth: depth) : !isTaken(object, by: identifier)
        }?.name
    }

    /// Whether the class of an object that a class makes is in the sources and has state.
    private func hasState(_ object: HeldObject, of identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> Bool {
        guard depth < Self.maximumDepth, let made = declaredType(named: object.type, in: identifier) else {
            return false
        }
        switch index[made].kind {
        case .actor: return true
        case .class:
            return property(of: made, superclass: types.hierarchy.conformances(of: made).superclass, depth: depth + 1)
                != nil
        case .struct, .enum, .protocol, .extension: return false
        }
    }

    private func declaredType(named path: String, in identifier: DeclarationIndex.TypeIdentifier) -> DeclarationIndex
        .TypeIdentifier?
    {
        let names = SwiftIdentifier.names(inPath: path).map { NominalType.Component(name: $0) }
        let context = types.resolver.context(in: identifier, file: identifier.file)
        guard let nominal = types.resolver.resolve(.nominal(NominalType(components: names)), in: context).nominal,
            let module = nominal.module,
            case .type(let declared) = index.declared(nominal.path, in: module)
        else { return nil }
        return declared
    }

    /// Whether an initializer of a class takes an object of this type. Its caller then decides who shares the object.
    private func isTaken(_ object: HeldObject, by identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        let name = SwiftIdentifier.names(inPath: object.type).last
        let initializers = ([identifier] + index.extensions(of: identifier)).flatMap { index[$0].initializers }
        return initializers.flatMap(\.parameters).contains { parameter in
            parameter.type.nominalTypes.contains { $0.components.last?.name == name }
        }
    }

    private func isView(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        ViewName.isOne(index[identifier].name)
            || types.hierarchy.inherited(by: identifier).contains {
                $0.module == nil && ViewName.isOne($0.components.last?.name ?? "")
            }
    }
}
