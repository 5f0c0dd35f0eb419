/// The steps on all ways up that lead to a root without a provider.
struct OpenWays<Step: Hashable> {
    private let start: Step
    /// For each step, the steps below it.
    private var below: [Step: [Step]] = [:]
    private var above: [Step: [Step]] = [:]
    /// The last steps of ways, the nearest first.
    private var ends: [Step] = []

    init(from start: Step) { self.start = start }

    mutating func add(_ upper: Step, above lower: Step) {
        below[upper, default: []].append(lower)
        above[lower, default: []].append(upper)
    }

    mutating func end(at step: Step) { ends.append(step) }

    /// The ways from their ends to the start; nil if there is none.
    func branches(scope: (Step) -> Int) -> RegistryGraph.Branches? {
        guard let nearest = ends.first else { return nil }
        let first = shortest(from: nearest).map(scope)
        // On a circle, the number of ways has no end.
        guard let counts else { return .init(first: first, others: [], count: 1) }
        let count = ends.reduce(0) { $0.addingUpToMaximum(counts[$1] ?? 0) }
        var others: [[Int]] = []
        var open = ends.reversed().map { [$0] }
        while others.count < RegistryGraph.Branches.limit - 1, let way = open.popLast() {
            guard let last = way.last, last != start else {
                let found = way.map(scope)
                if found != first { others.append(found) }
                continue
            }
            open += (below[last] ?? []).reversed().map { way + [$0] }
        }
        return .init(first: first, others: others, count: count)
    }

    /// The way along the first step that was found below each step.
    private func shortest(from end: Step) -> [Step] {
        var way = [end]
        while let last = way.last, last != start, let lower = below[last]?.first, way.count <= below.count {
            way.append(lower)
        }
        return way
    }

    /// The number of ways from each step to the start; nil if they lead in a circle.
    private var counts: [Step: Int]? {
        var counts = [start: 1]
        var missing = below.mapValues(\.count)
        var open = [start]
        var done = 0
        while let step = open.popLast() {
            done += 1
            for upper in above[step] ?? [] {
                counts[upper] = (counts[upper] ?? 0).addingUpToMaximum(counts[step] ?? 0)
                missing[upper, default: 0] -= 1
                if missing[upper] == 0 { open.append(upper) }
            }
        }
        return done == below.count + 1 && below[start] == nil ? counts : nil
    }
}
