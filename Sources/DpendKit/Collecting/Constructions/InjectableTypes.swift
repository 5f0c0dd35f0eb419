/// Tells which types take part in injection: those that filters choose or registrations make, and those that are connected with others
/// by what initializers require. It does not matter whether dpend can make them.
///
///     protocol Clock            required by 'ReminderService.init(clock:)', so that it is a service
///     SystemClock: Clock        implements a service
///     ReminderService           requires a service
///     SettingsStore             is required, by its own name, by a type that takes part
///
/// Errors, views, models and doubles do not, unless a filter chooses them.
package struct InjectableTypes: Sendable {
    private var facts: [TypeName: TypeFacts] = [:]
    private var chosen: Set<TypeName> = []
    private var injectable: Set<TypeName> = []

    /// Looks at the types of several runs; a type that several runs see counts once.
    ///
    /// - Parameter chosen: The types that filters choose or registrations make.
    init(_ facts: [(TypeName, TypeFacts)], chosen: Set<TypeName>) {
        for (name, own) in facts { self.facts[name] = own }
        self.chosen = chosen
        connect()
    }

    /// Whether a type takes part.
    package func contains(_ type: TypeName) -> Bool { injectable.contains(type) }

    /// Whether a filter chooses a type, or a registration makes it.
    func isChosen(_ type: TypeName) -> Bool { chosen.contains(type) }

    private mutating func connect() {
        var required: Set<TypeName> = []
        var implementers: [TypeName: [TypeName]] = [:]
        var requirers: [TypeName: [TypeName]] = [:]
        for (name, own) in facts where !own.isDouble {
            for protocolName in own.conformances where !own.isExcluded { implementers[protocolName, default: []].append(name) }
            for requirement in requirements(of: name) {
                if requirement.isProtocol, !own.isData, !own.isBundle || own.isView || chosen.contains(name) { required.insert(requirement.type) }
                requirers[requirement.type, default: []].append(name)
            }
        }
        // A delegate or data source gets calls from its owner; no container provides it.
        let services = required.filter { implementers[$0] != nil && !$0.path.hasSuffix("Delegate") && !$0.path.hasSuffix("DataSource") }
        injectable = chosen
        var open = Array(chosen)
        func add(_ type: TypeName, to injectable: inout Set<TypeName>) {
            guard let own = facts[type], !own.isExcluded, !own.isDouble, injectable.insert(type).inserted else { return }
            open.append(type)
        }
        for service in services {
            for type in implementers[service] ?? [] { add(type, to: &injectable) }
            // A bundle of services is one only if some initializer takes it.
            for type in requirers[service] ?? [] where facts[type]?.isBundle == false || requirers[type] != nil { add(type, to: &injectable) }
        }
        // Views ask for what shows in them.
        for own in facts.values where own.isView && !own.isDouble {
            for requirement in own.requirements where isMadeOfServices(requirement.type) { add(requirement.type, to: &injectable) }
        }
        while let next = open.popLast() {
            for requirer in requirers[next] ?? [] where facts[requirer]?.isBundle == false || requirers[requirer] != nil { add(requirer, to: &injectable) }
            for requirement in requirements(of: next) where isMadeOfServices(requirement.type) { add(requirement.type, to: &injectable) }
        }
    }

    /// The types that the initializers of a type require. A type without initializers has those of its superclass.
    private func requirements(of type: TypeName) -> [TypeFacts.Requirement] {
        var next: TypeName? = type
        for _ in 0..<TypeHierarchy.maximumSuperclasses {
            guard let name = next, let own = facts[name] else { return [] }
            if own.hasInitializers || own.superclass == nil { return own.requirements }
            next = own.superclass
        }
        return []
    }

    /// Whether a class, which somebody requires by its own name, may be a service: one that is made of values only is a model.
    private func isMadeOfServices(_ type: TypeName) -> Bool {
        guard let own = facts[type] else { return false }
        return own.isObject && !own.isMadeOfValues
    }
}
