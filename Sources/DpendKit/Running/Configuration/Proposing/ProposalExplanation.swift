/// The evidence for each line that `dpend init` proposes, as text.
package struct ProposalExplanation: Sendable {
    private let proposal: SettingsProposal

    /// Creates an explanation of a proposal.
    package init(_ proposal: SettingsProposal) {
        self.proposal = proposal
    }

    /// The maximum number of examples for a line.
    private static let maximumCount = 5

    /// A paragraph for each line, in the order of the file.
    package var text: String {
        let sections: [(key: String, lines: [SettingsProposal.Line])] = [
            ("conditions", proposal.conditions), ("implicit-filter", proposal.filters),
            ("implicit-exclude", proposal.excludes), ("implicit-kinds", proposal.structs.map { [$0] } ?? []),
            ("implicit-decorator", proposal.decorators), ("implicit-assisted", proposal.assisted),
            ("implicit-required", proposal.required),
            ("implicit-scope", proposal.scopes.map(\.line)), ("external", proposal.externals),
            ("nested", proposal.nested.map(\.line)),
            ("not chosen:", proposal.dropped),
        ]
        return sections.flatMap { key, lines in
            lines.map { "\(key) \($0.value)\($0.reason.isEmpty ? "" : ": \($0.reason)")\n" + examples($0.evidence) }
        }.joined(separator: "\n")
    }

    private func examples(_ evidence: [SettingsProposal.Evidence]) -> String {
        let shown = evidence.prefix(Self.maximumCount).map { item in
            "  " + (item.location.map { "\($0.path):\($0.line): " } ?? "") + item.text + "\n"
        }
        let rest = evidence.count - shown.count
        return shown.joined() + (rest > 0 ? "  and \(rest) more\n" : "")
    }
}
