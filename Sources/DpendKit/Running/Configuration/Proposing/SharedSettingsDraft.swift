/// Writes the proposal for all targets, each line with its evidence in a comment.
struct SharedSettingsDraft {
    private let proposal: SettingsProposal

    init(_ proposal: SettingsProposal) {
        self.proposal = proposal
    }

    var text: String {
        [filters, excludes, kinds, assisted, scopes, externals].compactMap { $0 }.joined(separator: "\n")
    }

    private var filters: String {
        let comment = """
            # Regular expressions (PCRE2) for the full names of classes that provide themselves and their protocols. There are
            # \(proposal.classCount) \(proposal.classCount == 1 ? "class" : "classes") here; "connected" are those whose initializers require each other, by name or by protocol.

            """
        guard !proposal.filters.isEmpty else { return comment + "# implicit-filter: 'Impl$'\n" }
        return comment + list("implicit-filter", proposal.filters) + leftOver
    }

    private var leftOver: String {
        if proposal.leftOver.isEmpty { return "" }
        let names = proposal.leftOver.prefix(8).map(\.text).joined(separator: ", ")
        let others = proposal.leftOver.count > 8 ? " and \(proposal.leftOver.count - 8) others" : ""
        return "  # connected, but chosen by none of these: \(names)\(others)\n"
    }

    private var excludes: String {
        let comment = "# Classes to exclude.\n"
        return comment + (proposal.excludes.isEmpty ? "# implicit-exclude: 'Mock|Stub'\n" : list("implicit-exclude", proposal.excludes))
    }

    private var kinds: String? {
        proposal.structs.map { "# What filters choose from.\nimplicit-kinds: [class, actor, struct]   # \($0.reason)\n" }
    }

    private var assisted: String? {
        section("implicit-assisted", proposal.assisted, "What nothing provides for these classes is a run-time value: whoever asks for one passes it.")
    }

    private var scopes: String? {
        guard !proposal.singletons.isEmpty else { return nil }
        let patterns = proposal.singletons.map { YAMLText.scalar($0.value) + ": singleton" }
        let width = min(patterns.map(\.count).max() ?? 0, Self.maximumWidth)
        return "# One instance for all; other classes are 'unique', one for each who requires it. The first pattern that matches wins.\nimplicit-scope:\n"
            + zip(patterns, proposal.singletons).map { "  \(line($0, $1.reason, width))\n" }.joined()
    }

    private var externals: String? {
        section("external", proposal.externals, "Values that the application passes to its container.")
    }

    private func section(_ key: String, _ lines: [SettingsProposal.Line], _ comment: String) -> String? {
        lines.isEmpty ? nil : "# \(comment)\n" + list(key, lines)
    }

    /// The width up to which lines align their comments. Longer lines do not move the others to the right.
    private static let maximumWidth = 48

    private func list(_ key: String, _ lines: [SettingsProposal.Line]) -> String {
        let values = lines.map { YAMLText.scalar($0.value) }
        let width = min(values.map(\.count).max() ?? 0, Self.maximumWidth)
        return "\(key):\n" + zip(values, lines).map { "  - \(line($0, $1.reason, width))\n" }.joined()
    }

    private func line(_ value: String, _ reason: String, _ width: Int) -> String {
        value + String(repeating: " ", count: max(0, width - value.count)) + "   # \(reason)"
    }
}
