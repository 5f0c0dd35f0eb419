/// A candidate for a missing key, its obstacles, and ways out.
struct NearCandidate {
    /// The candidate and its obstacles, in one sentence without a full stop.
    var message: String
    var location: SourceLocation?
    /// The size of the required change. The nearest candidate has the smallest.
    var distance: Int
    /// Ways out, likeliest first; empty for a bad choice such as a test double.
    var remedies: [Remedy] = []
    /// Whether it is only a guess. Then other ways out are shown as well.
    var isGuess = false
    /// Whether it is a test double, which is mentioned only if nothing else is found.
    var isTestDouble = false
    /// The cause that other missing keys may share.
    var cause: Diagnostic.Cause?
}

/// The candidates of a key, nearest first.
struct NearCandidates {
    /// At most five (semantics, section 5).
    let shown: [NearCandidate]
    /// The number of candidates that are not shown.
    let hiddenCount: Int

    static let limit = 5

    init(_ all: [NearCandidate]) {
        let real = all.filter { !$0.isTestDouble }
        let all = real.isEmpty ? all : real
        let sorted = all.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        shown = sorted.prefix(Self.limit).map(\.element)
        hiddenCount = max(all.count - Self.limit, 0)
    }

    /// The ways out of the shown candidates, nearest first, each once.
    var remedies: [Remedy] {
        var seen: Set<Remedy> = []
        // The likeliest way out of each candidate comes first.
        let ranked = shown.flatMap { candidate in
            candidate.remedies.enumerated().map { (rank: $0.offset, distance: candidate.distance, $0.element) }
        }
        return ranked.enumerated()
            .sorted {
                ($0.element.distance, $0.element.rank, $0.offset) < ($1.element.distance, $1.element.rank, $1.offset)
            }
            .map(\.element.2).filter { seen.insert($0).inserted }
    }

    /// The cause that other missing keys may share. If filters would choose several candidates, choosing one for
    /// another key does not decide this key.
    var cause: Diagnostic.Cause? {
        guard let first = shown.first?.cause, case .missingFilter = first else { return shown.first?.cause }
        return shown.contains { !$0.isGuess && !$0.remedies.isEmpty && $0.cause != first } ? nil : first
    }

    /// Whether one of them certainly suffices, so that other notes are unnecessary.
    var isSufficient: Bool { shown.contains { !$0.isGuess && !$0.remedies.isEmpty } }
}
