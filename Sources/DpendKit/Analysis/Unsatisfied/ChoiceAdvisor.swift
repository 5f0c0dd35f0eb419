/// Finds safe filters for classes that are missing only because no filter matches them. A safe filter makes no other
/// key ambiguous and chooses no test double.
final class ChoiceAdvisor {
    private let subject: AnalysisSubject
    private let catalogue: ClassCatalogue?
    private lazy var patterns = allPatterns()
    /// The types that a requirement asks for and that one class provides. Another provider would make them ambiguous.
    private lazy var taken = takenTypes()
    private lazy var missing = Set(subject.rejected.byType.keys)
    private lazy var structsAreHarmless = chosenStructsAreHarmless()
    private lazy var parameterNames = ParameterNames(subject.collected.allFactories)

    init(_ subject: AnalysisSubject) {
        self.subject = subject
        catalogue = subject.rejected.catalogue(subject.options)
    }

    /// The filter to add for a class. It may choose other missing classes too. Nil if it would not be safe.
    func pattern(for candidate: RejectedCandidate) -> String? {
        if isHarmful(candidate.provisions) { return nil }
        return patterns[candidate.name] ?? "^\(RegularExpression.escaped(candidate.name))$"
    }

    /// Whether filters may choose structs as well.
    var mayChooseStructs: Bool { structsAreHarmless }

    /// Passes the value of a missing requirement at run time; nil if other classes require the class itself and would
    /// have to pass it.
    func assisting(_ requirement: UnsatisfiedRequirement) -> Remedy? {
        guard let type = requirement.factory.providerType, requirement.factory.origin == .sources,
            subject.graph.dependents(of: requirement.node).isEmpty,
            let parameter = requirement.factory.parameter(ofDependency: requirement.index), parameter.property == nil
        else { return nil }
        return subject.options.assisting(type.path, [parameter.label])
    }

    /// Passes the value of one parameter in; nil if an option cannot name the parameter.
    func passing(_ index: Int, of factory: DependencyFactory) -> Remedy? {
        parameterNames.name(ofParameter: index, of: factory).map { subject.options.adding("\($0)", to: "external") }
    }

    /// Whether a class would compete with a chosen one.
    private func isHarmful(_ provisions: RejectedCandidate.Provisions) -> Bool {
        provisions.direct.contains { taken[$0] != nil } || provisions.onDemand.contains { taken[$0] == .onDemand }
    }

    private enum Provision { case direct, onDemand }

    private func takenTypes() -> [TypeExpression: Provision] {
        var taken: [TypeExpression: Provision] = [:]
        let graph = subject.graph
        for (position, node) in graph.nodes.enumerated()
        where node.key.tag == nil && !graph.dependents(of: position).isEmpty {
            guard let factory = node.provider?.factory, factory.rank == 2 else { continue }
            taken[node.key.type] = factory.key == node.key ? .direct : .onDemand
        }
        return taken.filter { type, provision in provision == .direct || !missing.contains(type) }
    }

    private func allPatterns() -> [String: String] {
        var wanted: Set<String> = []
        var unwanted: Set<String> = []
        for (type, candidates) in subject.rejected.byType {
            let path = type.nominal?.path ?? ""
            let choosable = candidates.filter { $0.obstacles == [.notChosen] }
            let (doubles, others) = (
                choosable.filter { TestDouble.isOne($0.name, insteadOf: path) },
                choosable.filter { !TestDouble.isOne($0.name, insteadOf: path) }
            )
            unwanted.formUnion(doubles.map(\.name))
            // Of several classes for one key, only one can be chosen.
            if others.count == 1, !isHarmful(others[0].provisions) {
                wanted.insert(others[0].name)
            } else {
                unwanted.formUnion(others.map(\.name))
            }
        }
        wanted.subtract(unwanted)
        if wanted.isEmpty { return [:] }
        let chosen = Set(subject.collected.factories.compactMap { $0.providerType?.path })
        let names = subject.rejected.choosableNames.filter { !chosen.contains($0) }
        for name in names where !wanted.contains(name) && !unwanted.contains(name) {
            let provisions = catalogue?.provisions(of: name) ?? .init()
            let competes = provisions.direct.contains { missing.contains($0) }
            if competes || isHarmful(provisions) || TestDouble.isOne(name) { unwanted.insert(name) }
        }
        var patterns: [String: String] = [:]
        let suggestions = FilterSuggestion.suggestions(
            for: wanted, among: subject.rejected.choosableNames, without: unwanted)
        for suggestion in suggestions {
            for name in suggestion.wantedNames where patterns[name] == nil { patterns[name] = suggestion.pattern }
        }
        return patterns
    }

    private func chosenStructsAreHarmless() -> Bool {
        guard let catalogue else { return true }
        var counts: [TypeExpression: Int] = [:]
        for provisions in catalogue.provisionsOfMatching(.struct) {
            if isHarmful(provisions) { return false }
            for type in provisions.direct where missing.contains(type) { counts[type, default: 0] += 1 }
        }
        return counts.values.allSatisfy { $0 == 1 }
    }
}
