/// How a container would wire a project: which classes it makes, what the application gives it, and what follows from
/// that.
///
/// ``WiringPlanner`` decides.
struct WiringPlan {
    let classes: ProjectClasses
    let evidence: CodeEvidence
    /// The classes that the container makes.
    var chosen: Set<TypeName>
    /// The types that the application passes in, with the reasons.
    var externals: [TypeExpression: String] = [:]
    /// The parameters whose values the application passes in.
    var givenValues: Set<Parameter> = []
    /// The types whose objects open nested containers.
    var values: Set<TypeExpression> = []
    /// The types whose objects callers pass, since they are made of values and only few classes at the edge require
    /// them.
    var passed: Set<TypeExpression> = []
    /// The parameters that callers fill, since a container cannot know which object is meant.
    var passedParameters: Set<Parameter> = []
    /// The classes that wrap what else provides a type, by that type.
    var decorators: [TypeExpression: TypeName] = [:]
    /// Classes that are not chosen, with the reasons.
    var dropped: [TypeName: String] = [:]
    /// The names of classes that filters would choose and that no other module can make.
    var unusable: Set<String> = []
    /// The names of classes that filters must not choose, since the phases reported errors for them.
    var failing: Set<String> = []

    /// The required types of which one type of the project keeps several objects.
    private let keptInSeveral: Set<TypeExpression>

    /// A parameter of a class.
    struct Parameter: Hashable {
        let type: TypeName
        let position: Int

        init(_ type: TypeName, _ position: Int) { (self.type, self.position) = (type, position) }
        init(_ requirement: ProjectClasses.Requirement) { self.init(requirement.consumer, requirement.position) }
    }

    /// The share of all classes that a nested container is for. For fewer classes, and for a single one, an argument is
    /// shorter.
    private static let leastShareOfContainer = 0.02

    /// Begins with all classes that a container could make.
    init(_ classes: ProjectClasses, _ evidence: CodeEvidence) {
        self.classes = classes
        self.evidence = evidence
        chosen = Set(classes.members.keys)
        keptInSeveral = Set(
            classes.requirements.keys.filter {
                classes.allProviders(of: $0).contains(where: evidence.keepers.isKeptInSeveral)
            })
    }

    func isWorthContainer(_ classCount: Int) -> Bool {
        classCount > 1 && Double(classCount) >= Double(chosen.count) * Self.leastShareOfContainer
    }

    /// Whether filters choose from structs.
    var choosesStructs: Bool { chosen.contains { classes.members[$0]?.candidate.kind == .struct } }

    // MARK: Edges

    /// The chosen classes that provide a parameter's type, as far as its class sees them.
    func providers(of type: TypeExpression, for consumer: TypeName) -> [TypeName] {
        let found = classes.providers(of: type, among: chosen).filter { classes.sees(consumer, $0) }
        guard let decorator = decorators[type], found.contains(decorator) else { return found }
        let inner = found.filter { $0 != decorator }
        if inner.isEmpty { return found }
        return consumer == decorator ? inner : [decorator]
    }

    /// The classes that wrap something, by the types that they wrap.
    var usedDecorators: [TypeExpression: TypeName] {
        decorators.filter { type, name in
            chosen.contains(name) && providers(of: type, for: name) != [name] && getsInner(type, name)
        }
    }

    /// Whether the container passes a class the object that it wraps, and not the caller.
    private func getsInner(_ type: TypeExpression, _ name: TypeName) -> Bool {
        let local = localPositions(of: name)
        let parameters = classes.members[name]?.parameters ?? []
        return parameters.indices.contains { parameters[$0].dependency.type.object == type && !local.contains($0) }
    }

    /// Whether something passes an object for a parameter.
    func isProvided(_ position: Int, of consumer: TypeName) -> Bool {
        guard let member = classes.members[consumer], !isLookalike(position, of: member) else { return false }
        let type = member.parameters[position].dependency.type.object
        if passed.contains(type) || passedParameters.contains(Parameter(consumer, position)) { return false }
        return externals[type] != nil || values.contains(type) || !providers(of: type, for: consumer).isEmpty
    }

    /// Whether the type of a parameter does not say which object is meant: the initializer requires it twice, or one
    /// type of the project keeps several such objects.
    func isLookalike(_ position: Int, of member: ProjectClasses.Member) -> Bool {
        let key = member.parameters[position].dependency
        if key.tag == nil, member.parameters.count(where: { $0.dependency == key }) > 1 { return true }
        return keptInSeveral.contains(key.type.object)
    }

    /// The positions of parameters that only the caller can fill.
    func localPositions(of name: TypeName) -> [Int] {
        guard let member = classes.members[name] else { return [] }
        return member.parameters.indices.filter { position in
            let parameter = member.parameters[position]
            if parameter.isRunTimeValue || givenValues.contains(Parameter(name, position)) { return false }
            // A default value is for calls that pass nothing.
            if parameter.hasDefault, !isAlwaysPassed(position, member) { return false }
            if case .optional = parameter.dependency.type,
                member.calls.allSatisfy({ $0.arguments[position]?.form == .nilLiteral })
            {
                return false
            }
            return !isProvided(position, of: name)
        }
    }

    /// Whether a parameter's type is plain, so that its label is not necessary: nothing provides such a type.
    func isPlain(_ position: Int, of name: TypeName) -> Bool {
        guard let member = classes.members[name] else { return false }
        let key = member.parameters[position].dependency
        let type = key.type.object
        return key.tag == nil && member.candidate.plainTypes.contains(key.requestedType) && externals[type] == nil
            && !values.contains(type)
            && providers(of: type, for: name).isEmpty
    }

    /// The names of the chosen classes and of the types that they provide.
    var madeTypes: Set<String> {
        chosen.reduce(into: []) { names, name in
            names.insert(name.path)
            for type in classes.members[name]?.candidate.provided ?? [] where externals[type] == nil {
                if let nominal = type.nominal { names.insert(nominal.path) }
            }
        }
    }

    private func isAlwaysPassed(_ position: Int, _ member: ProjectClasses.Member) -> Bool {
        !member.calls.isEmpty && member.calls.allSatisfy { $0.arguments[position] != nil }
    }

    /// The chosen classes that require objects of a class plainly, by the required types.
    func consumers(of name: TypeName) -> [TypeExpression: Set<TypeName>] {
        guard let candidate = classes.members[name]?.candidate else { return [:] }
        var result: [TypeExpression: Set<TypeName>] = [:]
        for type in candidate.provided.union(candidate.standsInFor)
        where externals[type] == nil && !values.contains(type) && !passed.contains(type) {
            for requirement in classes.requirements[type] ?? []
            where isEdge(requirement) && requirement.consumer != name {
                if providers(of: type, for: requirement.consumer).contains(name) {
                    result[type, default: []].insert(requirement.consumer)
                }
            }
        }
        return result
    }

    private func isEdge(_ requirement: ProjectClasses.Requirement) -> Bool {
        requirement.isPlain && chosen.contains(requirement.consumer)
            && !passedParameters.contains(Parameter(requirement))
    }

    /// Whether a chosen class requires objects of a class, so that its values spread to that class.
    func isRequired(_ name: TypeName) -> Bool { !consumers(of: name).isEmpty }

    /// The number of objects that the code's calls of a class pass, and that a container could pass.
    func weight(_ name: TypeName) -> Int {
        guard let member = classes.members[name] else { return 0 }
        let objects = member.parameters.indices.filter { isProvided($0, of: name) }.count
        return objects * max(1, member.calls.count)
    }

    /// The classes that take run-time values, with the positions of these parameters.
    var runTimeValues: [TypeName: [Int]] {
        chosen.reduce(into: [:]) { result, name in
            let positions = localPositions(of: name)
            if !positions.isEmpty { result[name] = positions }
        }
    }
}
