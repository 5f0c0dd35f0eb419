/// The output of a run, for any of the formats.
package struct DiagnosticReport: Sendable {
    /// The target of the configuration file, if the file names several.
    package let target: String?
    /// The problems. A problem with the same cause as another one is among its consequences.
    package var diagnostics: [Diagnostic]
    /// The number of examined dependencies.
    package let dependencyCount: Int
    /// Containers that the sources fill at run time.
    package var containers: [RegistryGraph.Summary] = []
    /// The places in these containers that dpend cannot decide.
    package var undecided: [UndecidedPlace] = []
    /// The problems that a baseline accepts, which are not in the report.
    package var accepted: AcceptedProblems?
    /// The last line for people, without its end. Documents for programs have none.
    package var closingLine: String?

    /// The last line with its end.
    var closing: TerminalText { closingLine.map { "\($0)\n" } ?? "" }

    /// The number of problems that a baseline accepts.
    package struct AcceptedProblems: Sendable, Hashable {
        package let count: Int
        /// The path of the baseline.
        package let path: String
    }

    /// The severity of superfluous entries in the baseline.
    var baselineSeverity = Baseline.rule.severity

    /// Creates a report that ends with a summary.
    package init(
        diagnostics: [Diagnostic], dependencyCount: Int, target: String? = nil,
        containers: [RegistryGraph.Summary] = [], undecided: [UndecidedPlace] = []
    ) {
        (self.containers, self.undecided) = (containers.filter(\.isWorthTelling), undecided)
        self.target = target
        self.diagnostics = diagnostics
        self.dependencyCount = dependencyCount
        closingLine = verdict
    }

    /// Creates one report for several runs, in order.
    package init(combining reports: [DiagnosticReport]) {
        self.init(
            diagnostics: reports.flatMap(\.diagnostics), dependencyCount: reports.reduce(0) { $0 + $1.dependencyCount })
        (containers, undecided) = (reports.flatMap(\.containers), reports.flatMap(\.undecided))
        accepted = reports.compactMap(\.accepted).first.map { first in
            AcceptedProblems(count: reports.reduce(0) { $0 + ($1.accepted?.count ?? 0) }, path: first.path)
        }
        closingLine = verdict
    }

    /// Removes all problems below an error, and the closing line.
    package mutating func keepOnlyErrors() {
        diagnostics = diagnostics.keeping { $0.severity == .error }
        closingLine = nil
        undecided = []
    }

    /// One line for each container.
    var containerLines: TerminalText {
        closingLine == nil ? "" : "\(containers.map { "\($0.description)\n" as TerminalText })"
    }

    // MARK: Counts

    /// Whether one of the problems is an error.
    package var hasErrors: Bool { count(.error) > 0 }

    /// The number of problems with a severity, including consequences.
    package func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.reduce(0) { $0 + $1.withConsequences.count { $0.severity == severity } }
    }

    /// The number of causes of the errors and warnings.
    package var causeCount: Int {
        diagnostics.count { $0.withConsequences.contains(where: \.isProblem) }
    }

    /// `3 errors, 1 warning`, with the number of causes if it is smaller; nil if there are none.
    package var counts: String? {
        let parts = [Diagnostic.Severity.error, .warning].compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        if parts.isEmpty { return nil }
        let hasFewerCauses = causeCount < count(.error) + count(.warning)
        let causes = hasFewerCauses ? " from \(causeCount) cause\(causeCount == 1 ? "" : "s")" : ""
        return parts.joined(separator: ", ") + causes
    }

    /// The summary: `2 errors in 60 dependencies; 12 more are accepted by baseline.json`.
    package var verdict: String {
        let accepted = accepted.flatMap { $0.count == 0 ? nil : $0 }
        let problems = counts ?? (accepted == nil ? "no problems" : "no new problems")
        var verdict = "\(problems) in \(dependencyCount) \(dependencyCount == 1 ? "dependency" : "dependencies")"
        if let accepted {
            let more = counts == nil ? "" : " more"
            verdict += "; \(accepted.count)\(more) \(accepted.count == 1 ? "is" : "are") accepted by \(accepted.path)"
        }
        return verdict
    }

    // MARK: One by one

    /// A problem with its identity for other programs.
    package struct Entry: Sendable {
        package let diagnostic: Diagnostic
        /// The fingerprint, followed by `#2`, `#3`, … if several problems of a report share it.
        package let fingerprint: String
        /// The problem with the same cause, if this one is a consequence.
        package let cause: (diagnostic: Diagnostic, fingerprint: String)?
    }

    /// All problems, each followed by its consequences.
    package var entries: [Entry] {
        var counts: [DiagnosticFingerprint: Int] = [:]
        func unique(_ diagnostic: Diagnostic) -> String {
            let count = counts[diagnostic.fingerprint, default: 0] + 1
            counts[diagnostic.fingerprint] = count
            return count == 1 ? "\(diagnostic.fingerprint)" : "\(diagnostic.fingerprint)#\(count)"
        }
        return diagnostics.flatMap { lead -> [Entry] in
            let cause = (diagnostic: lead, fingerprint: unique(lead))
            return [Entry(diagnostic: lead, fingerprint: cause.fingerprint, cause: nil)]
                + lead.consequences.map { Entry(diagnostic: $0, fingerprint: unique($0), cause: cause) }
        }
    }
}
