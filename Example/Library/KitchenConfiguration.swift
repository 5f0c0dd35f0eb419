import DpendRuntime

/// The tag of the morning's menu.
public enum Breakfast: DependencyTag {}

/// The tag of the evening's menu.
public enum Dinner: DependencyTag {}

/// The providers of this library. Its classes stay internal; only the protocols are public.
public final class KitchenConfiguration: DependencyConfiguration {
    public init() {}

    public func priceFormatter() -> DependencyRegistration<PriceFormatter> {
        DependencyRegistration(scope: .shared) { EuroFormatter() }
    }

    public func receiptNumbers() -> DependencyRegistration<ReceiptNumbers> {
        DependencyRegistration(scope: .singleton) { ReceiptCounter(first: 4711) }
    }

    public func breakfast() -> DependencyRegistration<Menu> {
        DependencyRegistration(tag: Breakfast.self, scope: .singleton) {
            SmallMenu(
                title: "Breakfast",
                dishes: [Dish(name: "Porridge", cents: 420), Dish(name: "Black tea", cents: 290)])
        }
    }

    public func dinner() -> DependencyRegistration<Menu> {
        DependencyRegistration(tag: Dinner.self, scope: .singleton) {
            SmallMenu(
                title: "Dinner",
                dishes: [
                    Dish(name: "Onion soup", cents: 650), Dish(name: "Trout", cents: 1_890),
                    Dish(name: "Plum cake", cents: 480),
                ])
        }
    }
}
