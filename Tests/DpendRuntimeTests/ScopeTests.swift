import DpendRuntime
import Testing

@Suite struct ScopeTests {
    @Test func uniqueIsTheDefaultAndMadeEachTime() throws {
        let container = DependencyContainer()
        container.register { _ in Engine() }

        #expect(try container.resolve(Engine.self) !== container.resolve(Engine.self))
    }

    @Test func uniqueIsMadeForEachRequirement() throws {
        let car = try DependencyContainer.garage(engine: .unique).resolve(Car.self)

        #expect(car.engine !== car.wheel.engine)
    }

    @Test func sharedIsOneInstanceDuringOneTopMostResolve() throws {
        let container = DependencyContainer.garage(engine: .shared)
        let first = try container.resolve(Car.self)
        let second = try container.resolve(Car.self)

        #expect(first.engine === first.wheel.engine)
        #expect(second.engine === second.wheel.engine)
        #expect(first.engine !== second.engine)
        #expect(try container.resolve(Engine.self) !== container.resolve(Engine.self))
    }

    @Test func resolveFromTheContainerInsideAFactoryHasSharedInstancesOfItsOwn() throws {
        let container = DependencyContainer()
        container.register(scope: .shared) { _ in Engine() }
        container.register { Wheel(engine: try $0.container.resolve()) }
        container.register { resolver in
            let engine: Engine = try resolver.resolve()
            let wheel: Wheel = try resolver.resolve()
            // The inner top-most resolve must not have ended the outer one.
            #expect(try resolver.resolve(Engine.self) === engine)
            return Car(engine: engine, wheel: wheel)
        }

        let car = try container.resolve(Car.self)

        #expect(car.engine !== car.wheel.engine)
    }

    @Test func singletonIsMadeOnceWhenFirstNeeded() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(scope: .singleton) { _ in
            counter.record()
            return Engine()
        }
        #expect(counter.count == 0)

        #expect(try container.resolve(Engine.self) === container.resolve(Engine.self))
        #expect(counter.count == 1)
    }

    @Test func singletonMayBeAnAbsentOptional() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(Engine?.self, scope: .singleton) { _ in
            counter.record()
            return nil
        }

        #expect(try container.resolve(Engine?.self) == nil)
        #expect(try container.resolve(Engine?.self) == nil)
        #expect(counter.count == 1)
    }

    @Test func weakSingletonLivesAsLongAsSomeoneHoldsIt() throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register((any Service).self, scope: .weakSingleton) { _ in
            counter.record()
            return DefaultService()
        }

        var held: (any Service)? = try container.resolve((any Service).self)
        let observed = WeakReference(held)
        #expect(try container.resolve((any Service).self) === held)
        #expect(counter.count == 1)

        held = nil
        #expect(observed.object == nil)
        _ = try container.resolve((any Service).self)
        #expect(counter.count == 2)
    }

    @Test func weakSingletonOfAProtocolWithoutAnObjectConstraint() throws {
        let container = DependencyContainer()
        container.register((any Sendable).self, scope: .weakSingleton) { _ in Counter() }

        let held = try container.resolve((any Sendable).self)

        #expect(try container.resolve((any Sendable).self) as? Counter === held as? Counter)
    }

    /// An `any Error` is a box around the object, and the box does not live as long.
    @Test func weakSingletonOfAnError() {
        final class Failure: Error {}
        let container = DependencyContainer()
        container.register((any Error).self, scope: .weakSingleton) { _ in Failure() }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve((any Error).self) }
        #expect(error?.reason == .notAnObject)
    }

    @Test func containerIsReleasedWithItsSingletons() throws {
        var container: DependencyContainer? = .garage(engine: .singleton)
        let engine = WeakReference(try container?.resolve(Engine.self))
        #expect(engine.object != nil)

        container = nil
        #expect(engine.object == nil)
    }
}
