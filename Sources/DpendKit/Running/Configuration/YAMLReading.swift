import Yams

/// Reads values from YAML nodes, and records mistakes with their places.
struct YAMLReading {
    /// The path, as it is printed.
    let path: String
    /// Empty for an ASCII text, whose columns are bytes.
    private let lines: [Substring]
    private(set) var mistakes: [InputError] = []

    init(_ text: String, path: String) {
        self.path = path
        // Yams recognizes exactly the line ends of Swift.
        lines =
            text.utf8.allSatisfy { $0 < 0x80 }
            ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The pairs of a mapping whose keys are words. Merged mappings (`<<: *other`) are among the pairs.
    mutating func pairs(_ node: Node, _ wanted: String) -> [(key: Placed<String>, value: Node)] {
        if isNull(node) { return [] }
        guard case .mapping(let mapping) = node, isUntagged(node) else {
            note("expected \(wanted)", at: node)
            return []
        }
        return mapping.compactMap { key, value in
            guard let word = text(key) else { return nil }
            return (word, value)
        }
    }

    /// The texts of a sequence, or the text of a scalar.
    mutating func texts(_ node: Node) -> [Placed<String>] {
        if isNull(node) { return [] }
        guard case .sequence(let sequence) = node, isUntagged(node) else { return text(node).map { [$0] } ?? [] }
        return sequence.compactMap { text($0) }
    }

    /// The text of a scalar. Numbers and other scalars are texts as well.
    mutating func text(_ node: Node) -> Placed<String>? {
        guard isUntagged(node) else { return nil }
        switch node {
        case .scalar(let scalar) where !isNull(node) && !scalar.string.isEmpty:
            return Placed(scalar.string, at: location(of: node))
        case .scalar:
            note("a value is missing here", at: node)
        case .mapping:
            note("expected a text, not a mapping; put quotes around a text with ': ' in it", at: node)
        case .sequence:
            note("expected a single text, not a list", at: node)
        case .alias:
            note("the alias has no anchor", at: node)
        }
        return nil
    }

    /// The result of a check; nil if it fails. Then the mistake is recorded at the place of the text.
    mutating func checked<Value>(
        _ text: Placed<String>, _ check: (String) throws(InputError) -> Value
    ) -> Value? {
        do throws(InputError) {
            return try check(text.value)
        } catch {
            note(error.message, at: text.location)
            return nil
        }
    }

    mutating func note(_ message: String, at node: Node) {
        note(message, at: location(of: node))
    }

    mutating func note(_ message: String, at location: SourceLocation?) {
        mistakes.append(InputError(.malformed, message, at: location?.description ?? path))
    }

    func location(of node: Node) -> SourceLocation {
        location(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    /// A place with its column in bytes, from a place with Yams's column in Unicode scalars.
    func location(line: Int, column: Int) -> SourceLocation {
        if lines.isEmpty { return SourceLocation(path: path, line: line, column: max(column, 1)) }
        let scalars = lines.indices.contains(line - 1) ? lines[line - 1].unicodeScalars : "".unicodeScalars[...]
        let bytes = scalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
        return SourceLocation(path: path, line: line, column: max(bytes + 1, 1))
    }

    /// Whether the value is missing or YAML's null.
    func isNull(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }

    /// Whether the node has no tag such as `!secret`, which has a meaning for other programs.
    private mutating func isUntagged(_ node: Node) -> Bool {
        let name = node.tag.description
        guard name.hasPrefix("!"), name != "!" else { return true }
        note("the tag '\(name)' has no meaning here", at: node)
        return false
    }
}
