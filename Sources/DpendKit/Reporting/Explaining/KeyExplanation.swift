/// An explanation of a key: its providers and the reasons, the rejected candidates, its requirements, and the providers
/// that require it.
package struct KeyExplanation: Sendable, Hashable {
    /// The key as it is printed.
    package let key: String
    /// The parts in reading order; none is empty.
    package internal(set) var sections: [Section] = []

    /// One aspect of the key.
    package struct Section: Sendable, Hashable {
        package let title: String
        package let lines: [Line]
    }

    /// One fact.
    package struct Line: Sendable, Hashable {
        package let text: String
        package let location: SourceLocation?
        /// Its details.
        package let details: [String]

        init(_ text: String, at location: SourceLocation? = nil, details: [String] = []) {
            self.text = text
            self.location = location == .commandLine ? nil : location
            self.details = details
        }
    }

    /// The explanation as text, indented by two spaces for each level. Places follow the text that they belong to.
    package var text: TerminalText {
        var text: TerminalText = "\(key)\n"
        for section in sections {
            text += "  \(section.title)\n"
            for line in section.lines {
                text += "    \(line.text)\(line.location.map { "  \($0.description)" as TerminalText } ?? "")\n"
                for detail in line.details { text += "      \(detail)\n" }
            }
        }
        return text
    }
}
