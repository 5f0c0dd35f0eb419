/// Reports providers that are newer than the deployment target, where older code requires them. Generated code would
/// not compile.
///
///     HomeImpl ──▶ Clock ◀── ClockImpl, @available(iOS 26, *)      --deployment-target ios16.4
package struct UnavailableProviderRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unavailable-provider", .error, preventsGeneration: true,
        summary: "A provider is newer than the deployment target, and older code requires it",
        explanation: """
            A class with `@available(iOS 26, *)` does not exist on iOS 18. If the deployment target is older, only code with
            the same attribute can require the class: on an older system nothing could make the object.

            dpend compares with `--deployment-target`, or with the platforms of the package. Without both it does not report
            this. dpend does not report a provider that no older class requires: its accessor gets the same attribute.
            """,
        remedy: """
            - Mark the class that requires the provider with the same `@available`.
            - Provide the protocol from a method of a `DependencyConfiguration`, which checks `#available` and has a
              replacement for older systems.
            - Exclude the newer class with `--implicit-exclude`.
            """,
        example: .init(
            """
            protocol Clock {}

            @available(iOS 26, *)
            final class ClockImpl: Clock {}

            final class HomeImpl {
                init(clock: any Clock) {}
            }
            """,
            mended: """
                protocol Clock {}

                @available(iOS 26, *)
                final class ClockImpl: Clock {}

                @available(iOS 26, *)
                final class HomeImpl {
                    init(clock: any Clock) {}
                }
                """, arguments: "--platform ios --deployment-target ios16.4"
        ) {
            $0.platform = .ios
            $0.deploymentTargets = [.ios: VersionNumber(16, 4)]
        })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let graph = subject.graph
        guard subject.options.mode == .application, let targets = subject.options.deploymentTargets, !targets.isEmpty
        else { return [] }
        var reports: [Diagnostic] = []
        // The graph contains a class with several protocols once for each, and one report for a class and its provider
        // is enough.
        var seen: Set<String> = []
        for position in graph.nodes.indices where !graph.availability(of: position).isAlways {
            for provider in graph.nodes[position].providers {
                for (index, edge) in provider.edges.enumerated() {
                    for target in edge.targets {
                        guard let newer = graph.nodes[target].provider?.factory,
                            !provider.factory.availability.covers(newer.availability),
                            let report = report(
                                provider.factory, index, newer, graph.nodes[target].key, targets, subject.options),
                            seen.insert("\(provider.factory) \(provider.factory.location) \(newer)").inserted
                        else { continue }
                        reports.append(report)
                    }
                }
            }
        }
        return reports
    }

    private func report(
        _ factory: DependencyFactory, _ index: Int, _ newer: DependencyFactory, _ key: DependencyKey,
        _ targets: [Platform: VersionNumber],
        _ options: ResolutionOptions
    ) -> Diagnostic? {
        let lacking = newer.availability.introductions(on: targets).filter { missing in
            var required = Availability.always
            required.insert(missing.introduction)
            return !factory.availability.covers(required)
        }
        guard !lacking.isEmpty else { return nil }
        let first = lacking.map { "\($0.introduction.platform) \($0.introduction.version)" }.joined(separator: " and ")
        let target = lacking.map { "\($0.introduction.platform) \($0.target.version)" }.joined(separator: " and ")
        let attribute = "@available(\(newer.availability), *)"
        var remedies = [
            Remedy(.init(.addAttribute, factory.requirerName, attribute, at: factory.location)), Remedy.register(key),
        ]
        if let type = newer.providerType, newer.origin == .sources { remedies.append(options.excluding(type.path)) }
        return Diagnostic(
            Self.rule,
            "'\(factory)' requires '\(key)', and '\(newer)' provides it only from \(first) on, but the deployment target is \(target)",
            about: "\(factory) \(key)", at: factory.location(ofDependency: index),
            notes: [.init(.remark, "'\(newer)' has '\(attribute)'", at: newer.location)] + remedies.map { .init($0) })
    }
}

extension DependencyFactory {
    /// The declaration that requires the dependencies: the class, or the member of a configuration.
    fileprivate var requirerName: String {
        if case .initializer(let type, _) = kind { type.spelling(.plain) } else { "\(self)" }
    }
}
