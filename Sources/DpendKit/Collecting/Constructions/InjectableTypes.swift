/// Finds the types that take part in injection: types that filters choose or registrations make, and types that initializers'
/// requirements connect with others. It does not matter whether dpend can make them.
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

    /// Examines the types of several runs. A type in several runs counts once.
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
        var implementers: [TypeName: [TypeName]] = [:]
        var requirers: [TypeName: [TypeName]] = [:]
        var open: [TypeName] = []
        // The protocols that types taking part require. These protocols are services.
        var services: Set<TypeName> = []
        for (name, own) in facts where !own.isDouble {
            for protocolName in own.conformances where !own.isExcluded { implementers[protocolName, default: []].append(name) }
            for requirement in requirements(of: name) { requirers[requirement.type, default: []].append(name) }
        }
        func add(_ type: TypeName) {
            guard let own = facts[type], !own.isExcluded, !own.isDouble, !injectable.contains(type) else { return }
            injectable.insert(type)
            open.append(type)
        }
        func addRequirers(of type: TypeName) {
            for requirer in requirers[type] ?? [] {
                guard let own = facts[requirer] else { continue }
                // A bundle consists of types that take part, and an initializer takes it. A struct that also holds plain values
                // is data.
                if own.isBundle, requirers[requirer] == nil || own.isMadeOfValues { continue }
                if own.isObject || !isMadeOfValues(requirer, own) { add(requirer) }
            }
        }
        func addService(_ type: TypeName) {
            // The owner of a delegate or data source gets calls from it; no container provides it.
            guard let implementing = implementers[type], !type.path.hasSuffix("Delegate"), !type.path.hasSuffix("DataSource"), services.insert(type).inserted
            else { return }
            for type in implementing where facts[type].map({ !isMadeOfValues(type, $0) }) == true { add(type) }
            addRequirers(of: type)
        }
        injectable = chosen
        open = Array(chosen)
        for (name, own) in facts where !own.isDouble {
            // A struct without a filter may be data that holds other data.
            if own.isView || own.isObject && !own.isData || chosen.contains(name) {
                for requirement in requirements(of: name) where requirement.isProtocol { addService(requirement.type) }
            }
            // Views require the values that they show.
            if own.isView {
                for requirement in own.requirements where isMadeOfServices(requirement.type) { add(requirement.type) }
            }
        }
        while let next = open.popLast() {
            addRequirers(of: next)
            for requirement in requirements(of: next) {
                if requirement.isProtocol { addService(requirement.type) } else if isMadeOfServices(requirement.type) { add(requirement.type) }
            }
        }
    }

    /// The types that the initializers of a type require. A type without initializers has its superclass's.
    private func requirements(of type: TypeName) -> [TypeFacts.Requirement] {
        var next: TypeName? = type
        for _ in 0..<TypeHierarchy.maximumSuperclasses {
            guard let name = next, let own = facts[name] else { return [] }
            if own.hasInitializers || own.superclass == nil { return own.requirements }
            next = own.superclass
        }
        return []
    }

    /// Whether a type is a model or a handle, although it implements a protocol: it is made of values, and its name does not
    /// describe an action.
    private func isMadeOfValues(_ type: TypeName, _ facts: TypeFacts) -> Bool { facts.isMadeOfValues && !RoleWords.areIn(type.path) }

    /// Whether a class that is required by its own name may be a service. A class made only of values is a model.
    private func isMadeOfServices(_ type: TypeName) -> Bool {
        guard let own = facts[type] else { return false }
        return own.isObject && !own.isMadeOfValues
    }
}
