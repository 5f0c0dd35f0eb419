/// Prints diagnostics as compilers do, so that Xcode and editors can jump to the places.
public struct TextDiagnosticFormatter: Sendable {
    public init() {}

    /// `path:line:column: error: message [identifier]` for each diagnostic, with its notes in the same form.
    public func format(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            var lines = [
                line(
                    diagnostic.location, diagnostic.severity.rawValue,
                    "\(diagnostic.message) [\(diagnostic.rule.identifier)]")
            ]
            lines += diagnostic.notes.map { line($0.location ?? diagnostic.location, "note", $0.message) }
            lines += diagnostic.consequences.map {
                line($0.location, $0.severity.rawValue, "\($0.message) [\($0.rule.identifier)]")
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined()
    }

    /// `3 errors, 1 warning`, or nil when there is neither.
    public func summary(of diagnostics: [Diagnostic]) -> String? {
        func count(_ severity: Diagnostic.Severity) -> String? {
            let count = diagnostics.flatMap(\.withConsequences).count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let parts = [count(.error), count(.warning)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func line(_ location: SourceLocation?, _ severity: String, _ message: String) -> String {
        "\(location.map(\.description) ?? "dpend"): \(severity): \(message)"
    }
}
