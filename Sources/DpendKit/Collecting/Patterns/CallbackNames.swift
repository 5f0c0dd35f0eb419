/// Names of types through which an object calls back the one that made it: that object passes itself, so no container
/// provides it.
enum CallbackNames {
    private static let words: Set<String> = ["DataSource", "Delegate", "Listener", "Observer", "Output"]

    static func contain(_ name: String) -> Bool { words.contains { name.hasSuffix($0) } }
}
