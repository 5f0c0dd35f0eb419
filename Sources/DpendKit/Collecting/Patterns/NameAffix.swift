/// The end or the beginning of a full nested name, cut where a word begins.
struct NameAffix: Hashable, Comparable {
    let text: String
    let isSuffix: Bool

    /// The regular expression that matches it.
    var pattern: String { isSuffix ? "\(RegularExpression.escaped(text))$" : "^\(RegularExpression.escaped(text))" }

    /// The number of wanted classes that it must choose to be worth a line.
    var leastCount: Int { tellsRole ? 2 : 3 }

    /// The share of wanted classes, among all that it chooses, that makes it worth a line.
    var leastPrecision: Double { tellsRole ? 0.5 : 0.66 }

    /// Whether it probably describes the purpose of a class, as most last words do. Most first words describe its
    /// subject.
    var tellsRole: Bool { isSuffix || Self.tellingPrefixes.contains(text) }

    private static let tellingPrefixes: Set<String> = ["Concrete", "Default", "Live", "Production", "Real", "Standard"]

    /// Compounds that count as one word.
    private static let compounds = ["ViewModel", "ViewController", "UseCase", "DataSource", "DataStore"]

    /// The maximum length of an affix. Longer ones are not conventions.
    private static let maximumLength = 64

    /// The affixes that are whole words, `limit` words at most.
    ///
    /// For `ItemVM.SectionFactory` they are `Factory`, `SectionFactory` and `.SectionFactory` at the end, and `Item`
    /// and `ItemVM` at the beginning.
    static func words(of name: String, limit: Int) -> Set<NameAffix> {
        let (first, last) = outermostAndOwn(of: name)
        let nearest = last.indices.suffix(maximumLength).first ?? last.startIndex
        let furthest =
            first.index(first.startIndex, offsetBy: maximumLength, limitedBy: first.endIndex) ?? first.endIndex
        return affixes(
            of: name, from: wordStarts(in: last).suffix(limit).filter { $0 >= nearest },
            upTo: (wordStarts(in: first).dropFirst() + [first.endIndex]).prefix(limit).filter { $0 <= furthest })
    }

    private static func outermostAndOwn(of name: String) -> (first: Substring, last: Substring) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return (parts.first ?? "", parts.last ?? "")
    }

    private static func affixes(
        of name: String, from starts: some Sequence<String.Index>, upTo ends: some Sequence<String.Index>
    ) -> Set<NameAffix> {
        var result = Set(starts.map { NameAffix(text: String(name[$0...]), isSuffix: true) })
        result.formUnion(ends.map { NameAffix(text: String(name[..<$0]), isSuffix: false) })
        if let dot = name.lastIndex(of: "."), name[dot...].count <= maximumLength {
            result.insert(NameAffix(text: String(name[dot...]), isSuffix: true))
        }
        return result
    }

    /// Shorter before longer, suffixes before prefixes, then alphabetical.
    static func < (left: Self, right: Self) -> Bool {
        (left.text.count, left.isSuffix ? 0 : 1, left.text) < (right.text.count, right.isSuffix ? 0 : 1, right.text)
    }

    /// The starts of the words in `URLSessionHTTPClient`: `U`, `S`, `H` and `C`.
    private static func wordStarts(in name: Substring) -> [String.Index] {
        var starts = name.indices.filter { index in
            guard index > name.startIndex else { return true }
            let previous = name[name.index(before: index)]
            guard name[index].isUpper else { return previous == "_" }
            let next = name.index(after: index)
            return !previous.isUpper || (next < name.endIndex && name[next].isLower)
        }
        for compound in compounds {
            for start in starts where name[start...].hasPrefix(compound) {
                let end = name.index(start, offsetBy: compound.count)
                starts.removeAll { start < $0 && $0 < end }
            }
        }
        return starts
    }
}
