/// Reports dependencies that require themselves, one report for each set of keys that all require each other.
///
///     A ──▶ B ◀── C      one report: B → D → C → B
///           │     ▲      (B needs D, D needs C, C needs B)
///           └─▶ D ┘
package struct DependencyCycleRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "dependency-cycle", .error, preventsGeneration: true,
        summary: "A dependency requires itself, directly or indirectly",
        explanation: """
            Before an instance can be made, another instance of the same key is required. A container would recurse
            until the stack overflows. An `@Injected` property counts like a parameter, because an instance is complete
            before other code gets it.

            There is one report for each set of keys that all require each other. It shows the shortest cycle with the
            parameter of each step, and the parameters where a deferred type breaks every cycle of the set.
            """,
        remedy: """
            - Change the parameter that the report names to `() -> T` or `Lazy<T>`. It then resolves at its first use,
              after both instances have been made.
            - Move the part that both classes use into a third class that requires neither of them.
            - Give a decorator, which requires the key that it provides, a tag for the inner instance.
            """,
        example: .init(
            """
            protocol Section {}
            protocol Item {}

            final class SectionImpl: Section {
                init(item: any Item) {}
            }
            final class ItemImpl: Item {
                init(section: any Section) {}
            }
            """,
            mended: """
                protocol Section {}
                protocol Item {}

                final class SectionImpl: Section {
                    init(item: any Item) {}
                }
                final class ItemImpl: Item {
                    init(section: @escaping () -> any Section) {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        let adjacency = graph.certainDependencies(onlyImmediate: true)
        return subject.reports { $0.cycles(Self.rule) }
            + StronglyConnectedComponents.find(in: adjacency).compactMap { component in
                guard let cycle = ShortestCycle.find(in: component, of: adjacency) else { return nil }
                let remedy = CycleRemedy(component: component, adjacency: adjacency, subject: subject)
                return diagnostic(cycle, component: component, remedy, in: subject)
            }
    }

    private func diagnostic(
        _ cycle: [Int], component: [Int], _ remedy: CycleRemedy, in subject: AnalysisSubject
    ) -> Diagnostic {
        let nodes = subject.graph.nodes
        let path = (cycle + [cycle[0]]).map { nodes[$0].key.description }.joined(separator: " → ")
        var steps: [Diagnostic.Note] = []
        for (position, next) in zip(cycle, cycle.dropFirst() + [cycle[0]]) {
            guard let (factory, index) = nodes[position].immediateNeed(of: next) else { continue }
            let need =
                factory.parameter(ofDependency: index).map { "its \($0.kind) '\($0.label)' requires" } ?? "it requires"
            steps.append(
                .init(
                    .step,
                    "'\(nodes[position].key)' is made by '\(factory)'; \(need) '\(nodes[next].key)'",
                    at: factory.location(ofDependency: index)))
        }
        var notes = steps + remedy.notes(cycle: cycle)
        let chain = subject.chain(to: cycle[0])
        if chain.count > 1 {
            notes.append(.init(.chain, "reached by way of \(chain.map(\.description).joined(separator: " → "))"))
        }
        let others = Set(component).subtracting(cycle).sorted().map { "'\(nodes[$0].key)'" }
        if !others.isEmpty {
            notes.append(.init(.remark, "caught in it as well: \(others.joined(separator: ", "))"))
        }
        return Diagnostic(
            Self.rule, "'\(nodes[cycle[0]].key)' requires itself: \(path)", about: path, at: steps.first?.location,
            notes: notes)
    }
}

extension DependencyGraphNode {
    /// The factory, and the position in its dependencies, with which this node requires another one at once.
    func immediateNeed(of target: Int) -> (factory: DependencyFactory, index: Int)? {
        for provider in providers {
            if let index = provider.edges.firstIndex(where: { $0.immediateTargets.contains(target) }) {
                return (provider.factory, index)
            }
        }
        return nil
    }
}
