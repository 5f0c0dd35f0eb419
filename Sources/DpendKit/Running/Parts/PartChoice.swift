/// One of several parts of a kind, which users choose by name.
package protocol PartChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension PartChoice {
    /// The part with a name, if there is one.
    package init?(rawValue: String) {
        guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
