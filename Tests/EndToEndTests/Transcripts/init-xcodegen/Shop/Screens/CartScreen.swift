import Cart

final class CartScreen {
    init(cart: any CartService, clock: any Clock) {}
}
