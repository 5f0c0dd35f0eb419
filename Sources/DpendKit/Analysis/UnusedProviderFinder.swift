/// Reports providers that nothing needs, and that do not look as if the application asked for them itself.
public struct UnusedProviderFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "unused-provider", .off,
        summary: "Nothing needs what is provided, and it is no root that the application would ask for")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        // What a library offers is there for others.
        guard subject.options.mode == .application else { return [] }
        let nodes = subject.graph.nodes
        let configurations = Set(subject.graph.nodes.flatMap { $0.providers.compactMap(\.factory.kind.configuration) })
        return nodes.filter { node in
            // What needs something else puts a part of the application together: that is a root.
            node.dependents.isEmpty && node.dependencies.allSatisfy { configurations.contains(nodes[$0].key) }
                && !configurations.contains(node.key)
        }.compactMap { node in
            guard let factory = node.provider?.factory, factory.origin == .sources, !factory.isExternal else { return nil }
            return Diagnostic(
                Self.rule, "nothing needs '\(node.key)', which '\(factory)' provides", about: node.key.description,
                at: factory.location,
                notes: [
                    .init(
                        .help, "remove it, or take it out with --implicit-exclude or '// dpend:ignore' if only code that dpend "
                            + "does not read uses it")
                ])
        }
    }
}
