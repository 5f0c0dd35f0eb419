import Testing

@testable import DpendRuntime

@Suite struct ErrorTests {
    struct First {}
    struct Second {}
    struct Third {}

    @Test func notRegistered() {
        let error = #expect(throws: DependencyResolutionError.self) { try DependencyContainer().resolve(First.self) }

        #expect(error?.reason == .notRegistered)
        #expect(error?.dependency == "ErrorTests.First")
        #expect(error?.path == ["ErrorTests.First"])
        #expect(
            error?.description == """
                ErrorTests.First is not registered. \
                Register it with register(_:tag:scope:factory:) before it is resolved.
                """)
    }

    @Test func notRegisteredDeepDownWithAnotherTag() {
        let container = DependencyContainer()
        container.register { resolver in
            _ = try resolver.resolve(Second.self)
            return First()
        }
        container.register { resolver in
            _ = try resolver.resolve((any Service).self, tag: Red.self)
            return Second()
        }
        container.register((any Service).self, tag: Blue.self) { _ in DefaultService() }
        container.register((any Service).self) { _ in DefaultService() }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(First.self) }

        #expect(error?.path == ["ErrorTests.First", "ErrorTests.Second", "Service tagged Red"])
        #expect(
            error?.description == """
                Service tagged Red is not registered \
                (needed along ErrorTests.First → ErrorTests.Second → Service tagged Red). \
                Its type is registered as: Service, Service tagged Blue. \
                Register it with register(_:tag:scope:factory:) before it is resolved.
                """)
    }

    @Test(arguments: DependencyScope.allCases)
    func cycleIsAnErrorAndNotAnEndlessRecursion(scope: DependencyScope) {
        let container = DependencyContainer()
        container.register { Wheel(engine: try $0.resolve()) }
        container.register(scope: scope) { resolver in
            _ = try resolver.resolve(DefaultService.self)
            return Engine()
        }
        container.register(scope: scope) { resolver in
            _ = try resolver.resolve(Engine.self)
            return DefaultService()
        }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Wheel.self) }

        #expect(error?.reason == .cycle)
        #expect(error?.path == ["Wheel", "Engine", "DefaultService", "Engine"])
        #expect(
            error?.description == """
                Dependency cycle: Engine → DefaultService → Engine (reached along Wheel → Engine). \
                Break it by resolving one of them later: let its factory pass on the resolver's container, \
                and call resolve(_:tag:) on that when the instance is first needed.
                """)
    }

    @Test(arguments: DependencyScope.allCases)
    func cycleThroughTheContainerIsFoundAsWell(scope: DependencyScope) {
        let container = DependencyContainer()
        container.register(scope: scope) { Wheel(engine: try $0.container.resolve()) }
        container.register(scope: scope) { resolver in
            _ = try resolver.container.resolve(Wheel.self)
            return Engine()
        }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Wheel.self) }

        #expect(error?.reason == .cycle)
        #expect(error?.description.hasPrefix("Dependency cycle: Wheel → Engine → Wheel. Break it") == true)
    }

    @Test func cycleOfOne() {
        let container = DependencyContainer()
        container.register { try $0.resolve(Int.self) }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(Int.self) }

        #expect(error?.path == ["Int", "Int"])
    }

    @Test func deferredResolveBreaksACycle() throws {
        final class Section {
            let makeItem: () throws -> Item
            init(makeItem: @escaping () throws -> Item) { self.makeItem = makeItem }
        }
        final class Item {
            let section: Section
            init(section: Section) { self.section = section }
        }
        let container = DependencyContainer()
        container.register(scope: .singleton) { resolver in
            let container = resolver.container
            return Section { try container.resolve() }
        }
        container.register { Item(section: try $0.resolve()) }

        let section = try container.resolve(Section.self)

        #expect(try section.makeItem().section === section)
    }

    @Test func aCycleThatAFactoryCaughtLeavesTheContainerUsable() throws {
        let container = DependencyContainer()
        container.register(scope: .singleton) { resolver in
            #expect(throws: DependencyResolutionError.self) { try resolver.resolve(Engine.self) }
            return Engine()
        }

        #expect(try container.resolve(Engine.self) === container.resolve(Engine.self))
    }

    @Test func weakSingletonThatIsNotAClassInstance() {
        let container = DependencyContainer()
        container.register(scope: .weakSingleton) { _ in 42 }
        container.register { String(try $0.resolve(Int.self)) }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve(String.self) }

        #expect(error?.reason == .notAnObject)
        #expect(
            error?.description == """
                Int is a weakSingleton, but its factory did not make a class instance (needed along String → Int). \
                Only class instances can be held weakly: choose another scope, or make it a class.
                """)
    }

    @Test func weakSingletonBehindAProtocolMayTurnOutToBeAStruct() {
        let container = DependencyContainer()
        container.register((any Sendable).self, scope: .weakSingleton) { _ in 42 }

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve((any Sendable).self) }

        #expect(error?.reason == .notAnObject)
    }

    @Test(arguments: DependencyScope.allCases)
    func aFactorysOwnErrorPassesUnchangedAndLeavesNothingBehind(scope: DependencyScope) throws {
        let counter = Counter()
        let container = DependencyContainer()
        container.register(scope: scope) { _ in
            counter.record()
            guard counter.count > 1 else { throw FactoryFailure(reason: "offline") }
            return Engine()
        }
        container.register(scope: scope) { Wheel(engine: try $0.resolve()) }

        #expect(throws: FactoryFailure(reason: "offline")) { try container.resolve(Wheel.self) }
        _ = try container.resolve(Wheel.self)

        #expect(counter.count == 2)
    }
}
