import DpendRuntime
import Testing

@Suite struct ReplacingTests {
    final class StandIn: Service {}

    @Test func registeringAgainReplacesTheKeptInstance() throws {
        let container = DependencyContainer()
        container.register((any Service).self, scope: .singleton) { _ in DefaultService() }
        #expect(try container.resolve((any Service).self) is DefaultService)

        container.register((any Service).self, scope: .singleton) { _ in StandIn() }

        #expect(try container.resolve((any Service).self) is StandIn)
    }

    @Test func anotherTagIsNotReplaced() throws {
        let container = DependencyContainer()
        container.register((any Service).self, tag: Red.self) { _ in DefaultService() }
        container.register((any Service).self) { _ in StandIn() }

        #expect(try container.resolve((any Service).self, tag: Red.self) is DefaultService)
    }

    @Test func aSharedInstanceIsReplacedDuringItsResolveToo() throws {
        let container = DependencyContainer()
        container.register((any Service).self, scope: .shared) { _ in DefaultService() }
        container.register([any Service].self) { resolver in
            let before: any Service = try resolver.resolve()
            resolver.container.register((any Service).self, scope: .shared) { _ in StandIn() }
            return [before, try resolver.resolve()]
        }

        let services = try container.resolve([any Service].self)

        #expect(services.map { $0 is StandIn } == [false, true])
    }

    @Test func theReplacedInstanceMayUseTheContainerInItsDeinitializer() throws {
        final class LastWords {
            let container: DependencyContainer
            let counter: Counter
            init(container: DependencyContainer, counter: Counter) {
                self.container = container
                self.counter = counter
            }
            deinit { counter.record((try? container.resolve(String.self)) ?? "failed") }
        }
        let counter = Counter()
        let container = DependencyContainer()
        container.register { _ in "resolved" }
        container.register(LastWords?.self, scope: .singleton) {
            LastWords(container: $0.container, counter: counter)
        }
        #expect(try container.resolve(LastWords?.self) != nil)

        container.register(LastWords?.self) { _ in nil }

        #expect(counter.events == ["resolved"])
    }

    @Test func replacedRegistrationKeepsItsScopeAndItsPlaceAmongEagerSingletons() throws {
        let events = Counter()
        let container = DependencyContainer()
        container.register(Int.self, scope: .eagerSingleton) { _ in 1 }
        container.register(String.self, scope: .eagerSingleton) { _ in
            events.record("second")
            return ""
        }
        try container.replace(Int.self) {
            events.record("first")
            return 2
        }

        try container.bootstrap()

        #expect(try container.resolve(Int.self) == 2)
        #expect(events.events == ["first", "second"])
    }

    @Test func asyncAndMainActorProvidersAreReplaced() async throws {
        let container = DependencyContainer()
        container.registerAsync(Int.self, scope: .singleton) { _ in 1 }
        container.registerOnMainActor(String.self) { _ in "real" }
        container.registerAsyncOnMainActor(Bool.self) { _ in false }

        try container.replaceAsync(Int.self) { 2 }
        try container.replaceOnMainActor(String.self) { "stand-in" }
        try container.replaceAsyncOnMainActor(Bool.self) { true }

        #expect(try await container.resolve(Int.self) == 2)
        #expect(try await container.resolve(String.self) == "stand-in")
        #expect(try await container.resolve(Bool.self))
    }

    @Test func missingRegistrationCannotBeReplaced() throws {
        let container = DependencyContainer()
        container.register((any Service).self, tag: Red.self) { _ in DefaultService() }

        #expect {
            try container.replace((any Service).self) { StandIn() }
        } throws: {
            "\($0)".hasPrefix("Service is not registered")
        }
        try container.replace((any Service).self, tag: Red.self) { StandIn() }
        #expect(try container.resolve((any Service).self, tag: Red.self) is StandIn)
    }
}
