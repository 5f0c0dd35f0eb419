@testable import DpendKit

/// Artificial problems with the notes and consequences that a test requires.
enum DiagnosticSamples {
    private static let rule = UnsatisfiedDependencyRule.rule

    /// A problem with its subject as name.
    ///
    /// - Parameter cause: The cause, with which it vanishes.
    static func diagnostic(_ name: String, line: Int = 1, cause: String? = nil) -> Diagnostic {
        var diagnostic = Diagnostic(
            rule, "nothing provides '\(name)'", about: name, at: SourceLocation(path: "A.swift", line: line, column: 1),
            notes: [.init(.help, "provide '\(name)'")])
        diagnostic.cause = cause.map { .library($0) }
        return diagnostic
    }

    /// A report whose problems are grouped as in a run.
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
