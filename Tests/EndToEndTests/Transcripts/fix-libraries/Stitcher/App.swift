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
        Dependency { FileShelf() }
    }
}

class Shelf {}
final class FileShelf: Shelf {}

final class Screen {
    // The registration does not say that the object is a 'Shelf'.
    @Injected var shelf: Shelf
    @Injected var clock: any Clock
    @Injected var base: Base
    // Its factory asks for the cache.
    @Injected var session: Session
}
