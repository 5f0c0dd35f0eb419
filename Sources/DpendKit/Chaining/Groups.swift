/// Numbers by key, in the order in which they were added. Keys with one number, which most are, cost no array.
struct Groups<Key: Hashable & Sendable>: Sendable {
    private var chains: [Key: Chain] = [:]
    private var numbers: [Int] = []
    /// For each number the position of the next one of its key; 0 for none.
    private var next: [Int] = []

    private struct Chain: Sendable {
        var first: Int
        var last: Int
    }

    mutating func add(_ number: Int, for key: Key) {
        let position = numbers.count
        numbers.append(number)
        next.append(0)
        if let last = chains[key]?.last {
            next[last] = position
            chains[key]?.last = position
        } else {
            chains[key] = Chain(first: position, last: position)
        }
    }

    func contains(_ key: Key) -> Bool { chains[key] != nil }

    /// All keys, in no particular order.
    var keys: some Collection<Key> { chains.keys }

    /// The number of a key that has just one.
    func only(_ key: Key) -> Int? {
        guard let chain = chains[key], chain.first == chain.last else { return nil }
        return numbers[chain.first]
    }

    /// The first of a key's numbers that fulfils a condition.
    func first(_ key: Key, where condition: (Int) -> Bool) -> Int? {
        guard var position = chains[key]?.first else { return nil }
        while true {
            if condition(numbers[position]) { return numbers[position] }
            position = next[position]
            if position == 0 { return nil }
        }
    }

    /// The key as it was added first: comparing one object with itself costs nothing.
    func added(_ key: Key) -> Key? { chains.index(forKey: key).map { chains[$0].key } }

    subscript(key: Key) -> [Int] {
        guard let chain = chains[key] else { return [] }
        var result = [numbers[chain.first]]
        var position = next[chain.first]
        while position != 0 {
            result.append(numbers[position])
            position = next[position]
        }
        return result
    }
}
