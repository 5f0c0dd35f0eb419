/// Writes a proposal as a configuration file with explanations.
package struct ConfigurationDraft: Sendable {
    private let proposal: ConfigurationProposal

    /// Creates a draft of a proposal.
    package init(_ proposal: ConfigurationProposal) {
        self.proposal = proposal
    }

    /// The text of the file.
    package var text: String {
        let layout = LayoutDraft(proposal.layout)
        let parts = [introduction + (layout.remarks.map { "\n\($0)" } ?? "")] + layout.head + [SharedSettingsDraft(proposal.settings).text, others]
        return (parts + (layout.targets.map { [$0] } ?? [])).joined(separator: "\n")
    }

    private var introduction: String {
        """
        # Settings of dpend for this folder and all below it. Each key is called like an option of 'dpend generate --help',
        # and the command line overrides it. Paths are relative to this file.

        """
    }

    private var others: String {
        let targets = proposal.layout.targets
        let isWritten = targets.contains { $0.settings.outputFile != nil }
        let folder = proposal.layout.inputs.first.map { $0.split(separator: "/").last.map(String.init) ?? "" } ?? ""
        let name = SwiftIdentifier.isPlain(folder) && folder != "Sources" ? folder : "App"
        var examples = [
            ("implicit-kinds: [class, actor, struct]", "what filters choose from; structs are left out by default"),
            ("implicit-scope: { 'Repository$': singleton }", "the first pattern that matches wins; unique without one"),
            ("implicit-tag: { '^Backup': Secondary }", "tells classes apart that provide the same"),
            ("implicit-assisted: 'ViewModel$'", "what nothing provides for these classes is a run-time value"),
            ("external: [AppConfiguration, 'URL:Server']", "values that the application passes in, with ':TAG'"),
            ("define: [DEBUG]", "conditions for '#if'"),
            ("library: Derived/Network.generated.dpendmodule", "what linked libraries provide"),
        ]
        if !isWritten {
            examples += [
                ("locations: true", "a library's file says where its providers are"),
                ("output-file: Derived/\(name)Module.generated.swift", "what 'dpend generate' writes"),
                ("module-name: \(name)", "the target that the output is for"),
                ("test-support: Tests/\(name)TestSupport.generated.swift", "what tests need to override dependencies"),
            ]
        }
        examples += [
            ("header-file: License.txt", "comments for the top of what is written"),
            ("import: ['@preconcurrency Network']", "what it imports besides what it is found to need"),
            ("access: public", "for what other modules are to use; internal without it"),
            ("container: embedded", "or static, dip: what makes the dependencies"),
            ("default-isolation: MainActor", "as in the target's settings"),
            ("severity: { unmatched-filter: note }", "error, warning, note or off"),
        ]
        let width = examples.map(\.0.count).max() ?? 0
        let lines = examples.map { example, comment in
            "# \(example)\(String(repeating: " ", count: width - example.count))   # \(comment)"
        }
        let text = """
            # What else there is; 'dpend generate --help' and Documentation/Configuration.md tell more.
            #
            \(lines.joined(separator: "\n"))

            """
        guard targets.count == 1 else { return text }
        return text + """
            #
            # Several parts of a project, each with settings of its own; those above hold for all:
            # targets:
            #   \(name):
            #     inputs: \(YAMLText.scalar(proposal.layout.inputs.first ?? "Sources"))

            """
    }
}
