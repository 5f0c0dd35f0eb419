import Stitcher

final class Store { init(sync: Sync) {} }
final class Sync { init(api: API) {} }
final class API { init(store: Store) {} }
final class Outer { @Injected var inner: Inner }
final class Inner { @Injected var outer: Outer }

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency { Store(sync: try DependencyGraph.inject()) }
        Dependency { Sync(api: try! DependencyGraph.inject()) }
        Dependency { API(store: try! DependencyGraph.inject(byType: Store.self)) }
        // '@Injected' asks at the first use.
        Outer()
        Inner()
    }
}

final class Screen {
    @Injected var store: Store
    @Injected var outer: Outer
}
