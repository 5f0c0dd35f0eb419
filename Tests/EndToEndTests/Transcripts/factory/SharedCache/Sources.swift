import FactoryKit

protocol Api {}
final class ApiImpl: Api {}
final class Clock {}

final class Feature: SharedContainer {
    static let shared = Feature()
    let manager = ContainerManager()
}

extension Container {
    var clock: Factory<Clock> { self { Clock() }.singleton }
    var timer: Factory<Clock> { self { Clock() }.cached }
    var api: Factory<any Api> { self { ApiImpl() }.singleton }
    var other: Factory<Clock> { self { Clock() }.singleton }
    var backend: Factory<any Api> { self { ApiImpl() } }
}

extension Feature {
    // One instance for both containers.
    var clock: Factory<Clock> { self { Clock() }.singleton }
    // Each container has its own.
    var timer: Factory<Clock> { self { Clock() }.cached }
    // Another type.
    var api: Factory<ApiImpl> { self { ApiImpl() }.singleton }
    // Another name.
    var another: Factory<Clock> { self { Clock() }.singleton }
    // Asks for what Factory takes for the same.
    var backend: Factory<any Api> { self { Container.shared.backend() } }
}
