/// A version such as `16.4`, of a language, a compiler or a platform.
package struct VersionNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// At least one number.
    package let numbers: [Int]

    package init(_ numbers: Int...) { self.numbers = numbers }

    /// Reads `16`, `16.4` or `16.4.1`.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { 48...57 ~= $0 } && part.count < 10 ? Int(part) : nil
        }
        guard numbers.count == parts.count, 1...4 ~= numbers.count else { return nil }
        self.numbers = numbers
    }

    package var description: String { numbers.map(String.init).joined(separator: ".") }

    // `16` and `16.0` are the same version.
    private var significant: ArraySlice<Int> { numbers[..<((numbers.lastIndex { $0 != 0 } ?? -1) + 1)] }

    package static func == (left: Self, right: Self) -> Bool { left.significant == right.significant }

    package func hash(into hasher: inout Hasher) { hasher.combine(significant) }

    package static func < (left: Self, right: Self) -> Bool {
        left.significant.lexicographicallyPrecedes(right.significant)
    }
}
