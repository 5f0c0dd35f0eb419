public struct User: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}
public struct Order: Sendable {
    public let number: Int
    public init(number: Int) { self.number = number }
}
public protocol API: AnyObject { var title: String { get } }
public protocol Home: AnyObject {
    var text: String { get }
    var parts: [AnyObject] { get }
    func open(_ order: Order) -> any Checkout
}
public protocol Checkout: AnyObject {
    var text: String { get }
    var parts: [AnyObject] { get }
}

protocol Cache: AnyObject { var user: User { get } }
protocol Store: AnyObject {}
protocol Cart: AnyObject { var order: Order { get } }

final class StoreImpl: Store {}
final class CacheImpl: Cache {
    let user: User
    let store: any Store
    init(user: User, store: any Store) { (self.user, self.store) = (user, store) }
}
final class CartImpl: Cart {
    let order: Order
    let cache: any Cache
    init(order: Order, cache: any Cache) { (self.order, self.cache) = (order, cache) }
}
final class APIImpl: API {
    var title: String { "api" }
}
final class HomeModel: Home {
    let api: any API
    let cache: any Cache
    let store: any Store
    let checkout: (Order) -> CheckoutModel
    var text: String { "\(cache.user.name) \(api.title)" }
    var parts: [AnyObject] { [cache, store] }
    init(api: any API, cache: any Cache, store: any Store, checkout: @escaping (Order) -> CheckoutModel) {
        (self.api, self.cache, self.store, self.checkout) = (api, cache, store, checkout)
    }
    func open(_ order: Order) -> any Checkout { checkout(order) }
}
final class CheckoutModel: Checkout {
    let cart: any Cart
    let other: any Cart
    let home: () -> any Home
    var text: String { "\(cart.order.number) \(home().text)" }
    var parts: [AnyObject] { [cart, other] + home().parts }
    init(cart: any Cart, other: any Cart, home: @escaping () -> any Home) { (self.cart, self.other, self.home) = (cart, other, home) }
}
