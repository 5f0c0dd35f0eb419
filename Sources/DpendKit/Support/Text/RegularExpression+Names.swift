extension RegularExpression {
    /// A pattern for names that end in one of these words.
    static func ending(in words: [String]) -> String {
        let escaped = Set(words).sorted().map { RegularExpression.escaped($0) }
        return escaped.count == 1 ? "\(escaped[0])$" : "(\(escaped.joined(separator: "|")))$"
    }

    /// A pattern for these full names and no others.
    static func matchingOnly(_ names: [String]) -> String {
        let escaped = names.map { RegularExpression.escaped($0) }
        return names.count == 1 ? "^\(escaped[0])$" : "^(\(escaped.joined(separator: "|")))$"
    }
}
