/// Reports providers whose effects the chosen container cannot express, so that generated code would not compile.
public struct IsolationConflictFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule("isolation-conflict", .error)

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        var seen: Set<String> = []
        return subject.graph.nodes.flatMap(\.providers).map(\.factory)
            .filter { seen.insert("\($0) \($0.location)").inserted }
            .compactMap { factory in conflict(of: factory, with: subject.options.container) }
    }

    private func conflict(
        of factory: DependencyFactory, with container: ResolutionOptions.ContainerKind
    ) -> Diagnostic? {
        let cause: String
        if factory.effects.isAsync {
            cause = "is async"
        } else if let actor = factory.effects.globalActor {
            cause = "belongs to @\(actor)"
        } else {
            return nil
        }
        return Diagnostic(
            Self.rule, "'\(factory)' \(cause), which registrations for the \(container.rawValue) container cannot express",
            at: factory.location,
            notes: [.init("make the initializer or method 'nonisolated' and synchronous, or take it out of the graph")])
    }
}
