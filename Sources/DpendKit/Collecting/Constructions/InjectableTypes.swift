/// Finds the types that take part in injection: types that initializers' requirements connect with others. Neither filters nor
/// dpend's abilities matter, so that choosing less cannot improve a figure.
///
///     protocol Clock            required by 'ReminderService.init(clock:)', so that it is a service
///     SystemClock: Clock        implements a service
///     ReminderService           requires a service
///     SettingsStore             is required, by its own name, by a type that takes part
///
/// Errors, views, models and doubles do not.
package struct InjectableTypes: Sendable {
    private var facts: [TypeName: TypeFacts] = [:]
    private var injectable: Set<TypeName> = []

    /// Examines the types of several runs. A type in several runs counts once.
    init(_ facts: [(TypeName, TypeFacts)]) {
        for (name, own) in facts { self.facts[name] = own }
        connect()
    }

    /// Whether a type takes part.
    package func contains(_ type: TypeName) -> Bool { injectable.contains(type) }

    subscript(type: TypeName) -> TypeFacts? { facts[type] }

    /// The types with their facts, in no order.
    var all: [TypeName: TypeFacts] { facts }

    /// A type's superclasses, the nearest first.
    func superclasses(of type: TypeName) -> [TypeName] {
        var result: [TypeName] = []
        var next = facts[type]?.superclass
        while let name = next, result.count < TypeHierarchy.maximumSuperclasses {
            result.append(name)
            next = facts[name]?.superclass
        }
        return result
    }

    /// The initializers of a type: its own, or its superclass's if it declares none.
    func initializers(of type: TypeName) -> [[TypeFacts.Parameter]] {
        ([type] + superclasses(of: type)).lazy.compactMap { self.facts[$0]?.initializers }.first { !$0.isEmpty } ?? []
    }

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
        for (name, own) in facts where !own.isDouble {
            // A struct may be data that holds other data.
            if own.isView || own.isObject && !own.isData {
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
        let above = [type] + superclasses(of: type)
        let declaring = above.first { facts[$0]?.hasInitializers ?? false } ?? above[above.count - 1]
        return facts[declaring]?.requirements ?? []
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
