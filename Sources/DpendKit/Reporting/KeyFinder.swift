/// Finds the key that a text means. The text may be `FooService`, `FooService (Bar)` as printed, `FooService:Bar` as in
/// `--external`, `FileStore.path` for the value of one parameter, `any P`, or `Factory` for `ItemVM.Factory`. The name
/// of a class means the keys that it makes.
struct KeyFinder {
    /// A key that can be found.
    struct Entry {
        /// The key as it is printed.
        var name: String
        var type: String
        var tag: String?
        /// The module that declares the type, if it is known.
        var module: String?
        /// The names of the classes that make it.
        var classes: [String] = []
        /// The only parameter that the key satisfies, as `FileStore.path`.
        var parameter: String?
    }

    private let entries: [Entry]
    private var byName: [String: Int] = [:]
    /// The positions of all nodes of a type, with any tag, by each spelling of the type.
    private var byType: [String: [Int]] = [:]
    private var bySuffix: [String: [Int]] = [:]
    private var byClass: [String: [Int]] = [:]

    /// Prepares a search. If several entries share a name, the first one counts.
    init(_ entries: [Entry]) {
        self.entries = entries
        for (position, entry) in entries.enumerated() where byName[entry.name] == nil {
            byName[entry.name] = position
            if let parameter = entry.parameter {
                byName[parameter] = byName[parameter] ?? position
                continue
            }
            byType[entry.type, default: []].append(position)
            if let module = entry.module { byType["\(module).\(entry.type)", default: []].append(position) }
            for name in entry.classes { byClass[name, default: []].append(position) }
            // Only nested types have a last part. Dots in generic arguments do not count.
            guard !entry.type.contains(where: { "<[(".contains($0) }) else { continue }
            var rest = entry.type[...]
            while let dot = rest.firstIndex(of: ".") {
                rest = rest[rest.index(after: dot)...]
                bySuffix[String(rest), default: []].append(position)
            }
        }
    }

    /// The positions of the matching nodes: one node, or all nodes of a class.
    ///
    /// - Throws: ``InputError`` of usage if there is none, or if several keys match.
    func positions(of key: String) throws(InputError) -> [Int] {
        if let position = byName[key] { return [position] }
        let readings = readings(of: key)
        for (type, tag) in readings {
            if tag == nil, let position = byName[type] { return [position] }
            let candidates = byType[type] ?? bySuffix[type] ?? []
            let exact = candidates.filter { entries[$0].tag == tag }
            if exact.count == 1 { return exact }
            if let alternatives = exact.isEmpty ? candidates.first.map({ _ in candidates }) : exact {
                let names = alternatives.map { "'\(entries[$0].name)'" }.joined(separator: ", ")
                throw InputError(
                    .usage,
                    exact.isEmpty
                        ? "there is no '\(key)' in this graph; the \(candidates.count == 1 ? "key with this name is" : "keys with this name are") \(names)"
                        : "'\(key)' is ambiguous: it can mean \(names)")
            }
        }
        if let positions = byClass[readings[0].type] { return positions }
        let question = NearNames.question(key, among: byName.keys)
        throw InputError(
            .usage,
            "there is no '\(key)' in this graph\(question.isEmpty ? ";" : question) 'dpend tree' without --root and "
                + "--invert lists all")
    }

    /// The types and tags that a text can mean, spelled like the nodes.
    private func readings(of text: String) -> [(type: String, tag: String?)] {
        // `Optional<T>` is `T?`, unless the sources declare their own `Optional`.
        var readings = [
            (type: Self.normalized(text), tag: String?.none),
            (type: Self.normalized(text, shorthands: false), tag: nil),
        ]
        // `[A: B]` has its own colon. A tag follows the last colon.
        if let colon = text.lastIndex(of: ":") {
            let tag = Self.normalized(String(text[text.index(after: colon)...]))
            readings.append((Self.normalized(String(text[..<colon])), tag))
        }
        if text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex {
            let tag = Self.normalized(String(text[text.index(after: open)...].dropLast()))
            readings.append((Self.normalized(Self.trimmed(text[..<open])), tag))
        }
        return readings
    }

    private static func normalized(_ text: String, shorthands: Bool = true) -> String {
        let text = trimmed(text[...])
        return TypeExpression(parsing: text, shorthands: shorthands)?.spelling(.plain) ?? text
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
