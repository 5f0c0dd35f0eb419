import Core
import DpendRuntime

final class ClockImpl: Clock {}

final class ScreenImpl {
    // Storage only on demand, by the cache; Store is the same.
    init(storage: Storage, store: Core.Store, service: any Service) {}
}

final class FastConfiguration: DependencyConfiguration {
    func fast() -> DependencyRegistration<Service> { DependencyRegistration(tag: Fast.self) { fatalError() } }
    // The application's word counts more than the library's.
    func service() -> DependencyRegistration<Service> { DependencyRegistration { fatalError() } }
}
