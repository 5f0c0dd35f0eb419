import Knit

protocol Clock {}
final class SystemClock: Clock {}
protocol Store {}
final class FileStore: Store {
    private var count = 0
    init(clock: any Clock) {}
}
final class Repository { init(store: any Store, clock: any Clock) {} }

final class AppAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Clock.self) { _ in SystemClock() }
    }
}

func show(_ r: Resolver) {
    _ = r.unsafeResolver.resolve(Repository.self)!
}
