/// Writes a proposal as a configuration file: what is set, with a remark in a few words.
package struct ConfigurationDraft {
    private let proposal: ConfigurationProposal

    /// Creates a draft of a proposal.
    package init(_ proposal: ConfigurationProposal) {
        self.proposal = proposal
    }

    /// The text of the file.
    package var text: String {
        let layout = LayoutDraft(proposal.layout, proposal.settings)
        let parts =
            [introduction] + layout.head + [SharedSettingsDraft(proposal.settings).text]
            + (layout.targets.map { [$0] } ?? [])
        return parts.joined(separator: "\n")
    }

    private var introduction: String {
        """
        # The configuration file of dpend for this folder. Paths are relative to it.
        # All keys: \(ToolDescription.documentation)Configuration.md

        """
    }
}
