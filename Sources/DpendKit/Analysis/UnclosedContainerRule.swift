/// Reports closures that open a nested container whose objects nobody can close.
package struct UnclosedContainerRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unclosed-container", .warning,
        summary: "A closure opens a nested container, and nothing closes its objects",
        explanation: """
            A parameter `(User) -> Handler` opens a nested container, and returns an object of it. The caller never has the container, so
            nobody can call its `close()`. An object that the container keeps for good and that is `Closable`, such as a transaction, then
            stays open, although it looks as if a container closed it.
            """,
        remedy: """
            Open the container in the code that has the container around it, with the function `openRequest(user:)`, which closes it at the
            end of a call. Pass a closure that does so to the class. Or close the object in the class that uses it, and give it the scope
            `unique` or `shared`.
            """,
        example: .init(
            """
            protocol Closable { func close() }
            struct User {}

            // dpend:singleton
            final class TransactionImpl: Closable {
                init(user: User) {}
                func close() {}
            }
            final class HandlerImpl { init(user: User, transaction: TransactionImpl) {} }
            final class GateImpl { init(open: @escaping (User) -> HandlerImpl) {} }
            """,
            mended: """
                protocol Closable { func close() }
                struct User {}

                // dpend:singleton
                final class TransactionImpl: Closable {
                    init(user: User) {}
                    func close() {}
                }
                final class HandlerImpl { init(user: User, transaction: TransactionImpl) {} }
                final class GateImpl {}
                """, arguments: "--nested 'Request: User'",
            configure: { $0.nested = [.init(path: "Request", values: ["User"])] }))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        guard !graph.containers.isEmpty, subject.options.container.closesObjects,
            graph.nodes.contains(where: Self.isClosed)
        else { return [] }
        // The graph contains a class with several protocols once for each.
        var seen: Set<Diagnostic> = []
        return graph.unusualPositions.flatMap { position -> [Diagnostic] in
            guard let provider = graph.nodes[position].provider else { return [] }
            return zip(provider.factory.parameters, provider.parameterEdges).flatMap { parameter, edge in
                edge.openings.compactMap { diagnostic(provider.factory, parameter, $0.containers, $0.inner, in: graph) }
            }
        }.filter { seen.insert($0).inserted }
    }

    private static func isClosed(_ node: DependencyGraphNode) -> Bool {
        guard let factory = node.provider?.factory else { return false }
        return factory.closing != nil && factory.scope.isKeptForGood && !factory.hasRunTimeValues
    }

    private func diagnostic(
        _ factory: DependencyFactory, _ parameter: DependencyFactory.Parameter, _ containers: [Int],
        _ inner: DependencyEdge,
        in graph: DependencyGraph
    ) -> Diagnostic? {
        guard let container = containers.first else { return nil }
        let within = graph.containers.within(container)
        var (seen, open) = (Set(inner.targets), inner.targets)
        var closed: [DependencyFactory] = []
        while let next = open.popLast() {
            if Self.isClosed(graph.nodes[next]), graph.homes(of: next).contains(where: within.contains),
                let own = graph.nodes[next].provider?.factory
            {
                closed.append(own)
            }
            for required in graph.dependencies(of: next) where seen.insert(required).inserted { open.append(required) }
        }
        var names: Set<String> = []
        let objects = closed.sorted(by: DependencyFactory.inStableOrder).filter { names.insert($0.objectName).inserted }
        guard let first = objects.first else { return nil }
        let path = graph.containers.all[container].path
        let more = objects.count > 1 ? " and \(objects.count - 1) more" : ""
        return Diagnostic(
            Self.rule,
            "'\(factory)' opens '\(path)' with a closure, so nothing can close '\(first.objectName)'\(more) of it",
            about: "\(factory) \(path)", at: parameter.location ?? factory.location,
            notes: objects.prefix(3).map {
                .init(
                    .remark,
                    "'\($0.objectName)' is '\($0.closing?.type.spelling(.plain) ?? "")', and the container keeps it",
                    at: $0.location)
            }
                + [
                    .init(
                        .remark,
                        "open '\(path)' where the container around it is known, with 'open\(graph.containers.all[container].name)', which closes it",
                        at: parameter.location)
                ])
    }
}
