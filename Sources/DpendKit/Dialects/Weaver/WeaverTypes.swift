/// Weaver's knowledge about types: the registered ones, their protocols and their names.
struct WeaverTypes {
    /// Types that are registered as protocols.
    private var implementing: Set<WeaverType> = []
    /// Types that are registered as themselves, by the names of the registrations.
    private var plain: [String: Set<WeaverType>] = [:]
    /// Registrations as a protocol, by the protocol and by name.
    private var implementations: [WeaverType: [String: WeaverType]] = [:]

    init(_ containers: [WeaverContainer]) {
        for dependency in containers.flatMap(\.dependencies) where dependency.kind == .registration {
            guard let interface = dependency.interface else {
                plain[dependency.name, default: []].insert(dependency.type)
                continue
            }
            implementing.insert(dependency.type)
            for part in interface.all { implementations[part, default: [:]][dependency.name] = dependency.type }
        }
    }

    /// Whether a reference asks for protocols, and not for a type itself.
    func areProtocols(_ reference: WeaverDependency) -> Bool {
        let type = reference.type
        if type.parts.count > 1 { return true }
        if implementing.contains(type) || plain[reference.name]?.contains(type) == true { return false }
        return implementations[type] != nil
    }

    /// The type that is made for a dependency, as Weaver guesses it from all registrations; nil if it cannot.
    func made(for dependency: WeaverDependency) -> WeaverType? {
        guard dependency.kind == .reference, areProtocols(dependency) else { return dependency.type }
        let all = Set(
            dependency.type.all.map { part -> WeaverType in
                let known = implementations[part] ?? [:]
                return known[dependency.name] ?? (known.count == 1 ? known.values.first : nil) ?? part
            })
        return all.count == 1 ? all.first : nil
    }
}
