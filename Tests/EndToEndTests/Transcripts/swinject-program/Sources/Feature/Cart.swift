import Core

final class Cart {
    init(clock: any Clock, discounts: any Discounts) {}
}

final class CartScreen {
    init(cart: Cart) {}
}

func showCart() -> CartScreen {
    let discounts = Services.resolve((any Discounts).self)
    return CartScreen(cart: Cart(clock: Services.resolve((any Clock).self), discounts: discounts))
}
