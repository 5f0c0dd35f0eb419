/// Finds the types that take part in injection: objects that initializers require, and objects whose initializers
/// require them. Neither filters nor dpend's abilities matter, so that choosing less cannot improve a figure.
///
///     protocol Clock            required by 'ReminderService.init(clock:)', so that it is a service
///     SystemClock: Clock        implements a service
///     ReminderService           requires a service
///     SettingsStore             is required, by its own name, by a type that takes part
///
/// Errors, views, models and doubles are no objects. A class that is made only of values is a model, unless it is an
/// actor, implements a service, makes and keeps objects, or has a name that describes what it does.
package struct InjectableTypes: Sendable {
    private var facts: [TypeName: TypeFacts] = [:]
    /// The types that a container could make, required or not.
    private var objects: Set<TypeName> = []
    private var injectable: Set<TypeName> = []

    /// Examines the types of several runs. A type in several runs counts once.
    ///
    /// - Parameter constructions: The calls in the project's own code.
    init(_ facts: [(TypeName, TypeFacts)], constructions: some Sequence<Construction>) {
        for (name, own) in facts { self.facts[name] = own }
        // The types that make an object of a type and keep it, by that type.
        let makers = constructions.reduce(into: [TypeName: Set<TypeName>]()) { makers, construction in
            if let maker = construction.container, construction.written.binding.map({ !$0.isLocal }) ?? false {
                makers[construction.type, default: []].insert(maker)
            }
        }
        let required = requiredTypes()
        findObjects(makers, required)
        injectable = objects.filter { type in
            isRequired(type, required)
                || initializers(of: type).joined().contains { $0.types.contains(where: isObjectOrService) }
        }
    }

    /// Whether a type takes part.
    package func contains(_ type: TypeName) -> Bool { injectable.contains(type) }

    subscript(type: TypeName) -> TypeFacts? { facts[type] }

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

    // MARK: Objects

    /// The types and protocols that initializers require. An object that is called back is required by nobody: it
    /// passes itself.
    private func requiredTypes() -> Set<TypeName> {
        facts.values.lazy.filter { !$0.isDouble && $0.nature != .data && $0.nature != .error }.reduce(
            into: Set<TypeName>()
        ) { required, own in
            for requirement in own.requirements where !CallbackNames.contain(requirement.type.path) {
                required.insert(requirement.type)
            }
        }
    }

    private func isRequired(_ type: TypeName, _ required: Set<TypeName>) -> Bool {
        let classes = [type] + superclasses(of: type)
        return classes.contains {
            required.contains($0) || facts[$0]?.conformances.contains(where: required.contains) ?? false
        }
    }

    /// The protocols that objects implement.
    private var services: Set<TypeName> = []

    func isObjectOrService(_ type: TypeName) -> Bool { objects.contains(type) || services.contains(type) }

    private mutating func findObjects(_ makers: [TypeName: Set<TypeName>], _ required: Set<TypeName>) {
        // The types that become objects as soon as a type does: they take it, or make it.
        var dependents: [TypeName: [TypeName]] = [:]
        var open: [TypeName] = []
        for (name, own) in facts where own.canBeObject {
            if isObjectByItself(name, own, required) {
                open.append(name)
            } else if own.isObject || !own.isMadeOfValues {
                for requirement in own.requirements { dependents[requirement.type, default: []].append(name) }
            }
        }
        for (made, types) in makers {
            for maker in types where facts[maker].map({ $0.isObject && $0.canBeObject }) ?? false {
                dependents[made, default: []].append(maker)
            }
        }
        while let next = open.popLast() {
            guard objects.insert(next).inserted else { continue }
            open += dependents[next] ?? []
            for service in facts[next]?.conformances ?? [] where services.insert(service).inserted {
                open += dependents[service] ?? []
            }
        }
    }

    private func isObjectByItself(_ name: TypeName, _ own: TypeFacts, _ required: Set<TypeName>) -> Bool {
        let parameters = initializers(of: name)
        let hasValues = !parameters.isEmpty && parameters.allSatisfy { !$0.isEmpty }
        let isService = own.conformances.contains(where: required.contains)
        if own.isObject { return own.isActor || isService || !hasValues || RoleWords.areIn(name.path) }
        // A struct without values that a class requires does something.
        if required.contains(name), !hasValues, !own.isMadeOfValues, RoleWords.areIn(name.path) { return true }
        // A struct that holds values may implement a protocol for data.
        return isService && (!own.isMadeOfValues || RoleWords.areIn(name.path))
    }
}
