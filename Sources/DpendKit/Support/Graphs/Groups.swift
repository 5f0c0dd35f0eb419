/// Numbers by key, in the order in which they were added.
struct Groups<Key: Hashable & Sendable>: Sendable {
    private var keyNumbers: [Key: Int] = [:]
    private var chains = Chains()

    init(reserving count: Int = 0) {
        keyNumbers.reserveCapacity(count)
        chains = Chains(reserving: count)
    }

    mutating func add(_ number: Int, for key: Key) {
        let next = keyNumbers.count
        // One look-up instead of two.
        let own = { (known: inout Int) in
            if known < 0 { known = next }
            return known
        }(&keyNumbers[key, default: -1])
        chains.add(number, for: own)
    }

    func contains(_ key: Key) -> Bool { keyNumbers[key] != nil }

    /// All keys, in no particular order.
    var keys: some Collection<Key> { keyNumbers.keys }

    subscript(key: Key) -> [Int] { keyNumbers[key].map { chains[$0] } ?? [] }

    /// The number of a key with exactly one.
    func only(_ key: Key) -> Int? { keyNumbers[key].flatMap { chains.only($0) } }

    /// The first number of a key that satisfies a condition.
    func first(_ key: Key, where condition: (Int) -> Bool) -> Int? {
        keyNumbers[key].flatMap { chains.first($0, where: condition) }
    }
}
