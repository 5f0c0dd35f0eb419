/// Reports nested containers without providers.
package struct EmptyContainerRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "empty-container", .warning,
        summary: "A nested container has no providers",
        explanation: """
            A provider belongs to a nested container if it requires one of the container's values, directly or indirectly,
            or if `--implicit-container` or a registration places it there. A container with only its values is useless.
            """,
        remedy: """
            Choose a class that requires a value of the container with a filter, correct the value's type, or remove the
            container.
            """,
        example: .init(
            """
            struct User {}
            final class ClockImpl {}
            """,
            mended: """
                struct User {}
                final class ClockImpl {}
                final class ProfileImpl {
                    init(user: User, clock: ClockImpl) {}
                }
                """,
            arguments: "--nested 'Session: User'"
        ) { $0.nested = [.init(path: "Session", values: ["User"])] })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        return graph.emptyContainers.map { number in
            let container = graph.containers.all[number]
            let values = container.values.map { "'\($0)'" }.joined(separator: " or ")
            return Diagnostic(
                Self.rule, "nothing belongs to the nested container \(container.path): no provider requires \(values)",
                about: container.path,
                at: container.location)
        }
    }
}

extension DependencyGraph {
    /// The nested containers that contain only their values, and whose inner containers do so as well.
    var emptyContainers: [Int] {
        // A provider without a home, because of a mistake, may belong to any container once the mistake is fixed.
        guard let homes, !homes.problems.contains(where: { if case .unrelated = $0.kind { true } else { false } })
        else { return [] }
        var inhabited: Set<Int> = []
        for position in nodes.indices where !nodes[position].factories.contains(where: \.isExternal) {
            for home in self.homes(of: position) { inhabited.formUnion(containers.chain(from: home)) }
        }
        return containers.all.indices.dropFirst().filter { !inhabited.contains($0) }
    }
}
