import DpendKit
import Foundation

/// A baseline of a program with a mistake: dpend accepts the mistake, and reports the baseline after the mistake is
/// fixed.
struct BaselineCheck {
    let planted: Program
    let sound: Program

    /// The problem with what dpend accepts and reports; nil if there is none.
    func problem() -> String? {
        let name = "baseline-\(UUID().uuidString).json"
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let baseline = BaselineFile(path: path)
        do throws(InputError) {
            let problems = try diagnostics(of: planted)
            guard problems.contains(where: \.isProblem) else { return "the mistake is not reported" }
            _ = try applied(baseline, to: problems, updating: true)
            guard baseline.isThere else { return "the baseline is not written" }
            let accepted = try applied(baseline, to: problems).filter(\.isProblem)
            if !accepted.isEmpty { return "reported in spite of the baseline:\n\(text(accepted))" }
            // The reports that remain without the mistake stay accepted.
            let stale = try applied(baseline, to: diagnostics(of: sound)).filter(\.isProblem)
            let isStale = stale.count == 1 && stale[0].rule.identifier == "stale-baseline"
            guard isStale, stale[0].location?.path == path else { return "expected stale-baseline\n\(text(stale))" }
            _ = try applied(baseline, to: diagnostics(of: sound), updating: true)
            let rest = try applied(baseline, to: diagnostics(of: sound)).filter(\.isProblem)
            return rest.isEmpty ? nil : "the updated baseline is stale:\n\(text(rest))"
        } catch {
            return "it ends with an input error: \(error)"
        }
    }

    private func diagnostics(of program: Program) throws(InputError) -> [Diagnostic] {
        let sources = program.modules.map { $0.sources(imports: program.modules) }
        return try DpendRun(program, sources: { sources[$0] }).diagnostics
    }

    private func applied(
        _ baseline: BaselineFile, to diagnostics: [Diagnostic], updating: Bool = false
    ) throws(InputError) -> [Diagnostic] {
        var reports = [DiagnosticReport(diagnostics: diagnostics, dependencyCount: 0)]
        try baseline.apply(to: &reports, updating: updating)
        return reports[0].diagnostics
    }

    private func text(_ diagnostics: [Diagnostic]) -> String { TextDiagnosticFormatter().format(diagnostics).text }
}
