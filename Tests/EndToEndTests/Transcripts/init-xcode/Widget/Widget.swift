import ShopKit

final class WidgetModel {
    init(cart: any Cart, prices: any Prices) {}
}
