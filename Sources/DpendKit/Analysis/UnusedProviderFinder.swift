/// Reports unused providers, unless the application probably resolves them itself.
package struct UnusedProviderFinder: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unused-provider", .off,
        summary: "Nothing needs what is provided, and it is no root that the application would ask for",
        explanation: """
            Nothing in the graph needs the key, and it needs nothing itself. What needs others is taken for a root, which the application
            asks for; what stands alone is mostly left over. A class with run-time values is asked for where these are known, so it is
            never reported, and what it needs is needed.

            The rule is off unless it is switched on, since a container may also be asked from code that dpend does not read.
            """,
        remedy: """
            Remove the class or the registration, or take it out with `--implicit-exclude` or `// dpend:ignore`.
            """,
        example: .init(
            """
                final class LegacyClockImpl {}
                final class SystemClockImpl {}
                final class ReminderServiceImpl {
                    init(clock: SystemClockImpl) {}
                }
                """, mended: """
                final class SystemClockImpl {}
                final class ReminderServiceImpl {
                    init(clock: SystemClockImpl) {}
                }
                """,
            arguments: "--severity unused-provider=warning") { $0.severities["unused-provider"] = .warning })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        // A library's providers are for its clients.
        guard subject.options.mode == .application else { return [] }
        let nodes = subject.graph.nodes
        let configurations = Set(subject.graph.nodes.flatMap { $0.providers.compactMap(\.factory.kind.configuration) })
        let used = usedClasses(in: subject)
        return subject.reports { $0.unused(Self.rule) } + subject.graph.roots.compactMap { position in
            let node = nodes[position]
            // A provider with requirements puts a part of the application together. It is probably a root.
            guard subject.graph.dependencies[position].allSatisfy({ configurations.contains(nodes[$0].key) }),
                !configurations.contains(node.key)
            else { return nil }
            // The application resolves a provider with run-time values where it has the values.
            guard !node.key.isInjection, !node.providers.contains(where: \.factory.hasAssistedParameters) else { return nil }
            guard let factory = node.provider?.factory, factory.origin == .sources, !factory.isExternal,
                !(factory.providerType.map(used.contains) ?? false)
            else { return nil }
            return Diagnostic(
                Self.rule, "nothing needs '\(node.key)', which '\(factory)' provides", about: node.key.description,
                at: factory.location,
                notes: remedies(for: factory, subject.options))
        }
    }

    /// The classes that are required under another key, and those that a registration may make.
    private func usedClasses(in subject: AnalysisSubject) -> Set<NominalType> {
        let graph = subject.graph
        let needed = graph.nodes.indices.filter { !graph.dependents(of: $0).isEmpty }.flatMap { graph.nodes[$0].providers }
        let replaced = subject.collected.factories.filter { factory in
            factory.isInitializer && graph[factory.key]?.providers.first?.factory.isInitializer == false
        }
        return Set((needed.map(\.factory) + replaced).compactMap(\.providerType))
    }

    private func remedies(for factory: DependencyFactory, _ options: ResolutionOptions) -> [Diagnostic.Note] {
        guard let type = factory.providerType?.spelling(.plain) else {
            return [
                .init(Remedy(.init(.removeDeclaration, "\(factory)", at: factory.location))),
                .init(options.setting("severity", to: "\(Self.rule.identifier)=off")),
            ]
        }
        return [
            .init(Remedy(.init(.removeDeclaration, type, at: factory.location))),
            .init(Remedy(.init(.addComment, type, "// dpend:ignore", at: factory.location))),
        ]
    }
}
