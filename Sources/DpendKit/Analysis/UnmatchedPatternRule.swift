/// Reports patterns and types in options that matched nothing, and a graph that is empty because there is no filter.
package struct UnmatchedPatternRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unmatched-filter", .warning,
        summary: "A filter, a pattern or an external type matched nothing",
        explanation: """
            A pattern of `--implicit-filter`, `--implicit-exclude`, `--implicit-scope`, `--implicit-tag`, `--implicit-entry`,
            `--implicit-assisted`, `--implicit-required` or `--implicit-container` matches no class name, nothing
            requires an `--external` value, no class has a parameter with the label of `--implicit-assisted` or
            `--implicit-required`, or there is neither a filter nor a configuration. Or an `--implicit-tag` gives a tag that no source declares,
            and a declared type has a similar name. The usual cause is a misspelling, or a class that has been renamed.

            Patterns are PCRE2's and find a match anywhere in the full nested name, as `ItemVM.Factory`; `^` and `$` anchor them.
            """,
        remedy: """
            Correct the pattern, or remove it.
            """,
        example: .init(
            """
            final class ReminderServiceImpl {}
            final class SystemClok {}
            """,
            mended: """
                final class ReminderServiceImpl {}
                final class SystemClock {}
                """,
            arguments: "--implicit-filter 'Clock$'"
        ) { $0.implicitFilters.append("Clock$") })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        unneededExternals(in: subject) + UnmatchedParameters.all(in: subject)
            + (subject.usesOtherContainers ? [] : missingFilter(in: subject))
            + unmatchedPatterns(in: subject) + misspelledTags(in: subject)
    }

    /// The tags of patterns that no source declares, although a source declares a similar name. Other modules may
    /// declare the rest.
    private func misspelledTags(in subject: AnalysisSubject) -> [Diagnostic] {
        let tags = subject.options.implicitTags
        guard !tags.isEmpty, let declarations = subject.collected.declarations else { return [] }
        let names = declarations.allNames
        return tags.compactMap { tag in
            guard !names.contains(tag.tag), !names.contains(where: { $0.hasSuffix(".\(tag.tag)") }),
                let meant = NearNames.find(tag.tag, among: names).first(where: { Slip.isOne($0, for: tag.tag) })
            else { return nil }
            let option = ReportedOption("--implicit-tag", "\(tag.pattern)=\(tag.tag)")
            let place = subject.options.places["--implicit-tag", tag.pattern]
            return Diagnostic(
                Self.rule, "\(option.text) names a type that does not exist: '\(tag.tag)'", about: option.subject,
                at: place,
                notes: [.init(Remedy(.init(.replacePattern, "implicit-tag", meant, replacing: tag.tag, at: place)))])
        }
    }

    private func unmatchedPatterns(in subject: AnalysisSubject) -> [Diagnostic] {
        let meaning = PatternMeaning(names: subject.rejected.choosableNames)
        return subject.collected.problems.unmatchedPatterns.filter { !$0.isForDecorators }.enumerated().map {
            position, pattern in
            diagnostic(pattern, position < Self.maximumExplained ? meaning : nil, in: subject)
        }
    }

    /// The maximum number of patterns with an explanation. Each explanation compares a pattern with all names.
    private static let maximumExplained = 20

    private func diagnostic(_ unmatched: UnmatchedPattern, _ meaning: PatternMeaning?, in subject: AnalysisSubject)
        -> Diagnostic
    {
        let reported = ReportedOption(
            unmatched.option, unmatched.written ?? unmatched.pattern, part: unmatched.label)
        let option = reported.text
        let place = subject.options.places[unmatched.option, unmatched.written ?? unmatched.pattern]
        if let label = unmatched.label {
            return Diagnostic(
                Self.rule, "\(option): no class that matches has a parameter '\(label)'", about: reported.subject,
                at: place)
        }
        guard unmatched.option == "--implicit-filter" else {
            return Diagnostic(Self.rule, "\(option) matches no class that a filter chose", about: option, at: place)
        }
        let kind = subject.options.mode == .library ? "\(subject.options.exportedAccess) class" : "class"
        var diagnostic = Diagnostic(Self.rule, "\(option) matches no \(kind)", about: option, at: place)
        guard let meaning else { return diagnostic }
        let meant = meaning.meant(by: unmatched.pattern)
        diagnostic.notes = notes(on: unmatched.pattern, at: place, meant: meant, meaning, in: subject)
        diagnostic.rootOf = meant.map { .missingFilter(pattern: $0.pattern) }
        return diagnostic
    }

    /// The types that the pattern was probably meant to choose, judging by the names in the sources.
    private func notes(
        on pattern: String, at place: SourceLocation?, meant: FilterSuggestion?, _ meaning: PatternMeaning,
        in subject: AnalysisSubject
    ) -> [Diagnostic.Note] {
        let rejected = subject.rejected
        if let meant {
            return [
                .init(.remark, "'\(meant.pattern)' matches \(Self.classes(meant.chosenCount))"),
                .init(Remedy(.init(.replacePattern, "implicit-filter", meant.pattern, replacing: pattern, at: place))),
            ]
        }
        let expression = try? RegularExpression(pattern)
        let hidden = rejected.hiddenNames.filter { name in (try? expression?.matches(name)) ?? false }
        if let first = hidden.first {
            let others = hidden.count == 1 ? "" : " and \(hidden.count - 1) more"
            let isLibrary = subject.options.mode == .library
            let access = isLibrary ? "\(subject.options.exportedAccess)" : "internal"
            return [
                .init(
                    .remark,
                    "it would match '\(first)'\(others), which \(hidden.count == 1 ? "is" : "are") \(isLibrary ? "not \(access)" : "private")"
                ),
                .init(Remedy(.init(.setAccess, first, access))),
            ]
        }
        guard !rejected.choosableNames.isEmpty else {
            let kinds = ResolutionOptions.ImplicitKind.allCases.filter(subject.options.implicitKinds.contains)
            return [
                .init(
                    .remark,
                    "there is nothing to choose from: filters choose types of the kinds "
                        + "\(kinds.map(\.rawValue).joined(separator: ", ")) that can be seen from outside")
            ]
        }
        let examples = rejected.choosableNames.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let others = rejected.choosableNames.count > 3 ? " and \(rejected.choosableNames.count - 3) more" : ""
        let suggestion = meaning.suggestion
        return [
            .init(
                .remark,
                "patterns are matched against full nested names; here those are \(examples)\(others)"
                    + (suggestion.map { "; \(Self.description(of: $0, among: rejected.choosableNames))" } ?? ""))
        ] + (suggestion.map { addition(of: $0, in: subject) } ?? [])
    }

    /// Adds a pattern if no class is chosen. It never replaces the given one, which was meant for other classes.
    private func addition(of suggestion: FilterSuggestion, in subject: AnalysisSubject) -> [Diagnostic.Note] {
        subject.graph.nodes.isEmpty ? [.init(subject.options.adding(suggestion.pattern, to: "implicit-filter"))] : []
    }

    private static func description(of suggestion: FilterSuggestion, among names: [String]) -> String {
        "'\(suggestion.pattern)' would choose \(suggestion.chosenCount) of \(classes(names.count))"
    }

    /// There are classes but no providers: the user has not chosen any.
    private func missingFilter(in subject: AnalysisSubject) -> [Diagnostic] {
        let names = subject.rejected.choosableNames
        let almost = subject.rejected.almostConfigurations
        guard subject.graph.nodes.isEmpty, subject.options.implicitFilters.isEmpty, !names.isEmpty || !almost.isEmpty,
            subject.options.mode == .application
        else { return [] }
        var notes: [Diagnostic.Note] = []
        var remedies: [Remedy] = []
        let describing = ObstacleDescription(
            options: subject.options, advisor: ChoiceAdvisor(subject), rejected: subject.rejected)
        for candidate in almost.prefix(Remedy.limit - 1) {
            let described = describing.almostConfiguration(candidate)
            notes.append(.init(.candidate, described.message, at: described.location))
            remedies += described.remedies
        }
        if let suggestion = PatternMeaning(names: names).suggestion {
            notes.append(.init(.remark, Self.description(of: suggestion, among: names)))
            remedies.append(subject.options.adding(suggestion.pattern, to: "implicit-filter"))
        } else if let first = names.first(where: { !TestDouble.isOne($0) }) {
            remedies.append(subject.options.adding("^\(RegularExpression.escaped(first))$", to: "implicit-filter"))
        }
        notes += remedies.prefix(Remedy.limit).map { .init($0) }
        if subject.options.places.isEmpty {
            notes.append(.init(.help, "'dpend init' proposes filters, scopes and values for all classes", at: nil))
        }
        return [
            Diagnostic(
                Self.rule, "nothing is provided: there is no --implicit-filter and no DependencyConfiguration",
                about: "--implicit-filter", at: nil, notes: notes)
        ]
    }

    private func unneededExternals(in subject: AnalysisSubject) -> [Diagnostic] {
        let empty = Set(subject.graph.emptyContainers)
        let shared = subject.collected.factories.filter { $0.isSharedExternal && subject.graph[$0.key] == nil }
        let containers = subject.collected.problems.unneededContainers.flatMap { container in
            container.values.map { unneeded($0, in: container, at: container.location) }
        }
        return containers + shared.map { unneeded($0, $0.key) }
            + subject.graph.unusualPositions.compactMap { position in
                let node = subject.graph.nodes[position]
                guard let factory = node.provider?.factory, case .external = factory.kind,
                    subject.graph.dependents(of: position).isEmpty
                else {
                    return nil
                }
                if let number = subject.graph.containers.all.firstIndex(where: { $0.values.contains(node.key) }) {
                    let nested = subject.graph.containers.all[number]
                    if empty.contains(number) { return nil }
                    return unneeded(node.key, in: nested, at: factory.location == .commandLine ? nil : factory.location)
                }
                return unneeded(factory, node.key)
            }
    }

    private func unneeded(
        _ value: DependencyKey, in container: NestedContainers.Container, at place: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            Self.rule, "nothing requires '\(value.externalName)', with which \(container.path) is opened",
            about: ReportedOption("--nested", container.path, part: value.externalName).subject, at: place)
    }

    private func unneeded(_ factory: DependencyFactory, _ key: DependencyKey) -> Diagnostic {
        let external = ReportedOption("--external", key.externalName)
        return Diagnostic(
            Self.rule, "nothing requires \(external.text)", about: external.subject,
            at: factory.location == .commandLine ? nil : factory.location)
    }

    private static func classes(_ count: Int) -> String { count == 1 ? "1 class" : "\(count) classes" }
}

extension Diagnostic {
    /// Whether it reports a pattern that matches nothing. Another target, or another variant, may have a match.
    var isAboutPattern: Bool { rule == UnmatchedPatternRule.rule || rule == LostDecoratorRule.rule }
}
