/// Makes registrations and requests from a tree of instantiable types.
struct SafeDIRegistry {
    private let source: SafeDITree

    init(_ source: SafeDITree) { self.source = source }

    /// - Parameter empty: The registry without content.
    func registry(_ empty: Registry) -> Registry {
        var (registry, tree) = (empty, source.tree)
        func add(_ registration: Registration) -> Int {
            registry.registrations.append(registration)
            return registry.registrations.count - 1
        }
        for (position, one) in source.instantiables.enumerated() {
            var own = Registration(
                key: Self.key(one), call: "@Instantiable \(one.type)", function: one.type.description,
                location: one.location)
            own.isScope = true
            own.scope = .unique
            tree.scopes[position].registration = add(own)
            for number in tree.scopes[position].properties.indices {
                guard
                    let dependency = one.dependencies.first(where: {
                        $0.name == tree.scopes[position].properties[number].name
                    })
                else { continue }
                tree.scopes[position].properties[number].registration = add(Self.registration(dependency, of: one))
            }
        }
        for position in source.instantiables.indices { ask(position, &registry, tree) }
        registry.requests.sort {
            ($0.location, $0.function, $0.key?.name ?? "") < ($1.location, $1.function, $1.key?.name ?? "")
        }
        registry.openProviders = source.undecided
        registry.tree = tree
        return registry
    }

    private static func key(_ one: SafeDIInstantiable) -> RegistryKey {
        RegistryKey(type: .named(one.type.description))
    }

    private static func key(_ name: String, _ type: SafeDIType, of owner: SafeDIInstantiable) -> RegistryKey {
        RegistryKey(type: .other(type.description), name: "\(owner.type).\(name)")
    }

    private static func registration(_ dependency: SafeDIDependency, of owner: SafeDIInstantiable) -> Registration {
        var registration = Registration(
            key: key(dependency.name, dependency.type, of: owner), call: dependency.call,
            function: owner.type.description, location: dependency.location)
        // The code that makes the owner passes a forwarded value, and a renamed one is another property.
        registration.isScope = !dependency.isMade
        registration.scope = dependency.isMade ? .singleton : .unique
        return registration
    }

    /// Makes the requests of a type: for its own properties, and for keys from above.
    private func ask(_ position: Int, _ registry: inout Registry, _ tree: ScopeTree) {
        let (one, scope) = (source.instantiables[position], tree.scopes[position])
        func implied(_ key: RegistryKey, by registration: Int, isLater: Bool, at location: SourceLocation) {
            var request = RegistryRequest(
                key: key, strength: .soft, time: isLater ? .firstUse : .construction, registration: registration,
                function: scope.name, location: location)
            request.isImplied = true
            registry.requests.append(request)
        }
        for property in scope.properties {
            guard let registration = property.registration,
                let dependency = one.dependencies.first(where: { $0.name == property.name })
            else { continue }
            implied(
                Self.key(dependency.name, dependency.type, of: one), by: scope.registration, isLater: false,
                at: property.location)
            if let maker = source.maker(of: dependency) {
                implied(
                    Self.key(source.instantiables[maker]), by: registration, isLater: dependency.type.isLazy,
                    at: property.location)
            } else if let wanted = dependency.required, scope.properties.contains(where: { $0.name == wanted.name }) {
                implied(
                    Self.key(wanted.name, wanted.type, of: one), by: registration, isLater: false, at: property.location
                )
            }
        }
        let asking = one.dependencies.filter { $0.required != nil }
        for (number, requirement) in scope.requirements.enumerated() {
            guard let dependency = asking.first(where: { $0.location == requirement.location }) else { continue }
            let isForced = dependency.isForcedRequest && source.reached.contains(position) && !one.isRoot
            let renamed = scope.properties.first { $0.location == requirement.location }?.registration
            var request = RegistryRequest(
                key: RegistryKey(type: .other(requirement.type), name: requirement.name),
                strength: isForced ? .forced : .soft, time: .construction,
                registration: renamed ?? scope.registration, function: scope.name, location: requirement.location)
            request.need = .init(scope: position, requirement: number)
            registry.requests.append(request)
        }
    }
}
