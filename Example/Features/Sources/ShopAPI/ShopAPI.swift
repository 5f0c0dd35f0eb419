/// A user who has logged in.
public struct User: Sendable {
    public let name: String

    public init(name: String) { self.name = name }
}

/// Stores texts, and returns them.
public protocol Store: AnyObject {
    func read(_ key: String) -> String?
    func write(_ value: String, for key: String)
}

/// The prices of the shop.
public protocol PriceCatalog {
    func price(of article: String) -> Int
}

/// The articles that a user wants to buy.
public protocol ShoppingCart: AnyObject {
    var total: Int { get }
    func add(_ article: String)
}

/// The screen of a user.
public protocol AccountScreen {
    var text: String { get }
}
