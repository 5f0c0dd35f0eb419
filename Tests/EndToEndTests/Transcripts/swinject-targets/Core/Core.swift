import Swinject

public protocol Clock {}
public final class Store { public init(clock: any Clock) {} }

public final class CoreAssembly: Assembly {
    public init() {}
    public func assemble(container: Container) {
        container.register(Store.self) { r in Store(clock: r.resolve((any Clock).self)!) }
        container.register(Store.self) { r in Store(clock: r.resolve((any Clock).self)!) }
    }
}
