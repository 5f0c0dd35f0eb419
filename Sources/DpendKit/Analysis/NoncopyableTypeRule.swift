/// Reports types without `Copyable` that a container would have to copy. Generated code would not compile.
package struct NoncopyableTypeRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "noncopyable-type", .error, preventsGeneration: true,
        summary: "A container would have to copy a value whose type is not Copyable",
        explanation: """
            A container keeps closures and values of all types, and Swift copies them when it passes them on. It cannot copy a
            value whose type has `~Copyable`, and it cannot keep a value whose type has `~Escapable`. This concerns types that a filter
            chooses, registrations, external values and run-time values.
            """,
        remedy: """
            - Let a class own the value, and require the class.
            - Exclude the type with `--implicit-exclude`, and make the value where you use it.
            """,
        example: .init(
            """
            struct TokenImpl: ~Copyable {
                init() {}
            }

            final class HomeImpl {
                init(token: consuming TokenImpl) {}
            }
            """,
            mended: """
                struct Token: ~Copyable {
                    init() {}
                }

                final class TokenImpl {
                    private let token = Token()
                }

                final class HomeImpl {
                    init(token: TokenImpl) {}
                }
                """, arguments: "--implicit-kinds class,struct"
        ) { $0.implicitKinds = [.class, .struct] })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard let index = subject.collected.declarations else { return [] }
        let names = index.noncopyableTypes
        if names.isEmpty { return [] }
        var reports: [Diagnostic] = []
        var seen: Set<Diagnostic> = []
        func note(_ report: Diagnostic) { if seen.insert(report).inserted { reports.append(report) } }
        for provider in subject.graph.nodes.flatMap(\.providers) {
            let factory = provider.factory
            if let name = names.name(in: factory.providerType.map(TypeExpression.nominal) ?? factory.key.type) {
                note(
                    Diagnostic(
                        Self.rule, "'\(name)' is not Copyable, and a container would have to copy it", about: name,
                        at: factory.location,
                        notes: factory.isInitializer ? [.init(subject.options.excluding(name))] : []))
                continue
            }
            for (parameter, edge) in zip(factory.parameters, provider.parameterEdges) where edge.isInstance {
                guard let name = names.name(in: parameter.dependency.type), case .runTimeValue = edge else { continue }
                note(
                    Diagnostic(
                        Self.rule,
                        "'\(factory)' takes '\(name)' at run time, which is not Copyable, and generated code would have to copy it",
                        about: "\(factory) \(name)", at: parameter.location ?? factory.location,
                        notes: factory.providerType.map { [.init(subject.options.excluding($0.path))] } ?? []))
            }
        }
        return reports
    }
}
