/// The arrays and dictionaries in requirements, each once.
///
/// A class that requires all others of its kind (`init(parts: [Part])` of a `Part`) gets an array without itself. This
/// is a different collection, and its name shows it.
struct CollectionNodes {
    /// The nodes of the graph, by position.
    private let graphNames: [String]
    private var elements: [TypeExpression: Set<[Int]>] = [:]
    private var names: [TypeExpression: [[Int]: String]] = [:]
    private(set) var nodes: [GraphDocument.Node] = []
    /// The keys of a dictionary's elements, by its type and their positions.
    private var entries: [TypeExpression: [Int: String]] = [:]

    init(names: [String]) {
        graphNames = names
    }

    /// Records the array of an edge, if it is one.
    mutating func note(_ edge: DependencyEdge, askedFor type: TypeExpression) {
        guard let array = Self.array(edge, type) else { return }
        elements[array.type, default: []].insert(array.elements)
        for (entry, element) in zip(array.entries, array.elements) {
            entries[array.type, default: [:]][element] = entry
        }
    }

    /// Names the arrays: the longest by its type, shorter ones by the missing elements.
    mutating func finish(_ used: inout Set<String>) {
        for (type, arrays) in elements.sorted(by: { $0.key.spelling(.identity) < $1.key.spelling(.identity) }) {
            let sorted = arrays.sorted { ($1.count, $0.map(name).joined()) < ($0.count, $1.map(name).joined()) }
            for array in sorted {
                let lacking = Set(sorted[0]).subtracting(array).sorted().map(name)
                var text = type.description + (lacking.isEmpty ? "" : " without \(lacking.joined(separator: ", "))")
                while !used.insert(text).inserted { text += "′" }
                names[type, default: [:]][array] = text
                var node = GraphDocument.Node(name: text, key: .init(DependencyKey(type: type)), status: .collection)
                node.elements = array.map(name)
                if let entries = entries[type] { node.entries = array.compactMap { entries[$0] } }
                nodes.append(node)
            }
        }
    }

    /// The name of an edge's array.
    func name(of edge: DependencyEdge, askedFor type: TypeExpression) -> String? {
        Self.array(edge, type).flatMap { names[$0.type]?[$0.elements] }
    }

    private func name(_ position: Int) -> String { graphNames[position] }

    private static func array(
        _ edge: DependencyEdge, _ type: TypeExpression
    ) -> (type: TypeExpression, elements: [Int], entries: [String])? {
        switch edge {
        case .collection(let elements): (unwrapped(type), elements.flatMap(\.targets), elements.flatMap(entries))
        case .tagged(let inner), .entry(_, let inner): array(inner, type)
        case .deferred(.closure(let function), let inner), .deferred(.opening(let function, _), let inner):
            array(inner, function.result)
        case .deferred(.lazy(let lazy), let inner): array(inner, lazy)
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: nil
        }
    }

    /// The keys of an element's objects in a dictionary.
    private static func entries(_ element: DependencyEdge) -> [String] {
        guard case .entry(let entry, let inner) = element else { return [] }
        return inner.targets.map { _ in entry.description }
    }

    private static func unwrapped(_ type: TypeExpression) -> TypeExpression {
        if case .optional(let wrapped) = type { unwrapped(wrapped) } else { type }
    }
}
