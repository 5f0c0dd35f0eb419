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

    /// The platforms that the sources are for, according to the frameworks that they import; all if they import none.
    private static func likely(_ collected: CollectedDependencies) -> [Platform] {
        var imported: Set<String> = []
        for file in collected.declarations?.files ?? [] {
            for element in file.imports { imported.insert(element.module) }
        }
        let named = frameworks.filter { imported.contains($0.name) }.map(\.platforms)
        guard let first = named.first else { return Platform.allCases }
        let common = named.dropFirst().reduce(Set(first)) { $0.intersection($1) }
        let all = Set(named.joined())
        return Platform.allCases.filter { (common.isEmpty ? all : common).contains($0) }
    }

    /// Frameworks and the platforms that have them.
    private static let frameworks: [(name: String, platforms: [Platform])] = [
        ("SwiftUI", [.ios, .macos, .tvos, .watchos, .visionos]), ("UIKit", [.ios]), ("AppKit", [.macos]),
        ("Cocoa", [.macos]), ("WatchKit", [.watchos]), ("TVUIKit", [.tvos]),
    ]
}
