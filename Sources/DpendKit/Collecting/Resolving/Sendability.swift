/// Finds classes that are neither `Sendable` nor isolated, as far as the sources show it.
struct Sendability {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    /// Names in other modules that do not make a class `Sendable`. For all other names it is unknown.
    static let neutral: Set<String> = [
        "AnyObject", "NSObject", "NSObjectProtocol", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
        "Comparable", "Identifiable", "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    init(types: TypeCollector) {
        self.types = types
    }

    /// Whether objects of a type of the sources are known to be neither `Sendable` nor isolated.
    func isUnsendable(_ type: TypeExpression) -> Bool {
        guard let nominal = type.nominal, let module = nominal.module,
            case .type(let identifier) = index.declared(nominal.path, in: module)
        else { return false }
        return isUnsendable(identifier)
    }

    /// Whether objects of a type of the sources are known to be neither `Sendable` nor isolated.
    ///
    /// - Parameter known: The type's conformances, if the caller has them.
    func isUnsendable(_ identifier: DeclarationIndex.TypeIdentifier, _ known: TypeHierarchy.Conformances? = nil) -> Bool
    {
        guard index[identifier].kind == .class, types.globalActor(of: identifier) == nil else { return false }
        let conformances = known ?? types.hierarchy.conformances(of: identifier)
        func isNeutral(_ inherited: NominalType) -> Bool {
            inherited.module != nil || Self.neutral.contains(inherited.path)
        }
        return conformances.protocols.allSatisfy(isNeutral) && conformances.onDemand.allSatisfy(isNeutral)
    }
}
