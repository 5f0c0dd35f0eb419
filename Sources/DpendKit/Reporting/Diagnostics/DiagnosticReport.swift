/// What a run has to say, for any of the formats.
package struct DiagnosticReport: Sendable {
    /// The target of a configuration file that the report is on, if that names several.
    package let target: String?
    /// The problems; what has the same cause as another stands among its consequences.
    package var diagnostics: [Diagnostic]
    /// How many dependencies were looked at.
    package let dependencyCount: Int
    /// Containers that the sources fill at run time.
    package var containers: [RegistryGraph.Summary] = []
    /// What nobody can tell of them.
    package var undecided: [UndecidedPlace] = []
    /// The problems that a baseline takes as known, which are not in the report.
    package var accepted: AcceptedProblems?
    /// The last line for readers, without its end; documents for programs have none.
    package var closingLine: String?

    /// The last line with its end.
    var closing: TerminalText { closingLine.map { "\($0)\n" } ?? "" }

    /// How many problems a baseline accepts.
    package struct AcceptedProblems: Sendable, Hashable {
        package let count: Int
        /// The path of the baseline.
        package let path: String
    }

    /// How much it matters that a baseline accepts what is not found any more.
    var baselineSeverity = Baseline.rule.severity

    /// Creates a report that closes with the verdict on all of it.
    package init(
        diagnostics: [Diagnostic], dependencyCount: Int, target: String? = nil, containers: [RegistryGraph.Summary] = [], undecided: [UndecidedPlace] = []
    ) {
        (self.containers, self.undecided) = (containers, undecided)
        self.target = target
        self.diagnostics = diagnostics
        self.dependencyCount = dependencyCount
        closingLine = verdict
    }

    /// Creates the report on several runs, one after the other.
    package init(combining reports: [DiagnosticReport]) {
        self.init(
            diagnostics: reports.flatMap(\.diagnostics), dependencyCount: reports.reduce(0) { $0 + $1.dependencyCount })
        (containers, undecided) = (reports.flatMap(\.containers), reports.flatMap(\.undecided))
        accepted = reports.compactMap(\.accepted).first.map { first in
            AcceptedProblems(count: reports.reduce(0) { $0 + ($1.accepted?.count ?? 0) }, path: first.path)
        }
        closingLine = verdict
    }

    /// Leaves out what is less than an error, and the closing line.
    package mutating func keepOnlyErrors() {
        diagnostics = diagnostics.keeping { $0.severity == .error }
        closingLine = nil
        undecided = []
    }

    /// One line a container.
    var containerLines: TerminalText {
        closingLine == nil ? "" : "\(containers.map { "\($0.description)\n" as TerminalText })"
    }

    // MARK: Counts

    /// Whether one of the problems is an error.
    package var hasErrors: Bool { count(.error) > 0 }

    /// How many problems have a severity, consequences included.
    package func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.reduce(0) { $0 + $1.withConsequences.count { $0.severity == severity } }
    }

    /// How many causes the errors and warnings have.
    package var causeCount: Int {
        diagnostics.count { $0.withConsequences.contains(where: \.isProblem) }
    }

    /// `3 errors, 1 warning`, with the number of their causes where these are fewer; nil when there is neither.
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

    /// The verdict on the whole: `2 errors in 60 dependencies; 12 more are accepted by baseline.json`.
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

    /// A problem with what other programs know it by.
    package struct Entry: Sendable {
        package let diagnostic: Diagnostic
        /// The fingerprint, with `#2`, `#3`, … behind it where one report has several of the same.
        package let fingerprint: String
        /// The problem that this one has its cause in common with, if it is a consequence.
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
