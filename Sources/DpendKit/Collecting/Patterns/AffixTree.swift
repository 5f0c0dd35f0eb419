/// Finds which of some affixes names have, in steps along the letters that they share: most names have none, which shows
/// after a letter or two.
struct AffixTree {
    private var suffixes = Letters()
    private var prefixes = Letters()

    /// Letters that follow each other, as far as some affix goes.
    private struct Letters {
        /// For each node what follows by which byte.
        private var following: [[UInt8: Int]] = [[:]]
        /// For each node the number of the affix that ends there.
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

    /// Prepares a search; affixes are known by their positions from then on.
    init(_ affixes: some Sequence<NameAffix>) {
        for (number, affix) in affixes.enumerated() {
            if affix.isSuffix {
                suffixes.add(number, affix.text.utf8.reversed())
            } else {
                prefixes.add(number, affix.text.utf8)
            }
        }
    }

    /// Calls a function for each affix that a regular expression made of it would find in a name.
    func forEach(of name: String, _ body: (Int) -> Void) {
        suffixes.forEach(name.utf8.reversed(), body)
        prefixes.forEach(name.utf8, body)
    }
}
