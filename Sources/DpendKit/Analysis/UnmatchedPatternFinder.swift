/// Reports patterns and types of the options that chose nothing.
public struct UnmatchedPatternFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "unmatched-filter", .warning,
        summary: "A filter, a pattern or an external type chose nothing")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let isLibrary = subject.options.mode == .library
        return unneededExternals(in: subject) + subject.collected.problems.unmatchedPatterns.map { unmatched in
            let option = "\(unmatched.option) '\(unmatched.pattern)'"
            let location = subject.options.places[unmatched.option, unmatched.pattern]
            guard unmatched.option == "--implicit-filter" else {
                return Diagnostic(Self.rule, "\(option) matches no class that a filter chose", about: option, at: location)
            }
            let kind = isLibrary ? "\(subject.options.access.rawValue) class" : "class"
            let hidden = isLibrary ? "local classes and those that are not exported" : "private and local classes"
            return Diagnostic(
                Self.rule, "\(option) matches no \(kind)", about: option, at: location,
                notes: [
                    .init(.remark, "patterns are matched against full nested names such as 'ItemVM.Factory'; \(hidden) are never chosen")
                ])
        }
    }

    private func unneededExternals(in subject: AnalysisSubject) -> [Diagnostic] {
        subject.graph.nodes.compactMap { node in
            guard let factory = node.provider?.factory, case .external = factory.kind, node.dependents.isEmpty else {
                return nil
            }
            return Diagnostic(
                Self.rule, "--external '\(node.key)' is needed by nothing", about: "--external \(node.key)",
                at: factory.location == .commandLine ? nil : factory.location)
        }
    }
}
