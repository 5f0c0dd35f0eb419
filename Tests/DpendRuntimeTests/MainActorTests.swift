import DpendRuntime
import Testing

@Suite struct MainActorTests {
    @MainActor final class Screen {
        let service: any Service
        init(service: any Service) { self.service = service }
    }

    /// Has no actor, but requires an isolated class.
    final class Navigator {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
    }

    private func makeContainer(screen scope: DependencyScope = .unique) -> DependencyContainer {
        let container = DependencyContainer()
        container.register((any Service).self, scope: .shared) { _ in DefaultService() }
        container.registerOnMainActor(scope: scope) { Screen(service: try $0.resolve()) }
        container.register { Navigator(screen: try $0.resolve()) }
        return container
    }

    private func resolve<Dependency>(
        _ type: Dependency.Type, from container: DependencyContainer
    ) throws -> Dependency {
        try container.resolve(type)
    }

    @Test @MainActor func resolvesOnTheMainActorAlsoThroughWhatBelongsToNone() throws {
        let container = makeContainer(screen: .singleton)

        let screen = try container.resolve() as Screen

        #expect(try container.resolve(Navigator.self).screen === screen)
        #expect(try container.making { Navigator(screen: try $0.resolve()) }.screen === screen)
        #expect(container.makingTrapping { _ in Navigator(screen: screen) }.screen === screen)
    }

    @Test @MainActor func resolvesInAsynchronousFunctionsOfTheMainActorWithoutAwaiting() async throws {
        let container = makeContainer(screen: .shared)
        await Task.yield()

        // `container.resolve` is asynchronous there, and closures and `making` are not.
        let (screen, other) = try container.making { (try $0.resolve(Screen.self), try $0.resolve(Navigator.self)) }
        let navigator = try { try container.resolve(Navigator.self) }()

        #expect(navigator.screen !== screen)
        #expect(screen === other.screen)
    }

    @Test @MainActor func resolvesInAClosureAndInATaskOfTheMainActor() async throws {
        let container = makeContainer()

        let make = { try container.resolve(Screen.self) }
        _ = try make()
        try await Task { _ = try container.resolve(Screen.self) }.value
    }

    @Test @MainActor func resolvesInAnInitialValueThatNamesTheIsolation() throws {
        @MainActor final class Owner {
            let container: DependencyContainer
            lazy var screen = Result { try container.resolve(Screen.self, isolation: MainActor.shared) }
            init(container: DependencyContainer) { self.container = container }
        }

        _ = try Owner(container: makeContainer()).screen.get()
    }

    @Test func throwsElsewhere() {
        let container = makeContainer()

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Screen.self) }

        #expect(error?.reason == .mainActor)
        #expect(
            error?.description == """
                MainActorTests.Screen belongs to the main actor, and was asked for from elsewhere. \
                Resolve it in code of the main actor, or await it (`try await`). \
                In the initial value of a property, pass `isolation: MainActor.shared`.
                """)
    }

    @Test func throwsElsewhereThroughOthersWithThePath() {
        let container = makeContainer()

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Navigator.self) }

        #expect(
            error?.description == """
                MainActorTests.Screen belongs to the main actor, and was asked for from elsewhere \
                (needed along MainActorTests.Navigator → MainActorTests.Screen). \
                Resolve it in code of the main actor, or await it (`try await`). \
                In the initial value of a property, pass `isolation: MainActor.shared`.
                """)
        #expect(throws: DependencyResolutionError.self) { try container.making { try $0.resolve(Navigator.self) } }
    }

    @Test @MainActor func throwsInAFunctionWithoutIsolationAlsoWhenTheMainActorCallsIt() throws {
        let container = makeContainer(screen: .singleton)
        _ = try container.resolve(Screen.self)

        let error = #expect(throws: DependencyResolutionError.self) { try resolve(Screen.self, from: container) }

        #expect(error?.reason == .mainActor)
    }

    @Test func throwsOnAnotherActor() async {
        actor Worker {
            func reason(in container: DependencyContainer) -> DependencyResolutionError.Reason? {
                do {
                    _ = try container.resolve(Screen.self)
                    return nil
                } catch {
                    return (error as? DependencyResolutionError)?.reason
                }
            }
        }

        #expect(await Worker().reason(in: makeContainer()) == .mainActor)
    }

    @Test func awaitingResolvesFromAnotherIsolation() async throws {
        let container = makeContainer(screen: .singleton)

        let screen = try await container.resolve() as Screen
        let made = try await container.makingAsync { Navigator(screen: try await $0.resolve()) }

        #expect(try await container.resolve(Navigator.self).screen === screen)
        #expect(made.screen === screen)
    }

    @Test func awaitingRunsAFactoryWithoutIsolationAgainOnTheMainActor() async throws {
        let counter = Counter()
        let container = makeContainer()
        container.register { resolver in
            counter.record("car")
            return Car(engine: Engine(), wheel: try resolver.resolve())
        }
        container.registerOnMainActor { _ in
            counter.record("wheel")
            return Wheel(engine: Engine())
        }

        _ = try await container.resolve(Car.self)

        #expect(counter.events == ["car", "car", "wheel"])
    }

    @Test func awaitingResolvesFromAnotherActor() async throws {
        actor Worker {
            func resolve(from container: DependencyContainer) async throws -> Screen {
                try await container.resolve()
            }
        }
        let container = makeContainer(screen: .singleton)

        #expect(try await Worker().resolve(from: container) === container.resolve(Screen.self))
    }

    @Test @MainActor func bootstrapMakesEagerSingletonsOfTheMainActor() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.registerOnMainActor(scope: .eagerSingleton) { _ in
            counter.record()
            return Engine()
        }

        try container.bootstrap()
        _ = try container.resolve(Engine.self)

        #expect(counter.count == 1)
    }

    @Test func bootstrapElsewhereThrowsUnlessItAwaits() async throws {
        let container = makeContainer(screen: .eagerSingleton)

        let error = #expect(throws: DependencyResolutionError.self) { try bootstrapWithoutAwaiting(container) }
        #expect(error?.reason == .mainActor)

        try await container.bootstrap()
    }

    @Test(arguments: DependencyScope.allCases)
    @MainActor func everyScopeWorksThere(scope: DependencyScope) throws {
        let container = makeContainer(screen: scope)

        let (first, second) = try container.making { (try $0.resolve(Screen.self), try $0.resolve(Screen.self)) }
        let third = try container.resolve(Screen.self)

        #expect((first === second) == (scope != .unique))
        #expect((first === third) == (scope != .unique && scope != .shared))
    }

    @Test @MainActor func aCycleIsAnErrorThere() {
        let container = DependencyContainer()
        container.registerOnMainActor { Wheel(engine: try $0.resolve()) }
        container.registerOnMainActor { try $0.resolve(Wheel.self).engine }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Wheel.self) }

        #expect(error?.path == ["Wheel", "Engine", "Wheel"])
    }
}

func bootstrapWithoutAwaiting(_ container: DependencyContainer) throws {
    try container.bootstrap()
}
