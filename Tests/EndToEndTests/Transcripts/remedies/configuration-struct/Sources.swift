import DpendRuntime

struct Cart {}
struct Price {}
struct ShopConfiguration: DependencyConfiguration {
    func cart() -> DependencyRegistration<Cart> { DependencyRegistration { Cart() } }
}
final class PriceConfiguration {
    func price() -> DependencyRegistration<Price> { DependencyRegistration { Price() } }
}
final class CheckoutImpl {
    init(cart: Cart, price: Price) {}
}
