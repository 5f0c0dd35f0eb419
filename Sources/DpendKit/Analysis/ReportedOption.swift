/// The option with its value that a report concerns, or a part of the value. It is the subject of the report, so that
/// reports of several targets can be compared, also those from a cache.
struct ReportedOption: Hashable {
    /// As on the command line: `--external`.
    let option: String
    let value: String
    /// The label in the value, or the value of a nested container. Nil for the whole value.
    var part: String?

    init(_ option: String, _ value: String, part: String? = nil) {
        (self.option, self.value, self.part) = (option, value, part)
    }

    /// The option of a report; nil if the report concerns something else.
    init?(of diagnostic: Diagnostic) {
        let subject = diagnostic.subject
        guard subject.hasPrefix("--"), let space = subject.firstIndex(of: " "),
            case let rest = subject[space...].dropFirst(), rest.first == "'", let end = rest.lastIndex(of: "'"),
            end > rest.startIndex
        else { return nil }
        option = String(subject[..<space])
        value = String(rest[..<end].dropFirst())
        part = end == rest.indices.last ? nil : String(rest[end...].dropFirst(2))
    }

    /// For people, and for baselines.
    var text: String { "\(option) '\(value)'" }
    var subject: String { part.map { "\(text) \($0)" } ?? text }
}
