/// One graph with random failures or a random cancellation, and then the same without.
struct Trial {
    private let providers: Range<Int>
    private let make: @Sendable (Int, StartingRacesModule) async throws -> Void
    private let root: Int
    private let failing: Set<Int>
    private let failingToClose: Set<Int>
    /// The number of turns after which the caller is cancelled.
    private let patience: Int?
    /// Whether the container is closed after the failure, and again at the end.
    private let closesTwice: Bool

    init(graph: Int, turn: Int, _ random: inout SystemRandomNumberGenerator) {
        let providers = graphs[graph].providers
        (self.providers, make) = graphs[graph]
        root = providers.lowerBound + turn % providers.count
        // Each root gets each mode.
        let mode = turn / providers.count % 3
        let required = Self.required(by: root).union([root]).shuffled(using: &random)
        failing = mode == 1 ? Set(required.prefix(3)) : []
        failingToClose = Bool.random(using: &random) ? Set(required.suffix(3)) : []
        closesTwice = Bool.random(using: &random)
        patience = mode == 2 ? Int.random(in: 0..<30, using: &random) : nil
    }

    /// The root, and all that it requires, directly or through others.
    private var required: Set<Int> { Self.required(by: root).union([root]) }

    private static func required(by number: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [number]
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
        let round = Round(failing: failing, failingToClose: failingToClose)
        let module = StartingRacesModule()
        /// Checks that a call made at most one instance of each object that it shares.
        func checkShared(after call: String, _ before: [Int: Int]) {
            for (number, count) in before { check(round.made(number) <= count + 1, "\(call) makes one of \(number)") }
        }
        var before = round.counts(of: shared.intersection(providers))
        let made = await Round.$current.withValue(round) {
            let (root, patience, make) = (root, patience, make)
            let task = Task { try await make(root, module) }
            if let patience {
                for _ in 0..<patience { await Task.yield() }
                task.cancel()
            }
            return await task.result
        }
        check(round.running == 0, "nothing runs after the call")
        checkShared(after: "the first call", before)
        if patience == nil {
            for number in shared.intersection(waitingKinds) { check(round.failed(number) <= 1, "\(number) fails once") }
        }
        if case .success = made {
            for number in required where shared.contains(number) { check(round.made(number) == 1, "\(number) is made") }
        }
        switch made {
        case .success: check(failing.isDisjoint(with: failingKinds.intersection(required)), "a failure is an error")
        case .failure(let error as Failure): check(failing.intersection(required).contains(error.number), "the error is one of those")
        case .failure(let error): check(patience != nil && error is CancellationError, "\(error)")
        }
        var closed: Set<Int> = []
        /// Closes the container, perhaps from several tasks, and checks what was closed, and in which order.
        func close() async {
            let callers = await Round.$current.withValue(round) {
                let callers = (0...Int.random(in: 0...2)).map { _ in Task { try await module.close() } }
                if Bool.random() { callers[0].cancel() }
                for caller in callers { _ = await caller.result }
                return callers
            }
            let order = round.takeClosed()
            check(round.running == 0, "nothing runs after closing")
            let expected = Set(providers).intersection(kept).filter { round.made($0) > 0 }.subtracting(closed)
            check(Set(order) == expected && order.count == expected.count, "\(order) are closed, and not \(expected.sorted())")
            for (position, number) in order.enumerated() {
                check(Self.required(by: number).isDisjoint(with: order[..<position]), "\(number) is closed after what it requires: \(order)")
            }
            let failed = failingToClose.intersection(order)
            var errors: Set<Int> = []
            for caller in callers {
                if case .failure(let error as StartingRacesModule.ClosingError) = await caller.result {
                    errors.formUnion(error.errors.compactMap { ($0.error as? Failure)?.number })
                    check(error.unfinished.isEmpty, "nothing is left open")
                }
            }
            check(errors == failed, "the errors are those of \(failed), and not \(errors)")
            closed.formUnion(order)
        }
        if closesTwice { await close() }
        round.mend()
        before = round.counts(of: shared.intersection(providers))
        await Round.$current.withValue(round) {
            do { try await make(root, module) } catch { check(false, "nothing fails any more: \(error)") }
        }
        checkShared(after: "the second call", before)
        await close()
        for number in required where kept.contains(number) { check(round.made(number) == 1, "\(number) is made once") }
        for number in providers where !required.contains(number) { check(round.made(number) == 0, "\(number) is not made") }
        return isRight
    }
}
