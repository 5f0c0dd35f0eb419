/// An existing generated file. The new file keeps its order and the style of the version that wrote it, so that little
/// changes.
struct NeedlePrevious {
    private var components: [String] = []
    private var properties: [String: [String]] = [:]
    private(set) var style = Style()

    /// Texts that differ between versions of the generator.
    struct Style {
        /// Versions before 0.25.1 did not write the name of the Swift module, nor the prefixes of other tools.
        var namesModule = true
        /// Versions before 0.20 allowed inlining of functions that register.
        var inlining = "@inline(never) "
        /// Versions before 0.22 held components strongly.
        var capture = "[unowned self] in "

        /// A protocol of NeedleFoundation.
        ///
        /// - Parameter prefix: The text before its name.
        func registration(_ prefix: String, _ name: String) -> String {
            namesModule ? "\(prefix)NeedleFoundation.\(name)" : name
        }
    }

    /// - Parameter text: A file that Needle's generator or dpend wrote; nil if it does not exist.
    init(_ text: String?) {
        guard let text else { return }
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            if bytes.contains(": Registration {") { style.namesModule = false }
            if bytes.contains("private func register1()"), !bytes.contains("@inline(never)") { style.inlining = "" }
            if bytes.contains("localTable["), !bytes.contains("[unowned self]") { style.capture = "" }
        }
        var seen: Set<String> = []
        var owner = ""
        // Lines are compared as bytes: these files are long, and characters cost ten times as much.
        for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            if line.starts(with: "registerProviderFactory(\"^".utf8)
                || line.starts(with: "__DependencyProviderRegistry.".utf8)
            {
                guard let path = Self.literal(in: line), let dash = path.lastIndex(of: UInt8(ascii: ">")) else {
                    continue
                }
                let name = String(path[path.index(after: dash)...]) ?? ""
                if seen.insert(name).inserted { components.append(name) }
            } else if line.starts(with: "extension ".utf8) || line.first == UInt8(ascii: "@") {
                let words = Substring(line).split(separator: " ").drop { $0 != "extension" }
                if words.count > 1 { owner = String(words[words.startIndex + 1].prefix { $0 != ":" }) }
            } else if line.starts(with: "localTable[\"".utf8), let key = Self.literal(in: line) {
                properties[owner, default: []].append(String(key) ?? "")
            }
        }
    }

    /// The text between the first two quotation marks.
    private static func literal(in line: Substring.UTF8View) -> Substring.UTF8View? {
        let parts = line.split(separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1 ? parts[1] : nil
    }

    /// The tree with its components and their properties in the order of the file. A new one follows the one before it
    /// in the tree.
    func applied(to tree: ScopeTree) -> ScopeTree {
        if components.isEmpty { return tree }
        var result = tree
        let order = Self.merged(tree.scopes.map(\.name), components)
        let positions = Dictionary(tree.scopes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let numbers = order.compactMap { positions[$0] }
        var moved = [Int](repeating: 0, count: numbers.count)
        for (new, old) in numbers.enumerated() { moved[old] = new }
        result.scopes = numbers.map { old in
            var scope = tree.scopes[old]
            if case .extended(let name, let properties, let side) = scope.kind {
                scope.kind = .extended(name: name, properties: properties, side: moved[side])
            }
            scope.children = scope.children.map { (moved[$0.scope], $0.location) }
            if let known = properties[scope.name] {
                let keys = scope.properties.map { "\($0.name)-\($0.type)" }
                let byKey = Dictionary(zip(keys, scope.properties).map { ($0, $1) }) { first, _ in first }
                if byKey.count == keys.count { scope.properties = Self.merged(keys, known).compactMap { byKey[$0] } }
            }
            return scope
        }
        return result
    }

    /// Names in the order of known ones. A new name follows the name before it.
    static func merged(_ names: [String], _ known: [String]) -> [String] {
        let all = Set(names)
        let old = known.filter(all.contains)
        let isKnown = Set(old)
        var following: [String: [String]] = [:]
        var last = ""
        for name in names {
            if isKnown.contains(name) { last = name } else { following[last, default: []].append(name) }
        }
        return (following[""] ?? []) + old.flatMap { [$0] + (following[$0] ?? []) }
    }
}
