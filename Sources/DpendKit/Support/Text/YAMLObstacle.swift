/// What keeps a text from being read as YAML.
enum YAMLObstacle {
    /// Why nobody should parse a text: Yams compares keys, and to compare one that is made of aliases, which stand for others, may take as
    /// long as nobody can wait.
    static func find(in text: String) -> String? {
        guard text.utf8.count(where: { $0 == UInt8(ascii: "*") }) > 40 else { return nil }
        let keys = #"(?m)(?:^|[\s,{\[])\?\s|[\]}]\s*:(?:\s|$)|\*[^\s,\[\]{}]+\s*:(?:\s|$)"#
        guard let expression = try? RegularExpression(keys), (try? expression.matches(text)) ?? true else { return nil }
        return "a key that is an alias, a list or a mapping cannot stand in a file with more than 40 aliases"
    }
}
