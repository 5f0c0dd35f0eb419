/// Makes registrations and requests from a tree of containers.
struct WeaverRegistry {
    private let containers: [WeaverContainer]
    private var tree: ScopeTree

    init(_ containers: [WeaverContainer], _ tree: ScopeTree) { (self.containers, self.tree) = (containers, tree) }

    /// - Parameter empty: The registry without content.
    func registry(_ empty: Registry) -> Registry {
        var (registry, tree) = (empty, tree)
        func add(_ registration: Registration) -> Int {
            registry.registrations.append(registration)
            return registry.registrations.count - 1
        }
        for (position, container) in containers.enumerated() {
            var own = Registration(
                key: RegistryKey(type: .named(container.name)), call: "class \(container.name)",
                function: container.name, location: container.location)
            own.isScope = true
            own.scope = .unique
            tree.scopes[position].registration = add(own)
            for number in tree.scopes[position].properties.indices {
                let property = tree.scopes[position].properties[number]
                guard let dependency = container[property.name] else { continue }
                tree.scopes[position].properties[number].registration = add(
                    Self.registration(dependency, of: container.name))
            }
        }
        for (position, container) in containers.enumerated() { ask(container, position, &registry, tree) }
        registry.requests.sort { ($0.location, $0.function) < ($1.location, $1.function) }
        registry.tree = tree
        return registry
    }

    private static func key(_ dependency: WeaverDependency, of owner: String) -> RegistryKey {
        RegistryKey(type: .other("\(dependency.interface ?? dependency.type)"), name: "\(owner).\(dependency.name)")
    }

    private static func registration(_ dependency: WeaverDependency, of owner: String) -> Registration {
        var registration = Registration(
            key: key(dependency, of: owner), call: dependency.annotation, function: owner, location: dependency.location
        )
        if dependency.kind == .parameter {
            // The code that makes the owner passes it.
            (registration.isScope, registration.scope) = (true, .unique)
            return registration
        }
        registration.scope = (dependency.scope ?? .container).meaning
        registration.writtenScope = dependency.scope?.rawValue
        registration.factoryText = dependency.builder
        if dependency.builder == nil { registration.plainClass = dependency.type.description }
        return registration
    }

    /// Makes the requests of a container: for its own registrations, and for keys from above.
    private func ask(_ container: WeaverContainer, _ position: Int, _ registry: inout Registry, _ tree: ScopeTree) {
        let scope = tree.scopes[position]
        func implied(_ key: RegistryKey, by registration: Int, isLater: Bool = false, at location: SourceLocation) {
            var request = RegistryRequest(
                key: key, strength: .soft, time: isLater ? .firstUse : .construction, registration: registration,
                function: container.name, location: location)
            request.isImplied = true
            registry.requests.append(request)
        }
        for property in scope.properties {
            guard let registration = property.registration, let dependency = container[property.name] else { continue }
            implied(
                Self.key(dependency, of: container.name), by: scope.registration, isLater: dependency.isMadeLater,
                at: property.location)
            if dependency.kind == .registration,
                let child = scope.children.first(where: { tree.scopes[$0.scope].name == dependency.type.parts[0] })
            {
                implied(
                    RegistryKey(type: .named(tree.scopes[child.scope].name)), by: registration, at: property.location)
            }
            if let builder = dependency.builder {
                registry.openProviders.append(
                    OpenProvider(
                        reason: "dpend does not read the builder '\(builder)'", location: dependency.location,
                        isRegistration: false))
            }
        }
        for (number, requirement) in scope.requirements.enumerated() {
            // Other Swift modules may make a public class, and pass the values that it requires.
            let isOpen = container.isPublic || container.isIsolated
            var request = RegistryRequest(
                key: RegistryKey(type: .other(requirement.type), name: requirement.name),
                strength: isOpen ? .soft : .forced, time: .construction, registration: scope.registration,
                function: container.name, location: requirement.location)
            request.need = .init(scope: position, requirement: number)
            registry.requests.append(request)
        }
    }
}
