/// Reports once that `#if` was evaluated for the host's platform and architecture.
package struct PlatformConditionRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "platform-condition", .note,
        summary: "Conditions on the platform or the architecture were evaluated for the machine that dpend runs on",
        explanation: """
            `#if os(…)` or `#if canImport(…)` affects a declaration, and `--platform` is missing; or `#if arch(…)` does,
            and `--arch` is missing. dpend evaluates the condition for the machine that it runs on, but the code may be
            for another one.
            """,
        remedy: """
            Pass `--platform`, or `--arch`.
            """,
        example: .init(
            """
            #if os(iOS)
            final class TouchInputImpl {}
            #else
            final class MouseInputImpl {}
            #endif
            """,
            mended: """
                final class InputImpl {}
                """
        ) { $0.hostPlatform = .linux })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let (problems, options) = (subject.collected.problems, subject.options)
        var decided: [(noun: String, host: String, remedy: Remedy, location: SourceLocation)] = []
        if let location = problems.platformCondition {
            let platforms = Self.likely(subject.collected).map(\.rawValue).joined(separator: "|")
            decided.append(
                ("the platform", options.hostPlatform.rawValue, options.setting("platform", to: platforms), location))
        }
        if let location = problems.architectureCondition {
            decided.append(
                (
                    "the architecture", options.hostArchitecture.rawValue, options.setting("arch", to: "arm64|x86_64"),
                    location
                ))
        }
        guard let location = decided.map(\.location).min() else { return [] }
        func joined(_ texts: [String]) -> String { texts.joined(separator: " and ") }
        return [
            Diagnostic(
                Self.rule,
                "conditions on \(joined(decided.map(\.noun))) are decided for \(joined(decided.map(\.host))), where dpend runs",
                about: "platform", at: location, notes: decided.map { .init($0.remedy) })
        ]
    }

    /// The platforms for which a source may be that imports a framework; all if no source does. Imports under `#if` count
    /// for nothing: the platform that is to be found decides them.
    private static func likely(_ collected: CollectedDependencies) -> [Platform] {
        var likely: Set<Platform> = []
        for file in collected.declarations?.files ?? [] {
            let found = file.imports.filter { $0.condition == nil }.compactMap {
                PlatformFramework.platforms(of: $0.module)
            }
            if let first = found.first { likely.formUnion(found.dropFirst().reduce(first) { $0.intersection($1) }) }
        }
        return Platform.allCases.filter { likely.isEmpty || likely.contains($0) }
    }
}
