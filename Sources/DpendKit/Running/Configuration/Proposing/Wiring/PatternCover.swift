/// A small set of patterns that express naming conventions and choose wanted classes. They consist of words at the
/// beginning or end of names.
///
/// A greedy cover chooses them. The next pattern adds the most wanted classes, weighted by how few other classes it
/// would choose. Its cost is linear in the number of names, times the number of patterns.
struct PatternCover {
    /// The patterns, the ones with the most classes first.
    private(set) var lines: [Line] = []
    /// The wanted classes that no pattern chooses, sorted.
    private(set) var rest: [String] = []

    /// A pattern with the classes that it chooses.
    struct Line: Sendable {
        let pattern: String
        /// The wanted classes, sorted like the other lists.
        var wanted: [String]
        var others: [String]
        /// The classes that it must not choose, so that an exclusion is necessary.
        var unwanted: [String]

        var chosenCount: Int { wanted.count + others.count }
    }

    /// The limits of patterns.
    struct Bounds {
        /// The minimum number of wanted classes, for a pattern with the role of a class, and for any other one.
        var leastCounts = (role: 1, other: 2)
        /// The minimum share of wanted classes among all that it chooses, for both.
        var leastShares = (role: 0.2, other: 0.6)
        /// The maximum number of unwanted classes, as a share of the wanted ones, for both.
        var unwantedShares = (role: 0.5, other: 0.1)
    }

    /// - Parameters:
    ///   - wanted: The full nested names to choose.
    ///   - others: Names that a pattern may choose as well.
    ///   - unwanted: Names that a pattern must not choose.
    init(_ wanted: Set<String>, others: Set<String>, unwanted: Set<String>, _ bounds: Bounds = Bounds()) {
        var missing = wanted
        var reaches = Self.reaches(wanted, others.subtracting(wanted), unwanted.subtracting(wanted), bounds)
        var positions: [String: [Int]] = [:]
        for (position, reach) in reaches.enumerated() {
            for name in reach.line.wanted { positions[name, default: []].append(position) }
        }
        var taken: [Reach] = []
        while let best = reaches.lazy.filter({ $0.newCount >= $0.leastCount }).max(by: <) {
            taken.append(best)
            for name in best.line.wanted where missing.remove(name) != nil {
                for position in positions[name] ?? [] { reaches[position].newCount -= 1 }
            }
        }
        lines = Self.withoutCovered(taken.map(\.line))
        rest = missing.sorted()
    }

    /// The patterns without the ones whose classes other patterns choose as well.
    private static func withoutCovered(_ lines: [Line]) -> [Line] {
        var counts: [String: Int] = [:]
        for name in lines.flatMap(\.wanted) { counts[name, default: 0] += 1 }
        return lines.filter { line in
            guard line.wanted.allSatisfy({ counts[$0, default: 0] > 1 }) else { return true }
            for name in line.wanted { counts[name, default: 0] -= 1 }
            return false
        }.sorted { ($1.wanted.count, $0.pattern) < ($0.wanted.count, $1.pattern) }
    }

    private struct Reach: Comparable {
        let affix: NameAffix
        let leastCount: Int
        var line: Line
        var newCount = 0

        /// Whether the left one is less useful. If both are equal, the shorter one wins: `Impl$` says as much as
        /// `ServiceImpl$`.
        static func < (left: Reach, right: Reach) -> Bool {
            let (leftWeight, rightWeight) = (left.weight, right.weight)
            return leftWeight == rightWeight ? right.affix < left.affix : leftWeight < rightWeight
        }

        private var weight: Double {
            let harm = Double(line.others.count) * 0.25 + Double(line.unwanted.count)
            return Double(newCount * line.wanted.count) / (Double(line.wanted.count) + harm)
        }

        static func == (left: Reach, right: Reach) -> Bool {
            left.affix == right.affix && left.newCount == right.newCount
        }
    }

    private static func reaches(_ wanted: Set<String>, _ others: Set<String>, _ unwanted: Set<String>, _ bounds: Bounds)
        -> [Reach]
    {
        let affixes = wanted.reduce(into: Set()) { $0.formUnion(NameAffix.words(of: $1, limit: 3)) }.filter(
            \.canBeConvention
        ).sorted()
        var lines = affixes.map { Line(pattern: $0.pattern, wanted: [], others: [], unwanted: []) }
        let tree = AffixTree(affixes)
        for name in wanted.sorted() { tree.forEach(of: name) { lines[$0].wanted.append(name) } }
        for name in others.sorted() { tree.forEach(of: name) { lines[$0].others.append(name) } }
        for name in unwanted.sorted() { tree.forEach(of: name) { lines[$0].unwanted.append(name) } }
        return zip(affixes, lines).compactMap { affix, line in
            let (count, share, unwantedShare) =
                affix.isRole
                ? (bounds.leastCounts.role, bounds.leastShares.role, bounds.unwantedShares.role)
                : (bounds.leastCounts.other, bounds.leastShares.other, bounds.unwantedShares.other)
            guard line.wanted.count >= count, Double(line.wanted.count) >= Double(line.chosenCount) * share,
                Double(line.unwanted.count) <= Double(line.wanted.count) * unwantedShare
            else { return nil }
            return Reach(affix: affix, leastCount: count, line: line, newCount: line.wanted.count)
        }
    }
}
