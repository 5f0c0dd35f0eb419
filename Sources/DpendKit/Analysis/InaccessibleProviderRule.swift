/// Reports providers that cannot be used where they must be: configurations, and exports of a library.
package struct InaccessibleProviderRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "not-exported", .warning,
        summary: "Generated code cannot access a configuration, one of its members, or a chosen class",
        explanation: """
            Generated code cannot make a `DependencyConfiguration` that is private or generic, so dpend ignores all of its
            members.

            In library mode the generated code belongs to other modules, which see only public declarations. dpend reports

            - a configuration that is not public, or that has no public initializer;
            - a member of a configuration that is neither public nor written as `private` or `fileprivate`;
            - a `public` class that a filter chooses and that has no public initializer, or that is nested in a type that
              is not public. The initializer that Swift synthesizes for a class is internal.

            A class whose initializer is written as `private` or `fileprivate` is not reported, because only its own code
            should make it. With `--access package` the same holds for `package`.

            A library with an exports file exports internal classes too. dpend then reports only a class that takes or provides
            a dictionary, a tuple or a composition with a type that is not public.
            """,
        remedy: """
            - Give the library an exports file with `--exports-file`: other modules use its internal classes through this file.
            - Make the class, its initializer, the member and the types around them `public`.
            - Exclude a class that clients should not use with `--implicit-exclude`, or with the comment `// dpend:ignore`
              before it.
            """,
        example: .init(
            """
            import DpendRuntime

            public final class Client {}
            public final class NetworkConfiguration: DependencyConfiguration {
                public init() {}
                func client() -> DependencyRegistration<Client> { DependencyRegistration { Client() } }
            }
            public final class PingImpl { init() {} }
            """,
            mended: """
                import DpendRuntime

                public final class Client {}
                public final class NetworkConfiguration: DependencyConfiguration {
                    public init() {}
                    public func client() -> DependencyRegistration<Client> { DependencyRegistration { Client() } }
                }
                public final class PingImpl { public init() {} }
                """,
            arguments: "--mode library"
        ) { $0.mode = .library })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let isLibrary = subject.options.mode == .library
        return subject.collected.problems.inaccessibleProviders.map { provider in
            let remark = provider.remark
            let message =
                switch provider.kind {
                case .configuration where isLibrary:
                    "the configuration '\(remark.subject)' is left out: \(remark.message), so no other module can use what it provides"
                case .configuration:
                    "the configuration '\(remark.subject)' is left out: \(remark.message), so nothing of it is registered"
                case .unmadeConfiguration:
                    "no other module can make the configuration '\(remark.subject)': \(remark.message)"
                case .member:
                    "'\(remark.subject)' is left out: \(remark.message), so no other module can use what it provides"
                case .chosenClass: "'\(remark.subject)' is left out: \(remark.message), so no other module can use it"
                }
            return Diagnostic(
                Self.rule, message, about: remark.subject, at: remark.location, notes: help(provider, subject.options))
        }
    }

    private func help(_ provider: CollectedDependencies.InaccessibleProvider, _ options: ResolutionOptions)
        -> [Diagnostic.Note]
    {
        guard let remedy = provider.remedy else { return [] }
        let others = provider.kind == .chosenClass ? [options.excluding(provider.remark.subject)] : []
        return ([remedy] + others).map { .init($0) }
    }
}
