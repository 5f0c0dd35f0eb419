/// Words of lowercase letters, found by their first one.
struct SwiftWordList: ExpressibleByArrayLiteral {
    private let byInitial: [[StaticString]]

    init(arrayLiteral words: StaticString...) {
        var byInitial = [[StaticString]](repeating: [], count: Self.count)
        for word in words { byInitial[Int(word.utf8Start.pointee - Self.first)].append(word) }
        self.byInitial = byInitial
    }

    func contains(_ word: SwiftWord) -> Bool {
        let initial = Int(word.initial) - Int(Self.first)
        guard initial >= 0, initial < Self.count else { return false }
        for text in byInitial[initial] where word == text { return true }
        return false
    }

    private static let first = UInt8(ascii: "a")
    private static let count = 26
}
