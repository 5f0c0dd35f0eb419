/// Reports required keys with several providers of one rank.
package struct AmbiguousDependencyRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "ambiguous-dependency", .error, preventsGeneration: true,
        summary: "Several providers of one rank provide a required key",
        explanation: """
            Several classes, or several registrations, provide a required key, and none of them takes precedence. Classes
            that could provide it if they did not take run-time values are ambiguous as well. (A
            registration takes precedence over a class, and the application's registration over a library's.) dpend never
            picks one by chance. Two initializers of one class with equally many parameters are ambiguous as well.

            Unused keys are not reported: a protocol with ten implementations is fine as long as nothing requires a single
            one. Each class then has its own name as its key, and a requirement of type `[T]` gets all of them. A class
            with two equally good initializers is always reported, because it cannot be made.

            dpend also reports what other libraries do not decide. In Weaver, two properties have the required type, and
            none of them has the required name. In SafeDI, two types provide one type. In Stitcher, a request for one
            instance finds two registrations.
            """,
        remedy: """
            - Exclude all but one with `--implicit-exclude` or `// dpend:ignore`.
            - Distinguish them with tags: `--implicit-tag 'PATTERN=TAG'`, or `tag:` in a `DependencyConfiguration`. Then
              require `Tagged<T, TAG>`.
            - Register the intended one in a `DependencyConfiguration`.
            """,
        example: .init(
            """
            protocol Clock {}
            final class SystemClockImpl: Clock {}
            final class FrozenClockImpl: Clock {}

            final class ReminderServiceImpl {
                init(clock: any Clock) {}
            }
            """,
            mended: """
                protocol Clock {}
                final class SystemClockImpl: Clock {}
                // dpend:ignore
                final class FrozenClockImpl: Clock {}

                final class ReminderServiceImpl {
                    init(clock: any Clock) {}
                }
                """))

    package init() {}

    /// The maximum number of other providers for a decorator.
    private static let maximumOthers = 3

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let ambiguous = subject.graph.unusualPositions.filter { subject.graph.nodes[$0].providers.count > 1 }
        let needed = ambiguous.filter {
            !subject.graph.dependents(of: $0).isEmpty
                || !subject.asked.requests(for: subject.graph.nodes[$0].key).isEmpty
        }
        let registered =
            subject.options.mode == .library
            ? [] : subject.treeReports { $0.ambiguous(Self.rule) } + subject.reports { $0.several(Self.rule) }
        let reports =
            registered + needed.compactMap { report(on: $0, in: subject) }
            + AmbiguousOpening.all(in: subject.graph).map { report(on: $0, in: subject.graph) }
        // The gaps of a library's initializers are known only where it is linked.
        guard subject.options.mode == .application else { return reports }
        var told = Set(needed.map { subject.graph.nodes[$0].providers[0].factory.providerType })
        return reports
            + ambiguous.compactMap { position in
                let node = subject.graph.nodes[position]
                guard node.providers.isOfOneClass, told.insert(node.providers[0].factory.providerType).inserted else {
                    return nil
                }
                return report(onClassOf: node)
            }
    }

    private func report(on opening: AmbiguousOpening, in graph: DependencyGraph) -> Diagnostic {
        let key = opening.factory.dependency(opening.index)
        let names = opening.containers.map(graph.containers.title)
        return Diagnostic(
            Self.rule,
            "'\(key)', which \(opening.factory.requiring(dependency: opening.index)) requires, could open \(names.joined(separator: " or "))",
            about: "\(opening.factory) \(key)", at: opening.factory.location(ofDependency: opening.index),
            notes: opening.containers.compactMap { container in
                graph.containers.all[container].location.map {
                    .init(.candidate, "\(graph.containers.title(container)) is opened with these values", at: $0)
                }
            } + [
                .init(
                    .remark,
                    "a tag tells them apart: declare the value of one of them as 'TYPE:TAG', and take 'Tagged<TYPE, TAG>'"
                )
            ])
    }

    /// A class that is not required cannot be made either.
    private func report(onClassOf node: DependencyGraphNode) -> Diagnostic {
        let factory = node.providers[0].factory
        let name = factory.providerType?.spelling(.plain) ?? ""
        let notes = node.providers.map { provider in
            Diagnostic.Note(.candidate, "'\(provider.factory)' is one of them", at: provider.factory.location)
        }
        return Diagnostic(
            Self.rule, "\(node.providers.count) initializers of '\(name)' are equally good",
            about: node.key.description,
            at: factory.location, notes: notes + [.init(Remedy(.init(.keepOneInitializer, name, at: factory.location)))]
        )
    }

    private func report(on position: Int, in subject: AnalysisSubject) -> Diagnostic? {
        let node = subject.graph.nodes[position]
        let places = requirements(of: position, in: subject)
        let asking = subject.asked.requests(for: node.key)
        guard let first = places.first else {
            return asking.first.map { report(on: node, askedBy: $0, others: asking.dropFirst(), subject.options) }
        }
        var notes = node.providers.map { provider in
            Diagnostic.Note(
                .candidate,
                provider.factory.hasRunTimeValues
                    ? "'\(provider.factory)' could provide it, but takes run-time values"
                    : "'\(provider.factory)' provides it",
                at: provider.factory.location)
        }
        if first.parameter?.canBeOmitted == true {
            notes.append(.init(.remark, "dpend uses the default value only if nothing provides '\(node.key)'"))
        }
        // A class that wraps one of many other providers does not count as a decorator.
        let decorator = Decorator(of: position, in: subject.graph).flatMap {
            (1...Self.maximumOthers).contains($0.others.count) ? $0 : nil
        }
        notes +=
            (decorator?.remedies(subject.options)
            ?? remedies(for: node, at: first.location, (first.factory, first.parameter), subject.options))
            .prefix(Remedy.limit)
        notes += places.dropFirst().map { .init(.place, "\($0.subject) requires it too", at: $0.location) }
        notes += asking.map { .init(.place, "\($0.subject) resolves it too", at: $0.location) }
        return Diagnostic(
            Self.rule, message(on: node, first.subject, decorator), about: node.key.description,
            at: decorator.map { $0.wrapper.location(ofDependency: $0.index) } ?? first.location, notes: notes)
    }

    /// Only code that asks the container requires the key.
    private func report(
        on node: DependencyGraphNode, askedBy first: RegistryRequest, others: ArraySlice<RegistryRequest>,
        _ options: ResolutionOptions
    ) -> Diagnostic {
        let providers = node.providers.map {
            Diagnostic.Note(.candidate, "'\($0.factory)' provides it", at: $0.factory.location)
        }
        return Diagnostic(
            Self.rule,
            "\(node.providers.count) providers of '\(node.key)', which \(first.subject) resolves, are equally good",
            about: node.key.description,
            at: first.location,
            notes: providers + remedies(for: node, at: first.location, nil, options).prefix(Remedy.limit)
                + others.map { .init(.place, "\($0.subject) resolves it too", at: $0.location) })
    }

    private func message(on node: DependencyGraphNode, _ subject: String, _ decorator: Decorator?) -> String {
        guard let decorator else {
            return "\(node.providers.count) providers of '\(node.key)', which \(subject) requires, are equally good"
        }
        let others = decorator.others.map { "'\($0.providerType?.spelling(.plain) ?? "\($0)")'" }.joined(
            separator: " and ")
        return "'\(decorator.name)' wraps a '\(node.key)' and is one itself, so it is ambiguous with \(others)"
    }

    /// The parameters that lead to a node, in the order of their places.
    private func requirements(
        of position: Int, in subject: AnalysisSubject
    ) -> [(
        subject: String, location: SourceLocation, factory: DependencyFactory, parameter: DependencyFactory.Parameter?
    )] {
        var seen: Set<String> = []
        return subject.graph.dependents(of: position).flatMap { subject.graph.nodes[$0].providers }
            .flatMap { provider in
                provider.edges.indices.filter { provider.edges[$0].targets.contains(position) }.map { index in
                    (
                        provider.factory.requiring(dependency: index), provider.factory.location(ofDependency: index),
                        provider.factory,
                        provider.factory.parameter(ofDependency: index)
                    )
                }
            }
            .filter { seen.insert("\($0.1) \($0.0)").inserted }
            .sorted { $0.1 < $1.1 }
    }

    private func remedies(
        for node: DependencyGraphNode, at place: SourceLocation,
        _ requirement: (factory: DependencyFactory, parameter: DependencyFactory.Parameter?)?,
        _ options: ResolutionOptions
    ) -> [Diagnostic.Note] {
        let factories = node.providers.map(\.factory)
        let types = Set(factories.map(\.providerType))
        if types.count == 1, let type = types.first, let type {
            return [.init(Remedy(.init(.keepOneInitializer, type.spelling(.plain), at: factories[0].location)))]
        }
        // A registration is the application's own decision. A filter cannot undo it.
        guard let last = factories.last?.providerType, node.key.tag == nil else {
            return [
                .init(Remedy(.init(.registerOnce, "\(node.key)"))),
                .init(
                    Remedy(
                        .init(.setTag, factories.last.map { "\($0)" } ?? "", "SomeTag", at: factories.last?.location))),
            ]
        }
        // Test doubles are never the intended provider.
        let doubles = factories.filter { double in
            let type = double.providerType?.path ?? ""
            return TestDouble.isOne(type, insteadOf: node.key.name, at: double.location.path, for: place.path)
        }.compactMap(\.providerType)
        // Of two classes either one can be meant, which only the reader knows.
        let choices =
            doubles.count == factories.count - 1
            ? [doubles] : factories.count == 2 ? factories.reversed().compactMap { $0.providerType.map { [$0] } } : []
        let exclusions = choices.filter { !$0.isEmpty }.map { excluded in
            Remedy(excluded.flatMap { exclusion(of: $0, among: factories, options).steps })
        }
        var tagging: [Remedy] = []
        // A pattern would give the tag to namesakes as well.
        if let (factory, found) = requirement, let parameter = found, namesakes(of: last, among: factories).isEmpty {
            let type = DependencyKey(type: node.key.type, tag: .named("SomeTag")).requestedType
            let change: Remedy.Step =
                parameter.property == nil
                ? .init(.changeType, parameter, of: factory, "\(type)")
                : .init(.addAttribute, parameter, of: factory, "@Injected(tag: SomeTag.self)")
            tagging = [options.tagging(last.path, "SomeTag").and(Remedy(change))]
        }
        // A registration chooses one of the classes too. Only tags keep both.
        let remedies =
            exclusions.count > 1 && !tagging.isEmpty
            ? exclusions + tagging : exclusions + [.register(node.key)] + tagging
        return remedies.map { .init($0) }
    }

    /// Excludes one of several classes. A pattern would exclude a class of the same name in another module too.
    private func exclusion(
        of type: NominalType, among factories: [DependencyFactory], _ options: ResolutionOptions
    ) -> Remedy {
        let namesakes = namesakes(of: type, among: factories)
        guard namesakes.count > 1 else { return options.excluding(type.path) }
        let own = namesakes.filter { $0.origin == .sources }
        let excluded = own.first { $0.providerType == type } ?? own.first ?? namesakes[0]
        let name = excluded.providerType?.spelling(.plain) ?? type.path
        return Remedy(.init(.addComment, name, "// dpend:ignore", at: excluded.location))
    }

    /// The factories of classes with the same name in several modules; empty if there is only one such class.
    private func namesakes(of type: NominalType, among factories: [DependencyFactory]) -> [DependencyFactory] {
        let namesakes = factories.filter { $0.providerType?.path == type.path }
        return Set(namesakes.map(\.providerType)).count > 1 ? namesakes : []
    }
}
