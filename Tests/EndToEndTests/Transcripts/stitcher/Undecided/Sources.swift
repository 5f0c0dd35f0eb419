import Stitcher
import Features

protocol Clock {}
final class SystemClock: Clock {}
final class Store {}
final class Sync {}

final class Application {
    @Dependencies var container = DependencyContainer {
        if Flags.isFast { Dependency { Store() } }
        DependencyGroup { Sync() }.enabled(Flags.isFast)
        Dependency(named: "Service") { Store() }
    }
}

enum Flags { static var isFast = true }

final class Screen {
    @Injected var store: Store
    @Injected var sync: Sync
    @Injected(name: "service") var otherCase: Store
    @Injected(name: Flags.isFast ? "a" : "b") var either: Store
}
