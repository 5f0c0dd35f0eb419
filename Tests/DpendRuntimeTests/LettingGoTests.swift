import DpendRuntime
import Testing

@Suite struct LettingGoTests {
    private final class Keeper {
        let later: () throws -> Int
        init(_ later: @escaping () throws -> Int) { self.later = later }
    }

    private func container(_ scope: DependencyScope) -> DependencyContainer {
        let container = DependencyContainer()
        container.register { _ in 1 }
        container.register(Keeper.self, scope: scope) { Keeper($0.deferred(Int.self)) }
        return container
    }

    @Test(arguments: [DependencyScope.singleton, .eagerSingleton, .weakSingleton])
    func whatAContainerKeepsDoesNotKeepIt(_ scope: DependencyScope) throws {
        var container: DependencyContainer? = container(scope)
        let observed = WeakReference(container)
        let keeper = try #require(try container?.resolve(Keeper.self))
        #expect(try keeper.later() == 1)

        container = nil

        #expect(observed.object == nil)
        let error = #expect(throws: DependencyResolutionError.self) { try keeper.later() }
        #expect(error?.reason == .containerGone)
        #expect(
            error?.description
                == "Int cannot be resolved: the container is gone. Keep the container as long as you use its singletons."
        )
    }

    @Test(arguments: [DependencyScope.unique, .shared])
    func whatTheCallerKeepsKeepsTheContainer(_ scope: DependencyScope) throws {
        var container: DependencyContainer? = container(scope)
        let observed = WeakReference(container)
        var keeper = try container?.resolve(Keeper.self)

        container = nil

        #expect(try keeper?.later() == 1)
        keeper = nil
        #expect(observed.object == nil)
    }

    @Test func aSharedInstanceIsFreedIfAKeptInstanceUsesIt() throws {
        var container: DependencyContainer? = container(.shared)
        let observed = WeakReference(container)
        container?.register([Keeper].self, scope: .singleton) { [try $0.resolve(Keeper.self)] }
        container?.register(String.self) { resolver in
            let keeper = try resolver.resolve(Keeper.self)
            return try resolver.resolve([Keeper].self)[0] === keeper ? "same" : "other"
        }

        #expect(try container?.resolve(String.self) == "same")
        container = nil

        #expect(observed.object == nil)
    }

    @Test func aLazyOfAKeptInstanceKeepsItsValueAndNotTheContainer() throws {
        var container: DependencyContainer? = container(.unique)
        let observed = WeakReference(container)
        container?.register(Lazy<Keeper>.self, scope: .singleton) { $0.lazy(Keeper.self) }

        let lazy = try #require(try container?.resolve(Lazy<Keeper>.self))
        #expect(try lazy.value.later() == 1)
        container = nil

        #expect(observed.object == nil)
        #expect(throws: DependencyResolutionError.self) { try lazy.value.later() }
    }

    @Test func aDeferredResolverServesTheInstanceThatKeepsIt() throws {
        var container: DependencyContainer? = container(.unique)
        let observed = WeakReference(container)
        container?.register(DeferredResolver.self, scope: .singleton) { $0.later }

        let later = try #require(try container?.resolve(DeferredResolver.self))
        #expect(try later.making { try $0.resolve(Int.self) } == 1)
        container = nil

        #expect(observed.object == nil)
        #expect(throws: DependencyResolutionError.self) { try later.making { try $0.resolve(Int.self) } }
    }
}
