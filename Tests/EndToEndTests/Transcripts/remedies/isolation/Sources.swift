import DpendRuntime

@MainActor final class ViewImpl {}
actor Hub {}
final class HubConfiguration: DependencyConfiguration {
    func hub() async -> DependencyRegistration<Hub> { DependencyRegistration { Hub() } }
}
final class ScreenImpl {
    init(view: Lazy<ViewImpl>, hub: Lazy<Hub>, other: @escaping @Sendable () -> ViewImpl) {}
}
