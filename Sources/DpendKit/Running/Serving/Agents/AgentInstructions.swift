/// The rules for agents that `dpend init --agents` adds to a file of the project.
package enum AgentInstructions {
    /// The file that agents read.
    package static let fileName = "AGENTS.md"

    /// Five lines.
    static let lines = """
        ## Dependencies: dpend
        - dpend wires classes at build time: require a protocol as a parameter of `init`, and write no registration.
        - After each change run `dpend analyze` (or the tool `check` of `dpend mcp`), and follow the remedies that it prints.
        - Ask `dpend explain KEY` and `dpend tree --invert KEY` instead of guessing who provides or requires a type.
        - Never edit a file whose first line names dpend; change the sources or `.dpend.yml`, and run `dpend generate`.
        """

    /// The text with the rules; nil if it has them.
    package static func adding(to text: String) -> String? {
        if text.contains(lines) { return nil }
        let gap = text.isEmpty ? "" : text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
        return text + gap + lines + "\n"
    }
}
