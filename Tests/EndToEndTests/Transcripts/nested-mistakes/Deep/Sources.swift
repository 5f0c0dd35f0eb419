struct User {}
struct Cart {}

protocol Payment {}

final class RootImpl {
    init(open: @escaping (User) -> HomeImpl) {}
}

final class HomeImpl {
    init(user: User, checkout: @escaping (Cart) -> CheckoutImpl) {}
}

final class CheckoutImpl {
    init(cart: Cart, pay: PayImpl) {}
}

final class PayImpl {
    init(payment: any Payment, cart: Cart) {}
}
