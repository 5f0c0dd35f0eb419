import DpendRuntime

/// Writes the proposal for all targets, each line with its evidence in a comment.
struct SharedSettingsDraft {
    private let proposal: SettingsProposal

    init(_ proposal: SettingsProposal) {
        self.proposal = proposal
    }

    var text: String {
        [conditions, filters, excludes, kinds, decorators, scopes, assisted, required, externals, nested].compactMap {
            $0
        }
        .joined(separator: "\n")
    }

    private var conditions: String? {
        guard let first = proposal.conditions.first else { return nil }
        let list = "conditions: [\(proposal.conditions.map { YAMLText.scalar($0.value) }.joined(separator: ", "))]"
        return
            "# One output serves builds with and without the condition.\n\(list)   # \(YAMLText.comment(first.reason))\n"
    }

    private var filters: String {
        let comment =
            "# The container makes the classes whose names match: \(proposal.chosenCount) of \(proposal.classCount).\n"
        guard !proposal.filters.isEmpty else {
            return "# No initializer requires an object of this project. Patterns for names choose classes.\n"
                + "# implicit-filter: 'Impl$'\n"
        }
        return comment + Self.list("implicit-filter", proposal.filters)
    }

    private var excludes: String? {
        section("implicit-exclude", proposal.excludes, "The container does not make these classes.")
    }

    private var kinds: String? {
        proposal.structs.map { "implicit-kinds: [class, actor, struct]   # \($0.reason)\n" }
    }

    private var decorators: String? {
        section("implicit-decorator", proposal.decorators, "These classes wrap what else provides the same protocol.")
    }

    private var assisted: String? {
        section(
            "implicit-assisted", proposal.assisted,
            "The code that asks for one of these classes passes values, such as an identifier.")
    }

    private var required: String? {
        section(
            "implicit-required", proposal.required,
            "If one of these classes gets lost, it is an error: neither a default value nor nil replaces it.")
    }

    private var scopes: String? {
        guard !proposal.scopes.isEmpty else { return nil }
        let patterns = proposal.scopes.map { "\(YAMLText.scalar($0.line.value)): \($0.scope.rawValue)" }
        let width = min(patterns.map(\.count).max() ?? 0, Self.maximumWidth)
        let scopes = Set(proposal.scopes.map(\.scope))
        let others: [(DependencyScope, String)] = [
            (.shared, "'shared': one for all that are made together."),
            (.unique, "'unique': a new one each time, as in your code."),
        ]
        let words = others.filter { scopes.contains($0.0) }.map(\.1)
        return "# One object for all. Each requirement of another class gets a new object.\n"
            + (words.isEmpty ? "" : "# \(words.joined(separator: " "))\n") + "implicit-scope:\n"
            + zip(patterns, proposal.scopes).map { "  \(Self.line($0, $1.line.reason, width))\n" }.joined()
    }

    private var externals: String? {
        section("external", proposal.externals, "The application passes these values to its container.")
    }

    private var nested: String? {
        guard !proposal.nested.isEmpty else { return nil }
        let values = proposal.nested.map { "\(YAMLText.scalar($0.path)): [\(YAMLText.scalar($0.line.value))]" }
        let width = min(values.map(\.count).max() ?? 0, Self.maximumWidth)
        return "# Nested containers. The application opens each one with a value that comes and goes.\nnested:\n"
            + zip(values, proposal.nested).map { "  \(Self.line($0, $1.line.reason, width))\n" }.joined()
    }

    private func section(_ key: String, _ lines: [SettingsProposal.Line], _ comment: String) -> String? {
        lines.isEmpty ? nil : "# \(comment)\n" + Self.list(key, lines)
    }

    /// The width up to which lines align their comments. Longer lines do not move the others to the right.
    private static let maximumWidth = 48

    /// A list with the evidence of each line.
    static func list(_ key: String, _ lines: [SettingsProposal.Line], indentation: String = "") -> String {
        let values = lines.map { YAMLText.scalar($0.value) }
        let width = min(values.map(\.count).max() ?? 0, maximumWidth)
        return "\(indentation)\(key):\n"
            + zip(values, lines).map { "\(indentation)  - \(line($0, $1.reason, width))\n" }.joined()
    }

    private static func line(_ value: String, _ reason: String, _ width: Int) -> String {
        reason.isEmpty
            ? value
            : value + String(repeating: " ", count: max(0, width - value.count)) + "   # \(YAMLText.comment(reason))"
    }
}
