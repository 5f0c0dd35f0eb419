import Stitcher

protocol Clock {}
final class SystemClock: Clock {}
final class FrozenClock: Clock {}
final class Store {}
final class Sync {}
final class Upload {}

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency(conformingTo: Clock.self) { SystemClock() }
        DependencyGroup { Dependency { FrozenClock() }.conforms(to: Clock.self) }
        // Stitcher takes the two for the same, and keeps one.
        Dependency { Store() }
        Dependency { Store() }
        // Another type under one name is another registration.
        Dependency(named: "worker") { Sync() }
        Dependency(named: "worker") { Upload() }
        // Only one of them is added.
        if Flags.isFast {
            Dependency(named: "mode") { Sync() }
        } else {
            Dependency(named: "mode") { Upload() }
        }
    }
    // Two containers may be active at different times.
    let other = DependencyContainer { Dependency(named: "mode") { Sync() } }
}

enum Flags { static var isFast = true }

final class Screen {
    @Injected var clock: any Clock
    @Injected var frozen: FrozenClock
    @Injected var all: [any Clock]
    @Injected var store: Store
    @Injected(name: "worker") var worker: Sync
    @Injected(name: "mode") var mode: Sync
}
