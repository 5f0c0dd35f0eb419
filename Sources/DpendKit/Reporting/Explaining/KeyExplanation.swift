/// Everything about one key, in words: who provides it and why that one, who does not, what it needs and who needs it.
public struct KeyExplanation: Sendable, Hashable {
    /// The key as it is printed.
    public let key: String
    /// The parts in reading order; none is empty.
    public internal(set) var sections: [Section] = []

    /// One aspect of the key.
    public struct Section: Sendable, Hashable {
        public let title: String
        public let lines: [Line]
    }

    /// One fact.
    public struct Line: Sendable, Hashable {
        public let text: String
        public let location: SourceLocation?
        /// What belongs to it.
        public let details: [String]

        init(_ text: String, at location: SourceLocation? = nil, details: [String] = []) {
            self.text = text
            self.location = location == .commandLine ? nil : location
            self.details = details
        }
    }

    /// The explanation as text, two spaces a level; places stand behind what they belong to.
    public var text: String {
        let blocks = sections.map { section in
            let lines = section.lines.map { line in
                (["    \(line.text)" + (line.location.map { "  \($0)" } ?? "")] + line.details.map { "      \($0)" })
                    .joined(separator: "\n")
            }
            return (["  \(section.title)"] + lines).joined(separator: "\n")
        }
        return ([key] + blocks).joined(separator: "\n") + "\n"
    }
}
