import Resolver

protocol API {}
final class HTTP: API { init(session: Session, cache: Cache?) {} }
final class Session {}
final class Cache {}
final class Model { init(api: any API, user: String) {} }

extension Resolver.Name {
    static let main = Self("main")
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register(name: .main) { Session() }.scope(.application)
        register { HTTP(session: resolve(name: .main), cache: optional()) as API }
        register { r, args in Model(api: r.resolve(), user: args()) }
        register { makeCache() }
    }

    static func makeCache() -> Cache? { Cache() }
}

final class Screen: Resolving {
    lazy var model: Model = resolver.resolve(args: "Ada")
    @OptionalInjected var cache: Cache?
    @LazyInjected(name: .main) var session: Session
    @LazyInjected var other: Session
}
