/// Tells which classes are neither `Sendable` nor isolated, as far as that can be told from the sources.
struct Sendability {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    /// Names of other modules that do not make a class `Sendable`. Of all others it is not known.
    static let neutral: Set<String> = [
        "AnyObject", "NSObject", "NSObjectProtocol", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
        "Comparable", "Identifiable", "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    init(types: TypeCollector) {
        self.types = types
    }

    /// Whether objects of a type of the sources are known to be neither `Sendable` nor isolated.
    func isUnsendable(_ type: TypeExpression) -> Bool {
        guard let nominal = type.nominal, let module = nominal.module, case .type(let identifier) = index.declared(nominal.path, in: module)
        else { return false }
        return isUnsendable(identifier)
    }

    /// Whether objects of a type of the sources are known to be neither `Sendable` nor isolated.
    ///
    /// - Parameter known: The type's conformances, where they are at hand.
    func isUnsendable(_ identifier: DeclarationIndex.TypeIdentifier, _ known: TypeHierarchy.Conformances? = nil) -> Bool {
        guard index[identifier].kind == .class, types.globalActor(of: identifier) == nil else { return false }
        let conformances = known ?? types.hierarchy.conformances(of: identifier)
        func isNeutral(_ inherited: NominalType) -> Bool { inherited.module != nil || Self.neutral.contains(inherited.path) }
        return conformances.protocols.allSatisfy(isNeutral) && conformances.onDemand.allSatisfy(isNeutral)
    }
}
