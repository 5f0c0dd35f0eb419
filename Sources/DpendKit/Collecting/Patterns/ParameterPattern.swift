/// A value of `--implicit-assisted` or `--implicit-required`: `Model$`, or `Model$=id,onTap` with the labels of
/// parameters.
///
/// A pattern alone of `--implicit-assisted` makes run-time values of all parameters that nothing could satisfy. With
/// labels these parameters are run-time values, as if `@Assisted` were written at them, and no other ones are. The
/// label `*` stands for the parameters of plain types that nothing could satisfy: text, numbers, closures, structs and
/// enumerations.
struct ParameterPattern {
    /// The value as it is written.
    let written: String
    /// The pattern for the names of classes.
    let pattern: String
    /// The labels, `_` for parameters without a label; empty for a pattern alone.
    let labels: [String]
    /// Whether `*` is among the labels that are written.
    let takesPlainValues: Bool

    /// The label for all parameters of plain types.
    static let plainLabel = "*"

    /// Whether it is a pattern alone.
    var takesAll: Bool { labels.isEmpty && !takesPlainValues }

    init(_ written: String) {
        self.written = written
        // A regular expression for names cannot end like this: behind '(?=' there is a ')'.
        let labels =
            written.lastIndex(of: "=").map {
                written[written.index(after: $0)...].split(separator: ",", omittingEmptySubsequences: false)
            } ?? []
        let names = labels.map { $0.drop { $0 == " " } }.map(String.init)
        if let separator = written.lastIndex(of: "="),
            names.allSatisfy({
                $0 == "_" || $0 == Self.plainLabel || SwiftIdentifier.isPlain($0) || SwiftIdentifier.isKeyword($0)
            })
        {
            pattern = String(written[..<separator])
            self.labels = names.filter { $0 != Self.plainLabel }
            takesPlainValues = names.contains(Self.plainLabel)
        } else {
            (pattern, self.labels, takesPlainValues) = (written, [], false)
        }
    }

    /// Values for classes with these labels, by the classes' names. Classes with equal labels share a value.
    static func values(for labels: [String: [String]]) -> [String] {
        let groups = Dictionary(grouping: labels.keys.sorted()) { labels[$0] ?? [] }
        return groups.sorted { $0.value[0] < $1.value[0] }.map { labels, names in
            RegularExpression.matchingOnly(names) + (labels.isEmpty ? "" : "=\(labels.joined(separator: ","))")
        }
    }
}
