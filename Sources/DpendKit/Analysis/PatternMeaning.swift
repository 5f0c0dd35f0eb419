/// Guesses from the names of the classes which types an unmatched pattern was meant to choose. It keeps the names for
/// the next pattern.
final class PatternMeaning {
    private let names: [String]

    init(names: [String]) {
        self.names = names
    }

    /// The pattern that would choose the most classes, and no test doubles; nil if none chooses several.
    private(set) lazy var suggestion: FilterSuggestion? = {
        let doubles = Set(names.filter { TestDouble.isOne($0) })
        return FilterSuggestion.suggestions(for: names.filter { !doubles.contains($0) }, among: names, without: doubles)
            .first.flatMap { $0.chosenCount > 1 ? $0 : nil }
    }()

    /// The patterns of the names' words.
    private lazy var affixes: [String: NameAffix] = {
        Dictionary(Set(names.flatMap { NameAffix.words(of: $0, limit: 3) }).map { ($0.pattern, $0) }) { first, _ in
            first
        }
    }()

    /// A pattern, made of words in the names, that differs from the given one by a misspelling.
    func meant(by pattern: String) -> FilterSuggestion? {
        guard let near = NearNames.find(pattern, among: affixes.keys).first else { return nil }
        let matching = names.filter { name in
            affixes[near].map { $0.isSuffix ? name.hasSuffix($0.text) : name.hasPrefix($0.text) } ?? false
        }
        return FilterSuggestion(pattern: near, chosenCount: matching.count, wantedNames: [])
    }
}
