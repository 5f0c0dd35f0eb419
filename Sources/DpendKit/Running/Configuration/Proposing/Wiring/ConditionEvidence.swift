/// The providers that a condition of builds adds, removes or changes.
struct ConditionEvidence {
    /// The condition that SwiftPM and Xcode set in debug builds.
    static let condition = "DEBUG"

    /// The line that proposes the condition; nil if the graph is the same with and without it.
    let line: SettingsProposal.Line?

    /// - Parameters:
    ///   - without: The results without the condition.
    ///   - with: The results with it.
    init(without: [DependencyResolution], with: [DependencyResolution]) {
        let (without, with) = (Self.providers(of: without), Self.providers(of: with))
        func only(in some: [String: DependencyFactory], not others: [String: DependencyFactory], _ words: String)
            -> [SettingsProposal.Evidence]
        {
            some.filter { others[$0.key] == nil }.map {
                .init(
                    text: "only \(words): \($0.value.providerType?.path ?? "\($0.value.key)")",
                    location: $0.value.location)
            }
        }
        let all =
            only(in: with, not: without, "with \(Self.condition)")
            + only(in: without, not: with, "without \(Self.condition)")
        let evidence = DistinctElements(
            all.sorted {
                ($0.location?.path ?? "", $0.location?.line ?? 0, $0.text) < (
                    $1.location?.path ?? "", $1.location?.line ?? 0, $1.text
                )
            }
        ).all
        line = evidence.first.map { first in
            .init(
                value: Self.condition,
                reason: first.text + (evidence.count > 1 ? " and \(evidence.count - 1) more" : ""), evidence: evidence)
        }
    }

    /// The providers of graphs, by a text of what generated code depends on.
    private static func providers(of resolutions: [DependencyResolution]) -> [String: DependencyFactory] {
        let factories = resolutions.flatMap(\.graph.nodes).flatMap(\.providers).map(\.factory)
        return Dictionary(
            factories.map {
                ("\($0.key) \($0.providerType.map { "\($0)" } ?? "") \($0.scope) \($0.effects) \($0.dependencies)", $0)
            }
        ) { first, _ in first }
    }
}

extension ProjectProbe {
    /// The conditions with which the graph of a proposal is another one.
    ///
    /// This reads only sources that ask for the condition again, and ends at once if there are none.
    ///
    /// - Throws: ``InputError`` if no target can be read.
    mutating func conditions(_ proposal: SettingsProposal) throws(InputError) -> [SettingsProposal.Line] {
        guard mayDiffer else { return [] }
        let without = try run(proposal)
        let with = try runAside(proposal, with: ConditionEvidence.condition)
        // The patterns fit the build without the condition. If they leave errors in the other one, the user has to
        // decide.
        guard with.errorCount <= without.errorCount, with.isComplete || !without.isComplete else { return [] }
        return ConditionEvidence(without: without.all, with: with.all).line.map { [$0] } ?? []
    }
}
