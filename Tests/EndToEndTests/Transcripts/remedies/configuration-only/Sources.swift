import DpendRuntime

struct Cart {}
enum ShopConfiguration {
    static func cart() -> DependencyRegistration<Cart> { DependencyRegistration { Cart() } }
}
