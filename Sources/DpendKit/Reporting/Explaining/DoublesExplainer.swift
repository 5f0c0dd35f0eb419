/// Explains which objects a test gets for a key, if it takes the key from the generated type with doubles.
struct DoublesExplainer {
    private let resolution: DependencyResolution
    private let choice: DoubleChoice
    private let neighbors: KeyNeighbors

    init(_ resolution: DependencyResolution) {
        self.resolution = resolution
        choice = DoubleChoice(
            resolution.graph, visibility: resolution.collected.visibility, sources: resolution.protocols,
            isInModule: resolution.options.testFolder == nil)
        neighbors = KeyNeighbors(resolution: resolution)
    }

    /// The objects that are made for a key, by their kind.
    func explain(_ key: DependencyKey) -> KeyExplanation {
        var explanation = KeyExplanation(key: key.description)
        guard let start = resolution.graph.position(of: key) else {
            explanation.sections = [.init(title: "made for a test", lines: [.init(neighbors.nothing(provides: key))])]
            return explanation
        }
        var (stubs, doubles): ([KeyExplanation.Line], [KeyExplanation.Line]) = ([], [])
        var (own, given): ([KeyExplanation.Line], [KeyExplanation.Line]) = ([], [])
        for position in objects(from: start).sorted() {
            let node = resolution.graph.nodes[position]
            let replacement = position == start ? nil : choice.replacement(for: node.key)
            var details = position == start ? [] : choice.why(position).map { [$0] } ?? []
            let undecided =
                position == start || details.isEmpty
                ? [] : choice.undecided(for: node.key).map { "'\($0.type.path)'" }.sorted()
            if !undecided.isEmpty {
                details.append(
                    "there are \(undecided.count) doubles, \(undecided.joined(separator: ", ")); pass one of them")
            }
            let location = node.provider?.factory.location
            if case .own(let double) = replacement {
                doubles.append(
                    .init("\(node.key.description), from \(double.type.path)", at: double.location, details: details))
            } else if case .stub(let stub) = replacement {
                stubs.append(.init(node.key.description, at: location, details: details + unanswered(by: stub)))
            } else if case .external = node.provider?.factory.kind {
                given.append(.init(node.key.description, at: location, details: refusal(of: node.key)))
            } else {
                let maker = node.provider.map { ", from \($0.factory.description)" } ?? ""
                own.append(
                    .init(
                        node.key.description + maker, at: location,
                        details: details + (details.isEmpty ? [] : refusal(of: node.key))))
            }
        }
        let parts = [
            ("doubles of the project", doubles), ("stubs", stubs), ("made as in the application", own),
            ("given by the test", given),
        ]
        explanation.sections = parts.filter { !$0.1.isEmpty }.map { .init(title: $0.0, lines: $0.1) }
        return explanation
    }

    /// The members that a test must set before it uses a stub, as one line.
    private func unanswered(by stub: StubbedProtocol) -> [String] {
        let members = stub.unanswered
        if members.isEmpty { return [] }
        let shown = members.prefix(Self.shownMembers).joined(separator: ", ")
        let more = members.count > Self.shownMembers ? ", and \(members.count - Self.shownMembers) more" : ""
        return [
            members.count == 1
                ? "a test that uses \(shown) must set it" : "a test that uses one of these must set it: \(shown)\(more)"
        ]
    }

    private static let shownMembers = 6

    private func refusal(of key: DependencyKey) -> [String] { ["there is no stub: \(choice.refusal(of: key))"] }

    /// The positions of the objects that making one requires. A stub requires none.
    private func objects(from start: Int) -> Set<Int> {
        var (seen, open): (Set<Int>, [Int]) = ([start], [start])
        while let position = open.popLast() {
            if position != start, choice.replacement(for: resolution.graph.nodes[position].key) != nil { continue }
            for next in resolution.graph.dependencies(of: position) where seen.insert(next).inserted {
                open.append(next)
            }
        }
        return seen
    }
}
