/// Finds registrations to write for a key that nothing registers.
struct RegistrationAdvice {
    private let registry: Registry
    private let makers: InstanceMakers
    private let request: RegistryRequest
    private let syntax: RegistrationSyntax
    /// The registration after which a new one stands.
    private let neighbor: Registration

    /// - Returns: Nil if no statement registers in this container, or no place for one is known.
    init?(_ registry: Registry, _ makers: InstanceMakers, for request: RegistryRequest) {
        guard let syntax = registry.rules.syntax, let neighbor = Self.neighbor(of: request, in: registry) else {
            return nil
        }
        (self.registry, self.makers, self.request) = (registry, makers, request)
        (self.syntax, self.neighbor) = (syntax, neighbor)
    }

    /// The registration that makes the request, one near it, or the last one.
    private static func neighbor(of request: RegistryRequest, in registry: Registry) -> Registration? {
        func isPossible(_ own: Registration) -> Bool {
            // A `?` in the receiver: the code has no name for the container that a new statement could use.
            own.conditions.isEmpty && !own.isElement && !own.isScope && !own.isDescribed && own.unloadedAssembly == nil
                && !own.receiver.contains("?")
                && registry.judges(own.location) && overlaps(own.containers, request.containers)
        }
        if let number = request.registration, isPossible(registry.registrations[number]) {
            return registry.registrations[number]
        }
        let possible = registry.registrations.filter(isPossible)
        return possible.last { $0.location.path == request.location.path && $0.function == request.function }
            ?? possible.last { $0.location.path == request.location.path } ?? possible.last
    }

    private static func overlaps(_ left: [Int], _ right: [Int]) -> Bool {
        left.isEmpty || right.isEmpty || left.contains(where: right.contains)
    }

    // MARK: Notes

    /// The registration to write that gives a registered object the type.
    func forward(for key: RegistryKey) -> Diagnostic.Note? {
        guard key.name == nil, let path = key.type.nominal?.path, key.arguments.isEmpty,
            let made = registered(conformingTo: [path])
        else { return nil }
        let statement = RegistrationStatement(
            key: key.type.spelling(.plain), made: made.key.type.spelling(.plain), container: made.receiver)
        return syntax.forward(statement).map { note([(statement.key, $0)], after: made) }
    }

    /// The modifier to write after a registration whose object has the type.
    func modifier(for key: RegistryKey, on other: Registration) -> Diagnostic.Note? {
        guard key.name == nil, let path = key.type.nominal?.path, !other.isDescribed, !other.isPlainValue,
            other.conditions.isEmpty, registry.judges(other.location),
            let text = syntax.modifier?.text(path, isProtocol: makers.protocols.contains(path))
        else { return nil }
        return .init(Remedy(.init(.addModifier, path, text, at: other.location)))
    }

    /// The registrations to write, one for each type of the sources that fits. Without any, what such a type lacks.
    func notes(for key: RegistryKey) -> [Diagnostic.Note] {
        guard key.name == nil, let path = key.type.nominal?.path else { return [] }
        // A second registration of the same class would make a second object.
        let made = Set(registry.registrations.compactMap(\.made?.nominal?.path))
        let found = (makers.byPath[path] ?? []).filter { $0.type == path || !made.contains($0.type) }
            .prefix(Remedy.limit)
        let remedies = found.compactMap { statements($0, for: key.type.spelling(.plain), key.arguments, open: [path]) }
        if !remedies.isEmpty { return remedies.map { note($0, after: neighbor) } }
        return found.compactMap { maker in
            guard maker.type != path, let lacking = lacking(maker) else { return nil }
            return .init(
                .candidate,
                "'\(maker.type)' conforms to it, and takes '\(lacking.label): \(lacking.type.spelling(.plain))', which nothing registers",
                at: maker.location)
        }
    }

    private func note(_ statements: [(key: String, text: String)], after other: Registration) -> Diagnostic.Note {
        .init(Remedy(statements.map { .init(.addRegistration, $0.key, $0.text, at: other.location) }))
    }

    private func lacking(_ maker: InstanceMaker) -> InstanceMaker.Parameter? {
        maker.initializers.first?.first { !$0.hasDefault && argument(for: $0) == nil }
    }

    // MARK: Statements

    /// The statements that register a type and what it requires, those that it requires first; nil if an argument is
    /// not known.
    ///
    /// - Parameters:
    ///   - values: The types of the arguments that the request passes.
    ///   - open: The paths of the keys that wait for it.
    private func statements(
        _ maker: InstanceMaker, for key: String, _ values: [TypeExpression?], open: Set<String>
    ) -> [(key: String, text: String)]? {
        if maker.isOnMainActor, syntax.actor == nil { return nil }
        if !values.isEmpty, !syntax.takesValues { return nil }
        for parameters in maker.initializers {
            var statement = RegistrationStatement(
                key: key, made: maker.type, isKept: maker.hasState && values.isEmpty,
                isOnMainActor: maker.isOnMainActor, isProtocol: makers.protocols.contains(key),
                container: neighbor.receiver)
            var before: [(key: String, text: String)] = []
            var left = values[...]
            var isComplete = true
            for parameter in parameters {
                let label = parameter.label == "_" ? "" : "\(parameter.label): "
                if let value = left.first, takes(parameter, value) {
                    left.removeFirst()
                    // `r` is the resolver.
                    let isFree = !["_", "r"].contains(parameter.label)
                    let name =
                        isFree
                        ? SwiftIdentifier.escaped(parameter.label) : "value\(statement.values.count + 1)"
                    statement.values.append(name)
                    statement.arguments.append(label + name)
                    continue
                }
                if parameter.hasDefault { continue }
                guard let argument = argument(for: parameter) ?? made(for: parameter, &before, open: open) else {
                    isComplete = false
                    break
                }
                statement.requests = true
                statement.arguments.append(label + argument)
            }
            if isComplete, left.isEmpty { return before + [(key, syntax.text(statement))] }
        }
        return nil
    }

    /// Whether a parameter takes an argument that the request passes. Its type may be unknown.
    private func takes(_ parameter: InstanceMaker.Parameter, _ value: TypeExpression?) -> Bool {
        guard let value else { return !parameter.hasDefault && argument(for: parameter) == nil }
        return value == parameter.type
    }

    /// The request for a parameter that the container can provide.
    private func argument(for parameter: InstanceMaker.Parameter) -> String? {
        let paths = parameter.type.nominalTypes.map(\.path)
        if let path = parameter.path, isRegistered(path) {
            return syntax.argument(parameter.type, from: neighbor.receiver)
        }
        if let path = parameter.path, syntax.resolverTypes.contains(path), makers.byPath[path] == nil { return "r" }
        let isComposition = if case .composition = parameter.type { true } else { false }
        guard parameter.path != nil || isComposition, !syntax.castsInstance,
            let other = registered(conformingTo: paths)
        else { return nil }
        return syntax.argument(other.key.type, from: neighbor.receiver)
    }

    /// The request for a parameter whose type is registered by further statements.
    private func made(
        for parameter: InstanceMaker.Parameter, _ before: inout [(key: String, text: String)], open: Set<String>
    ) -> String? {
        guard let path = parameter.path, !open.contains(path), let inner = makers.byPath[path], inner.count == 1 else {
            return nil
        }
        let key = parameter.type.spelling(.plain)
        guard let argument = syntax.argument(parameter.type, from: neighbor.receiver),
            let own = statements(inner[0], for: key, [], open: open.union([path]))
        else { return nil }
        before += own.filter { new in !before.contains { $0.key == new.key } }
        return argument
    }

    private func isRegistered(_ path: String) -> Bool {
        registry.registrations.contains { own in
            Self.overlaps(own.containers, request.containers)
                && own.keys.contains { $0.name == nil && $0.arguments.isEmpty && $0.type.nominal?.path == path }
        }
    }

    /// The only registered key that is a type below all the types.
    private func registered(conformingTo paths: [String]) -> Registration? {
        func isBelow(_ own: Registration) -> Bool {
            guard let key = own.key.type.nominal?.path else { return false }
            return key == own.made?.nominal?.path && !own.supertypes.isEmpty
                && paths.allSatisfy(own.supertypes.contains)
                || paths.allSatisfy { makers.below[$0]?.contains(key) ?? false }
        }
        let found = registry.registrations.filter { own in
            own.key.name == nil && own.key.arguments.isEmpty && !own.isElement && own.unloadedAssembly == nil
                && own.conditions.isEmpty && Self.overlaps(own.containers, request.containers)
                && !own.receiver.contains("?") && isBelow(own)
        }
        return Set(found.map { $0.key.type.spelling(.plain) }).count == 1 ? found.first : nil
    }
}

extension RegistryGraph {
    /// The paths of the types that forced requests miss and that code may register, supply or declare.
    var advisedPaths: Set<String> {
        if let tree = registry.tree { return tree.member == nil ? [] : advisedTypes(tree) }
        if registry.rules.promises != nil {
            let missing = Set(missingKeys.compactMap(\.type.nominal?.path))
            let promises = registry.promises.filter { $0.key.type.nominal.map { missing.contains($0.path) } ?? false }
            return Set(promises.compactMap { $0.type?.unwrappedOnce.nominal?.path })
        }
        guard registry.rules.syntax != nil || registry.ways != nil else { return [] }
        return Set(
            missingKeys.compactMap { key in
                let type = key.name == nil ? key.type.nominal : nil
                return type.flatMap { $0.isGeneric ? nil : $0.path }
            })
    }

    private var missingKeys: [RegistryKey] {
        registry.requests.indices.compactMap { position in
            guard case .missing = outcomes[position], isForced[position],
                registry.judges(registry.requests[position].location)
            else { return nil }
            return registry.requests[position].key
        }
    }

    /// The types that scopes require and that no scope above them provides.
    private func advisedTypes(_ tree: ScopeTree) -> Set<String> {
        Set(
            branches.keys.compactMap { position in
                let request = registry.requests[position]
                guard let need = request.need, isForced[position], registry.judges(request.location) else { return nil }
                return tree.scopes[need.scope].requirements[need.requirement].plainType
            })
    }
}
