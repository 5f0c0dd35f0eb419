/// Reports providers whose chosen container lacks one of their requirements.
package struct MisplacedProviderRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "misplaced-provider", .error, preventsGeneration: true,
        summary: "A provider is placed in a container that lacks one of its requirements",
        explanation: """
            `--implicit-container`, or `in:` of a registration, places a provider in a container. The container may be
            deeper than necessary, but it must have everything that the provider requires.
            """,
        remedy: """
            - Remove the requirement that the provider should not have.
            - Place the provider in a container that has all its requirements, or let dpend choose the container.
            """,
        example: .init(
            """
            struct User {}
            final class AnalyticsImpl {
                init(user: User) {}
            }
            """,
            mended: """
                struct User {}
                final class AnalyticsImpl {}
                final class ProfileImpl {
                    init(user: User, analytics: AnalyticsImpl) {}
                }
                """,
            arguments: "--nested 'Session: User' --implicit-container 'Analytics=root'"
        ) {
            $0.nested = [.init(path: "Session", values: ["User"])]
            $0.implicitContainers = [.init(pattern: "Analytics", container: "root")]
        })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        var seen: Set<SourceLocation> = []
        let reports = (graph.homes?.problems ?? []).compactMap { problem -> Diagnostic? in
            guard let factory = graph.nodes[problem.node].factories.first(where: { $0.placement != nil }) else {
                return nil
            }
            switch problem.kind {
            case .unrelated: return nil
            case .misplaced(let placement, let wanted):
                return seen.insert(factory.location).inserted
                    ? misplaced(factory, placement, wanted, problem.node, in: subject) : nil
            case .unknown(let placement):
                return seen.insert(factory.location).inserted
                    ? unknown(factory, placement, graph.containers.all.map(\.path)) : nil
            }
        }
        return reports + placedWithoutContainers(in: subject)
    }

    /// Reports registrations with `in:` in an application without nested containers, and in a library, which cannot
    /// declare containers.
    private func placedWithoutContainers(in subject: AnalysisSubject) -> [Diagnostic] {
        if subject.graph.homes != nil { return [] }
        let nodes = subject.graph.nodes
        // Patterns place classes only in existing containers.
        let registrations = subject.graph.unusualPositions.filter {
            nodes[$0].providers.contains { !$0.factory.isInitializer }
        }
        return registrations.flatMap { nodes[$0].factories }.compactMap { factory in
            guard let placement = factory.placement, placement.container != NestedContainers.rootName else {
                return nil
            }
            guard subject.options.mode == .application else {
                return Diagnostic(
                    Self.rule,
                    "'\(factory)' is placed in '\(placement.container)', but only an application declares nested containers",
                    about: "\(factory)", at: factory.location,
                    notes: [.init(Remedy(.init(.setContainer, "\(factory)", at: factory.location)))])
            }
            return unknown(factory, placement, [NestedContainers.rootName])
        }
    }

    private func unknown(_ factory: DependencyFactory, _ placement: ContainerPlacement, _ names: [String]) -> Diagnostic
    {
        let near = NearNames.question(placement.container, among: names)
        return Diagnostic(
            Self.rule,
            "'\(factory)' is placed in '\(placement.container)', but there is no nested container of that name\(near)",
            about: "\(factory)",
            at: factory.location,
            notes: [.init(Remedy(.init(.addValue, "nested", "\(placement.container): …")))])
    }

    private func misplaced(
        _ factory: DependencyFactory, _ placement: ContainerPlacement, _ wanted: Int, _ node: Int,
        in subject: AnalysisSubject
    ) -> Diagnostic {
        let (graph, containers) = (subject.graph, subject.graph.containers)
        let reasons = graph.conflictingReasons(of: node, within: ContainerSet([wanted]))
        let name = factory.providedName
        let words = reasons.map { graph.words($0) }.joined(separator: ", and ")
        var notes = reasons.filter { $0.way.count > 2 }.map { Diagnostic.Note(.chain, "by way of \(graph.chain($0))") }
        if let pattern = placement.pattern {
            notes.append(
                .init(
                    .remark, "--implicit-container '\(pattern)=\(placement.container)' says so",
                    at: subject.options.places["--implicit-container", pattern]))
        }
        var remedies = factory.runTimeRemedies(towards: reasons, in: graph)
        let place = containers.outermost(graph.homes?.available[node] ?? containers.everywhere)
        if place.count == 1, let home = place.first {
            remedies.append(Remedy(.init(.setContainer, name, containers.all[home].path, at: factory.location)))
        }
        let stays =
            wanted == NestedContainers.root ? "is placed in the root" : "is placed in \(containers.title(wanted))"
        return Diagnostic(
            Self.rule, "'\(name)' \(stays), but \(words)", about: name, at: factory.location,
            notes: notes + remedies.prefix(Remedy.limit).map { .init($0) })
    }
}
