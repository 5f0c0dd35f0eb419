import FactoryKit

final class Session {}

extension Container {
    var byMethod: Factory<Session?> { promised() }
    var byCall: Factory<Session?> { promised() }
    var byOwnMethod: Factory<Session?> { promised() }
    var byKeyPath: Factory<Session?> { promised() }
    var bySubscript: Factory<Session?> { promised() }
    var byValue: Factory<Session?> { promised() }
    var byUnknown: Factory<Session?> { promised() }
    var never: Factory<Session?> { promised() }
    var known: Factory<Session> { self { Session() } }

    func prepare() { with { $0.byOwnMethod.register { Session() } } }
}

final class Feature: SharedContainer {
    @TaskLocal static var shared = Feature()
    let manager = ContainerManager()
    var session: Factory<Session?> { promised() }
    var never: Factory<Session?> { promised() }
}

func provide<T>(_ path: KeyPath<Container, Factory<T?>>, _ value: @escaping () -> T) { Container.shared[keyPath: path].register { value() } }
func provide<T>(_ factory: Factory<T?>, _ value: @escaping () -> T) { factory.register { value() } }

func launch() {
    Container.shared.with { $0.byMethod.register { Session() } }
    Container.shared { $0.byCall.register { Session() } }
    Container.shared.prepare()
    provide(\.byKeyPath) { Session() }
    provide(\.known) { Session() }
    Container.shared[keyPath: \.bySubscript].register { Session() }
    provide(Container.shared.byValue) { Session() }
    elsewhere().byUnknown.register { Session() }
}

final class Screen {
    @Injected(\.byMethod) var byMethod
    @Injected(\.byCall) var byCall
    @Injected(\.byOwnMethod) var byOwnMethod
    @Injected(\.byKeyPath) var byKeyPath
    @Injected(\.bySubscript) var bySubscript
    @Injected(\.byValue) var byValue
    @Injected(\.byUnknown) var byUnknown
    @Injected(\.never) var never
    @Injected(\Feature.session) var session
}

final class Model {
    @InjectedContainer var container
    @InjectedContainer(Feature.self) var feature

    func load() {
        feature.session.register { Session() }
        _ = container.known()
        _ = feature.never()
    }
}
