import Cart

@main
struct Shop {
    static func main() {}
}

final class CartScreenModel {
    init(cart: any CartService) {}
}
