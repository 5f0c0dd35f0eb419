/// Reports once the accessors of a declaration with `--access` that have less access, because of their types.
package struct LessAccessibleRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "less-accessible", .note,
        summary: "Accessors have less access than the generated declaration, because their types do",
        explanation: """
            With `--access public` or `package`, other modules can use the generated type and its accessors. If the type
            of an accessor has less access, the accessor has the same access, because Swift would not compile it
            otherwise. The module itself can still use it.
            """,
        remedy: """
            - Give the type the same access as the generated code, if other modules should use it.
            - Or let the class provide a protocol with this access, and keep the class internal.
            """,
        example: .init(
            """
            final class ClockImpl {}
            """,
            mended: """
                public protocol Clock {}
                final class ClockImpl: Clock {}
                """, arguments: "--access public"
        ) { $0.access = .public })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let visibility = subject.collected.visibility
        guard visibility.access > .internal else { return [] }
        var seen: Set<String> = []
        var hidden = subject.graph.nodes.filter { $0.provider != nil && $0.key.provider == nil }
            .flatMap { visibility.hiddenTypes(in: $0.key.type) }
            .filter { seen.insert($0.name).inserted }
            .sorted { $0.type.location < $1.type.location }
        guard let first = hidden.first else { return [] }
        hidden.removeFirst()
        return [
            Diagnostic(
                Self.rule,
                "'\(first.name)' is \(first.type.access), and so is the accessor that gives it, not \(visibility.access)",
                about: "access", at: first.type.location,
                notes: hidden.map { .init(.place, "so it is with '\($0.name)'", at: $0.type.location) }
                    + [.init(Remedy(.init(.setAccess, first.name, "\(visibility.access)", at: first.type.location)))])
        ]
    }
}
