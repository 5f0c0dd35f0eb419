/// The text of a node in a picture.
struct GraphCaption {
    /// The key, and its special properties below it.
    let lines: [String]

    init(_ node: GraphDocument.Node, isCut: Bool) {
        let (values, result) = Self.parts(of: node.name)
        var facts: [String] = values.map { ["takes \($0)"] } ?? []
        if let scope = node.scope, scope != .unique { facts.append(scope.rawValue) }
        if !node.containers.isEmpty { facts.append("in \(node.containers.joined(separator: " and "))") }
        if node.effects.isAsync { facts.append("async") }
        if node.effects.isThrowing { facts.append("throws") }
        if let actor = node.effects.globalActor { facts.append("@\(actor)") }
        switch node.status {
        case .provided: break
        case .ambiguous: facts.append("ambiguous: \(node.providers.count) providers")
        case .missing: facts.append("missing")
        case .required: facts.append("from another module")
        case .collection: facts.append("\(node.elements.count) element\(node.elements.count == 1 ? "" : "s")")
        case .unneeded: facts.append("left out: \(node.providers.count) providers")
        case .generic: facts.append("generic")
        }
        lines = [result + (isCut ? " …" : "")] + (facts.isEmpty ? [] : [facts.joined(separator: ", ")])
    }

    /// The run-time values and the result of a key: of `(String) -> Page` they are `String` and `Page`. The class is
    /// what people look for.
    static func parts(of name: String) -> (values: String?, result: String) {
        guard let start = name.firstIndex(of: "("),
            name[..<start].split(separator: " ").allSatisfy({ $0.hasPrefix("@") })
        else { return (nil, name) }
        var depth = 0
        var previous: Character = " "
        for end in name[start...].indices {
            switch name[end] {
            case "(", "<", "[": depth += 1
            case ")", "]": depth -= 1
            // The arrow of a closure closes nothing.
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = name[end]
            guard depth == 0 else { continue }
            let rest = name[name.index(after: end)...]
            for arrow in [" -> ", " async -> ", " throws -> ", " async throws -> "] where rest.hasPrefix(arrow) {
                let values = name[name.index(after: start)..<end]
                return (values.isEmpty ? "no values" : String(values), String(rest.dropFirst(arrow.count)))
            }
            return (nil, name)
        }
        return (nil, name)
    }

    /// The emphasis of a node.
    enum Look: String, CaseIterable {
        case plain
        /// Not made here.
        case quiet
        case warning
        case problem
    }

    static func look(of node: GraphDocument.Node, in document: GraphDocument) -> Look {
        switch node.status {
        case .missing, .ambiguous: return .problem
        case .required, .collection, .unneeded, .generic: return .quiet
        case .provided: break
        }
        let severities = node.problems.map { document.problems[$0].severity }
        if node.cycle != nil || severities.contains(.error) { return .problem }
        return severities.isEmpty ? .plain : .warning
    }
}
