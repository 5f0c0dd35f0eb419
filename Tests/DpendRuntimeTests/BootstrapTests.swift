import DpendRuntime
import Testing

@Suite struct BootstrapTests {
    @Test func makesEagerSingletonsInRegistrationOrderAndOnlyOnce() throws {
        let counter = Counter()
        let container = DependencyContainer()
        for (tag, name) in [(nil, "first"), (Red.self, "second"), (Blue.self, "third")]
            as [((any DependencyTag.Type)?, String)]
        {
            container.register(tag: tag, scope: .eagerSingleton) { _ in
                counter.record(name)
                return Engine()
            }
        }
        container.register(scope: .singleton) { _ in
            counter.record("lazy")
            return DefaultService()
        }

        try container.bootstrap()
        #expect(counter.events == ["first", "second", "third"])

        try container.bootstrap()
        _ = try container.resolve(Engine.self)
        #expect(counter.count == 3)
    }

    @Test func anEagerSingletonIsMadeBeforeAnotherThatRequiresIt() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(scope: .eagerSingleton) { resolver in
            let engine: Engine = try resolver.resolve()
            counter.record("wheel")
            return Wheel(engine: engine)
        }
        container.register(scope: .eagerSingleton) { _ in
            counter.record("engine")
            return Engine()
        }

        try container.bootstrap()

        #expect(counter.events == ["engine", "wheel"])
    }

    @Test func continuesAfterAFailure() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(scope: .eagerSingleton) { _ in
            counter.record("engine")
            return Engine()
        }
        container.register(scope: .eagerSingleton) { _ in
            counter.record("service")
            guard counter.count > 2 else { throw FactoryFailure(reason: "offline") }
            return DefaultService()
        }

        #expect(throws: FactoryFailure(reason: "offline")) { try container.bootstrap() }
        try container.bootstrap()

        #expect(counter.events == ["engine", "service", "service"])
    }

    @Test func skipsAReplacedRegistration() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(scope: .eagerSingleton) { resolver in
            resolver.container.register { _ in DefaultService() }
            return Engine()
        }
        container.register(scope: .eagerSingleton) { _ in
            counter.record()
            return DefaultService()
        }

        try container.bootstrap()

        #expect(counter.count == 0)
    }
}
