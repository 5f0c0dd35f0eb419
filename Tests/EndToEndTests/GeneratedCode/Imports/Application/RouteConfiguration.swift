import DpendRuntime

final class RouteConfiguration: DependencyConfiguration {
    func route() -> DependencyRegistration<Route> {
        DependencyRegistration { Route(text: "here") }
    }
}
