/// One graph with random failures, a random cancellation, or both, perhaps for two calls at once, and then the same without.
struct Trial {
    private let providers: Range<Int>
    private let make: @Sendable (Int, StartingRacesModule, StartingRacesModule.Session) async throws -> Void
    private let root: Int
    /// The root of a second call at the same time.
    private let otherRoot: Int?
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
        let mode = turn / providers.count % 4
        otherRoot = Bool.random(using: &random) ? providers.randomElement(using: &random) : nil
        let required = Self.required(by: root).union([root]).shuffled(using: &random)
        failing = mode % 2 == 1 ? Set(required.prefix(3)) : []
        failingToClose = Bool.random(using: &random) ? Set(required.suffix(3)) : []
        closesTwice = Bool.random(using: &random)
        patience = mode >= 2 ? Int.random(in: 0..<30, using: &random) : nil
    }

    /// The roots.
    private var roots: [Int] { [root] + (otherRoot.map { [$0] } ?? []) }

    /// All that an object requires, directly or through others.
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
            print("not so: \(what); the roots are \(roots), \(failing) fail, patience is \(patience ?? -1)")
        }
        let round = Round(failing: failing, failingToClose: failingToClose)
        let module = StartingRacesModule()
        let session = module.session(token: Token())
        /// Checks that each call made at most one instance of each object that it shares.
        func checkShared(after calls: String, count: Int, _ before: [Int: Int]) {
            for (number, made) in before { check(round.made(number) <= made + count, "\(calls) makes one of \(number)") }
        }
        let needed = roots.map { Self.required(by: $0).union([$0]) }
        let required = needed.reduce(into: Set<Int>()) { $0.formUnion($1) }
        var before = round.counts(of: shared.intersection(providers))
        let made = await Round.$current.withValue(round) {
            let (roots, patience, make) = (roots, patience, make)
            let tasks = roots.map { root in Task { try await make(root, module, session) } }
            if let patience {
                for _ in 0..<patience { await Task.yield() }
                tasks[0].cancel()
            }
            var made: [Result<Void, any Error>] = []
            for task in tasks { made.append(await task.result) }
            return made
        }
        check(round.running == 0, "nothing runs after the calls")
        checkShared(after: "each call", count: roots.count, before)
        if patience == nil {
            for number in shared.intersection(waitingKinds) { check(round.failed(number) <= roots.count, "\(number) fails once") }
        }
        for (call, result) in made.enumerated() {
            let needed = needed[call]
            switch result {
            case .success:
                for number in needed where shared.contains(number) { check(round.made(number) >= 1, "\(number) is made") }
                check(failing.isDisjoint(with: failingKinds.intersection(needed)), "a failure is an error")
            case .failure(let error as Failure): check(failing.intersection(needed).contains(error.number), "the error is one of those")
            case .failure(let error): check(call == 0 && patience != nil && error is CancellationError, "\(error)")
            }
        }
        var closed: Set<Int> = []
        /// Closes the container, and perhaps the nested one, from several tasks, and checks what was closed, and in which order.
        func close() async {
            let callers = await Round.$current.withValue(round) {
                var callers = (0...Int.random(in: 0...2)).map { _ in Task { try await module.close() } }
                callers += (0..<Int.random(in: 0...2)).map { _ in Task { try await session.close() } }
                callers.shuffle()
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
            for root in roots {
                do { try await make(root, module, session) } catch { check(false, "nothing fails any more: \(error)") }
            }
        }
        checkShared(after: "each later call", count: roots.count, before)
        await close()
        for number in required where kept.contains(number) { check(round.made(number) == 1, "\(number) is made once") }
        for number in providers where !required.contains(number) { check(round.made(number) == 0, "\(number) is not made") }
        return isRight
    }
}
