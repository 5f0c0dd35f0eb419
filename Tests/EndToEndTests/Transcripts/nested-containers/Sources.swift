struct User {}
struct Cart {}
struct Guest {}

final class ClockImpl {}

protocol Api {}
final class ApiImpl: Api {
    init(user: User, clock: ClockImpl) {}
}

final class StoreImpl {
    init(api: any Api) {}
}

final class HomeModelImpl {
    init(store: StoreImpl, checkout: (Cart) -> CheckoutModelImpl) {}
}

final class CheckoutModelImpl {
    init(cart: Cart, store: StoreImpl) {}
}

// Each of the two branches has one.
final class BadgeImpl {
    init(user: User) {}
}

final class CoordinatorImpl {
    init(start: (User) throws -> HomeModelImpl, onClose: (Guest) -> Void = { _ in }) {}
}

protocol Plugin {}
final class ClockPluginImpl: Plugin {
    init(clock: ClockImpl) {}
}
final class UserPluginImpl: Plugin {
    init(user: User) {}
}
final class PluginHostImpl {
    init(plugins: [any Plugin]) {}
}
