/// The names of the functions of an exports file, in the order of the functions.
///
/// A function has the name of the accessor for what it makes. If functions of different providers would have one name,
/// each gets the
/// full name with `_`, with the provider's name after it.
struct ExportNames {
    private var names: [String] = []

    subscript(position: Int) -> String { names[position] }

    init(_ functions: [LibraryExports.Function]) {
        let short = functions.map(Self.short)
        let providers = functions.map { $0.factory.providerType?.spelling(.identity) ?? $0.factory.description }
        var providersByName: [String: Set<String>] = [:]
        for (name, provider) in zip(short, providers) { providersByName[name, default: []].insert(provider) }
        names = functions.indices.map { position in
            providersByName[short[position]]?.count == 1
                ? short[position]
                : functions[position].isClosing
                    ? "close_\(Self.provider(of: functions[position]))"
                    : "\(Self.full(functions[position].type))_\(Self.provider(of: functions[position]))"
        }
        // Initializers may differ only in the types of their parameters.
        var seen: [String: Int] = [:]
        for position in functions.indices {
            let signature = ([names[position]] + Self.labels(of: functions[position])).joined(separator: ":")
            let count = seen[signature, default: 0] + 1
            seen[signature] = count
            if count > 1 { names[position] += "_\(count)" }
        }
    }

    private static func short(_ function: LibraryExports.Function) -> String {
        if function.isClosing {
            let type = function.factory.providerType.map(TypeExpression.nominal) ?? function.type.unwrapped
            let name = AccessorName.of(DependencyKey(type: type, tag: function.factory.key.tag))
            return "close" + name.prefix(1).uppercased() + name.dropFirst()
        }
        // Keywords would need backticks.
        if function.type.unwrapped == .anyObject, let type = function.factory.providerType {
            return AccessorName.of(DependencyKey(type: .nominal(type))) + "Object"
        }
        return AccessorName.of(DependencyKey(type: function.type.unwrapped, tag: function.factory.key.tag))
    }

    private static func full(_ type: TypeExpression) -> String { AccessorName.full(of: type.unwrapped) }

    private static func provider(of function: LibraryExports.Function) -> String {
        if let type = function.factory.providerType { return AccessorName.full(of: .nominal(type)) }
        guard case .configurationMethod(let method) = function.factory.kind else { return "" }
        return "\(AccessorName.full(of: method.configuration.type))_\(method.name)"
    }

    private static func labels(of function: LibraryExports.Function) -> [String] {
        function.source == nil
            ? function.factory.exportedParameters.filter { $0.treatment != .omitted }.map(\.parameter.label)
            : ["of"] + (function.isClosing ? [function.type.spelling(.identity)] : [])
    }
}
