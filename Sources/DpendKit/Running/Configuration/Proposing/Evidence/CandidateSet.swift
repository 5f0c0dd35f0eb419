/// All types of a project that filters could choose, and the types among them that require each key.
struct CandidateSet {
    /// The types, sorted by name, without duplicates.
    let all: [CandidateType]
    /// The types by their full names, which filters match.
    let byName: [String: [CandidateType]]
    /// The names of types that filters must choose so that objects that require each other can be made. Structs that only hold others don't
    /// count.
    private(set) var connected: Set<String> = []
    /// The names that filters must not choose: data, views, errors, and classes that the system makes.
    private(set) var unwanted: Set<String> = []
    /// The structs that implement a required protocol.
    private(set) var structs: [CandidateType] = []

    private var consumers: [TypeExpression: Set<NominalType>] = [:]
    private var providers: [TypeExpression: [CandidateType]] = [:]

    /// - Parameter outcome: A run over all targets, without filters.
    init(_ outcome: ProjectProbe.Outcome) {
        var known: [NominalType: CandidateType] = [:]
        for resolution in outcome.all {
            for candidate in CandidateType.all(in: resolution.collected, options: resolution.options) {
                // The target that declares a library's class knows the most about it, and comes first.
                known[candidate.type] = known[candidate.type] ?? candidate
            }
        }
        all = known.values.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
        byName = Dictionary(grouping: all, by: \.name)
        for candidate in all where candidate.nature != .testDouble && candidate.nature != .data && candidate.nature != .error {
            for type in candidate.required { consumers[type, default: []].insert(candidate.type) }
            guard candidate.nature == .object else { continue }
            for type in candidate.provided.union(candidate.standsInFor) { providers[type, default: []].append(candidate) }
        }
        findStructs()
        for candidate in all where candidate.nature == .object && !candidate.isHidden {
            if holdsValues(candidate) {
                if !isNeededByProtocol(candidate) { unwanted.insert(candidate.name) }
            } else if isConnected(candidate) {
                connected.insert(candidate.name)
            }
        }
        for candidate in all where ![.object, .testDouble].contains(candidate.nature) || candidate.kind == .struct && structs.isEmpty == false && isData(candidate) {
            unwanted.insert(candidate.name)
        }
        unwanted.subtract(connected)
    }

    /// The kinds that filters should choose from.
    var kinds: Set<ResolutionOptions.ImplicitKind> { structs.isEmpty ? [.class, .actor] : [.class, .actor, .struct] }

    /// The names of types that filters of these kinds can choose, without test doubles.
    var choosable: Set<String> {
        Set(all.filter { kinds.contains($0.kind) && !$0.isHidden && $0.nature != .testDouble }.map(\.name))
    }

    /// The names of test doubles.
    var doubles: [String] { all.filter { kinds.contains($0.kind) && $0.nature == .testDouble }.map(\.name) }

    /// The number of types that require a key of a candidate.
    func needCount(_ candidate: CandidateType) -> Int {
        candidate.provided.union(candidate.standsInFor).reduce(into: Set<NominalType>()) { $0.formUnion(consumers[$1] ?? []) }
            .subtracting([candidate.type]).count
    }

    /// The number of types that require a key.
    func needCount(of type: TypeExpression) -> Int { consumers[type]?.count ?? 0 }

    // MARK: Connections

    private mutating func findStructs() {
        structs = all.filter { $0.kind == .struct && $0.nature == .object && !$0.isHidden && isNeededByProtocol($0) }
    }

    private func isNeededByProtocol(_ candidate: CandidateType) -> Bool {
        candidate.provided.contains { type in
            type.nominal.map { $0.isProtocol && $0.module != nil } == true && !(consumers[type] ?? []).subtracting([candidate.type]).isEmpty
        }
    }

    private func isConnected(_ candidate: CandidateType) -> Bool {
        if candidate.kind == .struct { return isNeededByProtocol(candidate) || !structs.isEmpty && RoleWords.areIn(candidate.name) && needsOthers(candidate) }
        return needCount(candidate) > 0 || needsOthers(candidate)
    }

    private func needsOthers(_ candidate: CandidateType) -> Bool {
        candidate.required.contains { type in providers[type]?.contains { $0.type != candidate.type && !holdsValues($0) } == true }
    }

    /// Whether all parameters of its initializers are plain values and data, as in data types.
    private func holdsValues(_ candidate: CandidateType) -> Bool {
        guard !RoleWords.areIn(candidate.name) else { return false }
        if candidate.kind == .struct { return candidate.required.isEmpty ? false : !candidate.required.contains(where: isObject) }
        return !candidate.required.isEmpty && !candidate.required.contains(where: isObject)
    }

    private func isData(_ candidate: CandidateType) -> Bool {
        candidate.nature != .object || !isConnected(candidate) && !RoleWords.areIn(candidate.name)
    }

    /// Whether a type is an object or may be one: a protocol, a class, or a type of another Swift module that is not a plain value.
    func isObject(_ type: TypeExpression) -> Bool {
        guard let nominal = type.nominal else { return type.isProtocol }
        if nominal.module != nil { return nominal.isProtocol || providers[type]?.contains { $0.kind != .struct } == true }
        return ExternalEvidence.isService(nominal.path)
    }
}
