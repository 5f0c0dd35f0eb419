/// Finds what could have provided a missing key: providers of nearly that key, types of the sources with something in
/// their way, and names that differ by a slip.
///
/// A class, since much of it is asked for only by some keys, and then once.
final class CandidateSearch {
    private let subject: AnalysisSubject
    private let obstacles: ObstacleDescription
    private let factoriesByType: [TypeExpression: [DependencyFactory]]
    private let factoriesByName: [String: DependencyFactory]
    private lazy var declaredNames = NearNames(subject.rejected.declaredNames)
    /// The full names of nested types by the last of their names.
    private lazy var nestedNames = Dictionary(
        grouping: subject.rejected.declaredNames.filter { $0.utf8.contains(UInt8(ascii: ".")) }.sorted()
    ) { path in String(path[path.index(after: path.lastIndex(of: ".") ?? path.startIndex)...]) }
    /// Names that classes conform to and that are declared nowhere.
    private lazy var undeclaredNames = NearNames(
        Set(subject.collected.allFactories.flatMap(\.onDemandKeys).filter { $0.type.nominal?.module == nil }.map(\.name)))
    private let undecidable: [TypeExpression: SourceLocation]

    init(_ subject: AnalysisSubject) {
        self.subject = subject
        var byType: [TypeExpression: [DependencyFactory]] = [:]
        var byName: [String: DependencyFactory] = [:]
        for factory in subject.collected.allFactories {
            byType[factory.key.type, default: []].append(factory)
            for key in factory.onDemandKeys { byType[key.type, default: []].append(factory) }
            for key in [factory.key] + factory.onDemandKeys { byName[key.name] = byName[key.name] ?? factory }
        }
        factoriesByType = byType
        factoriesByName = byName
        undecidable = Dictionary(
            subject.collected.problems.undecidableRegistrations.map { ($0.type, $0.remark.location) }) { first, _ in first }
        let patterns = MissingFilters(subject)
        obstacles = ObstacleDescription(options: subject.options, filter: patterns.pattern)
    }

    /// Who would provide a type if that could be read from the source.
    func undecidableRegistration(of key: DependencyKey) -> Diagnostic.Cause? {
        undecidable[key.providedType].map { .registration($0) }
    }

    /// The plausible candidates of a key, nearest first.
    func candidates(for key: DependencyKey) -> NearCandidates {
        // That many classes inherit from a class of another module does not make them what somebody asked for.
        let isForeign = key.providedType.nominal.map { $0.module == nil } ?? true
        let isPlausible = !isForeign || (subject.rejected.byType[key.providedType] ?? []).count <= 2
        return NearCandidates(all(for: key, withTypes: isPlausible))
    }

    /// All candidates of a key, in no particular order.
    func all(for key: DependencyKey, withTypes: Bool = true) -> [NearCandidate] {
        let rejected = (subject.rejected.byType[key.providedType] ?? []).filter { $0.obstacles != [.failable] }
            .map { obstacles.candidate($0, for: key) }
        return nearlyProviding(key) + (withTypes ? rejected : []) + namedAlike(key) + misspeltConformances(to: key)
    }

    // MARK: Providers of nearly the key

    private func nearlyProviding(_ key: DependencyKey) -> [NearCandidate] {
        let type = key.providedType
        var seen: Set<String> = []
        let same = (factoriesByType[type] ?? []).compactMap { factory -> NearCandidate? in
            guard seen.insert(factory.description).inserted else { return nil }
            if !factory.assistedTypes.isEmpty { return runtimeValues(of: factory, for: type) }
            return otherTag(of: factory, than: key)
        }
        let optional = (factoriesByType[.optional(type)] ?? []).filter { seen.insert($0.description).inserted }.map {
            NearCandidate(
                message: "'\($0)' provides '\(type)?', which may be nil: ask for '\(type)?'", location: $0.location,
                distance: 1)
        }
        return same + optional
    }

    private func runtimeValues(of factory: DependencyFactory, for type: TypeExpression) -> NearCandidate {
        let types = factory.assistedTypes.map(\.description).joined(separator: ", ")
        let effects = (factory.effects.isAsync ? "async " : "") + (factory.effects.isThrowing ? "throws " : "")
        return NearCandidate(
            message: "'\(factory)' makes one, but takes values that are known only at run time: take a closure "
                + "'(\(types)) \(effects)-> \(type)'",
            location: factory.location, distance: 0)
    }

    private func otherTag(of factory: DependencyFactory, than key: DependencyKey) -> NearCandidate? {
        guard factory.key.type == key.providedType, factory.key.tag != key.tag || key.type != key.providedType else {
            return nil
        }
        let actual = factory.key.tagName.map { "with tag '\($0)'" } ?? "without a tag"
        let provides: String
        if case .external = factory.kind {
            provides = "--external '\(factory.key.externalName)' hands one over \(actual)"
        } else {
            provides = "'\(factory)' provides it \(actual)"
        }
        let wanted = DependencyKey(type: factory.key.type, tag: factory.key.tag).requestedType
        let change =
            if let type = factory.providerType, let tag = key.tagName {
                "tag it with --implicit-tag '^\(NameAffix.escaped(type.path))$=\(tag)'"
            } else {
                "give that one \(key.tag == nil ? "no tag" : "the tag '\(key.tagName ?? "")'")"
            }
        return NearCandidate(
            message: "\(provides): ask for '\(wanted)', or \(change)",
            location: factory.location, distance: 0)
    }

    // MARK: Slips

    /// Names near one that is declared nowhere.
    private func namedAlike(_ key: DependencyKey) -> [NearCandidate] {
        guard let type = key.providedType.nominal, type.module == nil, !PlainValues.contains(type.path) else { return [] }
        let nested = nestedNames[type.path] ?? []
        let near = nested.count <= 2 ? nested : []
        let names = near + declaredNames.find(type.path).prefix(2)
        return names.map { name in
            let factory = factoriesByName[name]
            let meant = factory.map { "'\(name)', which '\($0)' provides," } ?? "'\(name)'"
            return NearCandidate(
                message: "no '\(type.path)' is declared here: is \(meant) meant?", location: factory?.location, distance: 1)
        }
    }

    /// Classes that conform to a name which is declared nowhere and near that of the missing protocol.
    private func misspeltConformances(to key: DependencyKey) -> [NearCandidate] {
        guard let type = key.providedType.nominal, type.module != nil else { return [] }
        return undeclaredNames.find(type.path).prefix(2).compactMap { name in
            guard let factory = factoriesByName[name], let provider = factory.providerType else { return nil }
            return NearCandidate(
                message: "'\(provider.spelling(.plain))' conforms to '\(name)', which is declared nowhere: is "
                    + "'\(type.path)' meant?",
                location: factory.location, distance: 1)
        }
    }
}
