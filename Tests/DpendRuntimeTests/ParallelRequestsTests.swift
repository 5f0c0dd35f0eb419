import DpendRuntime
import Testing

/// Requests that generated code makes at the same time.
@Suite(.timeLimit(.minutes(60))) struct ParallelRequestsTests {
    final class Database: Sendable {}
    final class Cache: Sendable {}
    struct Pair: Sendable {
        let database: Database
        let cache: Cache
    }

    private let container = DependencyContainer()
    private let counter = Counter()

    init() {
        container.registerAsync { resolver in
            let requests = resolver.requests()
            let database = requests.add(Database.self)
            let cache = requests.add(Cache.self)
            try await requests.resolve()
            return Pair(database: database.instance, cache: cache.instance)
        }
    }

    @Test(
        arguments: [DependencyScope.unique, .shared, .singleton, .weakSingleton], [DependencyScope.unique, .singleton])
    func eachRunsWhileTheOtherWaits(first: DependencyScope, second: DependencyScope) async throws {
        let (begun, gate) = (Gate(), Gate())
        container.registerAsync(scope: first) { _ in
            await begun.wait()
            await gate.open()
            return Database()
        }
        container.registerAsync(scope: second) { _ in
            await begun.open()
            await gate.wait()
            return Cache()
        }

        let pair = try await container.resolve(Pair.self)

        #expect(try await (container.resolve(Cache.self) === pair.cache) == (second == .singleton))
    }

    @Test func keptInstancesComeFromTheContainer() async throws {
        container.registerAsync(scope: .singleton) { _ in Database() }
        container.registerAsync(scope: .singleton) { _ in Cache() }

        let database = try await container.resolve(Database.self)

        #expect(try await container.resolve(Pair.self).database === database)
    }

    @Test(arguments: [false, true])
    func aRequestOfHigherPriorityRaisesTheTask(isParallel: Bool) async throws {
        let (container, begun) = (container, Gate())
        container.registerAsync(scope: .singleton) { _ in Cache() }
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            // It ends only if the second request raises it.
            while Task.currentPriority < .high { await Task.yield() }
            return Database()
        }

        // A background task would start only when the tests that run beside it leave a thread idle.
        let slow = Task(priority: .medium) { try await container.resolve(Database.self) }
        await begun.wait()
        let urgent = Task(priority: .high) {
            isParallel ? try await container.resolve(Pair.self).database : try await container.resolve(Database.self)
        }

        #expect(try await urgent.value === slow.value)
    }

    @Test(arguments: [DependencyScope.unique, .singleton], [DependencyScope.unique, .singleton])
    func anErrorCancelsTheOtherAndIsThrownAfterItsEnd(failing: DependencyScope, waiting: DependencyScope) async throws {
        let (counter, begun) = (counter, Gate())
        container.registerAsync(scope: failing) { _ -> Database in
            await begun.wait()
            throw FactoryFailure(reason: "offline")
        }
        container.registerAsync(scope: waiting) { _ in
            await begun.open()
            try? await Task.sleep(for: .seconds(600))
            counter.record(Task.isCancelled ? "canceled" : "not canceled")
            return Cache()
        }

        await #expect(throws: FactoryFailure(reason: "offline")) { try await container.resolve(Pair.self) }

        #expect(counter.events == ["canceled"])
    }

    @Test func anErrorDoesNotCancelWhatOthersWaitFor() async throws {
        let (begun, failed) = (Gate(), Gate())
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            await failed.wait()
            for _ in 0..<100 { await Task.yield() }
            try Task.checkCancellation()
            return Cache()
        }
        container.registerAsync { _ -> Database in
            await failed.open()
            throw FactoryFailure(reason: "offline")
        }

        let other = Task { try await container.resolve(Cache.self) }
        await begun.wait()

        await #expect(throws: FactoryFailure(reason: "offline")) { try await container.resolve(Pair.self) }
        #expect(try await other.value === container.resolve(Cache.self))
    }

    @Test func cancelingTheRequesterReachesWhatItRequests() async {
        let begun = Gate()
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            try await Task.sleep(for: .seconds(600))
            return Database()
        }
        container.registerAsync(scope: .singleton) { _ in Cache() }

        let task = Task { try await container.resolve(Pair.self) }
        await begun.wait()
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// Registers a database whose first making waits for `gate`, and then notices that it is canceled.
    private func registerDatabaseThatIsCanceled(_ begun: Gate, _ gate: Gate) {
        container.registerAsync(scope: .singleton) { [counter] _ in
            counter.record()
            guard counter.count == 1 else { return Database() }
            await begun.open()
            await gate.wait()
            try Task.checkCancellation()
            return Database()
        }
    }

    @Test func beginsAgainIfOthersHadCanceledTheInstance() async throws {
        let (begun, requested) = (Gate(), Gate())
        registerDatabaseThatIsCanceled(begun, requested)
        container.registerAsync { _ in
            // By now the other request waits for the instance that is canceled.
            await requested.open()
            return Cache()
        }

        let canceled = Task { try await container.resolve(Database.self) }
        await begun.wait()
        canceled.cancel()
        let pair = try await container.resolve(Pair.self)

        await #expect(throws: CancellationError.self) { try await canceled.value }
        #expect(try await container.resolve(Database.self) === pair.database)
        #expect(counter.count == 2)
    }

    @Test func aCycleIsAnError() async {
        container.registerAsync(scope: .singleton) { resolver in
            let requests = resolver.requests()
            _ = requests.add(Cache.self)
            try await requests.resolve()
            return Database()
        }
        container.registerAsync(scope: .singleton) { resolver in
            _ = try await resolver.resolve(Database.self)
            return Cache()
        }

        let error = await #expect(throws: DependencyResolutionError.self) { try await container.resolve(Pair.self) }

        #expect(error?.reason == .cycle)
    }

    @Test func synchronousReplacementsOfAnyActorAreMade() async throws {
        container.register { _ in Database() }
        container.registerOnMainActor(scope: .singleton) { _ in
            MainActor.assertIsolated()
            return Cache()
        }

        let pair = try await container.resolve(Pair.self)

        #expect(try await container.resolve(Cache.self) === pair.cache)
    }

    @Test func whatIsNotRegisteredIsAnErrorWithTheWayToIt() async {
        container.registerAsync(scope: .singleton) { _ in Database() }

        let error = await #expect(throws: DependencyResolutionError.self) { try await container.resolve(Pair.self) }

        #expect(error?.reason == .notRegistered)
        #expect(error?.path.count == 2)
    }

    @Test func aCanceledRequesterGetsWhatIsKept() async throws {
        container.registerAsync(scope: .singleton) { _ in Database() }
        container.registerAsync(scope: .singleton) { _ in Cache() }
        let first = try await container.resolve(Pair.self)

        let second = try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await container.resolve(Pair.self)
        }.value

        #expect(second.database === first.database)
    }

    @Test func aCanceledResolveThatMustNotFailBeginsAgain() async {
        let (begun, joined, gate) = (Gate(), Gate(), Gate())
        registerDatabaseThatIsCanceled(begun, gate)

        let first = Task { try await container.resolve(Database.self) }
        await begun.wait()
        first.cancel()
        let second = Task {
            await joined.open()
            return await container.resolveTrapping(Database.self)
        }
        second.cancel()
        await joined.wait()
        for _ in 0..<100 { await Task.yield() }
        await gate.open()

        #expect(await second.value === container.resolveTrapping(Database.self))
        #expect(counter.count == 2)
    }

    @Test func aNestedContainerIsFreedWhileTheFactoryThatOpenedItRuns() async throws {
        container.registerAsync(scope: .singleton) { resolver in
            var nested: DependencyContainer? = DependencyContainer(parent: resolver.container)
            nested?.registerAsync(scope: .singleton) { _ in Database() }
            let database = WeakReference(try await nested?.resolve(Database.self))
            #expect(database.object != nil)
            nested = nil
            #expect(database.object == nil)
            return Cache()
        }

        _ = try await container.resolve(Cache.self)
    }
}
