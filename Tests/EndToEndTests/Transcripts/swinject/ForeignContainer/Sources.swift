import Base
import Swinject

final class Session {}
final class Feed {}
final class Cell {}
protocol Observer {}

func fill() { DI.shared.container.register(Session.self) { _ in Session() }.inObjectScope(.container) }

// The registration may be for this container.
func undecided(_ resolver: Resolver) { _ = resolver.resolve(Session.self)! }
// Only these sources can register a 'Feed'.
func wrong(_ resolver: Resolver) { _ = resolver.resolve(Feed.self)! }

final class App: Service {
    func start() {
        container.register(Cell.self) { _ in Cell() }
        _ = container.resolve(Cell.self)!
        // These have other shapes.
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        broadcaster.register(Observer.self, observer: self)
        promise.resolve(3)
    }
}
