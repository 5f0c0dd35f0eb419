/// A pattern for `--implicit-filter` that would choose wanted classes, and other classes that it would choose.
package struct FilterSuggestion: Sendable, Hashable {
    /// The regular expression: a suffix `Impl$`, a prefix `^Default`, or one class `^Session$`.
    package let pattern: String
    /// The number of candidates that the pattern chooses.
    package let chosenCount: Int
    /// The wanted classes among them, sorted.
    package let wantedNames: [String]

    /// The number of wanted classes that the pattern chooses.
    package var wantedCount: Int { wantedNames.count }

    /// The maximum number of words in a pattern.
    private static let wordLimit = 3

    /// Proposes a few good patterns that together choose all wanted classes, most useful first.
    ///
    /// A pattern is made of the first or last words of names. The cover is greedy. The next pattern is the one that
    /// adds the most wanted classes, weighted by their share of all classes that it chooses. Classes that no pattern
    /// covers together with others are named alone at the end, in alphabetical order. The order of the arguments does
    /// not matter.
    ///
    /// A prefix must be better than a suffix: `^Default` describes the purpose of a class, but most prefixes
    /// (`^Wallet`) only describe its subject.
    ///
    /// - Parameters:
    ///   - wanted: The full nested names of the classes to choose.
    ///   - candidates: The full nested names of all classes that a filter could choose. Wanted classes always count.
    ///   - unwanted: The names that no pattern may choose.
    package static func suggestions(
        for wanted: some Sequence<String>, among candidates: some Sequence<String>, without unwanted: Set<String> = []
    ) -> [FilterSuggestion] {
        var missing = Set(wanted)
        var reaches = Reach.all(for: missing, among: candidates, without: unwanted)
        var positions: [String: [Int]] = [:]
        for (position, reach) in reaches.enumerated() {
            for name in reach.wanted { positions[name, default: []].append(position) }
        }
        var taken: [Reach] = []
        while let best = reaches.lazy.filter({ $0.newCount >= $0.affix.leastCount }).max(by: <) {
            taken.append(best)
            for name in best.wanted where missing.remove(name) != nil {
                for position in positions[name] ?? [] { reaches[position].newCount -= 1 }
            }
        }
        return withoutCoveredOnes(taken).map { reach in
            FilterSuggestion(
                pattern: reach.affix.pattern, chosenCount: reach.chosenCount, wantedNames: reach.wanted.sorted())
        }
            + missing.sorted().map { name in
                FilterSuggestion(pattern: "^\(RegularExpression.escaped(name))$", chosenCount: 1, wantedNames: [name])
            }
    }

    /// Removes patterns whose classes a later, more general pattern also chooses: `ServiceImpl$` before `Impl$`.
    private static func withoutCoveredOnes(_ reaches: [Reach]) -> [Reach] {
        var counts: [String: Int] = [:]
        for name in reaches.flatMap(\.wanted) { counts[name, default: 0] += 1 }
        return reaches.filter { reach in
            guard reach.wanted.allSatisfy({ counts[$0, default: 0] > 1 }) else { return true }
            for name in reach.wanted { counts[name, default: 0] -= 1 }
            return false
        }
    }

    /// The classes that an affix would choose.
    private struct Reach: Comparable {
        let affix: NameAffix
        var chosenCount = 0
        /// Whether it would choose an unwanted class.
        var isForbidden = false
        var wanted: [String] = []
        /// The number of wanted classes that no pattern has chosen so far.
        var newCount = 0

        /// The affixes that choose several wanted classes and not too many others.
        static func all(for wanted: Set<String>, among candidates: some Sequence<String>, without unwanted: Set<String>)
            -> [Reach]
        {
            let affixes = wanted.reduce(into: Set()) { $0.formUnion(NameAffix.words(of: $1, limit: wordLimit)) }
            var reaches = affixes.map { Reach(affix: $0) }
            let tree = AffixTree(reaches.lazy.map(\.affix))
            func count(_ name: String, isWanted: Bool) {
                tree.forEach(of: name) { number in
                    reaches[number].chosenCount += 1
                    if unwanted.contains(name) { reaches[number].isForbidden = true }
                    if isWanted { reaches[number].wanted.append(name) }
                }
            }
            for name in wanted { count(name, isWanted: true) }
            // A name may occur several times, for example in several modules.
            for name in Set(candidates).subtracting(wanted) { count(name, isWanted: false) }
            return reaches.compactMap { reach in
                if reach.isForbidden { return nil }
                var reach = reach
                reach.newCount = reach.wanted.count
                let precision = Double(reach.newCount) / Double(reach.chosenCount)
                return reach.newCount < reach.affix.leastCount || precision < reach.affix.leastPrecision ? nil : reach
            }
        }

        /// Whether the left one is less useful. Of equal ones the shorter wins: `Impl$` is as good as `ServiceImpl$`.
        static func < (left: Reach, right: Reach) -> Bool {
            // New wanted classes times precision, compared without rounding.
            let leftWeight = left.newCount * left.wanted.count * right.chosenCount
            let rightWeight = right.newCount * right.wanted.count * left.chosenCount
            return leftWeight == rightWeight ? right.affix < left.affix : leftWeight < rightWeight
        }
    }
}
