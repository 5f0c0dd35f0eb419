import Swinject

protocol Clock {}
final class SystemClock: Clock {}
protocol Audit {}
protocol Store {}
final class FileStore: Store, Audit {
    var count = 0
    init() {}
}
protocol Repository {}
final class AppRepository: Repository { init(store: Store & Audit, clock: Clock, retries: Int = 3) {} }
final class MockRepository: Repository {}
@MainActor final class Screen { init(repository: Repository, id: Int) {} }
protocol Feed {}
final class RemoteFeed: Feed { init(address: String) {} }
protocol Player {}
final class LoudPlayer: Player {}
final class QuietPlayer: Player {}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(FileStore.self) { _ in FileStore() }.inObjectScope(.container)
        #if DEBUG
            container.register(Clock.self) { _ in SystemClock() }
        #else
            container.register(Clock.self) { _ in SystemClock() }
        #endif
    }
}

@MainActor func show(_ resolver: Resolver) {
    _ = resolver.resolve(Screen.self, argument: 7)!
    _ = resolver.resolve(Audit.self)!
    _ = resolver.resolve(Feed.self)!
    _ = resolver.resolve(Player.self)!
}

@main enum Main {
    @MainActor static func main() { show(Assembler([AppAssembly()]).resolver) }
}
