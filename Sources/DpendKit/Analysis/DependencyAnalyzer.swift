/// A rule that finds one kind of problem in a graph (thesis, section 5.4). A new rule is a file beside these.
public protocol DependencyGraphVisitor: Sendable {
    /// The kind of problem that the visitor finds.
    static var rule: DiagnosticRule { get }

    /// All problems of this kind. The cost must be linear in the size of the graph.
    func visit(_ subject: AnalysisSubject) -> [Diagnostic]
}

/// Finds all problems in one run (semantics, section 5).
package struct DependencyAnalyzer: Sendable {
    private let visitors: [any DependencyGraphVisitor]

    /// Creates an analyzer with the given rules.
    package init(visitors: [any DependencyGraphVisitor]) {
        self.visitors = visitors
    }

    /// The same with further rules.
    func adding(_ rules: [any DependencyGraphVisitor]) -> DependencyAnalyzer {
        rules.isEmpty ? self : DependencyAnalyzer(visitors: visitors + rules)
    }

    /// The rules, sorted by identifier.
    package var rules: [DiagnosticRule] {
        visitors.map { type(of: $0).rule }.sorted { $0.identifier < $1.identifier }
    }

    /// All diagnostics with their severities in this run, sorted by place. Diagnostics without a place come first.
    ///
    /// Some may be `off`: they are not reported, but may prevent generating code. For a large graph the visitors run in
    /// parallel, on as many threads as there are jobs.
    package func analyze(_ subject: AnalysisSubject, jobs: Int = 1) -> [Diagnostic] {
        let threadCount = subject.graph.nodes.count < Self.largeGraph ? 1 : jobs
        let found =
            threadCount == 1
            ? visitors.map { Self.diagnostics(of: $0, subject) }
            : concurrentMap(visitors, threadCount: threadCount, stackSize: deepStackSize) {
                Self.diagnostics(of: $0, subject)
            }
        return found.flatMap { $0 }.sortedByPlace()
    }

    /// For fewer nodes, threads take longer than they save.
    private static let largeGraph = 4096

    private static func diagnostics(of visitor: any DependencyGraphVisitor, _ subject: AnalysisSubject) -> [Diagnostic]
    {
        let rule = type(of: visitor).rule
        let chosen = subject.options.severities[rule.identifier]
        if chosen ?? rule.severity == .off, !rule.preventsGeneration { return [] }
        return visitor.visit(subject).map { diagnostic in
            var diagnostic = diagnostic
            if let chosen { diagnostic.severity = chosen }
            return diagnostic
        }
    }
}
