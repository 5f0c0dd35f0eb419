/// Explains what the start of a container, or making one object, waits for: the longest chain of asynchronous
/// providers.
///
/// The time is counted in providers that wait, or measured.
struct StartExplainer {
    private let graph: DependencyGraph
    private let durations: MeasuredDurations?

    init(_ resolution: DependencyResolution, durations: MeasuredDurations?) {
        var graph = resolution.graph
        graph.start(resolution.options.start)
        self.graph = graph
        self.durations = durations
    }

    /// Explains what making the eager singletons waits for.
    ///
    /// - Throws: ``InputError`` of usage if there are none.
    func explainStart() throws(InputError) -> KeyExplanation {
        let eager = graph.nodes.indices.filter {
            graph.nodes[$0].provider?.factory.scope == .eagerSingleton && !isNested($0)
        }
        guard !eager.isEmpty else {
            throw InputError(
                .usage,
                "the container makes nothing at its start: there is no 'eagerSingleton'; name an object, as 'dpend explain Server --startup'"
            )
        }
        return explain("the start of the container", from: eager)
    }

    /// Explains what making an object waits for.
    func explain(_ key: DependencyKey) -> KeyExplanation {
        explain(key.description, from: graph.position(of: key).map { [$0] } ?? [])
    }

    private func isNested(_ position: Int) -> Bool {
        graph.homes != nil && !graph.homes(of: position).contains(NestedContainers.root)
    }

    private func explain(_ title: String, from roots: [Int]) -> KeyExplanation {
        let times = StartTimes(roots, in: graph, own: own)
        var explanation = KeyExplanation(key: title)
        let waiting = times.objects.filter(takesTime).sorted()
        guard !waiting.isEmpty else {
            let reason = durations == nil ? "no provider is asynchronous" : "nothing of it was measured"
            explanation.sections = [.init(title: "waits for nothing", lines: [.init(reason)])]
            return explanation
        }
        guard roots.allSatisfy({ times.end(of: $0) != nil }) else {
            explanation.sections = [
                .init(title: "never ends", lines: [.init("an object requires itself; 'dpend analyze' names the cycle")])
            ]
            return explanation
        }
        let path = times.waits(for: nil).filter(takesTime)
        let total = times.end.time
        let all = waiting.reduce(0) { $0 + own($1) }
        let note = graph.startsInParallel ? "" : "; '--start sequential' makes one after the other"
        let unit = durations == nil ? " asynchronous provider\(all == 1 ? "" : "s")" : ""
        let name = "the longest chain: \(amount(total)) of \(amount(all))\(unit)\(note)"
        explanation.sections.append(
            .init(
                title: name,
                lines: path.enumerated().map { number, position in
                    line(position, after: number == 0 ? nil : path[number - 1])
                }))
        let others = waiting.filter { !path.contains($0) }.sorted {
            (times.end(of: $0) ?? 0, $1) > (times.end(of: $1) ?? 0, $0)
        }
        if !others.isEmpty {
            let rest = others.prefix(Self.limit).map { line($0, after: times.begins[$0]?.end) }
            let more = others.count > Self.limit ? [KeyExplanation.Line("and \(others.count - Self.limit) more")] : []
            explanation.sections.append(
                .init(title: graph.startsInParallel ? "made meanwhile" : "made as well", lines: rest + more))
        }
        let gains = gains(path, roots, times)
        if !gains.isEmpty { explanation.sections.append(.init(title: "could be made later", lines: gains)) }
        return explanation
    }

    /// The number of lines of a section, beside the longest chain.
    private static let limit = 20
    private static let gainLimit = 5
    /// The number of requirements that are tried. Each takes time in proportion to the graph.
    private static let attempts = 100

    // MARK: Times

    /// The time that the provider of a node takes by itself.
    private func own(_ position: Int) -> Double {
        guard let factory = graph.nodes[position].provider?.factory, !factory.isExternal else { return 0 }
        if let durations {
            let required = graph.immediateDependencies[position].compactMap {
                graph.nodes[$0].provider?.factory.objectName
            }
            return durations.own(factory.objectName, after: required)
        }
        return factory.effects.isAsync ? 1 : 0
    }

    /// Whether a node is worth a line. Most objects are made within a microsecond.
    private func takesTime(_ position: Int) -> Bool {
        own(position) >= (durations == nil ? 1 : MeasuredDurations.leastShown)
    }

    /// The lengths of the longest chain if one of its requirements were made later.
    private func gains(_ path: [Int], _ roots: [Int], _ times: StartTimes) -> [KeyExplanation.Line] {
        var lines: [(time: Double, line: KeyExplanation.Line)] = []
        let total = times.end.time
        var count = 0
        for required in path {
            for asker in graph.dependents(of: required)
            where times.begins[asker] != nil && graph.immediateDependencies[asker].contains(required) {
                // Only a requirement that the asker waits for can shorten the chain.
                guard count < Self.attempts, times.waits(for: asker).contains(required) else { continue }
                count += 1
                let shorter = StartTimes(roots, in: graph, without: (asker, required), own: own).end.time
                guard shorter < total, let factory = graph.nodes[asker].provider?.factory,
                    let parameter = parameter(of: asker, requiring: required)
                else { continue }
                lines.append(
                    (
                        shorter,
                        .init(
                            "'\(parameter.label)' of \(factory): without it \(amount(shorter)) instead of \(amount(total))",
                            at: parameter.location,
                            details: [
                                "take '() async throws -> \(parameter.dependency.type)', which makes it when you call it"
                            ])
                    ))
            }
        }
        // The greatest gain comes first.
        return lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.prefix(
            Self.gainLimit
        ).map(\.element.line)
    }

    private func parameter(of asker: Int, requiring required: Int) -> DependencyFactory.Parameter? {
        guard let provider = graph.nodes[asker].provider else { return nil }
        return provider.edges.indices.first { provider.edges[$0].immediateTargets.contains(required) }.flatMap {
            provider.factory.parameter(ofDependency: $0)
        }
    }

    // MARK: Words

    private func line(_ position: Int, after other: Int?) -> KeyExplanation.Line {
        let factory = graph.nodes[position].provider?.factory
        let time = durations == nil ? "" : ", \(amount(own(position)))"
        let wait = other.flatMap { graph.nodes[$0].provider?.factory.objectName }.map { ", after \($0)" } ?? ""
        return .init("\(factory.map { "\($0)" } ?? "")\(time)\(wait)", at: factory?.location)
    }

    private func amount(_ value: Double) -> String {
        durations == nil ? "\(Int(value))" : MeasuredDurations.text(value)
    }
}
