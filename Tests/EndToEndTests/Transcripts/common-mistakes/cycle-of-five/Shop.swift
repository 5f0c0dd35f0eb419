protocol Catalogue {}
final class ShopImpl { init(basket: BasketImpl) {} }
final class BasketImpl { init(prices: PricesImpl) {} }
final class PricesImpl { init(discounts: DiscountsImpl) {} }
final class DiscountsImpl { init(customer: CustomerImpl) {} }
final class CustomerImpl { init(catalogue: any Catalogue) {} }
final class CatalogueImpl: Catalogue { init(basket: BasketImpl) {} }
