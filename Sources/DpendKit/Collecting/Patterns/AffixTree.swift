/// Finds the affixes that names have, by walking a tree of shared letters. Most names have none, which a letter or two
/// shows.
struct AffixTree {
    private var suffixes = Letters()
    private var prefixes = Letters()

    /// Consecutive letters, at most as many as the longest affix has.
    private struct Letters {
        /// For each node, its children by byte.
        private var following: [[UInt8: Int]] = [[:]]
        /// For each node, the number of the affix that ends there.
        private var numbers: [Int?] = [nil]

        mutating func add(_ number: Int, _ letters: some Sequence<UInt8>) {
            var node = 0
            for letter in letters {
                if let next = following[node][letter] {
                    node = next
                } else {
                    following[node][letter] = following.count
                    node = following.count
                    following.append([:])
                    numbers.append(nil)
                }
            }
            numbers[node] = number
        }

        func forEach(_ letters: some Sequence<UInt8>, _ body: (Int) -> Void) {
            var node = 0
            for letter in letters {
                guard let next = following[node][letter] else { return }
                node = next
                if let number = numbers[node] { body(number) }
            }
        }
    }

    /// Prepares a search. Affixes are identified by their positions.
    init(_ affixes: some Sequence<NameAffix>) {
        for (number, affix) in affixes.enumerated() {
            if affix.isSuffix {
                suffixes.add(number, affix.text.utf8.reversed())
            } else {
                prefixes.add(number, affix.text.utf8)
            }
        }
    }

    /// Calls a function for each affix whose regular expression would match a name.
    func forEach(of name: String, _ body: (Int) -> Void) {
        suffixes.forEach(name.utf8.reversed(), body)
        prefixes.forEach(name.utf8, body)
    }
}
