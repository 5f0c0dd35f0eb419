import FactoryKit

final class Store {}
final class Token {}

extension Container {
    var store: Factory<Store> { self { Store() }.singleton }
    var ownStore: Factory<Store> { store }
    var cachedStore: Factory<Store> { return self.store.cached }
    var token: Factory<Token?> { promised() }
    var ownToken: Factory<Token?> { Container.shared.token }
    var later: Factory<Token?> { promised() }
    var ownLater: Factory<Token?> { later }
}

func start() {
    Container.shared.ownLater.register { Token() }
    _ = Container.shared.ownStore()
    _ = Container.shared.cachedStore()
    _ = Container.shared.later()!
    _ = Container.shared.ownToken()!
}
