/// Reports providers that require values of containers that are not nested in each other.
///
///     Receipt ──▶ Cart [Session.Checkout]
///          └────▶ Guest [Visit]
package struct UnrelatedContainersRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unrelated-containers", .error, preventsGeneration: true,
        summary: "A provider requires values of nested containers that are not nested in each other",
        explanation: """
            A provider belongs to a container that has all values it requires, directly or indirectly. If two containers
            are not nested in each other, no container has the values of both.
            """,
        remedy: """
            - Take one of the values at run time: mark its parameter `@Assisted`.
            - Nest one container in the other, or give the value to both: `--nested`.
            - Split the class into one for each container.
            """,
        example: .init(
            """
            struct Cart {}
            struct Guest {}
            final class ReceiptImpl {
                init(cart: Cart, guest: Guest) {}
            }
            """,
            mended: """
                import DpendRuntime

                struct Cart {}
                struct Guest {}
                final class ReceiptImpl {
                    init(cart: Cart, @Assisted guest: Guest) {}
                }
                final class GuestBookImpl {
                    init(guest: Guest) {}
                }
                """,
            arguments: "--nested 'Checkout: Cart' --nested 'Visit: Guest'"
        ) { $0.nested = [.init(path: "Checkout", values: ["Cart"]), .init(path: "Visit", values: ["Guest"])] })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        var seen: Set<SourceLocation> = []
        return (graph.homes?.problems ?? []).compactMap { problem in
            guard case .unrelated = problem.kind, let factory = graph.nodes[problem.node].factories.first,
                seen.insert(factory.location).inserted
            else { return nil }
            let reasons = graph.conflictingReasons(of: problem.node, within: graph.containers.everywhere)
            return report(factory, reasons, in: subject)
        }
    }

    private func report(_ factory: DependencyFactory, _ reasons: [HomeReason], in subject: AnalysisSubject)
        -> Diagnostic
    {
        let graph = subject.graph
        let words = reasons.enumerated().map { position, reason in
            let words = graph.words(reason)
            return position > 0 && words.hasPrefix("requires ") ? String(words.dropFirst("requires ".count)) : words
        }
        let all =
            words.count > 1
            ? words.dropLast().joined(separator: ", ") + ", and " + words[words.count - 1] : words.joined()
        let relation = reasons.count == 2 ? "neither lies within the other" : "they do not lie within each other"
        let chains = reasons.filter { $0.way.count > 2 }.map { Diagnostic.Note(.chain, "by way of \(graph.chain($0))") }
        let name = factory.providedName
        return Diagnostic(
            Self.rule, "'\(name)' \(all); \(relation)", about: name, at: factory.location,
            notes: chains + factory.runTimeRemedies(towards: reasons, in: graph).prefix(Remedy.limit).map { .init($0) })
    }
}

extension DependencyFactory {
    /// The class, or the call of the member, by which people know the provider.
    var providedName: String { providerType?.spelling(.plain) ?? description }

    /// Remedies that pass the requirements behind the reasons as run-time values.
    func runTimeRemedies(towards reasons: [HomeReason], in graph: DependencyGraph) -> [Remedy] {
        guard origin == .sources, isInitializer else { return [] }
        return reasons.filter { $0.way.count == 2 }.reversed().compactMap { reason in
            let key = graph.nodes[reason.way[1]].key
            return parameters.first { $0.dependency == key && $0.property == nil && $0.location != nil }.map {
                Remedy(.init(.addAttribute, $0, of: self, "@Assisted"))
            }
        }
    }
}
