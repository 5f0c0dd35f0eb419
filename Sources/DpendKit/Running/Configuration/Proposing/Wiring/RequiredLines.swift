/// Finds the parameters that get an object of the project, and without its class a default value or `nil`: lines of
/// `implicit-required`.
///
/// The graphs of a trial show them. A parameter that gets its default value in the container of another target does not
/// count. A label with other characters than an identifier's, which an option cannot name, does not count either.
struct RequiredLines {
    private var filled: [String: Set<String>] = [:]
    private var left: [String: Set<String>] = [:]
    private var locations: [String: SourceLocation] = [:]

    init(_ outcome: ProjectProbe.Outcome) {
        for graph in outcome.tops.map(\.graph) {
            for provider in graph.nodes.lazy.flatMap(\.providers) where provider.factory.isInitializer {
                guard let name = provider.factory.providerType?.path else { continue }
                for (edge, parameter) in provider.callEdges.map({ ($0.edge, $0.parameter) })
                where parameter.hasNameInOptions && !parameter.isRunTimeValue && parameter.mayStayEmpty {
                    if Self.isFilled(edge, in: graph) {
                        filled[name, default: []].insert(parameter.label)
                        locations[name] = provider.factory.location
                    } else if edge == .defaultValue || edge == .nilValue {
                        left[name, default: []].insert(parameter.label)
                    }
                }
            }
        }
    }

    /// Whether a class of the project makes all objects of a parameter.
    private static func isFilled(_ edge: DependencyEdge, in graph: DependencyGraph) -> Bool {
        let targets = edge.targets
        return !targets.isEmpty
            && targets.allSatisfy { graph.nodes[$0].providers.contains(where: \.factory.isInitializer) }
    }

    /// The lines, one for the classes with the same labels.
    var lines: [SettingsProposal.Line] {
        let labels = filled.reduce(into: [String: [String]]()) { labels, entry in
            let own = entry.value.subtracting(left[entry.key] ?? [])
            if !own.isEmpty { labels[entry.key] = own.sorted() }
        }
        let groups = Dictionary(grouping: labels.keys.sorted()) { labels[$0] ?? [] }
        return groups.sorted { $0.value[0] < $1.value[0] }.flatMap { labels, names in
            PatternCover.inLines(names).map { names in
                SettingsProposal.Line(
                    value: "\(RegularExpression.matchingOnly(names))=\(labels.joined(separator: ","))", reason: "",
                    evidence: names.map { .init(text: $0, location: locations[$0]) })
            }
        }
    }
}

extension DependencyFactory.Parameter {
    /// Whether a pattern can name the label.
    fileprivate var hasNameInOptions: Bool {
        label != "_" && (SwiftIdentifier.isPlain(label) || SwiftIdentifier.isKeyword(label))
    }

    /// Whether a call is possible without an object: there is a default value, or `nil`.
    fileprivate var mayStayEmpty: Bool {
        if case .optional = dependency.type { return true }
        return hasDefault
    }
}
