import Stitcher

protocol Clock {}
final class SystemClock: Clock {}
class Base {}
final class Derived: Base { private var count = 0 }
final class Cache {}
final class Session { init(cache: Cache) {} }

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency { Cache() }
    }
}

final class Screen {
    @Injected var clock: any Clock
    @Injected var base: Base
    // Its factory asks for the cache.
    @Injected var session: Session
}
