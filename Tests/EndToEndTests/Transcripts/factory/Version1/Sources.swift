import Factory

protocol Api {}
final class LiveApi: Api {}
final class Store { init(sync: Sync) {} }
final class Sync { @Injected(Container.store) var store }
struct Settings {}
final class Profile { init(id: String) {} }
final class Session {}

extension SharedContainer.Scope {
    static let session = Shared()
}

extension Container {
    static let api = Factory<Api>(scope: .singleton) { LiveApi() }
    static let store = Factory { Store(sync: sync()) }
    static let sync = Factory(scope: .shared, factory: Sync.init)
    static let settings = Factory(scope: .session) { Settings() }
    static let profile = ParameterFactory<String, Profile>(scope: .cached) { Profile(id: $0) }
    static let session = Factory<Session?> { nil }
    private static let key = Factory<String> { "key" }
    static let client = Factory { Client(api: api.callAsFunction(), key: key()) }
}

// Each factory has a cache of its own.
final class Feature: SharedContainer {
    static let api = Factory<Api>(scope: .singleton) { Container.api() }
}

extension Container: AutoRegistering {
    static func registerAllServices() {
        session.register { Session() }
    }
}

struct Client {
    let api: Api
    let key: String
}

final class Screen {
    @Injected(Container.api) var api
    @LazyInjected(Feature.api) var other
    @WeakLazyInjected(Container.settings) var settings
    @Injected(Container.elsewhere) var elsewhere
    let profile = Container.profile("a")
    func client() -> Client { Container.client() }
}
