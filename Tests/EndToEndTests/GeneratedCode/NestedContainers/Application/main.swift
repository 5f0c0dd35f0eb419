import DpendRuntime

do {
    let module = NestedModule()
    let session = module.session(user: User(name: "ann"), hostTaggedServer: Host(name: "here"))
    print(Audit.entries, session.user.name, session.hostTaggedServer.name)

    let home = session.homeModel
    print("one store:", home.store === session.sessionStore, home.store === home.laterStore, home.store === session.homeModel.store)
    print("of the root:", home.store.database === module.database, module.rootModel.database === module.database)
    print("shared:", home.trace === home.client.trace, home.trace === session.homeModel.trace)
    print("interface:", home.store.api.title, session.sessionApi.title)

    let checkout = session.checkout(cart: Cart(items: ["tea"]))
    let model = checkout.checkoutModel
    print("checkout:", model.journal === model.summary.journal, model.journal === checkout.checkoutJournal, model.journal.store === home.store)
    print(model.summary.user.name, model.journal.cart.items, model.api.title, checkout.cart.items)
    let other = model.other()
    print("another:", other.journal !== model.journal, other.journal.cart.items, other.journal.store === home.store)
    let bought = home.buy("milk", "salt")
    print("opened:", bought.journal.cart.items, bought.journal.store === home.store, bought.journal !== model.journal)

    let second = module.session(user: User(name: "bob"), hostTaggedServer: Host(name: "there"))
    print("two sessions:", second.sessionStore !== session.sessionStore, second.sessionStore.database === session.sessionStore.database)
    print(second.profileModel.user.name, module.preview(user: User(name: "cat")).profileModel.user.name)
    print(Audit.entries)

    let coordinator = module.appCoordinator
    let started = coordinator.start("dan")
    print("started:", started.store.api.title, started.store === started.laterStore, started.store !== home.store)
    print("placed:", home.cache !== started.cache)

    var weak: WeakCache? = session.weakCache
    print("weak:", weak === session.weakCache)
    weak = nil
    print(Counted.live > 20)
}
print("live:", Counted.live)

// What a session made keeps the session, what the session keeps does not.
do {
    let module = NestedModule()
    let home = module.session(user: User(name: "eve"), hostTaggedServer: Host(name: "h")).homeModel
    print("alive by what it made:", home.store === home.laterStore)
    let desk = module.session(user: User(name: "fay"), hostTaggedServer: Host(name: "h")).keepingDesk
    do {
        print(try desk.store.value.api.title)
    } catch {
        print("kept:", "\(error)".split(separator: ".")[0])
    }
}
print("live:", Counted.live)

// Overrides.
final class FakeApi: SessionApi {
    let title: String

    init(_ title: String) { self.title = title }
}

do {
    let module = NestedModule {
        $0.session.sessionApi { FakeApi("fake") }
    }
    let user = User(name: "gus")
    let host = Host(name: "h")
    print(module.session(user: user, hostTaggedServer: host).homeModel.store.api.title)
    print(module.appCoordinator.start("hal").buy("x").api.title)
    let own = module.session(user: user, hostTaggedServer: host) { $0.sessionApi { FakeApi("own") } }
    print(own.homeModel.store.api.title, own.checkout(cart: Cart(items: [])).checkoutModel.api.title)
    print(module.session(user: user, hostTaggedServer: host).sessionApi.title)
}
print("live:", Counted.live)
