/// Sees whether a run that had nothing to report still has nothing when parameters of initializers are others.
///
/// It has if each parameter of what has changed asks by a plain name for something plain, and nothing needs itself. Whatever else
/// there is goes through all phases.
struct Rewiring {
    private let graph: KeptGraph
    private var filter: ImplicitFilter
    /// The nodes by what asks for them, and by whose initializer makes them.
    private var keys: [Int: Int] = [:]
    private var nodes: [Int: [Int]] = [:]
    private let offsets: [Int]
    /// What nodes need now, where that may not be what they needed.
    private var changed: [Int: [Int]] = [:]

    /// - Throws: ``InputError`` for a pattern that does not compile.
    init(of graph: KeptGraph, options: ResolutionOptions) throws(InputError) {
        self.graph = graph
        filter = try ImplicitFilter(options)
        keys.reserveCapacity(graph.keys.count)
        for (node, key) in graph.keys.enumerated() where key != 0 { keys[key] = node }
        nodes.reserveCapacity(graph.types.count)
        for (node, type) in graph.types.enumerated() where type != 0 { nodes[type, default: []].append(node) }
        var offset = 0
        offsets = graph.counts.map { count in
            defer { offset += count }
            return offset
        }
    }

    /// Whether the verdict holds for what sources declare now, given with their positions among all sources; they may differ in
    /// nothing but parameters from what they declared.
    ///
    /// - Throws: ``InputError`` when a pattern reaches PCRE2's match limit.
    mutating func keepsVerdict(_ sources: [(position: Int, declarations: SourceDeclarations)]) throws(InputError) -> Bool {
        for (position, source) in sources {
            let foreign = KeptGraph.foreignExistentials(of: source) { keys[$0] != nil }
            guard foreign == graph.existentials[position] else { return false }
            for type in source.types where !type.initializers.isEmpty && type.inactiveClause == nil {
                guard try rewires(type) else { return false }
            }
        }
        return isAcyclic
    }

    /// Takes over what a type's initializer needs; false where that is not plain.
    private mutating func rewires(_ type: TypeDeclaration) throws(InputError) -> Bool {
        let hash = KeptGraph.hash(type.name)
        // Somebody else may have the same initializer.
        guard type.isPlain, !graph.inheritedNames.contains(hash), !graph.fixedTypes.contains(hash) else { return false }
        guard let nodes = nodes[hash] else {
            // What nobody asks for may need what it likes; what is chosen and yet no provider may become one.
            if case .chosen = try filter.verdict(on: type.name) { return false }
            return true
        }
        guard type.initializers.count == 1, !type.initializers[0].modifiers.isConvenience else { return false }
        var needed: [Int] = []
        for parameter in type.initializers[0].parameters {
            guard let node = node(of: parameter) else { return false }
            needed.append(node)
        }
        for node in nodes { changed[node] = needed }
        return true
    }

    private func node(of parameter: ParameterDeclaration) -> Int? {
        guard !parameter.hasDefault, !parameter.isVariadic, !parameter.isInout, !parameter.isImplicitlyGeneric, !parameter.isAutoclosure,
            parameter.attributes.isEmpty, let type = parameter.type.nominal, type.module == nil, type.components.count == 1,
            type.components[0].arguments.isEmpty
        else { return nil }
        return keys[KeptGraph.hash(type.components[0].name)]
    }

    /// Whether nothing that has changed needs itself. Only plain nodes can be reached from there.
    private var isAcyclic: Bool {
        // 0 for what has not been seen, 1 while what it needs is looked at, 2 when that is done.
        var states = [UInt8](repeating: 0, count: graph.counts.count)
        for root in changed.keys where states[root] == 0 {
            states[root] = 1
            var open = [(node: root, needed: needed(by: root))]
            while let node = open.last?.node {
                guard let next = open[open.count - 1].needed.popFirst() else {
                    states[node] = 2
                    open.removeLast()
                    continue
                }
                if states[next] == 1 { return false }
                if states[next] == 2 { continue }
                states[next] = 1
                open.append((next, needed(by: next)))
            }
        }
        return true
    }

    private func needed(by node: Int) -> ArraySlice<Int> {
        changed[node].map { $0[...] } ?? graph.targets[offsets[node]..<offsets[node] + graph.counts[node]]
    }
}
