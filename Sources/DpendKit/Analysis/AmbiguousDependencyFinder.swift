/// Reports keys with several providers of one rank, where something needs them.
public struct AmbiguousDependencyFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "ambiguous-dependency", .error, preventsGeneration: true,
        summary: "Something needs a key that several providers of one rank provide")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.graph.nodes.enumerated().filter { $1.providers.count > 1 }.compactMap { position, node in
            let places = needs(of: position, in: subject)
            guard let first = places.first else { return nil }
            var notes = node.providers.map { provider in
                Diagnostic.Note(.candidate, "'\(provider.factory)' provides it", at: provider.factory.location)
            }
            notes += places.dropFirst().map { .init(.place, "'\($0.factory)' needs it too", at: $0.location) }
            let types = Set(node.providers.map { $0.factory.providerType })
            notes.append(.init(.help, remedy(isOneClass: types.count == 1 && !types.contains(nil))))
            return Diagnostic(
                Self.rule,
                "\(node.providers.count) providers of '\(node.key)', which '\(first.factory)' needs, are equally good",
                about: node.key.description, at: first.location, notes: notes)
        }
    }

    /// The parameters that lead to a node, in the order of their places.
    private func needs(
        of position: Int, in subject: AnalysisSubject
    ) -> [(factory: DependencyFactory, location: SourceLocation)] {
        var seen: Set<String> = []
        return subject.graph.nodes[position].dependents.flatMap { subject.graph.nodes[$0].providers }
            .flatMap { provider in
                provider.edges.indices.filter { provider.edges[$0].targets.contains(position) }.map { index in
                    (provider.factory, provider.factory.location(ofDependency: index))
                }
            }
            .filter { seen.insert("\($0.1) \($0.0)").inserted }
            .sorted { $0.1 < $1.1 }
    }

    private func remedy(isOneClass: Bool) -> String {
        isOneClass
            ? "two initializers of this class take equally many dependencies; make all but one private"
            : "take all but one out with --implicit-exclude, or tell them apart with tags in a DependencyConfiguration"
    }
}
