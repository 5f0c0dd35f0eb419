import ShopAPI

// dpend:singleton
final class MemoryStore: Store {
    private var values: [String: String] = [:]

    func read(_ key: String) -> String? { values[key] }
    func write(_ value: String, for key: String) { values[key] = value }
}
