/// What could have provided a missing key, in words.
struct NearCandidate {
    /// What it is, what stands in its way, and how to mend that.
    var message: String
    var location: SourceLocation?
    /// How much has to change; the nearest candidate has the smallest.
    var distance: Int
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
        let sorted = all.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        shown = sorted.prefix(Self.limit).map(\.element)
        hiddenCount = max(all.count - Self.limit, 0)
    }
}
