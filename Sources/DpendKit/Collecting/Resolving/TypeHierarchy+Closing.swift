/// The objects that a container closes.
extension TypeHierarchy {
    /// How an object of a type of the sources is closed; nil if it is not `Closable`, or no object.
    func closing(of identifier: DeclarationIndex.TypeIdentifier) -> DependencyFactory.Closing? {
        guard index[identifier].kind == .class || index[identifier].kind == .actor else { return nil }
        return closable(in: conformances(of: identifier).all)
            .map { .init(type: $0, isActor: index[identifier].kind == .actor) }
    }

    /// The same for any type that a provider gives: a class, or a protocol that inherits `Closable`.
    func closing(of type: NominalType) -> DependencyFactory.Closing? {
        switch role(of: type) {
        case .class(let identifier): closing(of: identifier)
        case .protocol: closable(in: [type] + inheritedProtocols(of: type)).map { .init(type: $0) }
        case .unknown:
            closable(in: foreignConformances(of: type).sorted { $0.spelling(.identity) < $1.spelling(.identity) })
                .map { .init(type: $0) }
        }
    }

    /// The protocol `Closable` among types. A protocol of this name with another function `close` means something else.
    private func closable(in types: [NominalType]) -> NominalType? {
        types.first { type in
            guard type.path == DependencyFactory.Closing.protocolName else { return false }
            guard case .protocol(.sources(let identifier)) = role(of: type) else { return true }
            return !index[identifier].closesDifferently
        }
    }
}
