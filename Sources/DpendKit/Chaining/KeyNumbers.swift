/// Numbers keys, so that chaining looks each of them up once and from then on handles numbers.
final class KeyNumbers {
    private(set) var keys: [DependencyKey] = []
    private var numbers: [DependencyKey: Int] = [:]

    init(reserving count: Int) {
        keys.reserveCapacity(count)
        numbers.reserveCapacity(count)
    }

    /// The number of a key, which it gets now if it has none.
    func number(of key: DependencyKey) -> Int {
        // One look-up in place of two.
        func own(_ known: inout Int) -> Int {
            if known < 0 { known = keys.count }
            return known
        }
        let number = own(&numbers[key, default: -1])
        if number == keys.count { keys.append(key) }
        return number
    }

    /// Gives the next number to a key that has none.
    func append(_ key: DependencyKey) -> Int {
        numbers[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    /// The number of a key that has got one.
    func known(_ key: DependencyKey) -> Int? { numbers[key] }

    /// The numbers that keys have got so far, for any thread.
    var snapshot: [DependencyKey: Int] { numbers }

    /// Where keys are among some of them, given by their numbers.
    func positions(in order: [Int]) -> KeyPositions {
        var positions = [Int](repeating: -1, count: keys.count)
        for (position, number) in order.enumerated() { positions[number] = position }
        return KeyPositions(numbers: numbers, positions: positions)
    }
}

/// Finds the positions of keys in a list.
struct KeyPositions: Sendable {
    fileprivate let numbers: [DependencyKey: Int]
    /// The position of each number; -1 for those that are not in the list.
    fileprivate let positions: [Int]

    subscript(key: DependencyKey) -> Int? {
        guard let number = numbers[key], positions[number] >= 0 else { return nil }
        return positions[number]
    }

    /// The position of a key that is in the list, by its number.
    subscript(number number: Int) -> Int {
        precondition(positions[number] >= 0, "every key that is needed and provided has a node")
        return positions[number]
    }
}
