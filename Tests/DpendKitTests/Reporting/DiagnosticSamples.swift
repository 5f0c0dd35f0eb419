@testable import DpendKit

/// Problems made up in memory, with the notes and consequences that a test needs.
enum DiagnosticSamples {
    private static let rule = DiagnosticRule("unsatisfied-dependency", .error, summary: "Something is missing")

    /// A problem that is called by its subject.
    ///
    /// - Parameter cause: What it comes from, and vanishes with.
    static func diagnostic(_ name: String, line: Int = 1, cause: String? = nil) -> Diagnostic {
        var diagnostic = Diagnostic(
            rule, "nothing provides '\(name)'", about: name, at: SourceLocation(path: "A.swift", line: line, column: 1),
            notes: [.init(.help, "provide '\(name)'")])
        diagnostic.cause = cause.map { .library($0) }
        return diagnostic
    }

    /// A report on problems that are grouped as those of a run are.
    static func report(_ diagnostics: [Diagnostic], target: String? = nil) -> DiagnosticReport {
        DiagnosticReport(
            diagnostics: CauseGrouping.group(diagnostics.sortedByPlace()), dependencyCount: 7, target: target)
    }
}

extension Diagnostic {
    /// The problem with another severity.
    func taken(as severity: Severity) -> Diagnostic {
        var diagnostic = self
        diagnostic.severity = severity
        return diagnostic
    }
}
