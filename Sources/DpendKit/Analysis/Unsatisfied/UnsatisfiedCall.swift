/// A key that code asks dpend's own container for, and that nothing provides.
struct UnsatisfiedCall {
    let key: DependencyKey
    /// The requests whose failure matters, in the order of their places; never empty.
    let requests: [RegistryRequest]

    static func all(in subject: AnalysisSubject) -> [UnsatisfiedCall] {
        var requests: [DependencyKey: [RegistryRequest]] = [:]
        for graph in subject.registries where graph.registry.rules.asksGraph {
            let failures = RegistryReports(graph, subject.makers).failures {
                if case .missing = $0 { true } else { false }
            }
            for failure in failures {
                guard let key = subject.asked.key(of: failure.key) else { continue }
                requests[key, default: []] += failure.requests.map { graph.registry.requests[$0] }
            }
        }
        return requests.keys.sorted().map { key in
            UnsatisfiedCall(key: key, requests: (requests[key] ?? []).sorted { $0.location < $1.location })
        }
    }

    func diagnostic(_ rule: DiagnosticRule, _ search: CandidateSearch) -> Diagnostic {
        let candidates = NearCandidates(search.all(for: key, requiredBy: nil))
        var notes = candidates.shown.map { Diagnostic.Note(.candidate, $0.message, at: $0.location) }
        if candidates.hiddenCount > 0 {
            notes.append(
                .init(.remark, "\(candidates.hiddenCount) more could provide it; 'dpend explain' lists them all"))
        }
        var remedies = candidates.remedies
        if !candidates.isSufficient {
            // The container has closures and lists only as parameters of what it makes.
            let isOpenProtocol = key.tag == nil && key.type.nominal.map { $0.isProtocol && $0.module != nil } == true
            remedies += (isOpenProtocol ? [Remedy(.init(.writeClass, "\(key.type)"))] : []) + [.register(key)]
        }
        notes += remedies.prefix(Remedy.limit).map { .init($0) }
        var diagnostic = Diagnostic(
            rule, "nothing provides '\(key)', which \(requests[0].subject) resolves", about: key.description,
            at: requests[0].location,
            notes: notes + places(requests.dropFirst()))
        diagnostic.cause = search.undecidableRegistration(of: key) ?? candidates.cause
        return diagnostic
    }

    /// The places of requests for a key that is already reported.
    func places(_ requests: some Sequence<RegistryRequest>) -> [Diagnostic.Note] {
        requests.map { .init(.place, "\($0.subject) resolves it too", at: $0.location) }
    }
}
