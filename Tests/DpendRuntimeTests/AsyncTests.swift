import DpendRuntime
import Testing

// The time limit ends a test that hangs.
@Suite(.timeLimit(.minutes(60))) struct AsyncTests {
    final class Remote: Sendable {}

    final class Client: Sendable {
        let remote: Remote
        init(remote: Remote) { self.remote = remote }
    }

    struct Everything {
        let car: Car
        let engine: Engine
        let services: [any Service]
    }

    @Test func resolvesEverythingAsOneTopMostResolve() async throws {
        let container = DependencyContainer.garage(engine: .shared)
        container.registerAsync((any Service).self, scope: .shared) { _ in
            await Task.yield()
            return DefaultService()
        }
        container.registerOnMainActor([any Service].self) { _ in [] }
        container.registerAsync(Everything.self) { resolver in
            Everything(
                car: try await resolver.resolve(),
                engine: try await resolver.resolve(),
                services: try await resolver.resolve() + [resolver.resolve(), resolver.resolve()])
        }

        let first = try await container.resolve() as Everything
        let second = try await container.resolve(Everything.self)

        #expect(first.car.engine === first.engine)
        #expect(first.services.count == 2)
        #expect(first.services[0] === first.services[1])
        #expect(first.engine !== second.engine)
        #expect(first.services[0] !== second.services[0])
    }

    @Test(arguments: DependencyScope.allCases)
    func everyScopeWorks(scope: DependencyScope) async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(Remote.self, tag: Red.self, scope: scope) { _ in
            counter.record()
            return Remote()
        }

        let (first, second) = try await container.makingAsync { resolver in
            (
                try await resolver.resolve(Remote.self, tag: Red.self),
                try await resolver.resolve(tag: Red.self) as Remote
            )
        }
        let third = try await container.resolve(Remote.self, tag: Red.self)

        #expect((first === second) == (scope != .unique))
        #expect((first === third) == (scope != .unique && scope != .shared))
        #expect(counter.count == [.unique: 3, .shared: 2][scope, default: 1])
    }

    @Test func weakSingletonLivesAsLongAsSomeoneHoldsIt() async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(scope: .weakSingleton) { _ in
            counter.record()
            return Remote()
        }

        var held: Remote? = try await container.resolve(Remote.self)
        #expect(try await container.resolve(Remote.self) === held)
        #expect(counter.count == 1)

        let observed = WeakReference(held)
        held = nil
        // The task that made it may still be ending on another thread.
        while observed.object != nil { await Task.yield() }
        _ = try await container.resolve(Remote.self)
        #expect(counter.count == 2)
    }

    #if compiler(>=6.2)
        protocol Screen {}
        @MainActor final class MainScreen: @MainActor Screen {}

        /// The conformance holds only on the main actor. The container looks for the instance elsewhere.
        @Test func weakSingletonWithAnIsolatedConformance() async throws {
            let counter = Counter()
            let container = DependencyContainer()
            container.registerAsyncOnMainActor((any Screen).self, scope: .weakSingleton) { _ in
                counter.record()
                return MainScreen()
            }
            @MainActor func resolveTwice() async throws -> Bool {
                let held = try await container.resolve((any Screen).self)
                return try await container.resolve((any Screen).self) as AnyObject === held as AnyObject
            }

            #expect(try await resolveTwice())
            #expect(counter.count == 1)
        }
    #endif

    @Test func weakSingletonThatIsNotAClassInstance() async {
        let container = DependencyContainer()
        container.registerAsync(scope: .weakSingleton) { _ in 42 }
        container.registerAsync { String(try await $0.resolve(Int.self)) }

        let error = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(String.self)
        }

        #expect(error?.reason == .notAnObject)
        #expect(error?.path == ["String", "Int"])
    }

    @Test func bootstrapMakesEagerSingletonsOfEveryKindInOrder() async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(scope: .eagerSingleton) { _ in
            counter.record("awaiting")
            return Remote()
        }
        container.register(scope: .eagerSingleton) { _ in
            counter.record("plain")
            return Engine()
        }
        container.registerOnMainActor(Engine.self, tag: Red.self, scope: .eagerSingleton) { _ in
            counter.record("main actor")
            return Engine()
        }

        try await container.bootstrap()
        try await container.bootstrap()

        #expect(counter.events == ["awaiting", "plain", "main actor"])
    }

    @Test func bootstrapSkipsAReplacedRegistration() async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(Int.self, scope: .eagerSingleton) { resolver in
            resolver.container.register { _ in DefaultService() }
            return 1
        }
        container.register(scope: .eagerSingleton) { _ in
            counter.record()
            return DefaultService()
        }

        try await container.bootstrap()

        #expect(counter.count == 0)
    }

    @Test func withoutAwaitingItIsAnErrorWithThePath() async throws {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in 1 }
        container.register { String(try $0.resolve(Int.self)) }
        _ = try await container.resolve(Int.self)

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(String.self) }

        #expect(error?.reason == .asynchronous)
        #expect(
            error?.description == """
                Int has a factory that awaits, and cannot be made synchronously (needed along String → Int). \
                Await it (`try await`), or register it with a factory that does not await.
                """)
        await #expect(throws: DependencyResolutionError.self) { try await container.resolve(String.self) }
    }

    @Test func notRegisteredNamesThePathThroughFactoriesOfBothKinds() async {
        let container = DependencyContainer()
        container.registerAsync { try await "\($0.resolve(Int.self))" }
        container.register(Int.self) { Int(try $0.resolve(Double.self, tag: Red.self)) }

        let error = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(String.self)
        }
        let direct = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(Double.self)
        }

        #expect(error?.path == ["String", "Int", "Double tagged Red"])
        #expect(direct?.path == ["Double"])
    }

    @Test(arguments: DependencyScope.allCases)
    func aFactorysOwnErrorPassesUnchangedAndLeavesNothingBehind(scope: DependencyScope) async throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerAsync(scope: scope) { _ in
            counter.record()
            guard counter.count > 1 else { throw FactoryFailure(reason: "offline") }
            return Remote()
        }
        container.registerAsync(scope: scope) { Client(remote: try await $0.resolve()) }

        await #expect(throws: FactoryFailure(reason: "offline")) {
            try await container.resolve(Client.self)
        }
        _ = try await container.resolve(Client.self)

        #expect(counter.count == 2)
    }

    @Test func instancesOfAMainActorsFactoryStayThere() async throws {
        let container = DependencyContainer()
        container.register(scope: .singleton) { _ in Engine() }
        container.registerAsyncOnMainActor(scope: .singleton) { resolver in
            MainActor.assertIsolated()
            await Task.yield()
            return Wheel(engine: try await resolver.resolve())
        }

        try await container.bootstrap()
        let wheel = try await container.resolve(Wheel.self)

        #expect(try await container.resolve(Engine.self) === wheel.engine)
    }

    @Test func registeringAgainReplacesTheKeptValue() async throws {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in 1 }
        #expect(try await container.resolve(Int.self) == 1)

        container.register { _ in 2 }

        #expect(try await container.resolve(Int.self) == 2)
    }

    @Test func theContainerIsReleasedWithItsSingletons() async throws {
        var container: DependencyContainer? = .remote(Counter())
        let observed = WeakReference(container)
        let remote = WeakReference(try await container?.resolve(Remote.self))
        #expect(remote.object != nil)

        container = nil
        // The task that made it may still be ending on another thread.
        while observed.object != nil || remote.object != nil { await Task.yield() }
    }
}

extension DependencyContainer {
    fileprivate static func remote(_ counter: Counter) -> DependencyContainer {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in
            counter.record()
            return AsyncTests.Remote()
        }
        return container
    }
}
