/// The parts of one screen have one basket. The next screen has another one.
final class ShopBuilder {
    func screen() -> ShopScreen {
        let basket = Basket()
        return ShopScreen(list: ShopList(basket: basket), total: ShopTotal(basket: basket))
    }
}

final class Basket {
    var articles: [String] = []
}

final class ShopList {
    init(basket: Basket) {}
}

final class ShopTotal {
    init(basket: Basket) {}
}

final class ShopScreen {
    init(list: ShopList, total: ShopTotal) {}
}
