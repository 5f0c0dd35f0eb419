import DpendRuntime
import Testing

@Suite struct LazyTests {
    @Test func isResolvedAtTheFirstAccessAndKept() throws {
        let counter = Counter()
        let lazy = Lazy<Engine> {
            counter.record()
            return Engine()
        }
        #expect(counter.count == 0)

        #expect(try lazy.value === lazy.value)
        #expect(counter.count == 1)
    }

    @Test func aFailureKeepsNothing() throws {
        let counter = Counter()
        let lazy = Lazy<Engine> {
            counter.record()
            guard counter.count > 1 else { throw FactoryFailure(reason: "offline") }
            return Engine()
        }

        #expect(throws: FactoryFailure(reason: "offline")) { try lazy.value }
        #expect(try lazy.value === lazy.value)
        #expect(counter.count == 2)
    }

    @Test func anAccessThatComesBackToItselfIsAnErrorAndHarmless() throws {
        final class Holder: @unchecked Sendable {
            var lazy: Lazy<Engine>?
        }
        let holder = Holder()
        let counter = Counter()
        holder.lazy = Lazy {
            counter.record()
            guard counter.count > 1 else { return try #require(holder.lazy).value }
            return Engine()
        }
        let lazy = try #require(holder.lazy)

        let error = #expect(throws: DependencyResolutionError.self) { try lazy.value }
        #expect(error?.reason == .cycle)
        #expect(error?.path == ["Engine", "Engine"])
        #expect(try lazy.value === lazy.value)
    }

    @Test(arguments: [DependencyScope.unique, .singleton])
    func breaksACycle(scope: DependencyScope) throws {
        final class Section {
            let item: Lazy<Item>
            init(item: Lazy<Item>) { self.item = item }
        }
        final class Item {
            let section: Section
            init(section: Section) { self.section = section }
        }
        let container = DependencyContainer()
        container.register(scope: .singleton) { Section(item: $0.lazy()) }
        container.register(scope: scope) { Item(section: try $0.resolve()) }

        let section = try container.resolve(Section.self)

        #expect(try section.item.value.section === section)
        #expect(try section.item.value === section.item.value)
    }

    @Test func anAccessDuringTheMakingOfWhatItResolvesIsAnErrorWithThePath() {
        let container = DependencyContainer()
        container.register(scope: .singleton) { resolver in
            let wheel = Lazy(resolver.deferred(Wheel.self))
            return try wheel.value.engine
        }
        container.register { Wheel(engine: try $0.resolve()) }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Engine.self) }

        #expect(error?.path == ["Engine", "Wheel", "Engine"])
    }

    @Test func takesATagAndAResolveOfItsOwn() throws {
        let container = DependencyContainer()
        container.register(tag: Red.self, scope: .shared) { _ in Engine() }
        container.register { resolver in
            Car(
                engine: try resolver.lazy(tag: Red.self).value,
                wheel: Wheel(engine: try resolver.resolve(tag: Red.self)))
        }

        let car = try container.resolve(Car.self)

        #expect(car.engine !== car.wheel.engine)
    }

    @Test func ofAClosureIsMadeByOneTopMostResolve() throws {
        let container = DependencyContainer.garage(engine: .shared)
        let lazy = try container.making { resolver in
            resolver.lazy { [try $0.resolve(Engine.self), try $0.resolve(Car.self).engine] }
        }

        let engines = try lazy.value

        #expect(engines[0] === engines[1])
        #expect(try lazy.value[0] === engines[0])
    }

    @Test func keepsTheContainerAliveUntilItIsResolved() throws {
        var container: DependencyContainer? = DependencyContainer()
        container?.register { _ in Engine() }
        container?.register(Lazy<Engine>.self) { $0.lazy() }
        let lazy = try #require(try container?.resolve(Lazy<Engine>.self))
        let observed = WeakReference(container)

        container = nil
        #expect(observed.object != nil)
        _ = try lazy.value
        #expect(observed.object == nil)
    }

    @Test func racingTasksResolveItOnceAlsoFromFactories() async throws {
        for _ in 0..<50 {
            let counter = Counter()
            let container = DependencyContainer()
            container.register(Int.self) { _ in
                counter.record()
                return 1
            }
            container.register(Lazy<Int>.self, scope: .singleton) { $0.lazy() }
            // Accesses it with the container's lock held, while other threads access it from outside.
            container.register(String.self) { String(try $0.resolve(Lazy<Int>.self).value) }
            let lazy = try await container.resolve(Lazy<Int>.self)

            try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        number.isMultiple(of: 2) ? "\(try lazy.value)" : try container.resolve(String.self)
                    }
                }
                for try await value in group {
                    #expect(value == "1")
                }
            }

            #expect(counter.events == ["made"])
        }
    }
}
