import Swinject

protocol Players {}
protocol MutablePlayers: Players {}
final class PlayersImpl: MutablePlayers {}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(MutablePlayers.self) { _ in PlayersImpl() }.inObjectScope(.container)
    }
}

@main enum Main {
    static func main() {
        let resolver = Assembler([AppAssembly()]).resolver
        // The container has the object under a protocol below this one; a second object would have other players.
        _ = resolver.resolve(Players.self)!
    }
}
