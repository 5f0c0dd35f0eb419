import Stitcher

protocol Clock {}
final class SystemClock: Clock {}
class Store {}
final class FileStore: Store {}
enum Services: String { case sync, upload }
final class Sync {}

final class Application {
    // Stitcher finds an instance by its declared types only: nobody says that 'SystemClock' is a 'Clock'.
    @Dependencies var container = DependencyContainer {
        Dependency { SystemClock() }
        Dependency { FileStore() }.inherits(from: Store.self)
        Dependency(named: Services.sync) { Sync() }
        Dependency(for: Services.sync) { Sync() }
    }
}

final class Screen {
    @Injected var clock: any Clock
    @Injected var store: Store
    @Injected(name: Services.upload) var upload: Sync
    @Injected(name: "sync") var sync: Sync
    @Injected(value: Services.upload) var other: Sync
    @Injected(value: Services.sync) var third: Sync
    // A name or value is not a type, and no registration is under the type.
    @Injected var plain: Sync
    // Optionals and collections are empty.
    @Injected var maybe: (any Clock)?
    @Injected var all: [any Clock]
    @Injected var set: Set<String>

    func load() throws {
        let forced: any Clock = try! DependencyGraph.inject()
        let soft: (any Clock)? = try? DependencyGraph.inject(byType: (any Clock).self)
        let thrown: any Clock = try DependencyGraph.inject()
    }
}
