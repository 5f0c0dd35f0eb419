import ExampleLibrary

/// A line of a receipt, ready to be shown.
struct LineVM {
    let text: String

    final class Factory {
        private let prices: PriceFormatter

        init(prices: PriceFormatter) {
            self.prices = prices
        }

        func create(_ label: String, cents: Int) -> LineVM {
            let price = prices.price(cents)
            let dots = String(repeating: ".", count: max(32 - label.count - price.count, 3))
            return LineVM(text: "\(label) \(dots) \(price)")
        }
    }
}
