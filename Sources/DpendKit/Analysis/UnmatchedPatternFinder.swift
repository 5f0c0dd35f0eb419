/// Reports patterns of the command line that chose nothing.
public struct UnmatchedPatternFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule("unmatched-filter", .warning)

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.unmatchedPatterns.map { unmatched in
            Diagnostic(Self.rule, message(unmatched), at: nil, notes: [.init(hint(unmatched))])
        }
    }

    private func message(_ unmatched: UnmatchedPattern) -> String {
        switch unmatched.option {
        case "--implicit-filter": "\(unmatched.option) '\(unmatched.pattern)' matches no class"
        default: "\(unmatched.option) '\(unmatched.pattern)' matches no class that a filter chose"
        }
    }

    private func hint(_ unmatched: UnmatchedPattern) -> String {
        "patterns are matched against full nested names such as 'ItemVM.Factory'; classes that are private, generic or "
            + "local to a function, and in library mode those that are not public, are never chosen"
    }
}
