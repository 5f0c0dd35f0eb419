import DpendRuntime

protocol Clock {}
final class SystemClockImpl: Clock {}

protocol Store {}
final class FileStore: Store {}

protocol Analytics {}
protocol Logger {}

func start(_ container: DependencyContainer) throws {
    _ = try container.resolve((any Clock).self)
    // It is registered by hand.
    container.register((any Store).self) { _ in FileStore() }
    _ = try container.resolve((any Store).self)
    // The code expects a failure.
    let analytics = try? container.resolve((any Analytics).self)
    do {
        _ = try container.resolve((any Logger).self)
    } catch {
        print("no logger", analytics as Any)
    }
}

/// A container of somebody else.
final class OwnContainer {
    func resolve<T>(_ type: T.Type) -> T? { nil }
}

enum OwnModule {
    static func makeContainer() -> OwnContainer { OwnContainer() }
}

func show() {
    _ = OwnModule.makeContainer().resolve((any Analytics).self)
}
