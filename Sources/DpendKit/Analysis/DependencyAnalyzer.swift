/// A rule that looks a graph over and says what is wrong with it (thesis, section 5.4).
public protocol DependencyGraphVisitor: Sendable {
    /// All problems of one kind. The cost has to be linear in the size of the graph.
    func visit(_ subject: AnalysisSubject) -> [Diagnostic]
}

/// Finds everything that is wrong, in one run (semantics, section 5).
public struct DependencyAnalyzer: Sendable {
    private let visitors: [any DependencyGraphVisitor]

    /// All rules. A new one is a file beside these and a line here.
    public static let allVisitors: [any DependencyGraphVisitor] = [
        SyntaxErrorFinder(),
        PlatformConditionFinder(),
        UnmatchedPatternFinder(),
        UndecidableRegistrationFinder(),
        InaccessibleConfigurationFinder(),
        InvalidScopeFinder(),
        AmbiguousDependencyFinder(),
        UnsatisfiedDependencyFinder(),
        DependencyCycleFinder(),
        IsolationConflictFinder(),
    ]

    /// Creates an analyzer with the given rules.
    public init(visitors: [any DependencyGraphVisitor] = allVisitors) {
        self.visitors = visitors
    }

    /// All diagnostics, sorted by place; those without a place come first.
    public func analyze(_ subject: AnalysisSubject) -> [Diagnostic] {
        visitors.flatMap { $0.visit(subject) }.enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _?): true
            case (_?, nil): false
            case (let one?, let other?): (one, left.offset) < (other, right.offset)
            }
        }.map(\.element)
    }
}
