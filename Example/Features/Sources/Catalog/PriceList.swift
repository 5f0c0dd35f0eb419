import ShopAPI

/// Only this module knows it.
protocol Taxes {
    func taxed(_ price: Int) -> Int
}

final class UsualTaxes: Taxes {
    func taxed(_ price: Int) -> Int { price * 12 / 10 }
}

final class PriceList: PriceCatalog {
    private let taxes: any Taxes
    private let store: any Store

    init(taxes: any Taxes, store: any Store) {
        self.taxes = taxes
        self.store = store
    }

    func price(of article: String) -> Int {
        let price = taxes.taxed(10 * article.count)
        store.write("\(price)", for: article)
        return price
    }
}
