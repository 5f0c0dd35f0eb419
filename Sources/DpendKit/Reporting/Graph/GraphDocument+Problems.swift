import Foundation

extension GraphDocument {
    /// Adds errors and warnings, and assigns each to its nodes.
    mutating func addProblems(_ diagnostics: [Diagnostic]) {
        let finder = ProblemSubjects(nodes)
        let told = diagnostics.flatMap(\.withConsequences).filter { $0.severity == .error || $0.severity == .warning }
        for diagnostic in told {
            let subjects = finder.positions(of: diagnostic)
            for position in subjects { nodes[position].problems.append(problems.count) }
            problems.append(
                Problem(
                    identifier: diagnostic.rule.identifier, severity: diagnostic.severity, message: diagnostic.message,
                    location: diagnostic.location, notes: diagnostic.notes.map(\.worded),
                    nodes: subjects.map { nodes[$0].name }))
        }
    }
}

/// Finds the nodes of a diagnostic, by the keys that it names or else by its places.
private struct ProblemSubjects {
    private var byName: [String: Int] = [:]
    private var byCall: [String: [Int]] = [:]
    private var byPlace: [SourceLocation: [Int]] = [:]
    private var byCycle: [Int: [Int]] = [:]
    private let cycles: [Int?]

    init(_ nodes: [GraphDocument.Node]) {
        cycles = nodes.map(\.cycle)
        for (position, node) in nodes.enumerated() {
            byName[node.name] = position
            if let cycle = node.cycle { byCycle[cycle, default: []].append(position) }
            for provider in node.providers where node.status != .unneeded {
                byCall[provider.call, default: []].append(position)
                for place in [provider.location] + provider.dependencies.map(\.location) {
                    if let place, byPlace[place]?.last != position { byPlace[place, default: []].append(position) }
                }
            }
        }
    }

    /// The positions, sorted.
    func positions(of diagnostic: Diagnostic) -> [Int] {
        if let position = byName[diagnostic.subject] { return [position] }
        // A cycle is named by its keys. All nodes in the knot belong to it.
        let path = diagnostic.subject.components(separatedBy: " → ")
        if path.count > 1, let first = byName[path[0]] {
            return cycles[first].flatMap { byCycle[$0] } ?? path.compactMap { byName[$0] }.sorted()
        }
        if let positions = byCall[diagnostic.subject] { return positions }
        return diagnostic.location.flatMap { byPlace[$0] } ?? []
    }
}
