/// What has to be known of a run that had nothing to report, to see whether it still has nothing when only parameters of
/// initializers are others: who provides what does not depend on them, only who needs what.
///
/// Names are kept as hashes, and lists sorted by them.
struct KeptGraph: Fact, Sendable {
    var verdict: RunVerdict
    /// For each source what it declared, in the order of their paths.
    var shapes: [ContentHash]
    /// For each source with names behind `any` or `some` that are not among ``keys``, their hash.
    var existentials: [Entry] = []
    /// How many nodes each node needs, and which.
    var counts: [Int]
    var targets: [Int]
    /// The nodes that a parameter can ask for by a plain name, where rules have nothing to look for in them and in all they need.
    var keys: [Entry] = []
    /// The types that provide something, each with its nodes; with -1 where they are of another kind, or more than the only
    /// initializer of the type decides about them.
    var types: [Entry] = []
    /// What stands in the inheritance clauses of classes, or behind a type alias.
    var inheritedNames: [Int] = []

    struct Entry: Fact, Sendable {
        var hash: Int
        var number: Int

        static var blank: Entry { Entry(hash: 0, number: 0) }

        mutating func code(with coder: inout some FactCoder) {
            coder.code(&hash)
            coder.code(&number)
        }
    }

    static var blank: KeptGraph { KeptGraph(verdict: .blank, shapes: [], counts: [], targets: []) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&verdict)
        coder.code(&shapes)
        coder.code(&existentials)
        coder.code(&counts)
        coder.code(&targets)
        coder.code(&keys)
        coder.code(&types)
        coder.code(&inheritedNames)
    }

    static func hash(_ name: String) -> Int {
        var hash = ContentHash()
        hash.combine(name)
        return Int(truncatingIfNeeded: hash.high)
    }

    /// The numbers of all entries with a hash.
    static func numbers(of hash: Int, in entries: [Entry]) -> [Int] {
        var position = firstPosition(entries.count) { entries[$0].hash < hash }
        var numbers: [Int] = []
        while position < entries.count, entries[position].hash == hash {
            numbers.append(entries[position].number)
            position += 1
        }
        return numbers
    }

    static func contains(_ hash: Int, _ hashes: [Int]) -> Bool {
        let position = firstPosition(hashes.count) { hashes[$0] < hash }
        return position < hashes.count && hashes[position] == hash
    }

    /// The first position that does not come before what is looked for.
    private static func firstPosition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What tells the names behind `any` and `some` that are not among ``keys``; nil for none.
    func foreignExistentials(of source: SourceDeclarations) -> Int? {
        let foreign = source.existentials.filter { Self.numbers(of: Self.hash($0), in: keys).isEmpty }
        return foreign.isEmpty ? nil : Self.hash(foreign.sorted().joined(separator: ","))
    }
}
