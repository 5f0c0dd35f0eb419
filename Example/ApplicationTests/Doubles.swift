import ExampleLibrary
import Testing

/// Prices that are easy to compare.
struct PlainPrices: PriceFormatter {
    func price(_ cents: Int) -> String { "\(cents)" }
}

struct SoupMenu: Menu {
    let title = "Soup"
    let dishes = [Dish(name: "Onion soup", cents: 650)]
}

final class FixedNumbers: ReceiptNumbers {
    private let number: Int

    init(_ number: Int) {
        self.number = number
    }

    func next() -> Int { number }
}

/// A test must not use this.
final class UnexpectedNumbers: ReceiptNumbers {
    func next() -> Int {
        Issue.record("a number was taken from the counter")
        return 0
    }
}
