import Yams

/// Takes values out of YAML nodes and notes what is wrong with them, each with its place.
struct YAMLReading {
    /// The file, as it is printed.
    let path: String
    /// Empty for a text of ASCII characters, whose columns are bytes.
    private let lines: [Substring]
    private(set) var mistakes: [InputError] = []

    init(_ text: String, path: String) {
        self.path = path
        // Yams counts what ends lines for Swift, and no more.
        lines = text.utf8.allSatisfy { $0 < 0x80 } ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The pairs of a mapping whose keys are words. Merged mappings (`<<: *other`) are among the pairs.
    mutating func pairs(_ node: Node, _ wanted: String) -> [(key: Placed<String>, value: Node)] {
        if isNull(node) { return [] }
        guard case .mapping(let mapping) = node, isUntagged(node) else {
            note("\(wanted) is wanted here", at: node)
            return []
        }
        return mapping.compactMap { key, value in
            guard let word = text(key) else { return nil }
            return (word, value)
        }
    }

    /// The texts of a sequence, or the one of a scalar.
    mutating func texts(_ node: Node) -> [Placed<String>] {
        if isNull(node) { return [] }
        guard case .sequence(let sequence) = node, isUntagged(node) else { return text(node).map { [$0] } ?? [] }
        return sequence.compactMap { text($0) }
    }

    /// The text of a scalar; numbers and the like are texts as well.
    mutating func text(_ node: Node) -> Placed<String>? {
        guard isUntagged(node) else { return nil }
        switch node {
        case .scalar(let scalar) where !isNull(node) && !scalar.string.isEmpty:
            return Placed(scalar.string, at: location(of: node))
        case .scalar:
            note("a value is missing here", at: node)
        case .mapping:
            note("a text is wanted here, not a mapping; put quotes around a text with ': ' in it", at: node)
        case .sequence:
            note("a single text is wanted here, not a list", at: node)
        case .alias:
            note("the alias leads nowhere", at: node)
        }
        return nil
    }

    /// The result of a check, or nil when it fails; then the mistake is noted at the place of the text.
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

    /// A place whose column is counted in bytes, from one that Yams counts in Unicode scalars.
    func location(line: Int, column: Int) -> SourceLocation {
        if lines.isEmpty { return SourceLocation(path: path, line: line, column: max(column, 1)) }
        let scalars = lines.indices.contains(line - 1) ? lines[line - 1].unicodeScalars : "".unicodeScalars[...]
        let bytes = scalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
        return SourceLocation(path: path, line: line, column: max(bytes + 1, 1))
    }

    /// Whether there is nothing, or what YAML has for nothing.
    func isNull(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }

    /// Whether there is no tag such as `!secret`, which would mean something to other programs.
    private mutating func isUntagged(_ node: Node) -> Bool {
        let name = node.tag.description
        guard name.hasPrefix("!"), name != "!" else { return true }
        note("the tag '\(name)' has no meaning here", at: node)
        return false
    }
}
