/// Finds text that cannot be parsed as YAML.
enum YAMLObstacle {
    /// Why a text must not be parsed. Yams compares keys, and comparing keys that consist of nested aliases may take
    /// practically forever.
    static func find(in text: String) -> String? {
        guard text.utf8.count(where: { $0 == UInt8(ascii: "*") }) > 40 else { return nil }
        let keys = #"(?m)(?:^|[\s,{\[])\?\s|[\]}]\s*:(?:\s|$)|\*[^\s,\[\]{}]+\s*:(?:\s|$)"#
        guard let expression = try? RegularExpression(keys), (try? expression.matches(text)) ?? true else { return nil }
        return "a key that is an alias, a list or a mapping cannot stand in a file with more than 40 aliases"
    }
}
