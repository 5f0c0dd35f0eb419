/// Lists of numbers by numeric keys, in the order in which they were added. A key with one number requires no array.
struct Chains: Sendable {
    /// For each key the positions of its first and its last number; -1 for none.
    private var ends: [(first: Int, last: Int)] = []
    private var numbers: [Int] = []
    /// For each number the position of the next one of its key; -1 for none.
    private var next: [Int] = []

    init(reserving count: Int = 0) {
        ends.reserveCapacity(count)
        numbers.reserveCapacity(count)
        next.reserveCapacity(count)
    }

    mutating func add(_ number: Int, for key: Int) {
        while ends.count <= key { ends.append((-1, -1)) }
        let position = numbers.count
        numbers.append(number)
        next.append(-1)
        if ends[key].first < 0 { ends[key].first = position } else { next[ends[key].last] = position }
        ends[key].last = position
    }

    func contains(_ key: Int) -> Bool { ends.indices.contains(key) && ends[key].first >= 0 }

    /// The numbers of a key.
    subscript(key: Int) -> [Int] {
        guard contains(key) else { return [] }
        var result: [Int] = []
        var position = ends[key].first
        while position >= 0 {
            result.append(numbers[position])
            position = next[position]
        }
        return result
    }

    /// The number of a key with exactly one.
    func only(_ key: Int) -> Int? {
        guard contains(key), ends[key].first == ends[key].last else { return nil }
        return numbers[ends[key].first]
    }

    /// The first number of a key that satisfies a condition.
    func first(_ key: Int, where condition: (Int) -> Bool) -> Int? {
        guard contains(key) else { return nil }
        var position = ends[key].first
        while position >= 0 {
            if condition(numbers[position]) { return numbers[position] }
            position = next[position]
        }
        return nil
    }
}
