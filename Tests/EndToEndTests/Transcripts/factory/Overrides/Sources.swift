import FactoryKit

protocol Api {}
final class ApiImpl: Api { @Injected(\.log) var log }
final class OtherApi: Api {}
final class Log { @Injected(\.api) var api }

extension Container {
    var api: Factory<any Api> { self { ApiImpl() } }
    var log: Factory<Log> { self { Log() } }
}

// What is registered goes in no circle.
func start() {
    Container.shared.api.register { OtherApi() }
}
