/// Reports unused providers, unless the application probably resolves them itself.
package struct UnusedProviderRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unused-provider", .off,
        summary: "A provider is unused, and is not a root that the application would resolve",
        explanation: """
            Nothing in the graph requires the key, and its provider has no requirements. A provider with requirements
            counts as a root, which the application resolves. A provider without any edges is mostly left over. The
            application resolves a class with run-time values where it has the values, so this class and its requirements
            are never reported.

            The rule is off by default, because code that dpend does not read may also use the container.
            """,
        remedy: """
            Remove the class or the registration, or exclude it with `--implicit-exclude` or `// dpend:ignore`.
            """,
        example: .init(
            """
            final class LegacyClockImpl {}
            final class SystemClockImpl {}
            final class ReminderServiceImpl {
                init(clock: SystemClockImpl) {}
            }
            """,
            mended: """
                final class SystemClockImpl {}
                final class ReminderServiceImpl {
                    init(clock: SystemClockImpl) {}
                }
                """,
            arguments: "--severity unused-provider=warning"
        ) { $0.severities["unused-provider"] = .warning })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        // A library's providers are for its clients.
        guard subject.options.mode == .application else { return [] }
        let nodes = subject.graph.nodes
        let configurations = Set(subject.graph.nodes.flatMap { $0.providers.compactMap(\.factory.kind.configuration) })
        let used = usedClasses(in: subject)
        return subject.reports { $0.unused(Self.rule) }
            + subject.graph.roots.compactMap { position in
                let node = nodes[position]
                // A provider with requirements puts a part of the application together. It is probably a root.
                guard subject.graph.dependencies[position].allSatisfy({ configurations.contains(nodes[$0].key) }),
                    !configurations.contains(node.key)
                else { return nil }
                // The application resolves a provider with run-time values where it has the values.
                guard !node.key.isInjection, subject.asked.requests(for: node.key).isEmpty,
                    !node.providers.contains(where: \.factory.hasRunTimeValues)
                else { return nil }
                guard let factory = node.provider?.factory, factory.origin == .sources, !factory.isExternal,
                    !(factory.providerType.map(used.contains) ?? false)
                else { return nil }
                return Diagnostic(
                    Self.rule, "nothing requires '\(node.key)', which '\(factory)' provides",
                    about: node.key.description,
                    at: factory.location,
                    notes: remedies(for: factory, subject.options))
            }
    }

    /// The classes that are required under another key, and those that a registration may make.
    private func usedClasses(in subject: AnalysisSubject) -> Set<NominalType> {
        let graph = subject.graph
        let needed = graph.nodes.indices.filter { !graph.dependents(of: $0).isEmpty }.flatMap {
            graph.nodes[$0].providers
        }
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
