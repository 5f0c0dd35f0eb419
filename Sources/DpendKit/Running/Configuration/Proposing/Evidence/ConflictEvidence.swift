/// Types that filters must not choose together. If several classes provide a required key, all but the obvious one are excluded. Without an
/// obvious one, all are excluded, or the types that require the key, whichever lose less.
struct ConflictEvidence {
    private(set) var conflicts: [Conflict] = []
    private let candidates: CandidateSet
    private let madeClasses: MadeClasses

    /// Classes that filters must not choose, with the reason.
    struct Conflict {
        let excluded: [String]
        let reason: String
        let evidence: [SettingsProposal.Evidence]
    }

    init(_ graph: TriedGraph, _ candidates: CandidateSet, _ madeClasses: MadeClasses) {
        self.candidates = candidates
        self.madeClasses = madeClasses
        var taken: Set<String> = []
        for doubt in graph.doubts.sorted(by: { ($0.key, $0.providers.count) < ($1.key, $1.providers.count) }) {
            // The exclusions for another doubt may settle this one.
            let providers = doubt.providers.map(\.path).filter { !taken.contains($0) }.sorted()
            let requirers = Set(doubt.consumers.map(\.path)).subtracting(taken)
            let consumers = requirers.subtracting(providers).sorted()
            guard providers.count == doubt.providers.count, !requirers.isEmpty || doubt.consumers.isEmpty else { continue }
            let (excluded, reason) = settle(doubt, providers, consumers)
            if excluded.isEmpty { continue }
            taken.formUnion(excluded)
            conflicts.append(
                Conflict(
                    excluded: excluded, reason: reason,
                    evidence: providers.map { .init(text: "\($0) provides '\(doubt.key)'", location: candidates.byName[$0]?.first?.location) }
                        + consumers.map { .init(text: "\($0) requires it", location: candidates.byName[$0]?.first?.location) }))
        }
    }

    private func settle(_ doubt: TriedGraph.Doubt, _ providers: [String], _ consumers: [String]) -> (excluded: [String], reason: String) {
        switch doubt.kind {
        case .initializers: return (providers, "two of its initializers are equally good; mark one '@available(*, unavailable)' or remove it")
        case .emptyCollection(let key): return (providers, "requires a list of '\(key)', and nothing else provides one")
        case .platformCollection(let key): return (providers, "requires a list of '\(key)', a type of the platform, whose objects your code chooses")
        case .twice(let names):
            let others = consumers.filter { !names.contains($0) }
            return others.isEmpty ? (providers, "'\(names.sorted()[0])' takes two '\(doubt.key)', which are not the same") : (names.sorted(), "takes two '\(doubt.key)', which are not the same")
        case .screen: return (providers, "\(doubt.consumers.count) classes require it, and each would get one of its own, which nothing shows")
        case .stateful:
            let keeper = providers.lazy.compactMap { madeClasses.keeper(ofSeveral: $0) }.first
            return keeper.map { (providers, "'\($0.path)' keeps several, and the type does not identify one of them") } ?? ([], "")
        case .leftToDefault(let labels):
            let given = labels.first { label in providers.contains { madeClasses.isAlwaysGiven(label, to: $0) } }
            return given.map { (providers, "your code always passes '\($0)', which dpend leaves to its default value") } ?? ([], "")
        case .itself: return (providers, "requires '\(doubt.key)' itself, and nothing else provides one")
        case .leftOver(let others):
            let own = providers.map { score($0, for: doubt) }.max() ?? 0
            let best = others.map { score($0, for: doubt) }.max() ?? 0
            if own >= 100 || own >= best + 20 { return ([], "") }
            // The application's code makes only this class, so it is the intended one.
            if providers.count == 1, isMeant(providers[0], among: others, for: doubt) { return ([], "") }
            let count = others.count == 1 ? "'\(others[0])' provides" : "\(others.count) others provide"
            return (providers, "\(count) '\(doubt.key)' as well, of run-time values")
        case .standingIn:
            return providers.count < max(1, consumers.count)
                ? (providers, "inherits from '\(doubt.key)', which \(consumers.count) classes require")
                : (consumers, "would get '\(providers[0])' as its '\(doubt.key)'")
        case .ambiguous(let rivals):
            // A container omits an ambiguous key that no type requires.
            if doubt.consumers.isEmpty { return ([], "") }
            let ranked = providers.map { (name: $0, score: score($0, for: doubt)) }.sorted { ($1.score, $0.name) < ($0.score, $1.name) }
            let others = ranked.dropFirst().map(\.name).sorted()
            if ranked.count > 1, ranked[0].score >= ranked[1].score + 20, !others.contains(where: isNeededByName) {
                return (others, "'\(ranked[0].name)' provides '\(doubt.key)'")
            }
            if let made = providers.first(where: { one in isMeant(one, among: providers, for: doubt) }) {
                let rest = providers.filter { $0 != made }
                if !rest.contains(where: isNeededByName) { return (rest, "your code makes '\(made)' in \(rest.count == 1 ? "its" : "their") place") }
            }
            if let type = doubt.key.type.nominal, type.module == nil {
                return consumers.isEmpty || providers.count < consumers.count
                    ? (providers, "inherit from '\(doubt.key)', which \(doubt.consumers.count) classes require")
                    : (consumers, "requires a '\(doubt.key)', as which \(providers.count) classes would do")
            }
            let count = providers.count + rivals.count
            if !consumers.isEmpty, isLess(consumers, than: providers) { return (consumers, "requires '\(doubt.key)', which \(count) classes provide") }
            // A class that shows objects of its own kind, such as a navigation, requires the key as well.
            let both = providers.filter(Set(doubt.consumers.map(\.path)).contains)
            if consumers.isEmpty, !both.isEmpty, both.count < providers.count {
                return (both, "requires a '\(doubt.key)', which \(providers.count) classes provide")
            }
            return (providers, rivals.isEmpty ? "each provides '\(doubt.key)': choose one" : "\(count) classes provide '\(doubt.key)', most of them of run-time values")
        }
    }

    /// Whether the project loses less without some classes than without others. The calls that make them count first, then their number.
    private func isLess(_ names: [String], than others: [String]) -> Bool {
        func weight(_ names: [String]) -> (Int, Int) { (names.reduce(0) { $0 + madeClasses.count($1) }, names.count) }
        return weight(names) < weight(others)
    }

    /// Whether the application's code makes one class, and none of the others. For a platform type this proves nothing, because the system makes
    /// many objects of such types.
    private func isMeant(_ name: String, among others: [String], for doubt: TriedGraph.Doubt) -> Bool {
        doubt.key.type.nominal?.module != nil && madeClasses.isMade(name) && !others.contains { $0 != name && madeClasses.isMade($0) }
    }

    private func isNeededByName(_ name: String) -> Bool {
        (candidates.byName[name] ?? []).contains { !$0.provided.contains(.nominal($0.type)) && candidates.needCount(of: .nominal($0.type)) > 0 }
    }

    /// How likely it is that a key means a class.
    private func score(_ name: String, for doubt: TriedGraph.Doubt) -> Int {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        let key = doubt.key.name.split(separator: ".").last.map(String.init) ?? doubt.key.name
        let stem = ["Protocol", "Interface", "Type", "ing"].first { key.hasSuffix($0) && key.count > $0.count }.map { String(key.dropLast($0.count)) } ?? key
        var score = 0
        if own == key || own == stem || ["Impl", "Implementation", "Imp", "Default", "Live", "er", "or"].contains(where: { own == stem + $0 || own == key + $0 })
            || ["Default", "Live", "Real", "Main", "Concrete", "Standard", "Production"].contains(where: { own == $0 + stem || own == $0 + key }) {
            score = 100
        } else if own.contains(stem) {
            score = 20
        }
        if TestDouble.isOne(own, insteadOf: key, at: candidates.byName[name]?.first?.location.path ?? "") { score -= 60 }
        if ["InMemory", "Debug", "NoOp", "Noop", "Null", "Empty", "Logging", "Dev", "Sample"].contains(where: own.hasPrefix) { score -= 40 }
        if candidates.byName[name]?.contains(where: { $0.required.contains(doubt.key.type) }) == true { score -= 30 }
        return score
    }
}
