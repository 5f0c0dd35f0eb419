/// When each object of a start begins to be made, and when it is there.
///
/// The start is played through. What a call can start apart begins with the call. Then the call makes everything else,
/// one after the other: synchronous objects, those with run-time values, and those that belong to one task. An object
/// is made by the call that requires it first.
struct StartTimes {
    /// A moment, and the object whose end it is; nil for the beginning of the start.
    typealias Moment = (time: Double, end: Int?)

    private let graph: DependencyGraph
    private let own: (Int) -> Double
    /// A requirement that is made later, and does not count.
    private let cut: (asker: Int, required: Int)?

    /// For each object the moment when it has all that it requires.
    private(set) var begins: [Int: Moment] = [:]
    private var ends: [Int: Double] = [:]
    /// The moment when all roots are there.
    private(set) var end: Moment = (0, nil)

    private var calls: [Call] = []
    /// The calls, by the objects that they make.
    private var numbers: [Int: Int] = [:]
    /// The calls that wait for an object.
    private var waiters: [Int: [Int]] = [:]
    /// The calls that go on at this moment.
    private var ready: [Int] = []
    /// The ends to come, the next one last.
    private var coming: [(time: Double, position: Int)] = []

    /// - Parameters:
    ///   - roots: The objects of the start.
    ///   - graph: The graph, which knows what is made at the same time.
    ///   - cut: A requirement that is made later, and does not count.
    ///   - own: The time that an object takes by itself.
    init(
        _ roots: [Int], in graph: DependencyGraph, without cut: (asker: Int, required: Int)? = nil,
        own: @escaping (Int) -> Double
    ) {
        (self.graph, self.cut, self.own) = (graph, cut, own)
        begin(nil, roots, after: nil)
        goOn(at: 0)
        while let next = coming.popLast() {
            ends[next.position] = next.time
            ready += waiters.removeValue(forKey: next.position) ?? []
            goOn(at: next.time)
        }
    }

    /// When an object is there; nil if the start does not make it, or it requires itself.
    func end(of position: Int) -> Double? { ends[position] }

    /// The objects that are made one after the other until an object has all that it requires, or until the start has
    /// ended.
    func waits(for position: Int?) -> [Int] {
        var (result, next) = ([Int](), position.map { begins[$0]?.end } ?? end.end)
        while let last = next {
            result.append(last)
            next = begins[last]?.end
        }
        return result.reversed()
    }

    /// The objects of the start.
    var objects: some Collection<Int> { numbers.keys }

    /// Whether an object begins to be made together with others that the same call requires.
    func startsApart(_ position: Int) -> Bool {
        let node = graph.nodes[position]
        return graph.startsInParallel && node.effects.isAsync && node.provider?.factory.hasRunTimeValues != true
            && !graph.positionsOfOneTask.contains(position)
    }

    /// A call that makes an object, or the start itself.
    private struct Call {
        let position: Int?
        /// The objects that it starts apart.
        let apart: [Int]
        /// The others, which it makes itself after that.
        let rest: [Int]
        var hasBegun = false
        /// The number of objects of `apart` that are not there yet.
        var missing = 0
        var next = 0
        /// The last object that it has waited for.
        var cause: Int?
    }

    private mutating func begin(_ position: Int?, _ required: [Int], after cause: Int?) {
        if let position { numbers[position] = calls.count }
        ready.append(calls.count)
        calls.append(
            Call(
                position: position, apart: required.filter(startsApart), rest: required.filter { !startsApart($0) },
                cause: cause))
    }

    /// Whether an object is not there yet. Then a call makes it, and the given one waits.
    private mutating func mustWait(for required: Int, in number: Int) -> Bool {
        if ends[required] != nil { return false }
        if numbers[required] == nil {
            let next = graph.immediateDependencies[required].filter {
                cut == nil || cut?.asker != required || cut?.required != $0
            }
            begin(required, next, after: calls[number].cause)
        }
        waiters[required, default: []].append(number)
        return true
    }

    private mutating func goOn(at time: Double) {
        while let number = ready.popLast() { goOn(number, at: time) }
    }

    private mutating func goOn(_ number: Int, at time: Double) {
        if !calls[number].hasBegun {
            calls[number].hasBegun = true
            for required in calls[number].apart where mustWait(for: required, in: number) { calls[number].missing += 1 }
            if calls[number].missing > 0 { return }
        } else if calls[number].missing > 0 {
            calls[number].missing -= 1
            if calls[number].missing > 0 { return }
            if time > 0 { calls[number].cause = calls[number].apart.first { ends[$0] == time } }
        } else {
            if time > 0 { calls[number].cause = calls[number].rest[calls[number].next] }
            calls[number].next += 1
        }
        while calls[number].next < calls[number].rest.count {
            if mustWait(for: calls[number].rest[calls[number].next], in: number) { return }
            calls[number].next += 1
        }
        guard let position = calls[number].position else {
            end = (time, calls[number].cause)
            return
        }
        begins[position] = (time, calls[number].cause)
        let end = time + own(position)
        let place = coming.partitioningIndex { $0.time <= end }
        coming.insert((end, position), at: place)
    }
}
