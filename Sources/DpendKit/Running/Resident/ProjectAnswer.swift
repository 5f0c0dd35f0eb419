/// The output of `dpend analyze`, and its problems.
public struct ProjectReport: Sendable, Equatable {
    /// The text on standard output.
    public let output: String
    /// The text on standard error: why a target could not be judged.
    public let errors: String
    /// The exit status.
    public let status: Int32
    /// All problems of all targets: causes first, then by place.
    public let diagnostics: [Diagnostic]
}

/// The runs over a project at one moment. Graphs are made when somebody asks for them.
///
/// Unchecked, because the runs do not change, and a lock guards the graphs.
package final class ProjectAnswer: @unchecked Sendable {
    /// Nil if an error ended everything.
    package let runs: VariantRuns?
    package let reports: TargetReports?
    package let failure: RunFailure?
    private let knownGraphs = Once<[TargetGraph]>()

    init(runs: VariantRuns, reports: TargetReports) { (self.runs, self.reports, failure) = (runs, reports, nil) }

    init(_ failure: RunFailure) { (runs, reports, self.failure) = (nil, nil, failure) }

    /// The answer as text.
    package var report: ProjectReport {
        let formatter = TextDiagnosticFormatter()
        let pieces = reports?.output(isDocument: formatter.isDocument) { formatter.format($0, sources: .none) } ?? []
        return ProjectReport(
            output: pieces.filter { !$0.isError }.map(\.text.text).joined(),
            errors: pieces.filter(\.isError).map(\.text.text).joined() + (failure?.text.text ?? ""),
            status: reports?.status ?? failure?.status ?? 0, diagnostics: reports?.reports.flatMap(\.diagnostics) ?? [])
    }

    /// A target with its graph.
    package struct TargetGraph: Sendable {
        package let name: String?
        package let resolution: DependencyResolution
        package let document: GraphDocument
    }

    /// The graphs of the targets without an error, in their order, each in the variant with the fewest conditions.
    package var graphs: [TargetGraph] {
        knownGraphs.value {
            (runs?.outcomes ?? []).compactMap { target, outcome in
                guard let run = try? outcome.get(), let resolutions = try? run.resolutions() else { return nil }
                let resolution = resolutions[run.variants?.plainest ?? 0]
                guard let document = try? resolution.document() else { return nil }
                return TargetGraph(name: target.name, resolution: resolution, document: document)
            }
        }
    }
}
