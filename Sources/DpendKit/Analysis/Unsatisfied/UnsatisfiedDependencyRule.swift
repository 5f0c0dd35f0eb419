/// Reports required keys without a provider, one report for each key.
///
/// A library only states its requirements. The run of an application that links it reports the missing ones.
package struct UnsatisfiedDependencyRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unsatisfied-dependency", .error, preventsGeneration: true,
        summary: "A required key has no provider",
        explanation: """
            A parameter of an initializer or of a method of a `DependencyConfiguration`, or an `@Injected` property,
            requires a type that has no provider: no filter chooses a class of this type, no registration returns it, and
            no `--external` value has it. The parameter is not optional and has no default value, so there is nothing to
            pass.

            A call such as `try container.resolve(Clock.self)` requires its key as well, if the container is one that dpend
            generated.

            There is one report for each missing key, at the first parameter or property that requires it. It names near
            candidates: a class that no filter matches, a class with a private initializer, a class in an inactive `#if`,
            a class that has all members of the protocol but does not conform to it, a provider with another tag, or a
            similar name. If several keys are missing for one reason, they are grouped under the first.
            """,
        remedy: """
            - Follow the note that names a candidate.
            - Write a class of that type, and choose it with `--implicit-filter`.
            - Return a `DependencyRegistration` for it from a method of a `DependencyConfiguration`.
            - Pass it in with `--external`, if only the application can make it.
            - For plain values such as `String`: add a default value, `@Assisted`, or a tag with `--external`.
            """,
        example: .init(
            """
            protocol Clock {}
            final class SystemClock: Clock {}

            final class ReminderServiceImpl {
                init(clock: any Clock) {}
            }
            """,
            mended: """
                protocol Clock {}
                final class SystemClockImpl: Clock {}

                final class ReminderServiceImpl {
                    init(clock: any Clock) {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        let unsatisfied = subject.unsatisfied
        let registered = subject.programReports { $0.unsatisfied(Self.rule) }
        let asked = UnsatisfiedCall.all(in: subject)
        guard !unsatisfied.isEmpty || !asked.isEmpty else { return registered }
        let search = CandidateSearch(subject)
        let imports = MissingImportSearch(subject)
        let missing = Set(unsatisfied.map(\.key))
        let calls = Dictionary(grouping: asked, by: \.key)
        return registered
            + unsatisfied.compactMap { key, requirements in
                guard let first = requirements.first else { return nil }
                var diagnostic = diagnostic(
                    key, first: first, others: requirements.dropFirst(), search, imports, in: subject)
                diagnostic.notes += (calls[key] ?? []).flatMap { $0.places($0.requests) }
                return diagnostic
            } + asked.filter { !missing.contains($0.key) }.map { $0.diagnostic(Self.rule, search) }
    }

    private func diagnostic(
        _ key: DependencyKey, first: UnsatisfiedRequirement, others: ArraySlice<UnsatisfiedRequirement>,
        _ search: CandidateSearch,
        _ imports: MissingImportSearch, in subject: AnalysisSubject
    ) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        let chain = subject.chain(to: first.node).map(subject.graph.nameInContainer) + [key.description]
        if chain.count > 2 { notes.append(.init(.chain, "required by way of \(chain.joined(separator: " → "))")) }
        notes += openingNotes(key, in: subject.graph)
        if let missing = imports.missingImport(for: key, requiredBy: first) {
            notes += missing.notes
            var diagnostic = report(key, first, others, notes, because: nil)
            diagnostic.cause = .missingImport(missing.path)
            return diagnostic
        }
        let candidates = search.candidates(for: key, requiredBy: first)
        notes += candidates.shown.map { .init(.candidate, $0.message, at: $0.location) }
        if candidates.hiddenCount > 0 {
            notes.append(
                .init(.remark, "\(candidates.hiddenCount) more could provide it; 'dpend explain' lists them all"))
        }
        var remedies = candidates.remedies
        let parameter = first.factory.parameter(ofDependency: first.index)
        let taken = parameter.flatMap(first.factory.parameter(takenBy:))
        if let parameter, let taken {
            notes.append(
                .init(
                    .remark,
                    "the call cannot omit the default value: Swift would pass the argument of the next '\(taken.label)' for it"
                ))
            if first.factory.origin == .sources {
                remedies.insert(Remedy(.init(.changeLabel, parameter, of: first.factory)), at: 0)
            }
        }
        if parameter?.isDemanded == true {
            let other = parameter?.hasDefault == true ? "its default value" : "nil"
            notes.append(.init(.remark, "--implicit-required says that \(other) does not replace the object"))
        }
        let advice = MissingDependencyAdvice(subject, search.advisor)
        if !candidates.isSufficient {
            let more = advice.advice(for: key, requiredBy: first, besidesOthers: !candidates.shown.isEmpty)
            // A similar name already implies that this one is not declared.
            if taken == nil, !candidates.shown.contains(where: \.isGuess) { notes.append(.init(.remark, more.remark)) }
            remedies += more.remedies.filter { !remedies.contains($0) }
        }
        notes += remedies.prefix(Remedy.limit).map { .init($0) }
        var diagnostic = report(key, first, others, notes, because: search.reasonForRunTimeValues(key))
        diagnostic.cause =
            search.undecidableRegistration(of: key) ?? candidates.cause
            ?? (candidates.shown.isEmpty ? advice.cause(of: key, requiredBy: first) : nil)
        return diagnostic
    }

    /// Why a closure does not open a nested container that takes such values.
    private func openingNotes(_ key: DependencyKey, in graph: DependencyGraph) -> [Diagnostic.Note] {
        guard case .function(let function) = key.type else { return [] }
        return graph.containers.containers(takenFrom: function.parameters).map { container in
            .init(
                .remark,
                "\(graph.containers.all[container].path) is opened with these values, but '\(function.result)' does not belong there"
            )
        }
    }

    private func report(
        _ key: DependencyKey, _ first: UnsatisfiedRequirement, _ others: ArraySlice<UnsatisfiedRequirement>,
        _ notes: [Diagnostic.Note],
        because reason: String?
    ) -> Diagnostic {
        Diagnostic(
            Self.rule, "nothing provides '\(key)', which \(first.subject) requires\(reason.map { ": \($0)" } ?? "")",
            about: key.description, at: first.location,
            notes: notes + others.map { .init(.place, "\($0.subject) requires it too", at: $0.location) })
    }
}
