/// Whether types are surely of a kind.
extension CodeIndex {
    /// Whether a type is known to be the other type, or below it; nil if it is unknown.
    func conforms(_ path: String, to other: String) -> Bool? {
        let all = lineage(of: path)
        if all.contains(other) { return true }
        // A type that is declared elsewhere may conform to more protocols.
        return isDeclared(path) && isDeclared(other) && all.allSatisfy { isDeclared($0) || Self.plain.contains($0) }
            ? false : nil
    }

    /// Whether instances of a type surely do not conform to another one. A factory may return an instance of a
    /// subclass, and for a protocol an instance of any type.
    func surelyLacks(_ path: String, _ other: String) -> Bool {
        guard conforms(path, to: other) == false, kind(of: path) != .protocol else { return false }
        return allTypes(below: path).allSatisfy { conforms($0, to: other) == false }
    }

    static let plain: Set<String> = [
        "AnyObject", "Sendable", "Equatable", "Hashable", "ObservableObject", "NSObject", "Codable", "Identifiable",
        "Error",
    ]
}
