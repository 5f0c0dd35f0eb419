import Swinject

final class Route {}

final class RouteAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Route.self) { _ in Route() }
        container.register(Route.self) { _ in Route() }
    }
}
