import ShopKit

final class CartScreen {
    init(cart: any Cart, prices: any Prices) {}
}
