/// Reports patterns of the command line that chose nothing.
public struct UnmatchedPatternFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule("unmatched-filter", .warning)

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let isLibrary = subject.options.mode == .library
        return subject.collected.problems.unmatchedPatterns.map { unmatched in
            let option = "\(unmatched.option) '\(unmatched.pattern)'"
            guard unmatched.option == "--implicit-filter" else {
                return Diagnostic(Self.rule, "\(option) matches no class that a filter chose", at: nil)
            }
            let kind = isLibrary ? "\(subject.options.access.rawValue) class" : "class"
            let hidden = isLibrary ? "Generic and local classes, and those that are not exported," : "Private, generic and local classes"
            return Diagnostic(
                Self.rule, "\(option) matches no \(kind)", at: nil,
                notes: [.init("patterns are matched against full nested names such as 'ItemVM.Factory'. \(hidden) are never chosen")])
        }
    }
}
