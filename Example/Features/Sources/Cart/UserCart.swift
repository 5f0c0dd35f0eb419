import ShopAPI

// dpend:singleton
final class UserCart: ShoppingCart {
    private let catalog: any PriceCatalog
    private let user: User
    private(set) var total = 0

    init(catalog: any PriceCatalog, user: User) {
        self.catalog = catalog
        self.user = user
    }

    func add(_ article: String) { total += catalog.price(of: article) }
}
