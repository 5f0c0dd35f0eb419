/// Reports keys that are needed and that nothing provides, one report a key.
///
/// A library states what it needs instead; only where an application links all of it can be told what is missing.
public struct UnsatisfiedDependencyFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "unsatisfied-dependency", .error, preventsGeneration: true,
        summary: "Something needs a key that nothing provides")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        let search = CandidateSearch(subject)
        return subject.unsatisfied.compactMap { key, needs in
            needs.first.map { diagnostic(key, first: $0, others: needs.dropFirst(), search, in: subject) }
        }
    }

    private func diagnostic(
        _ key: DependencyKey, first: UnsatisfiedNeed, others: ArraySlice<UnsatisfiedNeed>, _ search: CandidateSearch,
        in subject: AnalysisSubject
    ) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        let chain = subject.chain(to: first.node) + [key]
        if chain.count > 2 {
            notes.append(.init(.chain, "needed by way of \(chain.map(\.description).joined(separator: " → "))"))
        }
        let candidates = search.candidates(for: key, neededBy: first)
        notes += candidates.shown.map { .init(.candidate, $0.message, at: $0.location) }
        if candidates.hiddenCount > 0 {
            notes.append(
                .init(.remark, "\(candidates.hiddenCount) more could provide it; 'dpend explain' lists them all"))
        }
        let advice = MissingDependencyAdvice(subject)
        if candidates.shown.isEmpty { notes.append(.init(.help, advice.help(for: key, neededBy: first))) }
        notes += others.map { .init(.place, "'\($0.factory)' needs it too", at: $0.location) }
        var diagnostic = Diagnostic(
            Self.rule, "nothing provides '\(key)', which '\(first.factory)' needs", about: key.description,
            at: first.location, notes: notes)
        diagnostic.cause =
            search.undecidableRegistration(of: key) ?? candidates.shown.first?.cause
            ?? (candidates.shown.isEmpty ? advice.cause(of: key, neededBy: first) : nil)
        return diagnostic
    }
}
