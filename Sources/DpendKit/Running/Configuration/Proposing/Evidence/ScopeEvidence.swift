/// Patterns for classes with a single instance. The evidence is in the sources, or in the state that several instances would share.
struct ScopeEvidence {
    private(set) var lines: [SettingsProposal.Line] = []

    init(_ graph: TriedGraph, _ candidates: CandidateSet, _ shared: SharedInstances, _ made: MadeClasses) {
        var reasons: [String: [SettingsProposal.Evidence]] = [:]
        for name in graph.chosen {
            let own = name.split(separator: ".").last.map(String.init) ?? name
            if let declared = shared.declared[own] { reasons[name, default: []].append(.init(text: "\(name) has '\(declared.text)'", location: declared.location)) }
            for parameter in graph.metDefaults[name] ?? [] {
                guard let value = shared.defaultValue(of: parameter) else { continue }
                reasons[name, default: []].append(.init(text: "\(name) is '\(value)' by default", location: parameter.location))
            }
        }
        for diagnostic in graph.diagnostics where diagnostic.rule == SplitStateRule.rule {
            let need = candidates.byName[diagnostic.subject]?.map(candidates.needCount).max() ?? 0
            // Two parts of a screen mostly mean the same instance, but the next screen has its own.
            if RoleWords.isOfScreen(diagnostic.subject), need < 3 { continue }
            if made.isMadeInSeveralPlaces(diagnostic.subject) { continue }
            if reasons[diagnostic.subject] == nil { reasons[diagnostic.subject] = [.init(text: diagnostic.message, location: diagnostic.location)] }
        }
        // A class that takes run-time values has an instance for each value.
        let single = Set(reasons.keys).subtracting(graph.runTimeValues.keys).filter { candidates.byName[$0]?.contains { $0.kind != .struct } == true }
        let others = graph.chosen.subtracting(single).subtracting(graph.runTimeValues.keys)
        let cover = PatternCover(
            Set(single), others: others, unwanted: [], .init(leastCounts: (2, 3), leastShares: (0.6, 0.8), unwantedShares: (1, 1)))
        let named = cover.rest.sorted { left, right in
            func weight(_ name: String) -> (Int, Int) { (reasons[name]?.count ?? 0, candidates.byName[name]?.map(candidates.needCount).max() ?? 0) }
            let (leftWeight, rightWeight) = (weight(left), weight(right))
            return leftWeight == rightWeight ? left < right : leftWeight > rightWeight
        }
        func evidence(_ names: [String]) -> [SettingsProposal.Evidence] { names.flatMap { reasons[$0] ?? [] } }
        lines = cover.lines.map { line in
            .init(value: line.pattern, reason: line.chosenCount == line.wanted.count ? "\(line.chosenCount) classes that are shared or keep state" : "\(line.wanted.count) of \(line.chosenCount) are shared or keep state", evidence: evidence(line.wanted))
        }
        if named.count > SettingsSearch.namedCount {
            // Without its line, the container would make another instance than the code.
            lines += SettingsProposal.chunks(named.sorted()).map { names in
                .init(value: RegularExpression.matchingOnly(names), reason: names.count == 1 ? "shared, or keeps state" : "\(names.count) classes that are shared or keep state", evidence: evidence(names))
            }
        } else {
            lines += named.sorted().map { .init(value: RegularExpression.matchingOnly([$0]), reason: Self.reason(reasons[$0]?.first?.text ?? ""), evidence: evidence([$0])) }
        }
    }

    private static func reason(_ text: String) -> String { text.contains("require") ? "several require it, and it keeps state" : text }
}
