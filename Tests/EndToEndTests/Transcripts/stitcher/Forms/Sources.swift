import Stitcher

protocol Clock {}
final class SystemClock: Clock {}
final class Session { init(user: String) {} }
final class Cache {}
struct Settings {}
class Base {}
final class Derived: Base {}
final class Tracker {}
final class Repository { init(cache: String) {} }
enum Keys { static let main = "main"; static let side = "side" }

struct RepositoryDependency: DependencyRepresenting {
    var locator: DependencyLocator { .name(Self.name) }
    var scope: DependencyScope { .singleton }
    var dependencyProvider: DependencyFactory.Provider<Repository> {
        DependencyFactory.Provider { cache in Repository(cache: cache) }
    }
    static let name = "repository"
}

extension DependencyGroup {
    static var feature: DependencyGroup {
        DependencyGroup { Dependency { Tracker() }.scope(.singleton).eagerness(.eager) }
    }
}

@DependencyRegistrarBuilder
func shared() -> DependenciesRegistrar {
    Dependency(named: Keys.side) { Cache() }
}

final class Application {
    @Dependencies var container = DependencyContainer {
        SystemClock()
        Dependency(conformingTo: Clock.self) { SystemClock() }
        Dependency { user in Session(user: user) }.scope(.instance)
        Dependency { Cache() }.named(Keys.main)
        DependencyGroup {
            Settings()
            Dependency(inheritingFrom: Base.self) { Derived() }
        }
        .enabled(true)
        DependencyGroup.feature
        RepositoryDependency()
        shared()
    }
    let other = DependencyContainer { Dependency { 5 }.associated(with: 1) }.invalidated(tracking: Publishers.changes)

    func start() { DependencyGraph.activate(other) }
}

final class Screen {
    @Injected var clock: any Clock
    @Injected("user") var session: Session
    @Injected(name: "main") var main: Cache
    @Injected(name: "side") var side: Cache
    @Injected var settings: Settings
    @Injected var base: Base
    @Injected var derived: Derived
    @Injected var tracker: Tracker
    @Injected(name: RepositoryDependency.name, "cache") var repository: Repository
    @Injected(value: 1) var number: Int
}
