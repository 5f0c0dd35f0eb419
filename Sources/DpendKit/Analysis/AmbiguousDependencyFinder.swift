/// Reports keys with several providers of one rank, where something needs them.
public struct AmbiguousDependencyFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "ambiguous-dependency", .error, preventsGeneration: true,
        summary: "Something needs a key that several providers of one rank provide",
        explanation: """
            Several classes, or several registrations, provide a key that something needs, and none of them comes before the others.
            (A registration comes before a class, and one of the application before one of a library.) dpend never picks one by chance.
            Two initializers of one class that take equally many parameters are ambiguous as well.

            Keys that nothing needs are not reported: a protocol with ten implementations is fine as long as nobody asks for just one.
            Each class is there by its own name then, and who asks for `[T]` gets all of them. A class with two initializers that are
            equally good is reported in any case, since it cannot be made.
            """,
        remedy: """
            - Take all but one out with `--implicit-exclude` or `// dpend:ignore`.
            - Tell them apart with tags: `--implicit-tag 'PATTERN=TAG'`, or `tag:` in a `DependencyConfiguration`, and ask for
              `Tagged<T, TAG>`.
            - Register the one that is meant in a `DependencyConfiguration`.
            """,
        example: .init(
            """
                protocol Clock {}
                final class SystemClockImpl: Clock {}
                final class FrozenClockImpl: Clock {}

                final class ReminderServiceImpl {
                    init(clock: any Clock) {}
                }
                """, mended: """
                protocol Clock {}
                final class SystemClockImpl: Clock {}
                // dpend:ignore
                final class FrozenClockImpl: Clock {}

                final class ReminderServiceImpl {
                    init(clock: any Clock) {}
                }
                """))

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let ambiguous = subject.graph.unusualPositions.filter { subject.graph.nodes[$0].providers.count > 1 }
        let needed = ambiguous.filter { !subject.graph.dependents(of: $0).isEmpty }
        let reports = needed.compactMap { report(on: $0, in: subject) }
        // What a library's initializers lack is known only where it is linked.
        guard subject.options.mode == .application else { return reports }
        var told = Set(needed.map { subject.graph.nodes[$0].providers[0].factory.providerType })
        return reports + ambiguous.compactMap { position in
            let node = subject.graph.nodes[position]
            guard node.providers.isOfOneClass, told.insert(node.providers[0].factory.providerType).inserted else { return nil }
            return report(onClassOf: node)
        }
    }

    /// A class that nothing needs cannot be made either.
    private func report(onClassOf node: DependencyGraphNode) -> Diagnostic {
        let name = node.providers[0].factory.providerType?.spelling(.plain) ?? ""
        let notes = node.providers.map { provider in
            Diagnostic.Note(.candidate, "'\(provider.factory)' is one of them", at: provider.factory.location)
        }
        return Diagnostic(
            Self.rule, "\(node.providers.count) initializers of '\(name)' are equally good", about: node.key.description,
            at: node.providers[0].factory.location, notes: notes + [.init(.help, remedy(for: node, nil))])
    }

    private func report(on position: Int, in subject: AnalysisSubject) -> Diagnostic? {
        let node = subject.graph.nodes[position]
        let places = needs(of: position, in: subject)
        guard let first = places.first else { return nil }
        var notes = node.providers.map { provider in
            Diagnostic.Note(.candidate, "'\(provider.factory)' provides it", at: provider.factory.location)
        }
        if first.parameter?.hasDefault == true {
            notes.append(.init(.remark, "the default value counts only where nothing provides '\(node.key)'"))
        }
        notes.append(.init(.help, remedy(for: node, first.parameter)))
        notes += places.dropFirst().map { .init(.place, "\($0.subject) needs it too", at: $0.location) }
        return Diagnostic(
            Self.rule,
            "\(node.providers.count) providers of '\(node.key)', which \(first.subject) needs, are equally good",
            about: node.key.description, at: first.location, notes: notes)
    }

    /// The parameters that lead to a node, in the order of their places.
    private func needs(
        of position: Int, in subject: AnalysisSubject
    ) -> [(subject: String, location: SourceLocation, parameter: DependencyFactory.Parameter?)] {
        var seen: Set<String> = []
        return subject.graph.dependents(of: position).flatMap { subject.graph.nodes[$0].providers }
            .flatMap { provider in
                provider.edges.indices.filter { provider.edges[$0].targets.contains(position) }.map { index in
                    (
                        provider.factory.needing(dependency: index), provider.factory.location(ofDependency: index),
                        provider.factory.parameter(ofDependency: index)
                    )
                }
            }
            .filter { seen.insert("\($0.1) \($0.0)").inserted }
            .sorted { $0.1 < $1.1 }
    }

    private func remedy(for node: DependencyGraphNode, _ parameter: DependencyFactory.Parameter?) -> String {
        let types = Set(node.providers.map { $0.factory.providerType })
        if types.count == 1, let type = types.first, let type {
            return "two initializers of '\(type.spelling(.plain))' take equally many dependencies; make all but one private"
        }
        // A registration is the application's own word: a filter cannot take that back.
        guard let type = node.providers.last?.factory.providerType, node.key.tag == nil else {
            return "register '\(node.key)' only once, or tell the registrations apart with 'tag:'"
        }
        let tagged =
            parameter?.property == nil ? "a parameter of type 'Tagged<\(node.key.requestedType), TAG>'" : "'@Injected(tag: TAG.self)'"
        return "take all but one out, as with --implicit-exclude '^\(NameAffix.escaped(type.path))$', or tell them apart with "
            + "tags: --implicit-tag 'PATTERN=TAG', and \(tagged)"
    }
}
