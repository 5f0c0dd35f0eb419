/// What has to be known of a run that had nothing to report, to see whether it still has nothing when only parameters of
/// initializers are others: who provides what does not depend on them, only who needs what.
///
/// Names are kept as hashes.
struct KeptGraph: Fact, Sendable {
    var verdict: RunVerdict
    /// For each source what it declared, in the order of their paths.
    var shapes: [ContentHash]
    /// How many nodes each node needs, and which.
    var counts: [Int] = []
    var targets: [Int] = []
    /// For each node the name by which any parameter can ask for it, where rules have nothing to look for in it and in all it needs;
    /// 0 for others.
    var keys: [Int] = []
    /// For each node the type whose initializer makes it; 0 for others.
    var types: [Int] = []
    /// The types that provide something of another kind, or of which more than their only initializer decides.
    var fixedTypes: Set<Int> = []
    /// What stands in the inheritance clauses of classes, or behind a type alias.
    var inheritedNames: Set<Int> = []
    /// The sources with names behind `any` or `some` that are not among ``keys``, and what tells these.
    var existentials: [Int: Int] = [:]

    static var blank: KeptGraph { KeptGraph(verdict: .blank, shapes: []) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&verdict)
        coder.code(&shapes)
        coder.code(&counts)
        coder.code(&targets)
        coder.code(&keys)
        coder.code(&types)
        var (fixed, inherited) = (fixedTypes.sorted(), inheritedNames.sorted())
        coder.code(&fixed)
        coder.code(&inherited)
        var files = existentials.keys.sorted()
        var hashes = files.map { existentials[$0] ?? 0 }
        coder.code(&files)
        coder.code(&hashes)
        guard type(of: coder).isReading else { return }
        (fixedTypes, inheritedNames) = (Set(fixed), Set(inherited))
        existentials = Dictionary(zip(files, hashes)) { first, _ in first }
    }

    /// Never 0.
    static func hash(_ name: String) -> Int {
        var hash = ContentHash()
        hash.combine(name)
        return Int(truncatingIfNeeded: hash.high | 1)
    }

    /// What tells the names of a source behind `any` and `some` for which no node is known; nil for none.
    static func foreignExistentials(of source: SourceDeclarations, _ isKey: (Int) -> Bool) -> Int? {
        let foreign = source.existentials.filter { !isKey(hash($0)) }
        return foreign.isEmpty ? nil : hash(foreign.sorted().joined(separator: ","))
    }
}
