/// What could have provided a missing key: what stands in its way, and what to do about that.
struct NearCandidate {
    /// What it is and what stands in its way, in one sentence without a full stop.
    var message: String
    var location: SourceLocation?
    /// How much has to change; the nearest candidate has the smallest.
    var distance: Int
    /// The ways out, the likeliest first. None for what nobody should do, as to choose a test double.
    var remedies: [Remedy] = []
    /// Whether it is only a guess, beside which other ways out have to be shown.
    var isGuess = false
    /// Whether it stands in for others in tests, so that it is worth a word only where there is nothing else.
    var isTestDouble = false
    /// What else may be missing for the same reason.
    var cause: Diagnostic.Cause?
}

/// The candidates of a key, nearest first.
struct NearCandidates {
    /// At most five (semantics, section 5).
    let shown: [NearCandidate]
    /// How many more there are.
    let hiddenCount: Int

    static let limit = 5

    init(_ all: [NearCandidate]) {
        let real = all.filter { !$0.isTestDouble }
        let all = real.isEmpty ? all : real
        let sorted = all.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        shown = sorted.prefix(Self.limit).map(\.element)
        hiddenCount = max(all.count - Self.limit, 0)
    }

    /// The ways out of the shown ones, the nearest first, each once.
    var remedies: [Remedy] {
        var seen: Set<Remedy> = []
        // First the likeliest of each, then the others.
        let ranked = shown.flatMap { candidate in candidate.remedies.enumerated().map { (rank: $0.offset, distance: candidate.distance, $0.element) } }
        return ranked.enumerated()
            .sorted { ($0.element.distance, $0.element.rank, $0.offset) < ($1.element.distance, $1.element.rank, $1.offset) }
            .map(\.element.2).filter { seen.insert($0).inserted }
    }

    /// What else may be missing for the same reason. Where filters would choose several, one for another key does not settle this one.
    var cause: Diagnostic.Cause? {
        guard let first = shown.first?.cause, case .missingFilter = first else { return shown.first?.cause }
        return shown.contains { !$0.isGuess && !$0.remedies.isEmpty && $0.cause != first } ? nil : first
    }

    /// Whether one of them would do for sure, so that nothing else need be said.
    var isSufficient: Bool { shown.contains { !$0.isGuess && !$0.remedies.isEmpty } }
}
