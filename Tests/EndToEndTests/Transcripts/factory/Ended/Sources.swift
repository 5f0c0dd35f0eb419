import FactoryKit

final class Store {}
final class Token {}
final class Clock { init(isExact: Bool) { if isExact { fatalError("no clock is exact") } } }

extension Container {
    var store: Factory<Store> { self { fatalError("register a store first") } }
    var token: Factory<Token> { Factory(self) { preconditionFailure() }.singleton }
    var session: Factory<Store> { self { fatalError("sign in first") }.shared }
    var clock: Factory<Clock> { self { Clock(isExact: false) } }
}

func start(isSignedIn: Bool) {
    if isSignedIn { Container.shared.session.register { Store() } }
    _ = Container.shared.session()
    Container.shared.token.register { Token() }
    _ = Container.shared.token()
    _ = Container.shared.clock()
    _ = Container.shared.store()
}
