/// Explains what the start of a container, or making one object, waits for: the longest chain of asynchronous providers.
///
/// The time is counted in providers that wait, or measured. An object begins to wait as soon as what it requires is there, since
/// generated code makes objects that do not require each other at the same time.
struct StartExplainer {
    private let graph: DependencyGraph
    private let startsInParallel: Bool
    private let durations: MeasuredDurations?

    init(_ resolution: DependencyResolution, durations: MeasuredDurations?) {
        graph = resolution.graph
        startsInParallel = resolution.options.start == .parallel
        self.durations = durations
    }

    /// Explains what making the eager singletons waits for.
    ///
    /// - Throws: ``InputError`` of usage if there are none.
    func explainStart() throws(InputError) -> KeyExplanation {
        let eager = graph.nodes.indices.filter { graph.nodes[$0].provider?.factory.scope == .eagerSingleton && !isNested($0) }
        guard !eager.isEmpty else {
            throw InputError(.usage, "the container makes nothing at its start: there is no 'eagerSingleton'; name an object, as 'dpend explain Server --startup'")
        }
        return explain("the start of the container", from: eager)
    }

    /// Explains what making an object waits for.
    func explain(_ key: DependencyKey) -> KeyExplanation {
        explain(key.description, from: graph.position(of: key).map { [$0] } ?? [])
    }

    private func isNested(_ position: Int) -> Bool { graph.homes != nil && !graph.homes(of: position).contains(NestedContainers.root) }

    private func explain(_ title: String, from roots: [Int]) -> KeyExplanation {
        let order = order(from: roots)
        var explanation = KeyExplanation(key: title)
        let waiting = order.filter(takesTime)
        guard !waiting.isEmpty else {
            let reason = durations == nil ? "no provider is asynchronous" : "nothing of it was measured"
            explanation.sections = [.init(title: "waits for nothing", lines: [.init(reason)])]
            return explanation
        }
        let times = times(order, without: nil)
        let path = criticalPath(roots, times)
        let total = roots.map { times[$0]?.end ?? 0 }.max() ?? 0
        let all = waiting.reduce(0) { $0 + own($1) }
        let note = startsInParallel ? "" : "; '--start sequential' makes one after the other"
        let unit = durations == nil ? " asynchronous provider\(all == 1 ? "" : "s")" : ""
        let name = "the longest chain: \(amount(total)) of \(amount(all))\(unit)\(note)"
        explanation.sections.append(.init(title: name, lines: path.enumerated().map { number, position in
            line(position, times, after: number == 0 ? nil : path[number - 1])
        }))
        let others = waiting.filter { !path.contains($0) }.sorted { (times[$0]?.end ?? 0, $1) > (times[$1]?.end ?? 0, $0) }
        if !others.isEmpty {
            let rest = others.prefix(Self.limit).map { line($0, times, after: last($0, times)) }
            let more = others.count > Self.limit ? [KeyExplanation.Line("and \(others.count - Self.limit) more")] : []
            explanation.sections.append(.init(title: startsInParallel ? "made meanwhile" : "made as well", lines: rest + more))
        }
        let gains = gains(path, roots, total)
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
            let required = graph.immediateDependencies[position].compactMap { graph.nodes[$0].provider?.factory.objectName }
            return durations.own(factory.objectName, after: required)
        }
        return factory.effects.isAsync ? 1 : 0
    }

    /// Whether a node is worth a line. Most objects are made within a microsecond.
    private func takesTime(_ position: Int) -> Bool { own(position) >= (durations == nil ? 1 : MeasuredDurations.leastShown) }

    /// The nodes that are made, each behind what it requires.
    private func order(from roots: [Int]) -> [Int] {
        var (seen, result): (Set<Int>, [Int]) = ([], [])
        var open = roots.reversed().map { (position: $0, isDone: false) }
        while let next = open.popLast() {
            if next.isDone {
                result.append(next.position)
            } else if seen.insert(next.position).inserted {
                open.append((next.position, true))
                open += graph.immediateDependencies[next.position].reversed().filter { !seen.contains($0) }.map { ($0, false) }
            }
        }
        return result
    }

    private typealias Times = [Int: (begin: Double, end: Double)]

    /// When each node begins and ends.
    ///
    /// - Parameter cut: A requirement that is made later.
    private func times(_ order: [Int], without cut: (asker: Int, required: Int)?) -> Times {
        var times: Times = [:]
        var clock = 0.0
        for position in order {
            let required = graph.immediateDependencies[position].filter { cut == nil || cut?.asker != position || cut?.required != $0 }
            let begin = startsInParallel ? required.compactMap { times[$0]?.end }.max() ?? 0 : clock
            times[position] = (begin, begin + own(position))
            clock = begin + own(position)
        }
        return times
    }

    /// The node that another node waits for last; nil if it begins at once.
    private func last(_ position: Int, _ times: Times) -> Int? {
        let required = graph.immediateDependencies[position].filter { (times[$0]?.end ?? 0) > 0 }
        return required.max { (times[$0]?.end ?? 0, $1) < (times[$1]?.end ?? 0, $0) }
    }

    /// The nodes that take time on the longest chain, in the order in which they are made.
    private func criticalPath(_ roots: [Int], _ times: Times) -> [Int] {
        guard startsInParallel else { return times.filter { takesTime($0.key) }.sorted { $0.value.begin < $1.value.begin }.map(\.key) }
        var path: [Int] = []
        var seen: Set<Int> = []
        var next = roots.max { (times[$0]?.end ?? 0, $1) < (times[$1]?.end ?? 0, $0) }
        // A cycle has no end.
        while let position = next, seen.insert(position).inserted {
            if takesTime(position) { path.append(position) }
            next = last(position, times)
        }
        return path.reversed()
    }

    /// The lengths of the longest chain if one of its requirements were made later.
    private func gains(_ path: [Int], _ roots: [Int], _ total: Double) -> [KeyExplanation.Line] {
        var lines: [(time: Double, line: KeyExplanation.Line)] = []
        let all = order(from: roots)
        let (made, times) = (Set(all), times(all, without: nil))
        var count = 0
        for required in path {
            for asker in graph.dependents(of: required) where made.contains(asker) && graph.immediateDependencies[asker].contains(required) {
                // Only a requirement that is waited for last can shorten the chain.
                guard !startsInParallel || times[asker]?.begin == times[required]?.end, count < Self.attempts else { continue }
                count += 1
                let order = orderWithout((asker, required), all, from: roots)
                let without = self.times(order, without: (asker, required))
                let shorter = roots.map { without[$0]?.end ?? 0 }.max() ?? 0
                guard shorter < total, let factory = graph.nodes[asker].provider?.factory, let parameter = parameter(of: asker, requiring: required) else { continue }
                lines.append((shorter, .init(
                    "'\(parameter.label)' of \(factory): without it \(amount(shorter)) instead of \(amount(total))", at: parameter.location,
                    details: ["take '() async throws -> \(parameter.dependency.type)', which makes it when you call it"])))
            }
        }
        // The greatest gain comes first.
        return lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.prefix(Self.gainLimit).map(\.element.line)
    }

    private func orderWithout(_ cut: (asker: Int, required: Int), _ all: [Int], from roots: [Int]) -> [Int] {
        var reached = Set(roots)
        for position in all.reversed() where reached.contains(position) {
            for next in graph.immediateDependencies[position] where (position, next) != cut { reached.insert(next) }
        }
        return all.filter(reached.contains)
    }

    private func parameter(of asker: Int, requiring required: Int) -> DependencyFactory.Parameter? {
        guard let provider = graph.nodes[asker].provider else { return nil }
        return provider.edges.indices.first { provider.edges[$0].immediateTargets.contains(required) }.flatMap { provider.factory.parameter(ofDependency: $0) }
    }

    // MARK: Words

    private func line(_ position: Int, _ times: Times, after other: Int?) -> KeyExplanation.Line {
        let factory = graph.nodes[position].provider?.factory
        let time = durations == nil ? "" : ", \(amount(own(position)))"
        let wait = other.flatMap { graph.nodes[$0].provider?.factory.objectName }.map { ", after \($0)" } ?? ""
        return .init("\(factory.map { "\($0)" } ?? "")\(time)\(wait)", at: factory?.location)
    }

    private func amount(_ value: Double) -> String {
        durations == nil ? "\(Int(value))" : MeasuredDurations.text(value)
    }
}
