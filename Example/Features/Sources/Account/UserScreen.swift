import ShopAPI

final class UserScreen: AccountScreen {
    private let user: User
    private let cart: any ShoppingCart
    private let store: any Store

    init(user: User, cart: any ShoppingCart, store: any Store) {
        self.user = user
        self.cart = cart
        self.store = store
    }

    var text: String { "\(user.name) buys for \(cart.total). Tea costs \(store.read("tea") ?? "nothing")." }
}
