/// A dish and its price.
public struct Dish: Sendable {
    public let name: String
    public let cents: Int

    public init(name: String, cents: Int) {
        self.name = name
        self.cents = cents
    }
}

/// The dishes of a kitchen.
public protocol Menu {
    var title: String { get }
    var dishes: [Dish] { get }
}

final class SmallMenu: Menu {
    let title: String
    let dishes: [Dish]

    init(title: String, dishes: [Dish]) {
        self.title = title
        self.dishes = dishes
    }
}
