/// Writes a proposal as a configuration file that explains itself.
package struct ConfigurationDraft: Sendable {
    private let proposal: ConfigurationProposal

    /// Creates a draft of a proposal.
    package init(_ proposal: ConfigurationProposal) {
        self.proposal = proposal
    }

    /// The text of the file.
    package var text: String {
        let layout = LayoutDraft(proposal.layout)
        let parts = [introduction + (layout.remarks.map { "\n\($0)" } ?? "")] + layout.head + [filters, implicitExcludes, others]
        return (parts + (layout.targets.map { [$0] } ?? [])).joined(separator: "\n")
    }

    private var introduction: String {
        """
        # Settings of dpend for this folder and all below it. Each key is called like an option of 'dpend generate --help',
        # and the command line overrides it. Paths are relative to this file.

        """
    }

    private var filters: String {
        var text = """
            # Regular expressions (PCRE2) for the full names of classes that provide themselves and their protocols. There are
            # \(count(proposal.classCount)) here; "connected" are those whose initializers ask for each other, by name or by protocol.

            """
        guard !proposal.filters.isEmpty else { return text + "# implicit-filter: 'Impl$'\n" }
        text += "implicit-filter:\n"
        let patterns = proposal.filters.map { YAMLText.scalar($0.pattern) }
        let width = patterns.map(\.count).max() ?? 0
        for (pattern, filter) in zip(patterns, proposal.filters) {
            let padding = String(repeating: " ", count: width - pattern.count)
            text += "  - \(pattern)\(padding)   # \(count(filter.chosenCount)), \(filter.wantedCount) connected\n"
        }
        if !proposal.leftOver.isEmpty {
            let names = proposal.leftOver.prefix(8).joined(separator: ", ")
            let others = proposal.leftOver.count > 8 ? " and \(proposal.leftOver.count - 8) others" : ""
            text += "  # connected, but chosen by none of these: \(names)\(others)\n"
        }
        return text
    }

    private var implicitExcludes: String {
        let comment = "# Classes to take out again.\n"
        guard let pattern = proposal.implicitExclude else { return comment + "# implicit-exclude: 'Mock|Stub'\n" }
        return comment + "implicit-exclude: \(YAMLText.scalar(pattern))\n"
    }

    private var others: String {
        let folder = proposal.layout.inputs.first.map { $0.split(separator: "/").last.map(String.init) ?? "" } ?? ""
        let name = SwiftIdentifier.isPlain(folder) && folder != "Sources" ? folder : "App"
        let examples = [
            ("implicit-kinds: [class, actor, struct]", "what filters choose from; structs are left out by default"),
            ("implicit-scope: { 'Repository$': singleton }", "the first pattern that matches wins; unique without one"),
            ("implicit-tag: { '^Backup': Secondary }", "tells classes apart that provide the same"),
            ("implicit-assisted: 'ViewModel$'", "what nothing provides for these classes is a run-time value"),
            ("external: [AppConfiguration, 'URL:Server']", "values that the application hands over, with ':TAG'"),
            ("define: [DEBUG]", "conditions for '#if'"),
            ("library: Derived/Network.generated.dpendmodule", "what linked libraries provide"),
            ("locations: true", "a library's file says where its providers are"),
            ("output-file: Derived/\(name)Module.generated.swift", "what 'dpend generate' writes"),
            ("module-name: \(name)", "the target that the output is for"),
            ("test-support: Tests/\(name)TestSupport.generated.swift", "what tests need to override dependencies"),
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
        return """
            # What else there is; 'dpend generate --help' and Documentation/Configuration.md tell more.
            #
            \(lines.joined(separator: "\n"))
            #
            # Several parts of a project, each with settings of its own; those above hold for all:
            # targets:
            #   \(name):
            #     inputs: \(YAMLText.scalar(proposal.layout.inputs.first ?? "Sources"))

            """
    }

    private func count(_ classes: Int) -> String { "\(classes) \(classes == 1 ? "class" : "classes")" }
}
