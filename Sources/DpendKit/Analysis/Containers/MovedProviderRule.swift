/// Notes that the application resolves a class in a nested container because of an indirect requirement.
///
///     RootModel ──▶ ProfileModel ──▶ Account      'Session: Account' moves the accessor 'rootModel' to Session
package struct MovedProviderRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "moved-provider", .note,
        summary: "A nested container, not the root, has a class that requires the container's value only indirectly",
        explanation: """
            A class belongs to a nested container if it requires a value of the container, directly or by way of other
            classes. The container then has the accessor of the class, and the root has none. The code that makes the class from
            the root no longer compiles, although neither the class nor this code changed.

            dpend reports classes that nothing else requires, so that your code resolves them, one note for each container. These do not
            count:

            - classes that require the value themselves;
            - classes that `--implicit-container` or a registration places in the container.
            """,
        remedy: """
            - To keep the class in the root, open the container later: require `(Account) -> ProfileModel`.
            - If the class belongs to the container, say so: `--implicit-container '^RootModel$=Session'`.
            """,
        example: .init(
            """
            struct Account {}
            final class ProfileImpl {
                init(account: Account) {}
            }
            final class RootImpl {
                init(profile: ProfileImpl) {}
            }
            """,
            mended: """
                struct Account {}
                final class ProfileImpl {
                    init(account: Account) {}
                }
                final class RootImpl {
                    init(profile: @escaping (Account) -> ProfileImpl) {}
                }
                """,
            arguments: "--nested 'Session: Account'"
        ) { $0.nested = [.init(path: "Session", values: ["Account"])] })

    package init() {}

    /// The maximum number of further classes to name.
    private static let maximumOthers = 3

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        guard subject.options.mode == .application, graph.homes != nil else { return [] }
        var moved: [Int: [(position: Int, factory: DependencyFactory)]] = [:]
        for position in graph.roots {
            guard let container = graph.homes(of: position).first, container != NestedContainers.root,
                let provider = graph.nodes[position].provider, isMoved(provider, in: graph)
            else { continue }
            moved[container, default: []].append((position, provider.factory))
        }
        return moved.sorted { $0.key < $1.key }.compactMap { container, classes in
            diagnostic(classes, movedTo: container, in: subject)
        }
    }

    /// Whether a provider requires values of nested containers only indirectly, and the user did not place it.
    private func isMoved(_ provider: DependencyProvider, in graph: DependencyGraph) -> Bool {
        guard provider.factory.placement == nil, !provider.factory.isExternal else { return false }
        var isDirect = false
        for edge in provider.edges {
            if !edge.openings.isEmpty { isDirect = true }
            edge.forEachSurroundingTarget { target in
                let key = graph.nodes[target].key
                if graph.containers.all.contains(where: { $0.values.contains(key) }) { isDirect = true }
            }
        }
        return !isDirect
    }

    private func diagnostic(
        _ classes: [(position: Int, factory: DependencyFactory)], movedTo container: Int, in subject: AnalysisSubject
    ) -> Diagnostic? {
        let graph = subject.graph
        guard let (position, factory) = classes.min(by: { $0.factory.location < $1.factory.location }),
            let reason = graph.homeReasons(of: position).first(where: { $0.kind == .value && $0.way.count > 2 }),
            let value = reason.way.last
        else { return nil }
        let name = "\(graph.nodes[position].key)"
        let path = graph.containers.title(container)
        let way = reason.way.dropFirst().dropLast().map { "\(graph.nodes[$0].key)" }.joined(separator: " → ")
        var notes: [Diagnostic.Note] = []
        let others = classes.filter { $0.position != position }
        let named = others.prefix(Self.maximumOthers).map { "'\(graph.nodes[$0.position].key)'" }.joined(
            separator: ", ")
        let rest = others.count - Self.maximumOthers
        if !others.isEmpty {
            notes.append(
                .init(.remark, "\(path) has \(named)\(rest > 0 ? " and \(rest) more" : "") for such a reason too"))
        }
        notes += remedies(for: position, factory, reason, container, subject).map { .init($0) }
        return Diagnostic(
            Self.rule,
            "\(path), not the root, has '\(name)', which requires '\(graph.nodes[value].key)' by way of \(way)",
            about: name,
            at: factory.location, notes: notes)
    }

    private func remedies(
        for position: Int, _ factory: DependencyFactory, _ reason: HomeReason, _ container: Int,
        _ subject: AnalysisSubject
    ) -> [Remedy] {
        let graph = subject.graph
        let next = reason.way[1]
        var remedies: [Remedy] = []
        let index = graph.nodes[position].provider?.edges.firstIndex { $0.targets.contains(next) }
        if factory.origin == .sources, let parameter = index.flatMap({ factory.parameter(ofDependency: $0) }),
            parameter.property == nil
        {
            let effects = graph.nodes[next].effects
            let function = TypeExpression.FunctionType(
                attributes: effects.globalActor.map { ["@\($0)"] } ?? [],
                parameters: graph.containers.all[container].values.map(\.requestedType),
                isAsync: effects.isAsync, throwing: effects.isThrowing ? .anyError : .never,
                result: parameter.declaredType)
            remedies.append(Remedy(.init(.changeType, parameter, of: factory, "\(TypeExpression.function(function))")))
        }
        if factory.origin == .sources, let type = factory.providerType {
            let pattern = "^\(RegularExpression.escaped(type.path))$=\(graph.containers.all[container].path)"
            remedies.append(subject.options.adding(pattern, to: "implicit-container"))
        }
        return remedies
    }
}
