import DpendRuntime
import Testing

@Suite struct DeferredTests {
    @Test func eachCallIsATopMostResolve() throws {
        let container = DependencyContainer.garage(engine: .shared)
        let makeCar = try container.making { $0.deferred(Car.self) }

        let (first, second) = (try makeCar(), try makeCar())

        #expect(first.engine === first.wheel.engine)
        #expect(first.engine !== second.engine)
    }

    @Test func takesATag() throws {
        let container = DependencyContainer()
        container.register(tag: Red.self) { _ in 1 }

        #expect(try container.making { $0.deferred(Int.self, tag: Red.self) }() == 1)
        #expect(try container.making { $0.deferredTrapping(Int.self, tag: Red.self) }() == 1)
    }

    @Test func typeMayFollowFromTheContext() throws {
        let container = DependencyContainer()
        container.register { _ in 1 }

        let make: @Sendable () throws -> Int = try container.making { $0.deferred() }
        let trapping: @Sendable () -> Int = try container.making { $0.deferredTrapping() }

        #expect(try make() == 1)
        #expect(trapping() == 1)
    }

    @Test func keepsTheContainerAlive() throws {
        var container: DependencyContainer? = .garage(engine: .unique)
        let observed = WeakReference(container)
        var make: (@Sendable () throws -> Car)? = try container?.making { $0.deferred() }

        container = nil
        _ = try make?()
        #expect(observed.object != nil)

        make = nil
        #expect(observed.object == nil)
    }

    @Test func aCallThatComesBackIsAnErrorThatNamesThePath() {
        let container = DependencyContainer()
        container.register { Wheel(engine: try $0.deferred(Engine.self)()) }
        container.register(scope: .singleton) { try $0.resolve(Wheel.self).engine }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Engine.self) }

        #expect(error?.reason == .cycle)
        #expect(error?.path == ["Engine", "Wheel", "Engine"])
    }

    @Test func awaitingResolvesEverything() async throws {
        let container = DependencyContainer.garage(engine: .shared)
        container.registerAsync { _ in "awaited" }
        let makeString = try container.making { $0.deferredAsync(String.self) }
        let makeCar = try container.making { $0.deferredTrappingAsync(Car.self) }
        let makeSynchronously = try container.making { $0.deferred(String.self) }

        #expect(try await makeString() == "awaited")
        let car = await makeCar()
        #expect(car.engine === car.wheel.engine)
        #expect(throws: DependencyResolutionError.self) { try makeSynchronously() }
    }

    @Test func asyncFactoriesCanDefer() async throws {
        let container = DependencyContainer()
        container.register { _ in 1 }
        container.registerAsync((@Sendable () throws -> Int).self) { $0.deferred() }

        #expect(try await container.resolve((@Sendable () throws -> Int).self)() == 1)
    }

    @Test @MainActor func onMainActorResolvesWhatBelongsThere() throws {
        let container = DependencyContainer()
        container.registerOnMainActor { _ in 1 }
        let make = try container.making { $0.deferredOnMainActor(Int.self) }
        let trapping = try container.making { $0.deferredTrappingOnMainActor(Int.self) }
        let elsewhere = try container.making { $0.deferred(Int.self) }

        #expect(try make() == 1)
        #expect(trapping() == 1)
        #expect(throws: DependencyResolutionError.self) { try elsewhere() }
    }

    #if compiler(>=6.2)
        @Test func trappingTrapsWithTheErrorsText() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try DependencyContainer().making { $0.deferredTrapping(Engine.self) }()
            }
            #expect(result?.standardError.contains("Fatal error: Engine is not registered. Register it with") == true)
        }

        @Test func trappingOnMainActorTrapsWithTheErrorsText() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let make = try DependencyContainer().making { $0.deferredTrappingOnMainActor(Int.self) }
                _ = await make()
            }
            #expect(result?.standardError.contains("Fatal error: Int is not registered. Register it with") == true)
        }

        @Test func trappingAsyncTrapsWithTheErrorsText() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await (try DependencyContainer().making { $0.deferredTrappingAsync(Engine.self) })()
            }
            #expect(result?.standardError.contains("Fatal error: Engine is not registered. Register it with") == true)
        }
    #endif
}
