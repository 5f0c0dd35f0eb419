/// Numbers keys. Chaining looks each key up once and then uses its number.
final class KeyNumbers {
    private(set) var keys: [DependencyKey] = []
    private var declared = DeclaredNumbers()
    /// The numbers of all keys; nil until a look-up requires them.
    private var all: [DependencyKey: Int]?

    /// Numbers keys, all different, by their positions.
    init(_ keys: [DependencyKey]) {
        self.keys = keys
        for (number, key) in keys.enumerated() { declared.add(number, of: key) }
    }

    /// Gives the next number to a key without one.
    func append(_ key: DependencyKey) -> Int {
        let number = keys.count
        keys.append(key)
        declared.add(number, of: key)
        all?[key] = number
        return number
    }

    /// The number of a key. A new key gets the next number.
    func number(of key: DependencyKey) -> Int { known(key) ?? append(key) }

    /// The number of a key, if it has one.
    func known(_ key: DependencyKey) -> Int? {
        declared[key] ?? allNumbers()[key]
    }

    private func allNumbers() -> [DependencyKey: Int] {
        let numbers = all ?? Self.numbers(of: keys)
        all = numbers
        return numbers
    }

    /// The numbers of the keys so far, for threads that look up keys without tags.
    func untagged() -> UntaggedNumbers {
        let areDeclared = keys.allSatisfy { $0.declaration >= 0 }
        return UntaggedNumbers(declared: declared, all: areDeclared ? nil : allNumbers())
    }

    /// Finds the positions of some keys, given by their numbers.
    func positions(in order: [Int]) -> KeyPositions {
        var positions = [Int](repeating: -1, count: keys.count)
        for (position, number) in order.enumerated() { positions[number] = position }
        return KeyPositions(keys: keys, declared: declared, positions: positions)
    }

    fileprivate static func numbers(of keys: [DependencyKey]) -> [DependencyKey: Int] {
        Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    }
}

/// The numbers of keys whose types the sources declare. These are most keys, and their declarations' numbers suffice to
/// find them.
private struct DeclaredNumbers: Sendable {
    /// By declarations; -1 for declarations without a number.
    private var numbers: [Int32] = []

    fileprivate mutating func add(_ number: Int, of key: DependencyKey) {
        let declaration = Int(key.declaration)
        guard declaration >= 0 else { return }
        if numbers.count <= declaration {
            numbers += repeatElement(-1, count: max(declaration + 1, 2 * numbers.count) - numbers.count)
        }
        numbers[declaration] = Int32(number)
    }

    subscript(key: DependencyKey) -> Int? {
        let declaration = Int(key.declaration)
        guard declaration >= 0, declaration < numbers.count, numbers[declaration] >= 0 else { return nil }
        return Int(numbers[declaration])
    }
}

/// The numbers of keys without a tag. A key that equals the key of a declared type is found only if other keys exist as
/// well.
struct UntaggedNumbers: Sendable {
    fileprivate let declared: DeclaredNumbers
    fileprivate let all: [DependencyKey: Int]?

    subscript(key: DependencyKey) -> Int? {
        if let number = declared[key] { return number }
        guard let all, key.tag == nil, key.provider == nil else { return nil }
        return all[key]
    }

    /// Whether a key certainly has no number. A key with a tag may have one.
    func lacks(_ key: DependencyKey) -> Bool {
        guard let all, key.tag == nil, key.provider == nil else { return false }
        return all[key] == nil
    }
}

/// Finds the positions of keys in a list.
struct KeyPositions: Sendable {
    fileprivate let keys: [DependencyKey]
    fileprivate let declared: DeclaredNumbers
    /// The position of each number; -1 for numbers that are not in the list.
    fileprivate let positions: [Int]
    /// The numbers of all keys, built at the first look-up that requires them.
    private let all = Once<[DependencyKey: Int]>()

    fileprivate init(keys: [DependencyKey], declared: DeclaredNumbers, positions: [Int]) {
        (self.keys, self.declared, self.positions) = (keys, declared, positions)
    }

    subscript(key: DependencyKey) -> Int? {
        guard let number = declared[key] ?? all.value({ KeyNumbers.numbers(of: keys) })[key], positions[number] >= 0
        else { return nil }
        return positions[number]
    }

    /// The position of a key that is in the list, by its number.
    subscript(number number: Int) -> Int {
        precondition(positions[number] >= 0, "every key that is needed and provided has a node")
        return positions[number]
    }
}
