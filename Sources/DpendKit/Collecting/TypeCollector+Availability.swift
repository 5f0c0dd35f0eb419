/// The versions of platforms in which declarations exist.
extension TypeCollector {
    /// The versions of platforms in which a type or extension exists.
    func availability(of identifier: DeclarationIndex.TypeIdentifier) -> Availability {
        var result = Availability.always
        var position: Int? = identifier.position
        while let current = position {
            let type = index[DeclarationIndex.TypeIdentifier(file: identifier.file, position: current)]
            result.formUnion(type.modifiers.availability)
            position = type.parent
        }
        return result
    }

    /// The versions of platforms in which all types of the sources in a type exist.
    func availability(of type: TypeExpression) -> Availability {
        guard index.hasAvailability else { return .always }
        return type.nominalTypes.reduce(into: .always) { result, nominal in
            guard let module = nominal.module, case .type(let identifier) = index.declared(nominal.path, in: module)
            else { return }
            result.formUnion(availability(of: identifier))
        }
    }
    /// The versions of platforms in which a type has the conformances that extensions add, by protocol.
    func conformanceAvailabilities(of identifier: DeclarationIndex.TypeIdentifier) -> [NominalType: Availability] {
        guard index.hasAvailability else { return [:] }
        var result: [NominalType: Availability] = [:]
        for container in index.extensions(of: identifier) where !index[container].isConstrained {
            let own = availability(of: container)
            if own.isAlways { continue }
            for inherited in hierarchy.supertypesAtDeclaration(of: container) {
                for name in [inherited.type] + hierarchy.inheritedProtocols(of: inherited.type) { result[name] = own }
            }
        }
        return result
    }
}
