/// One graph with random failures or a random cancellation, and then the same without.
struct Trial {
    private let root: Int
    private let failing: Set<Int>
    /// The number of turns after which the caller is cancelled.
    private let patience: Int?

    init(_ random: inout SystemRandomNumberGenerator) {
        root = Int.random(in: needs.indices, using: &random)
        let mode = Int.random(in: 0..<3, using: &random)
        failing = mode == 1 ? Set((0..<3).map { _ in Int.random(in: needs.indices, using: &random) }) : []
        patience = mode == 2 ? Int.random(in: 0..<30, using: &random) : nil
    }

    /// The root, and all that it requires, directly or through others.
    private var required: Set<Int> {
        var found: Set = [root]
        var open = [root]
        while let next = open.popLast() { for need in needs[next] where found.insert(need).inserted { open.append(need) } }
        return found
    }

    /// Runs it, and returns whether all is as it must be.
    func run() async -> Bool {
        var isRight = true
        func check(_ holds: Bool, _ what: String) {
            if holds { return }
            isRight = false
            print("not so: \(what); the root is \(root), \(failing) fail, patience is \(patience ?? -1)")
        }
        let round = Round(failing: failing)
        let module = StartingRacesModule()
        let made = await Round.$current.withValue(round) {
            let (root, patience) = (root, patience)
            let task = Task { try await makers[root](module) }
            if let patience {
                for _ in 0..<patience { await Task.yield() }
                task.cancel()
            }
            return await task.result
        }
        check(round.running == 0, "nothing runs after the call")
        switch made {
        case .success: check(failing.isDisjoint(with: failingKinds.intersection(required)), "a failure is an error")
        case .failure(let error as Failure): check(failing.intersection(required).contains(error.number), "the error is one of those")
        case .failure(let error): check(patience != nil && error is CancellationError, "\(error)")
        }
        round.mend()
        await Round.$current.withValue(round) {
            do { try await makers[root](module) } catch { check(false, "nothing fails any more: \(error)") }
        }
        for number in required where kept.contains(number) { check(round.made(number) == 1, "\(number) is made once") }
        for number in needs.indices where !required.contains(number) { check(round.made(number) == 0, "\(number) is not made") }
        return isRight
    }
}

/// The providers that can fail, and those of which there is one.
let failingKinds = Set(needs.indices).subtracting([4, 5, 7, 11, 16, 18, 23])
let kept = Set(needs.indices).subtracting([12, 14])
