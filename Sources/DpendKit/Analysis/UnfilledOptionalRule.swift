/// Reports protocols that are required only as optionals and that nothing provides. Each requirement then gets `nil`.
///
///     RouterImpl ──▶ Analytics?      no class conforms to Analytics: 'RouterImpl(analytics: nil)'
package struct UnfilledOptionalRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unfilled-optional", .warning,
        summary: "A protocol is required only as an optional, and nothing provides it",
        explanation: """
            An optional parameter gets `nil` if nothing provides its type. For a protocol of your project this is rarely
            intended: a class has lost its conformance, or no filter chooses it. The code still compiles, and the object
            works without its dependency.

            dpend reports each such protocol once, at the first parameter that gets `nil`. These do not count:

            - parameters with a default value, such as `analytics: (any Analytics)? = nil`: the default value says that `nil`
              is intended;
            - types of other modules that dpend does not read, and types that are not protocols;
            - libraries, because an application may provide the type.

            A delegate counts, since an object without its delegate calls nobody. The code that makes the object usually passes the
            delegate, so it is a run-time value.
            """,
        remedy: """
            - Add the conformance, or choose the class with `--implicit-filter`.
            - Pass the object at run time with `--implicit-assisted '^Class$=label'`, if the code that makes the class has it.
            - Write `= nil` after the parameter, if `nil` is intended.
            """,
        example: .init(
            """
            protocol Analytics {}
            final class RemoteAnalyticsImpl {}

            final class RouterImpl {
                init(analytics: (any Analytics)?) {}
            }
            """,
            mended: """
                protocol Analytics {}
                final class RemoteAnalyticsImpl: Analytics {}

                final class RouterImpl {
                    init(analytics: (any Analytics)?) {}
                }
                """))

    package init() {}

    /// The maximum number of further places to name.
    private static let maximumPlaces = 2

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        let unfilled = subject.graph.unfilledOptionals
        guard !unfilled.isEmpty else { return [] }
        let search = CandidateSearch(subject)
        return unfilled.map { diagnostic($0.key, $0.requirements, search, subject.options) }
    }

    private func diagnostic(
        _ key: DependencyKey, _ requirements: [UnsatisfiedRequirement], _ search: CandidateSearch,
        _ options: ResolutionOptions
    ) -> Diagnostic {
        let first = requirements[0]
        let candidates = search.candidates(for: key, requiredBy: first)
        var notes: [Diagnostic.Note] = candidates.shown.map { .init(.candidate, $0.message, at: $0.location) }
        notes += requirements.dropFirst().prefix(Self.maximumPlaces).map {
            .init(.place, "\($0.subject) gets nil too", at: $0.location)
        }
        let rest = requirements.count - 1 - Self.maximumPlaces
        if rest > 0 { notes.append(.init(.remark, "and \(rest) more", at: first.location)) }
        notes += remedies(for: key, first, candidates, search).prefix(Remedy.limit).map { .init($0) }
        return Diagnostic(
            Self.rule, "nothing provides '\(key)', so \(first.subject) gets nil", about: key.description,
            at: first.location, notes: notes)
    }

    /// Ways out, likeliest first. Only the code that makes an object knows its delegate.
    private func remedies(
        for key: DependencyKey, _ first: UnsatisfiedRequirement, _ candidates: NearCandidates, _ search: CandidateSearch
    ) -> [Remedy] {
        var remedies =
            candidates.isSufficient
            ? candidates.remedies : candidates.remedies + [Remedy(.init(.writeClass, "\(key.type)"))]
        if Self.isDelegate(key), let atRunTime = search.advisor.assisting(first) { remedies.insert(atRunTime, at: 0) }
        guard first.factory.origin == .sources, let parameter = first.factory.parameter(ofDependency: first.index)
        else { return remedies }
        return remedies.prefix(Remedy.limit - 1) + [
            Remedy(.init(.addDefaultValue, parameter, of: first.factory, "nil"))
        ]
    }

    /// Whether the name says that the object calls its owner back.
    private static func isDelegate(_ key: DependencyKey) -> Bool {
        delegateWords.contains { key.name.hasSuffix($0) }
    }

    private static let delegateWords = ["Delegate", "DataSource", "Listener", "Output"]
}

extension DependencyGraph {
    /// The protocols of the project that are required only as optionals and that nothing provides, each without its
    /// optional, with the requirements that get `nil` in the order of their places.
    package var unfilledOptionals: [(key: DependencyKey, requirements: [UnsatisfiedRequirement])] {
        var requirements: [DependencyKey: [UnsatisfiedRequirement]] = [:]
        var missing: Set<DependencyKey> = []
        for position in unusualPositions {
            for provider in nodes[position].providers {
                for (index, edge) in provider.edges.enumerated() where edge == .nilValue || edge == .unsatisfied {
                    let key = provider.factory.dependency(index)
                    guard edge == .nilValue else {
                        missing.insert(DependencyKey(type: key.providedType, tag: key.tag))
                        continue
                    }
                    guard let wanted = key.optionalProtocol else { continue }
                    requirements[wanted, default: []].append(
                        UnsatisfiedRequirement(node: position, factory: provider.factory, index: index))
                }
            }
        }
        return requirements.keys.sorted().filter { !missing.contains($0) }.map { key in
            // The graph contains a class with several protocols once for each.
            var places: Set<String> = []
            let all = (requirements[key] ?? []).sorted { ($0.location, $0.node) < ($1.location, $1.node) }
            return (key, all.filter { places.insert("\($0.location) \($0.subject)").inserted })
        }
    }
}

extension DependencyKey {
    /// For an optional of a protocol with a visible declaration, the key of the protocol.
    fileprivate var optionalProtocol: DependencyKey? {
        guard case .optional(let wrapped) = type, wrapped.isDeclaredProtocol else { return nil }
        return DependencyKey(type: wrapped, tag: tag)
    }
}
