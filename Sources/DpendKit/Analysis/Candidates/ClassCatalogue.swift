/// Finds the keys that types of the sources would provide if filters chose them, for safe advice.
///
/// It belongs to one thread, and keeps its results.
final class ClassCatalogue {
    private let types: TypeCollector
    private let filter: ImplicitFilter?
    private var index: DeclarationIndex { types.index }
    private lazy var identifiers = Dictionary(grouping: index.types.filter { types.implicitKind(of: $0) != nil }) {
        index.name(of: $0)
    }

    init(index: DeclarationIndex, options: ResolutionOptions) {
        types = TypeCollector(resolver: NameResolver(index: index), options: options)
        filter = try? ImplicitFilter(options)
    }

    /// The provisions of the types with a full name.
    func provisions(of name: String) -> RejectedCandidate.Provisions {
        (identifiers[name] ?? []).reduce(into: .init()) { result, identifier in
            let own = types.provisions(of: identifier)
            result.direct += own.direct
            result.onDemand += own.onDemand
        }
    }

    private func isChosen(_ name: String) -> Bool {
        if case .chosen? = try? filter?.verdict(on: name) { true } else { false }
    }

    /// The provisions of the types of a kind that match the filters. The filters would choose them if they chose this
    /// kind.
    func provisionsOfMatching(_ kind: ResolutionOptions.ImplicitKind) -> [RejectedCandidate.Provisions] {
        identifiers.values.joined().filter { identifier in
            types.implicitKind(of: identifier) == kind && !index[identifier].isIgnored && types.isUsable(identifier)
                && !index.isGeneric(identifier) && isChosen(index.name(of: identifier))
        }.map(types.provisions)
    }
}

extension TypeCollector {
    /// The provisions of a type if a filter chose it.
    func provisions(of identifier: DeclarationIndex.TypeIdentifier) -> RejectedCandidate.Provisions {
        let conformances = hierarchy.conformances(of: identifier)
        let own = TypeExpression.nominal(nominalType(of: identifier))
        let protocols = conformances.protocols.filter(isAccessible).map(TypeExpression.nominal)
        return .init(
            direct: protocols.isEmpty ? [own] : protocols,
            onDemand: conformances.onDemand.filter { $0.module != nil }.map(TypeExpression.nominal))
    }
}
