import DpendRuntime

/// The proposal that replaces containers that make each other: classes that take their requirements in their
/// initializers.
///
/// A class that is made once becomes a singleton, because the instances that it keeps live as long as the application.
/// A class that is made with a value opens a nested container with this value, if its content requires the value.
struct TreeMigration {
    private let graph: RegistryGraph
    private let tree: ScopeTree
    private var registry: Registry { graph.registry }
    /// The scopes with a single instance.
    private var single: Set<Int> = []
    /// The scopes that open a nested container, with the types of the values that it gets.
    private(set) var nested: [Int: [String]] = [:]
    private var refused: [Int: String] = [:]
    private var positions: [String: Int] = [:]

    init(_ graph: RegistryGraph, _ tree: ScopeTree) {
        (self.graph, self.tree) = (graph, tree)
        for (position, scope) in tree.scopes.enumerated() { positions[scope.name] = position }
        findSingle()
        findNested()
        refuse()
    }

    /// The registrations of a scope, without its parameters.
    private func made(by scope: Int) -> [(property: ScopeTree.Property, registration: Int)] {
        tree.scopes[scope].properties.compactMap { property in
            property.registration.flatMap { registry.registrations[$0].isScope ? nil : (property, $0) }
        }
    }

    private func parameters(of scope: Int) -> [ScopeTree.Property] {
        tree.scopes[scope].properties.filter { $0.registration.map { registry.registrations[$0].isScope } ?? false }
    }

    // MARK: Single instances

    private mutating func findSingle() {
        var makers: [Int: [(owner: Int, isKept: Bool)]] = [:]
        for owner in tree.scopes.indices {
            for (property, registration) in made(by: owner) {
                guard let child = registry.registrations[registration].plainClass.flatMap({ positions[$0] }) else {
                    continue
                }
                makers[child, default: []].append((owner, property.isKept))
            }
        }
        var open = tree.scopes.indices.filter { makers[$0] == nil }
        single = Set(open)
        while let next = open.popLast() {
            for child in tree.scopes[next].children.map(\.scope) where !single.contains(child) {
                guard parameters(of: child).isEmpty,
                    makers[child]?.allSatisfy({ $0.isKept && single.contains($0.owner) }) == true
                else { continue }
                single.insert(child)
                open.append(child)
            }
        }
    }

    private mutating func findNested() {
        for (position, request) in registry.requests.enumerated() {
            guard let need = request.need, case .provided(let providers) = graph.outcomes[position] else { continue }
            for owner in tree.scopes.indices where owner != need.scope {
                for parameter in parameters(of: owner) where parameter.registration.map(providers.contains) == true {
                    if PlainValues.contains(parameter.type) {
                        refused[parameter.registration ?? 0] =
                            "'\(tree.scopes[need.scope].name)' requires it; give it a type of its own, and open a nested container with that"
                    } else if nested[owner]?.contains(parameter.type) != true {
                        nested[owner, default: []].append(parameter.type)
                    }
                }
            }
        }
    }

    // MARK: Remaining registrations

    private mutating func refuse() {
        var classes: [String: Int] = [:]
        var keys: [String: Set<String>] = [:]
        for owner in tree.scopes.indices {
            for (_, number) in made(by: owner) {
                let registration = registry.registrations[number]
                keys[registration.key.type.spelling(.plain), default: []].insert(
                    registration.plainClass ?? registration.call)
            }
        }
        for owner in tree.scopes.indices {
            for (property, number) in made(by: owner) {
                let registration = registry.registrations[number]
                let key = registration.key.type.spelling(.plain)
                if let count = keys[key]?.count, count > 1 {
                    refused[number] = "'\(key)' is provided in \(count) ways, for which tags are necessary"
                } else if registration.factoryText != nil, value(of: registration) == nil {
                    refused[number] =
                        "its builder takes \(registry.title)'s own types; write it as a member of a configuration"
                } else if let name = registration.plainClass, let first = classes[name] {
                    refused[number] =
                        "'\(name)' is registered at \(registry.registrations[first].location) too, and dpend makes it in one way"
                } else if property.isKept, !single.contains(owner), nested[owner] == nil {
                    refused[number] =
                        "each '\(tree.scopes[owner].name)' keeps one of its own, for which dpend has no scope"
                } else if let name = registration.plainClass {
                    classes[name] = number
                }
            }
        }
    }

    /// Whether a filter can choose a type.
    private func isClass(_ name: String) -> Bool { positions[name] != nil || registry.declaredTypes.contains(name) }

    /// The expression that makes a registration's value, unless the sources declare the class.
    private func value(of registration: Registration) -> String? {
        if let name = registration.plainClass { return isClass(name) ? nil : "\(name)()" }
        guard let text = registration.factoryText, text.hasPrefix("{ _ in "), text.hasSuffix("}") else { return nil }
        return text.dropFirst(7).dropLast().withoutSpaceAround
    }

    private var translated: [Int] {
        tree.scopes.indices.flatMap { made(by: $0).map(\.registration) }.filter { refused[$0] == nil }.sorted()
    }

    // MARK: Settings

    /// The classes that filters choose, with their scopes.
    private var classes: [(name: String, scope: DependencyScope)] {
        translated.compactMap { number in
            let registration = registry.registrations[number]
            guard let name = registration.plainClass, isClass(name) else { return nil }
            return (name, MigrationDraft.scope(registration, registry))
        }
    }

    private var assisted: [String] {
        var labels: [String: [String]] = [:]
        for (name, _) in classes {
            guard let position = positions[name] else { continue }
            let values = parameters(of: position).filter { nested[position]?.contains($0.type) != true }
            if !values.isEmpty { labels[name] = values.map(\.name) }
        }
        return ParameterPattern.values(for: labels)
    }

    /// The required types whose registrations stay.
    private var externals: [String] {
        var all: Set<String> = []
        for (position, request) in registry.requests.enumerated() {
            guard request.need != nil, case .provided(let providers) = graph.outcomes[position] else { continue }
            for number in providers where refused[number] != nil && !registry.registrations[number].isScope {
                all.insert(registry.registrations[number].key.type.spelling(.plain))
            }
        }
        let own = Set(classes.map(\.name))
        return all.subtracting(own).sorted()
    }

    private var containers: [(path: String, values: [String])] {
        nested.sorted { $0.key < $1.key }.map {
            (tree.scopes[$0.key].name.split(separator: ".").last.map(String.init) ?? "", $0.value.sorted())
        }
    }

    var settings: String {
        var lines: [String] = []
        func pattern(_ names: [String]) -> String {
            YAMLText.scalar(RegularExpression.matchingOnly(Set(names).sorted()))
        }
        if !classes.isEmpty { lines += ["implicit-filter:", "  - \(pattern(classes.map(\.name)))"] }
        let scoped = DependencyScope.allCases.filter { $0 != .unique }.compactMap { scope -> String? in
            let names = classes.filter { $0.scope == scope }.map(\.name)
            return names.isEmpty ? nil : "  \(pattern(names)): \(scope.rawValue)"
        }
        if !scoped.isEmpty { lines += ["implicit-scope:"] + scoped }
        if !assisted.isEmpty { lines += ["implicit-assisted:"] + assisted.map { "  - \(YAMLText.scalar($0))" } }
        if !containers.isEmpty {
            lines +=
                ["nested:"]
                + containers.map { "  \($0.path): [\($0.values.map { YAMLText.scalar($0) }.joined(separator: ", "))]" }
        }
        if !externals.isEmpty { lines += ["external:"] + externals.map { "  - \(YAMLText.scalar($0))" } }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The configuration for types that the sources do not declare.
    var configuration: String? {
        var names: Set<String> = []
        let isInterface = Dictionary(
            tree.scopes.flatMap(\.properties).compactMap { property in
                property.registration.map { ($0, property.types?.areProtocols ?? false) }
            }
        ) { first, _ in first }
        let members = translated.compactMap { number -> String? in
            let registration = registry.registrations[number]
            guard let value = value(of: registration) else { return nil }
            let key = registration.key.type.spelling(.plain)
            let type = (isInterface[number] == true ? "any " : "") + key
            var name = AccessorName.of(DependencyKey(type: .named(key)))
            while !names.insert(name).inserted { name += "_" }
            return """
                    func \(name)() -> DependencyRegistration<\(type)> {
                        DependencyRegistration(scope: .\(MigrationDraft.scope(registration, registry).rawValue)) { \(value) }
                    }

                """
        }
        return members.isEmpty
            ? nil
            : "import DpendRuntime\n\nfinal class MigratedConfiguration: DependencyConfiguration {\n\(members.joined(separator: "\n"))}\n"
    }

    // MARK: Initializers

    /// The initializers that classes need, in the order of their places.
    var initializers: [(text: String, location: SourceLocation)] {
        Set(classes.map(\.name)).compactMap { positions[$0] }.sorted {
            tree.scopes[$0].location < tree.scopes[$1].location
        }.map { position in
            ("\(tree.scopes[position].name).init(\(parameterList(of: position)))", tree.scopes[position].location)
        }
    }

    private func parameterList(of position: Int) -> String {
        let all = (tree.scopes[position].requirements + parameters(of: position)).sorted { $0.location < $1.location }
        return all.map { "\($0.name): \($0.types?.areProtocols == true ? "any " : "")\($0.type)" }.joined(
            separator: ", ")
    }

    /// The classes in their final form, for a trial.
    private var trial: String {
        var lines: [String] = []
        var protocols: Set<String> = []
        for (name, _) in classes {
            let interfaces = translated.filter { registry.registrations[$0].plainClass == name }.map {
                registry.registrations[$0].key.type.spelling(.plain)
            }.filter { $0 != name }
            for interface in interfaces {
                protocols.formUnion(interface.split(separator: "&").map(\.withoutSpaceAround))
            }
            let parts = name.split(separator: ".")
            let conformances = Set(interfaces).sorted().joined(separator: ", ")
            lines.append(
                parts.dropLast().map { "enum \($0) { " }.joined()
                    + "final class \(parts[parts.count - 1])\(conformances.isEmpty ? "" : ": \(conformances)") { init(\(positions[name].map(parameterList) ?? "")) {} }"
                    + String(repeating: " }", count: parts.count - 1))
        }
        return (lines + protocols.subtracting(classes.map(\.name)).sorted().map { "protocol \($0) {}" }).joined(
            separator: "\n") + "\n"
    }

    // MARK: Outcome

    func migration(_ base: ResolutionOptions) throws(InputError) -> Migration {
        var options = base
        options.dialects = []
        options.implicitFilters =
            classes.isEmpty ? [] : [RegularExpression.matchingOnly(Set(classes.map(\.name)).sorted())]
        options.implicitScopes = classes.map {
            .init(pattern: RegularExpression.matchingOnly([$0.name]), scope: $0.scope)
        }
        options.implicitAssisted = assisted
        options.externals = externals
        options.nested = containers.map { .init(path: $0.path, values: $0.values) }
        let sources =
            [SourceFile(path: "Migrated.swift", text: trial)]
            + (configuration.map { [SourceFile(path: "MigratedConfiguration.swift", text: $0)] } ?? [])
        let resolution = try DependencyResolution(sources: sources, options: options)
        let errors = resolution.diagnostics.flatMap(\.withConsequences).filter { $0.severity == .error }
        return Migration(
            translated: translated.map { registry.registrations[$0] },
            kept: refused.sorted { registry.registrations[$0.key].location < registry.registrations[$1.key].location }
                .map { (registry.registrations[$0.key], $0.value) },
            settings: settings, configuration: configuration, initializers: initializers, errors: errors,
            registry: registry)
    }
}
