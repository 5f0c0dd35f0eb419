/// The expression that makes an instance: a call of an initializer or of a configuration's member.
struct ProviderCall {
    /// The expression as lines, with `try` where it can throw; where arguments are many, one a line.
    let lines: [String]

    private static let maximumLength = 100

    /// Writes the call of a provider in the words of a back-end.
    init(_ provider: DependencyProvider, in graph: DependencyGraph, _ generator: some ContainerGenerator) {
        let factory = provider.factory
        var arguments: [String] = []
        for (parameter, edge) in zip(factory.parameters, provider.parameterEdges) {
            guard let value = Self.value(edge, in: graph, generator) else { continue }
            let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
            arguments.append(label + value)
        }
        let resolves = provider.edges.contains { $0.node != nil }
        switch factory.kind {
        case .initializer(let type, _):
            let keyword = resolves || factory.effects.isThrowing ? "try " : ""
            lines = Self.call(keyword + type.spelling(.code), arguments)
        case .configurationMethod(let method):
            let receiver =
                method.needsInstance
                ? generator.resolution(of: .key(method.configuration)) : method.configuration.type.spelling(.code)
            let member = "try \(receiver).\(SwiftIdentifier.escaped(method.name))"
            let isCalled = method.form == .method || method.form == .staticMethod
            lines = isCalled ? Self.call(member, arguments, ".make()") : [member + ".make()"]
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
            let value = generator.resolution(of: .key(key))
            // Only a parameter of type `Tagged` can ask for a key with a tag.
            return key.tag == nil ? value : "DpendRuntime.Tagged(\(value))"
        }
    }

    private static func call(_ callee: String, _ arguments: [String], _ suffix: String = "") -> [String] {
        let line = "\(callee)(\(arguments.joined()))\(suffix)"
        if arguments.isEmpty || (arguments.count == 1 && line.count <= maximumLength) { return [line] }
        let last = arguments.count - 1
        return ["\(callee)("]
            + arguments.enumerated().map { "    \($1)\($0 == last ? "" : ",")" }
            + [")\(suffix)"]
    }
}
