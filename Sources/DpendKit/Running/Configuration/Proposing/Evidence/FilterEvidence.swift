/// Patterns for the connected classes, and for the exceptions among the classes that they choose.
struct FilterEvidence {
    private(set) var lines: [SettingsProposal.Line] = []
    private(set) var excludes: [SettingsProposal.Line] = []
    private(set) var leftOver: [SettingsProposal.Evidence] = []
    private let candidates: CandidateSet

    init(_ candidates: CandidateSet) {
        self.candidates = candidates
        let choosable = candidates.choosable
        let unwanted = candidates.unwanted.intersection(choosable)
        let connected = candidates.connected.intersection(choosable)
        let cover = PatternCover(connected, others: choosable.subtracting(unwanted), unwanted: unwanted, .init(leastShares: (0.2, 0.45)))
        let several = cover.lines.filter { $0.chosenCount > 1 }
        lines = several.map { line in
            let all = line.wanted.map { evidence($0, "connected") } + line.others.map { evidence($0, nil) }
            let count = line.chosenCount == 1 ? "1 class" : "\(line.chosenCount) classes"
            return .init(value: line.pattern, reason: "\(count), \(line.wanted.count) connected", evidence: all)
        }
        let singles = cover.lines.filter { $0.chosenCount == 1 }
        if !singles.isEmpty {
            lines += SettingsProposal.chunks(singles.flatMap(\.wanted).sorted()).map { names in
                .init(
                    value: RegularExpression.ending(in: names.map(NameAffix.lastWord)), reason: names.count == 1 ? "1 class, 1 connected" : "\(names.count) classes, one of each kind, all connected",
                    evidence: names.map { evidence($0, "connected") })
            }
        }
        // The classes that most others require have their own lines. If there are more, the proposal only counts them.
        let byNeed = cover.rest.sorted { (need($1), $0) < (need($0), $1) }
        lines += byNeed.prefix(SettingsSearch.namedCount).sorted().map {
            .init(value: RegularExpression.matchingOnly([$0]), reason: "1 class, 1 connected", evidence: [evidence($0, "connected")])
        }
        leftOver = byNeed.dropFirst(SettingsSearch.namedCount).sorted().map { evidence($0, nil) }
        let chosenUnwanted = Set(cover.lines.flatMap(\.unwanted)).sorted()
        excludeDoubles(choosable)
        if !chosenUnwanted.isEmpty {
            let groups = PatternCover(
                Set(chosenUnwanted), others: [], unwanted: choosable.subtracting(unwanted), .init(leastCounts: (2, 3), leastShares: (1, 1), unwantedShares: (0, 0)))
            excludes += groups.lines.map { line in
                .init(value: line.pattern, reason: "data or views by their declarations", evidence: line.wanted.map { evidence($0, nil) })
            }
            excludes += SettingsProposal.chunks(groups.rest).map { names in
                .init(
                    value: RegularExpression.matchingOnly(names), reason: "data or views by \(names.count == 1 ? "its declaration" : "their declarations")",
                    evidence: names.map { evidence($0, nil) })
            }
        }
    }

    private func need(_ name: String) -> Int { (candidates.byName[name] ?? []).map(candidates.needCount).max() ?? 0 }

    private func evidence(_ name: String, _ remark: String?) -> SettingsProposal.Evidence {
        .init(text: remark.map { "\(name), \($0)" } ?? name, location: candidates.byName[name]?.first?.location)
    }

    /// Excludes test doubles that a filter would choose.
    private mutating func excludeDoubles(_ choosable: Set<String>) {
        var options = ResolutionOptions()
        options.implicitFilters = lines.map(\.value)
        guard let filter = try? ImplicitFilter(options) else { return }
        let doubles = candidates.doubles.filter { if case .chosen? = try? filter.verdict(on: $0) { true } else { false } }
        let words = CandidateNature.doubleWords.filter { word in doubles.contains { $0.contains(word) } }
            .filter { word in !CandidateNature.doubleWords.contains { $0 != word && word.hasPrefix($0) } }
        if words.isEmpty { return }
        var pattern = words.joined(separator: "|")
        // `Spyglass` is not a spy.
        if choosable.contains(where: { name in words.contains(where: name.contains) }) { pattern = "(\(pattern))(?![a-z])" }
        let count = doubles.count == 1 ? "1 test double" : "\(doubles.count) test doubles"
        excludes.append(.init(value: pattern, reason: count, evidence: doubles.map { evidence($0, nil) }))
    }
}
