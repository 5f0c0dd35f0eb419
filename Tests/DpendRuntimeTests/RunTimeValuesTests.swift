import DpendRuntime
import Testing

@Suite struct RunTimeValuesTests {
    @Test func everyResolveGetsAProvidedValue() throws {
        let container = DependencyContainer()
        let (engine, red) = (Engine(), Engine())
        container.provide(Engine.self, engine)
        container.provide(tag: Red.self, red)
        container.provide((any Service)?.self, nil)
        container.register { Wheel(engine: try $0.resolve()) }

        #expect(try container.resolve(Engine.self) === engine)
        #expect(try container.resolve(Engine.self, tag: Red.self) === red)
        #expect(try container.resolve((any Service)?.self) == nil)
        #expect(try container.resolve(Wheel.self).engine === engine)
    }

    @Test func makingIsOneTopMostResolve() throws {
        let container = DependencyContainer.garage(engine: .shared)

        let (first, second) = try container.making { resolver in
            (try resolver.resolve(Car.self), try resolver.resolve(Wheel.self))
        }
        let third = try container.making { try $0.resolve(Wheel.self) }

        #expect(first.engine === second.engine)
        #expect(first.engine !== third.engine)
    }

    @Test func makingThrowsWhatItsClosureThrows() {
        let container = DependencyContainer()

        #expect(throws: FactoryFailure(reason: "offline")) {
            try container.making { _ in throw FactoryFailure(reason: "offline") }
        }
        let error = #expect(throws: DependencyResolutionError.self) {
            try container.making { try $0.resolve(Engine.self) }
        }
        #expect(error?.path == ["Engine"])
    }

    @Test func makingInsideAFactoryThatItNeedsIsACycle() {
        let container = DependencyContainer()
        container.register { resolver in
            try resolver.container.making { Wheel(engine: try $0.resolve()) }
        }
        container.register { resolver in
            _ = try resolver.resolve(Wheel.self)
            return Engine()
        }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Engine.self) }

        #expect(error?.path == ["Engine", "Wheel", "Engine"])
    }

    @Test func makingAsyncIsOneTopMostResolve() async throws {
        let container = DependencyContainer.garage(engine: .shared)

        let (car, engine) = try await container.makingAsync { resolver in
            (try await resolver.resolve(Car.self), try await resolver.resolve(Engine.self))
        }

        #expect(car.engine === engine)
        #expect(await container.makingTrappingAsync { _ in 1 } == 1)
        await #expect(throws: FactoryFailure(reason: "offline")) {
            try await container.makingAsync { _ in throw FactoryFailure(reason: "offline") }
        }
    }

    #if compiler(>=6.2)
        @Test func makingTrappingTrapsWithTheErrorsText() async {
            #expect(DependencyContainer().makingTrapping { _ in 1 } == 1)
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = DependencyContainer().makingTrapping { try $0.resolve(Engine.self) }
            }
            #expect(result?.standardError.contains("Fatal error: Engine is not registered. Register it with") == true)
        }

        @Test func makingTrappingAsyncTrapsWithTheErrorsText() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await DependencyContainer().makingTrappingAsync { try await $0.resolve(Engine.self) }
            }
            #expect(result?.standardError.contains("Fatal error: Engine is not registered. Register it with") == true)
        }
    #endif
}
