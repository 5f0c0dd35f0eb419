/// Reports patterns of decorators that choose no class. The wrapped object is passed instead, so nothing else is
/// missing.
///
///     CachedRates ─✗─▶ Rates      the class has lost its conformance: requirements get RemoteRatesImpl itself
package struct LostDecoratorRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "lost-decorator", .error,
        summary: "A pattern for decorators chooses no class that wraps another provider",
        explanation: """
            A pattern of `--implicit-decorator` chooses no class that provides a protocol and requires the same protocol. The
            class has been renamed or removed, or it has lost its conformance. All that require the protocol get the wrapped
            object itself: requests without a log, values without a cache. Nothing is missing, so no other rule reports it.
            """,
        remedy: """
            - Write the protocol of the class again, or correct the pattern.
            - Remove the pattern if the decorator is gone on purpose.
            """,
        example: .init(
            """
            protocol Rates {}

            final class RemoteRatesImpl: Rates {}

            final class CachedRates {
                init(rates: any Rates) {}
            }
            """,
            mended: """
                protocol Rates {}

                final class RemoteRatesImpl: Rates {}

                final class CachedRates: Rates {
                    init(rates: any Rates) {}
                }
                """,
            arguments: "--implicit-decorator '^Cached'"
        ) { $0.implicitDecorators.append("^Cached") })

    package init() {}

    /// The maximum number of classes that a report names.
    private static let maximumCount = 3

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.unmatchedPatterns.filter(\.isForDecorators).map { unmatched in
            let option = ReportedOption(unmatched.option, unmatched.pattern)
            let place = subject.options.places[unmatched.option, unmatched.pattern]
            return Diagnostic(
                Self.rule, "\(option.text) chooses no class that wraps another provider", about: option.subject,
                at: place,
                notes: notes(unmatched.pattern, in: subject))
        }
    }

    /// The classes whose names match.
    private func notes(_ pattern: String, in subject: AnalysisSubject) -> [Diagnostic.Note] {
        guard let expression = try? RegularExpression(pattern) else { return [] }
        let names = subject.rejected.choosableNames.filter { (try? expression.matches($0)) ?? false }
        return names.prefix(Self.maximumCount).map {
            .init(.remark, "'\($0)' does not provide a protocol that its initializer requires")
        }
    }
}

extension UnmatchedPattern {
    /// Whether it is a pattern for decorators, which has a rule of its own.
    var isForDecorators: Bool { option == "--implicit-decorator" }
}
