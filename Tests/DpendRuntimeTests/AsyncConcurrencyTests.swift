import DpendRuntime
import Testing

@Suite(.timeLimit(.minutes(60))) struct AsyncConcurrencyTests {
    final class Remote: Sendable {}

    @Test(arguments: [DependencyScope.singleton, .eagerSingleton, .weakSingleton])
    func concurrentTasksGetOneInstance(scope: DependencyScope) async throws {
        for _ in 0..<50 {
            let counter = Counter()
            let container = DependencyContainer()
            container.registerAsync(scope: scope) { _ in
                counter.record()
                await Task.yield()
                return Remote()
            }

            let remotes = try await withThrowingTaskGroup(of: Remote.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await container.resolve() }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }

            #expect(remotes.allSatisfy { $0 === remotes[0] })
            #expect(counter.count == 1)
        }
    }

    @Test func concurrentTasksOfOneResolveGetOneSharedInstance() async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(scope: .shared) { _ in
            counter.record()
            await Task.yield()
            return Remote()
        }
        container.registerAsync { resolver in
            async let first = resolver.resolve(Remote.self)
            async let second = resolver.resolve(Remote.self)
            return [try await first, try await second]
        }

        for _ in 0..<50 {
            let remotes = try await container.resolve([Remote].self)
            #expect(remotes[0] === remotes[1])
        }
        #expect(counter.count == 50)
    }

    @Test func cancellingTheFirstTaskDoesNotTakeItFromTheOthers() async throws {
        let (begun, gate) = (Gate(), Gate())
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            await gate.wait()
            try Task.checkCancellation()
            return Remote()
        }

        let first = Task { try await container.resolve(Remote.self) }
        await begun.wait()
        let second = Task { try await container.resolve(Remote.self) }
        first.cancel()
        await gate.open()

        #expect(try await second.value === container.resolve(Remote.self))
    }

    @Test func cancellingTheOnlyTaskOfAUniqueOneReachesItsFactory() async {
        let (begun, gate) = (Gate(), Gate())
        let container = DependencyContainer()
        container.registerAsync { _ in
            await begun.open()
            await gate.wait()
            try Task.checkCancellation()
            return Remote()
        }

        let task = Task { try await container.resolve(Remote.self) }
        await begun.wait()
        task.cancel()
        await gate.open()

        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aFailureReachesAllThatWaitAndTheNextTriesAgain() async throws {
        let (begun, gate) = (Gate(), Gate())
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in
            counter.record()
            guard counter.count == 1 else { return Remote() }
            await begun.open()
            await gate.wait()
            throw FactoryFailure(reason: "offline")
        }

        let first = Task { try await container.resolve(Remote.self) }
        await begun.wait()
        await gate.open()

        await #expect(throws: FactoryFailure(reason: "offline")) { try await first.value }
        #expect(try await container.resolve(Remote.self) === container.resolve(Remote.self))
        #expect(counter.count == 2)
    }

    @Test func theLockIsNotHeldWhileAFactoryAwaits() async throws {
        let (begun, gate) = (Gate(), Gate())
        let container = DependencyContainer()
        container.register(Int.self) { _ in 1 }
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            await gate.wait()
            return Remote()
        }

        let task = Task { try await container.resolve(Remote.self) }
        await begun.wait()
        #expect(try container.making { try $0.resolve(Int.self) } == 1)
        #expect(try await container.resolve(Int.self) == 1)
        await gate.open()

        _ = try await task.value
    }

    @Test func waitingCallersGetTheOldInstanceIfItsRegistrationIsReplaced() async throws {
        let (begun, gate) = (Gate(), Gate())
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in
            await begun.open()
            await gate.wait()
            return 1
        }

        let task = Task { try await container.resolve(Int.self) }
        await begun.wait()
        container.registerAsync(scope: .singleton) { _ in 2 }
        #expect(try await container.resolve(Int.self) == 2)
        await gate.open()

        #expect(try await task.value == 1)
        #expect(try await container.resolve(Int.self) == 2)
    }

    @Test func concurrentBootstrapsMakeEachOnce() async throws {
        let counter = Counter()
        let container = DependencyContainer()
        for tag in [Red.self, Blue.self] as [any DependencyTag.Type] {
            container.registerAsync(tag: tag, scope: .eagerSingleton) { _ in
                counter.record()
                await Task.yield()
                return Remote()
            }
        }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { try await container.bootstrap() }
            }
            try await group.waitForAll()
        }

        #expect(counter.count == 2)
    }
}
