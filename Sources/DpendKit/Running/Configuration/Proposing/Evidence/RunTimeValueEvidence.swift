/// Patterns for classes that take data or objects made from data, which no provider has before the program runs.
enum RunTimeValueEvidence {
    static func lines(_ graph: TriedGraph, _ candidates: CandidateSet) -> [SettingsProposal.Line] {
        let taking = Set(graph.runTimeValues.keys)
        if taking.isEmpty { return [] }
        let others = graph.chosen.subtracting(taking)
        let cover = PatternCover(taking, others: others, unwanted: [], .init(leastCounts: (2, 3), leastShares: (0.25, 0.6), unwantedShares: (1, 1)))
        var patterns = cover.lines.map { (pattern: $0.pattern, taking: $0.wanted, count: $0.chosenCount) }
        var single: [String] = []
        // The class of a screen takes the data that it shows, even if few classes of its kind do.
        let words = Dictionary(grouping: cover.rest, by: NameAffix.lastWord)
        for (word, names) in words.sorted(by: { $0.key < $1.key }) {
            guard RoleWords.isOfScreen(names[0]) || names.count > 1 && RoleWords.tellsRole(word) else {
                single += names
                continue
            }
            patterns.append(("\(word)$", names, names.count + others.count { NameAffix.lastWord(of: $0) == word }))
        }
        single.sort()
        let named = single.count > SettingsSearch.namedCount ? single.filter { !RoleWords.areIn($0) } : single
        for (word, names) in Dictionary(grouping: single.filter { !named.contains($0) }, by: NameAffix.lastWord).sorted(by: { $0.key < $1.key }) {
            patterns.append(("\(word)$", names, names.count + others.count { NameAffix.lastWord(of: $0) == word }))
        }
        let alone = patterns.filter { $0.count == 1 && $0.taking.allSatisfy(RoleWords.areIn) }.flatMap(\.taking).sorted()
        if alone.count > 1 {
            patterns.removeAll { $0.count == 1 && $0.taking.allSatisfy(RoleWords.areIn) }
            patterns += SettingsProposal.chunks(alone).map { (RegularExpression.ending(in: $0.map(NameAffix.lastWord)), $0, $0.count) }
        }
        patterns.sort { ($1.taking.count, $0.pattern) < ($0.taking.count, $1.pattern) }
        if named.count > SettingsSearch.namedCount {
            patterns += SettingsProposal.chunks(named).map { (RegularExpression.matchingOnly($0), $0, $0.count) }
        } else {
            patterns += named.map { (RegularExpression.matchingOnly([$0]), [$0], 1) }
        }
        return patterns.map { pattern in
            let evidence = pattern.taking.map { name in
                let values = (graph.runTimeValues[name] ?? []).map { "\($0.label): \($0.dependency.requestedType)" }
                return SettingsProposal.Evidence(text: "\(name) takes \(values.joined(separator: ", "))", location: candidates.byName[name]?.first?.location)
            }
            // A value without a provider is better evidence than a value that others provide from their own run-time values.
            let values = pattern.taking.flatMap { graph.runTimeValues[$0] ?? [] }
            let first = values.first { !graph.isProvided($0.dependency) } ?? values.first
            let example = first.map { "\($0.label): \($0.dependency.requestedType)" }
            let count = pattern.count == 1 ? "takes" : "\(pattern.taking.count) of \(pattern.count) take"
            return .init(value: pattern.pattern, reason: "\(count) run-time values" + (example.map { ", as '\($0)'" } ?? ""), evidence: evidence)
        }
    }
}
