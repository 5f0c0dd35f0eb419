/// Distinguishes a misspelling from another word: `UserRepositry` is a misspelling of `UserRepository`, `AlertProtocol`
/// is not one of `ClientProtocol`.
enum Slip {
    /// The minimum length of words that can be misspellings of each other: `Api` is not one of `App`.
    private static let leastLength = 4

    /// Whether two names differ by slips within a word, not by a whole word.
    static func isOne(_ name: String, for other: String) -> Bool {
        var (left, right) = (words(of: name)[...], words(of: other)[...])
        while let first = left.first, first == right.first { (left, right) = (left.dropFirst(), right.dropFirst()) }
        while let last = left.last, last == right.last { (left, right) = (left.dropLast(), right.dropLast()) }
        let (one, two) = (left.joined(), right.joined())
        guard max(one.count, two.count) >= leastLength else { return false }
        return one.lowercased() == two.lowercased() || !NearNames.find(one, among: [two]).isEmpty
    }

    private static func words(of name: String) -> [String] {
        name.reduce(into: []) { words, letter in
            let continues = words.last?.last.map { !letter.isUppercase || $0.isUppercase } ?? false
            if continues { words[words.count - 1].append(letter) } else { words.append(String(letter)) }
        }
    }
}
