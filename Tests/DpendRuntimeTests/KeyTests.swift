import DpendRuntime
import Testing

@Suite struct KeyTests {
    @Test func typeMayFollowFromTheContextOrBeNamed() throws {
        let container = DependencyContainer()
        container.register((any Service).self, scope: .singleton) { _ in DefaultService() }

        let inferred: any Service = try container.resolve()

        #expect(try container.resolve() as any Service === inferred)
        #expect(try container.resolve((any Service).self) === inferred)
    }

    @Test func tagsDistinguishRegistrationsOfOneType() throws {
        let container = DependencyContainer()
        container.register(Int.self) { _ in 0 }
        container.register(tag: Red.self) { _ in 1 }
        container.register(Int.self, tag: Blue.self) { _ in 2 }

        #expect(try container.resolve(Int.self) == 0)
        #expect(try container.resolve(Int.self, tag: Red.self) == 1)
        #expect(try container.resolve(tag: Blue.self) as Int == 2)
    }

    @Test func eachKeyKeepsAnInstanceOfItsOwn() throws {
        let container = DependencyContainer()
        for tag in [nil, Red.self] as [(any DependencyTag.Type)?] {
            container.register(tag: tag, scope: .singleton) { _ in Engine() }
        }

        #expect(try container.resolve(Engine.self) !== container.resolve(Engine.self, tag: Red.self))
    }

    @Test func taggedParameterTakesTheTaggedInstance() throws {
        let container = DependencyContainer()
        container.register(tag: Red.self, scope: .singleton) { _ in Engine() }
        container.register { (resolver: DependencyResolver) -> Wheel in
            let engine = Tagged<Engine, Red>(try resolver.resolve(tag: Red.self))
            return Wheel(engine: engine.dependency)
        }

        #expect(try container.resolve(Wheel.self).engine === container.resolve(Engine.self, tag: Red.self))
    }

    @Test func taggedIsSendableWithItsDependency() {
        func isSendable(_ value: some Sendable) -> Bool { true }

        #expect(isSendable(Tagged<Int, Red>(1)))
    }

    @Test func functionTypesAreKeys() throws {
        let container = DependencyContainer()
        container.register((() -> Int).self) { _ in { 1 } }
        container.register((@Sendable () -> Int).self) { _ in { 2 } }

        #expect(try container.resolve((() -> Int).self)() == 1)
        #expect(try container.resolve((@Sendable () -> Int).self)() == 2)
    }

    @Test func markerProtocolsDoNotDistinguishKeys() throws {
        let container = DependencyContainer()
        container.register((any Service).self, scope: .singleton) { _ in DefaultService() }

        #expect(try container.resolve((any Service & Sendable).self) === container.resolve((any Service).self))
    }
}
