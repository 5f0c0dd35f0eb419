import CartDomain
import CartDomainInterface

@main
final class CartScreen {
    init(cart: any FetchCart) {}
}
