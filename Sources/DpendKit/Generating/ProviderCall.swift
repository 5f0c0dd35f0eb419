/// The expression that makes an instance: a call of an initializer or of a configuration's member.
struct ProviderCall {
    /// The expression as lines; where arguments are many, one a line.
    let lines: [String]
    /// Whether it has to stand behind `try`.
    let isThrowing: Bool
    /// Whether it resolves anything.
    let resolves: Bool

    /// Writes the call of a provider in the words of a back-end.
    init(_ provider: DependencyProvider, in graph: DependencyGraph, _ generator: some ContainerGenerator) {
        let factory = provider.factory
        var arguments: [String] = []
        for (parameter, edge) in zip(factory.parameters, provider.parameterEdges) {
            guard let value = Self.value(edge, in: graph, generator) else { continue }
            let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
            arguments.append(label + value)
        }
        resolves = provider.edges.contains { $0.node != nil }
        switch factory.kind {
        case .initializer(let type, _):
            lines = Self.call(type.spelling(.code), arguments)
            isThrowing = resolves || factory.effects.isThrowing
        case .configurationMethod(let method):
            let receiver =
                method.needsInstance
                ? generator.receiver(resolving: method.configuration) : method.configuration.type.spelling(.code)
            let member = "\(receiver).\(SwiftIdentifier.escaped(method.name))"
            let isCalled = method.form == .method || method.form == .staticMethod
            lines = isCalled ? Self.call(member, arguments, ".make()") : [member + ".make()"]
            isThrowing = true
        }
    }

    private static func value(
        _ edge: DependencyEdge, in graph: DependencyGraph, _ generator: some ContainerGenerator
    ) -> String? {
        switch edge {
        case .defaultValue, .unsatisfied: return nil
        case .nilValue: return "nil"
        case .resolved(let position):
            let key = graph.nodes[position].key
            let value = generator.argument(resolving: key)
            // Only a parameter of type `Tagged` can ask for a key with a tag.
            return key.tag == nil ? value : "DpendRuntime.Tagged(\(value))"
        }
    }

    private static func call(_ callee: String, _ arguments: [String], _ suffix: String = "") -> [String] {
        if arguments.count <= 1 { return ["\(callee)(\(arguments.joined()))\(suffix)"] }
        let last = arguments.count - 1
        return ["\(callee)("]
            + arguments.enumerated().map { "    \($1)\($0 == last ? "" : ",")" }
            + [")\(suffix)"]
    }
}
