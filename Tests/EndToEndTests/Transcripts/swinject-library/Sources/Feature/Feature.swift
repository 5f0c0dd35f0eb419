import Swinject

public protocol Analytics {}
final class Store {}
public final class Model { public init(analytics: any Analytics) {} }
public final class Screen { init(store: Store) {} }

public final class FeatureAssembly: Assembly {
    public init() {}
    public func assemble(container: Container) {
        // The application registers it.
        container.register(Model.self) { r in Model(analytics: r.resolve((any Analytics).self)!) }
        // No other module can name it.
        container.register(Screen.self) { r in Screen(store: r.resolve(Store.self)!) }
    }
}
