/// A pattern for `--implicit-filter` that would choose wanted classes, with what else it would choose.
package struct FilterSuggestion: Sendable, Hashable {
    /// The regular expression: a suffix `Impl$`, a prefix `^Default`, or one class `^Session$`.
    package let pattern: String
    /// How many of the candidates the pattern chooses.
    package let chosenCount: Int
    /// The wanted ones among them, sorted.
    package let wantedNames: [String]

    /// How many of those that the pattern chooses are wanted.
    package var wantedCount: Int { wantedNames.count }

    /// How many words of a name a pattern takes at most.
    private static let wordLimit = 3

    /// Proposes few good patterns that choose all wanted classes, the most useful first.
    ///
    /// Patterns are made of the words that names end or begin with. A greedy cover takes them: the next is the one that
    /// adds the most wanted classes, weighted by the share of wanted ones among all that it chooses. What no pattern
    /// covers together with others is named alone at the end, in alphabetical order. The order of the arguments does not
    /// matter.
    ///
    /// A prefix has to be better than a suffix: `^Default` says what a class is for, but most prefixes (`^Wallet`) only
    /// say what it is about.
    ///
    /// - Parameters:
    ///   - wanted: The full nested names of the classes that are to be chosen.
    ///   - candidates: The full nested names of all classes that a filter could choose; wanted ones count in any case.
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
        } + missing.sorted().map { name in
            FilterSuggestion(pattern: "^\(RegularExpression.escaped(name))$", chosenCount: 1, wantedNames: [name])
        }
    }

    /// Without what later, more general ones turned out to choose as well: `ServiceImpl$` before `Impl$`.
    private static func withoutCoveredOnes(_ reaches: [Reach]) -> [Reach] {
        var counts: [String: Int] = [:]
        for name in reaches.flatMap(\.wanted) { counts[name, default: 0] += 1 }
        return reaches.filter { reach in
            guard reach.wanted.allSatisfy({ counts[$0, default: 0] > 1 }) else { return true }
            for name in reach.wanted { counts[name, default: 0] -= 1 }
            return false
        }
    }

    /// What an affix would choose.
    private struct Reach: Comparable {
        let affix: NameAffix
        var chosenCount = 0
        /// Whether it would choose what it must not.
        var isForbidden = false
        var wanted: [String] = []
        /// How many wanted ones no pattern has chosen so far.
        var newCount = 0

        /// The affixes that choose several wanted classes and not too many others.
        static func all(for wanted: Set<String>, among candidates: some Sequence<String>, without unwanted: Set<String>) -> [Reach] {
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
            // A name may occur more than once, as in several modules.
            for name in Set(candidates).subtracting(wanted) { count(name, isWanted: false) }
            return reaches.compactMap { reach in
                if reach.isForbidden { return nil }
                var reach = reach
                reach.newCount = reach.wanted.count
                let precision = Double(reach.newCount) / Double(reach.chosenCount)
                return reach.newCount < reach.affix.leastCount || precision < reach.affix.leastPrecision ? nil : reach
            }
        }

        /// Whether the left one is of less use. Of equal ones the shorter wins: `Impl$` says as much as `ServiceImpl$`.
        static func < (left: Reach, right: Reach) -> Bool {
            // New wanted ones times precision, compared without rounding.
            let leftWeight = left.newCount * left.wanted.count * right.chosenCount
            let rightWeight = right.newCount * right.wanted.count * left.chosenCount
            return leftWeight == rightWeight ? right.affix < left.affix : leftWeight < rightWeight
        }
    }
}
