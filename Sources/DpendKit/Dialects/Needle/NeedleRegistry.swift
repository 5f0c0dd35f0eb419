/// Makes registrations and requests from a tree of components. A property becomes a registration, a requirement becomes
/// a request.
struct NeedleRegistry {
    private var tree: ScopeTree

    init(_ tree: ScopeTree) { self.tree = tree }

    /// - Parameter empty: The registry without content.
    func registry(_ empty: Registry) -> Registry {
        var registry = empty
        var tree = tree
        func add(_ registration: Registration) -> Int {
            registry.registrations.append(registration)
            return registry.registrations.count - 1
        }
        // Problems are reported in the order of places.
        let order = tree.scopes.indices.sorted { tree.scopes[$0].location < tree.scopes[$1].location }
        for position in order {
            let scope = tree.scopes[position]
            var own = Registration(
                key: Self.key(scope), call: "class \(scope.name)", function: scope.name, location: scope.location)
            own.isScope = true
            own.scope = .unique
            tree.scopes[position].registration = add(own)
            for number in scope.properties.indices where scope.properties[number].isOfInstance {
                tree.scopes[position].properties[number].registration = add(
                    Self.registration(scope.properties[number], of: scope.name))
            }
            if case .extended(let name, var properties, let side) = scope.kind {
                for number in properties.indices {
                    properties[number].registration = add(Self.registration(properties[number], of: name))
                }
                tree.scopes[position].kind = .extended(name: name, properties: properties, side: side)
            }
        }
        let reached = Self.reached(tree)
        registry.requests.reserveCapacity(tree.scopes.reduce(0) { $0 + $1.children.count + $1.requirements.count })
        for (position, scope) in tree.scopes.enumerated() {
            for child in scope.children {
                var request = RegistryRequest(
                    key: Self.key(tree.scopes[child.scope]), strength: .soft, time: .firstUse,
                    registration: scope.registration, function: scope.name, location: child.location)
                request.isImplied = true
                registry.requests.append(request)
            }
            guard reached.contains(position) else {
                if !scope.requirements.isEmpty {
                    registry.openProviders.append(
                        OpenProvider(
                            reason: "no code makes '\(scope.name)' below a bootstrap component",
                            location: scope.location, isRegistration: false))
                }
                continue
            }
            for (number, requirement) in scope.requirements.enumerated() {
                var request = RegistryRequest(
                    key: RegistryKey(type: .other(requirement.type), name: requirement.name), strength: .forced,
                    time: .construction, registration: scope.registration,
                    function: scope.name, location: requirement.location)
                request.need = .init(scope: position, requirement: number)
                registry.requests.append(request)
            }
        }
        registry.requests.sort { ($0.location, $0.function) < ($1.location, $1.function) }
        registry.tree = tree
        return registry
    }

    private static func key(_ scope: ScopeTree.Scope) -> RegistryKey { RegistryKey(type: .named(scope.name)) }

    private static func registration(_ property: ScopeTree.Property, of owner: String) -> Registration {
        var registration = Registration(
            key: RegistryKey(type: .other(property.type), name: "\(owner).\(property.name)"),
            call: "\(owner).\(property.name)", function: owner, location: property.location)
        registration.scope = property.isKept ? .singleton : .unique
        return registration
    }

    /// The scopes that are reachable from a root.
    private static func reached(_ tree: ScopeTree) -> Set<Int> {
        var open = tree.scopes.indices.filter { tree.scopes[$0].isRoot }
        var reached = Set(open)
        while let next = open.popLast() {
            for child in tree.scopes[next].children where reached.insert(child.scope).inserted {
                open.append(child.scope)
            }
        }
        return reached
    }
}
