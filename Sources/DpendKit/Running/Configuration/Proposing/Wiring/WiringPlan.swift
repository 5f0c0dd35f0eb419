/// Decides how a container would wire a project: which classes it makes, and what the application gives it.
///
/// All decisions follow from the graph. An edge between two classes is worth more than a function that takes an object, so a class that
/// others require gets its values once, or it is the value of a nested container. What cannot be decided is left out.
struct WiringPlan {
    let classes: ProjectClasses
    let evidence: CodeEvidence
    /// The classes that the container makes.
    private(set) var chosen: Set<TypeName>
    /// The types that the application passes in, with the reasons.
    private(set) var externals: [TypeExpression: String] = [:]
    /// The parameters whose values the application passes in.
    private(set) var givenValues: Set<Parameter> = []
    /// The types whose objects open nested containers.
    private(set) var values: Set<TypeExpression> = []
    /// The types whose objects callers pass, since they are made of values and only few classes at the edge require them.
    private var passed: Set<TypeExpression> = []
    /// Classes that are not chosen, with the reasons.
    private(set) var dropped: [TypeName: String] = [:]

    /// The required types of which one type of the project keeps several objects.
    private let keptInSeveral: Set<TypeExpression>
    /// The classes by their names without modules.
    private let namesakes: [String: [TypeName]]
    /// The names of classes that filters must not choose, since the phases reported errors for them.
    private(set) var failing: Set<String> = []
    /// The required types by their names without modules.
    private let twins: [String: [TypeExpression]]
    /// Values whose containers fit nowhere, or wire nothing.
    private var refused: Set<TypeExpression> = []

    /// A parameter of a class.
    struct Parameter: Hashable {
        let type: TypeName
        let position: Int
    }

    /// The share of all classes that a nested container is for. For fewer classes, and for a single one, an argument is shorter.
    private static let leastShareOfContainer = 0.02

    func isWorthContainer(_ classCount: Int) -> Bool { classCount > 1 && Double(classCount) >= Double(chosen.count) * Self.leastShareOfContainer }

    init(_ classes: ProjectClasses, _ evidence: CodeEvidence) {
        self.classes = classes
        self.evidence = evidence
        chosen = Set(classes.members.keys)
        namesakes = Dictionary(grouping: classes.members.keys, by: \.path)
        twins = Dictionary(grouping: classes.requirements.keys) { $0.spelling(.plain) }
        keptInSeveral = Set(classes.requirements.keys.filter { classes.allProviders(of: $0).contains(where: evidence.isKeptInSeveral) })
        chooseKinds()
        giveWhatExistsOnce()
        // A decision may take away what another one relied on. Each round decides at least one class, and few need more than three.
        settle()
    }

    /// Decides until nothing changes. A value that no nested container can have is decided again.
    private mutating func settle() {
        repeat {
            var count: Int
            repeat {
                count = decisionCount
                settleConflicts()
                settleValues()
            } while decisionCount != count
            let left = NestedPlan(self).left
            values.subtract(left)
            refused.formUnion(left)
            if left.isEmpty { break }
        } while true
    }

    /// The number of decisions. Each class and each type is decided once, so it cannot grow forever.
    private var decisionCount: Int { dropped.count + externals.count + values.count + passed.count }

    /// Structs are chosen if they implement what initializers require.
    private mutating func chooseKinds() {
        let structs = chosen.filter { classes.members[$0]?.candidate.kind == .struct }
        let areServices = structs.contains { name in
            classes.members[name]?.candidate.provided.contains { $0.nominal?.isProtocol == true && classes.requirements[$0] != nil } ?? false
        }
        if !areServices { chosen.subtract(structs) }
    }

    /// Whether filters choose from structs.
    var choosesStructs: Bool { chosen.contains { classes.members[$0]?.candidate.kind == .struct } }

    private mutating func giveWhatExistsOnce() {
        for type in classes.requirements.keys {
            if let property = classes.published[type], classes.providers(of: type, among: chosen).isEmpty {
                give(type, "pass '\(property)', whose initializer is private")
            } else if let nominal = type.nominal, nominal.module == nil, !nominal.isGeneric, PlatformServices.contain(nominal.path) {
                give(type, "")
            }
        }
    }

    /// Makes an external value of a type, and of types with its name in other modules: one line of the file is for all of them.
    private mutating func give(_ type: TypeExpression, _ reason: String) {
        for twin in twins[type.spelling(.plain)] ?? [type] { externals[twin] = reason }
    }

    // MARK: Edges

    /// The chosen classes that provide a parameter's type, as far as its class sees them.
    func providers(of type: TypeExpression, for consumer: TypeName) -> [TypeName] {
        classes.providers(of: type, among: chosen).filter { classes.sees(consumer, $0) }
    }

    /// Whether something passes an object for a parameter.
    func isProvided(_ position: Int, of consumer: TypeName) -> Bool {
        guard let member = classes.members[consumer], !isLookalike(position, of: member) else { return false }
        let type = member.parameters[position].dependency.type.object
        if passed.contains(type) { return false }
        return externals[type] != nil || values.contains(type) || !providers(of: type, for: consumer).isEmpty
    }

    /// Whether the type of a parameter does not say which object is meant: the initializer requires it twice, or one type of the project
    /// keeps several such objects.
    private func isLookalike(_ position: Int, of member: ProjectClasses.Member) -> Bool {
        let key = member.parameters[position].dependency
        if key.tag == nil, member.parameters.count(where: { $0.dependency == key }) > 1 { return true }
        return keptInSeveral.contains(key.type.object)
    }


    /// The positions of parameters that only the caller can fill.
    func localPositions(of name: TypeName) -> [Int] {
        guard let member = classes.members[name] else { return [] }
        return member.parameters.indices.filter { position in
            let parameter = member.parameters[position]
            if parameter.isRunTimeValue || givenValues.contains(.init(type: name, position: position)) { return false }
            // A default value is for calls that pass nothing.
            if parameter.hasDefault, !isAlwaysPassed(position, member) { return false }
            if case .optional = parameter.dependency.type, member.calls.allSatisfy({ $0.arguments[position] == .nilLiteral }) { return false }
            return !isProvided(position, of: name)
        }
    }

    private func isAlwaysPassed(_ position: Int, _ member: ProjectClasses.Member) -> Bool {
        !member.calls.isEmpty && member.calls.allSatisfy { $0.arguments[position] != nil }
    }

    /// The chosen classes that require objects of a class plainly, by the required types.
    func consumers(of name: TypeName) -> [TypeExpression: Set<TypeName>] {
        guard let candidate = classes.members[name]?.candidate else { return [:] }
        var result: [TypeExpression: Set<TypeName>] = [:]
        for type in candidate.provided.union(candidate.standsInFor) where externals[type] == nil && !values.contains(type) && !passed.contains(type) {
            for requirement in classes.requirements[type] ?? [] where requirement.isPlain && requirement.consumer != name && chosen.contains(requirement.consumer) {
                if providers(of: type, for: requirement.consumer).contains(name) { result[type, default: []].insert(requirement.consumer) }
            }
        }
        return result
    }

    /// The number of objects that the code's calls of a class pass, and that a container could pass.
    private func weight(_ name: TypeName) -> Int {
        guard let member = classes.members[name] else { return 0 }
        let objects = member.parameters.indices.filter { isProvided($0, of: name) }.count
        return objects * max(1, member.calls.count)
    }

    private mutating func drop(_ names: some Sequence<TypeName>, _ reason: String) {
        // One filter is for the classes of a name in all modules.
        for name in names.flatMap({ namesakes[$0.path] ?? [$0] }) where chosen.remove(name) != nil { dropped[name] = reason }
    }

    // MARK: Conflicts

    /// Decides for required types that several classes provide, and for classes that would get themselves.
    private mutating func settleConflicts() {
        for (type, requirements) in classes.sortedRequirements {
            if externals[type] != nil || values.contains(type) { continue }
            let consumers = requirements.filter { chosen.contains($0.consumer) }
            for requirement in consumers where chosen.contains(requirement.consumer) {
                let found = providers(of: type, for: requirement.consumer)
                if isList(requirement) {
                    if !found.isEmpty, !passesList(requirement) { dropCheaper([requirement.consumer], found, "its list of '\(type.spelling(.plain))' is made by your code") }
                } else if found == [requirement.consumer] {
                    drop(found, "requires '\(type.spelling(.plain))' itself, and nothing else provides one")
                } else if found.count > 1 {
                    settle(type, found, Set(consumers.map(\.consumer)))
                }
            }
        }
    }

    private func parameter(_ requirement: ProjectClasses.Requirement) -> DependencyFactory.Parameter? {
        classes.members[requirement.consumer]?.parameters[requirement.position]
    }

    private func isList(_ requirement: ProjectClasses.Requirement) -> Bool {
        if case .array = parameter(requirement)?.dependency.type.unwrapped { true } else { false }
    }

    /// Whether the code passes a list that it writes down.
    private func passesList(_ requirement: ProjectClasses.Requirement) -> Bool {
        classes.members[requirement.consumer]?.calls.contains { $0.arguments[requirement.position] == .literal } ?? false
    }

    private mutating func settle(_ type: TypeExpression, _ providers: [TypeName], _ consumers: Set<TypeName>) {
        let name = type.spelling(.plain)
        if let meant = meant(type, providers) {
            let others = providers.filter { $0 != meant }
            if !others.contains(where: { isRequiredBesides(type, $0) }) { return drop(others, "'\(meant.path)' provides '\(name)'") }
        }
        dropCheaper(consumers.subtracting(providers), Set(providers), "\(providers.count) classes provide '\(name)'")
    }

    private mutating func dropCheaper(_ consumers: Set<TypeName>, _ providers: [TypeName], _ reason: String) {
        dropCheaper(consumers, Set(providers), reason)
    }

    /// Drops the group whose calls pass fewer objects.
    private mutating func dropCheaper(_ consumers: Set<TypeName>, _ providers: Set<TypeName>, _ reason: String) {
        func total(_ names: Set<TypeName>) -> Int { names.reduce(0) { $0 + weight($1) } }
        let isConsumer = !consumers.isEmpty && total(consumers) <= total(providers)
        drop((isConsumer ? consumers : providers).sorted(), reason)
    }

    /// The class that the code means: the only one that it makes, or the one with the name of the type.
    private func meant(_ type: TypeExpression, _ providers: [TypeName]) -> TypeName? {
        if let own = providers.first(where: { classes.members[$0]?.candidate.type == type.nominal }) { return own }
        let made = providers.filter { classes.members[$0]?.calls.isEmpty == false }
        if made.count == 1 { return made[0] }
        let called = (made.isEmpty ? providers : made).filter { NameAffix.isImplementation($0.path, of: type.nominal?.path ?? "") }
        return called.count == 1 ? called[0] : nil
    }

    /// Whether chosen classes require a class by another type.
    private func isRequiredBesides(_ type: TypeExpression, _ name: TypeName) -> Bool {
        consumers(of: name).contains { $0.key != type && classes.providers(of: $0.key, among: chosen).count == 1 }
    }

    // MARK: Values

    /// Decides for required classes that take values.
    private mutating func settleValues() {
        for name in chosen { giveValues(of: name) }
        settleMissing()
        for name in chosen.sorted() where chosen.contains(name) && !localPositions(of: name).isEmpty {
            let consumers = consumers(of: name)
            let all = Set(consumers.values.joined())
            if all.isEmpty { continue }
            if isWorthContainer(all.count), refused.isDisjoint(with: consumers.keys) {
                values.formUnion(consumers.keys)
            } else if all.allSatisfy({ self.consumers(of: $0).isEmpty }) {
                // Nothing requires them, so the code that asks for them passes the object as well.
                passed.formUnion(consumers.keys)
            } else {
                dropCheaper(all.filter { self.consumers(of: $0).isEmpty }, [name], "takes a '\(name.path)', which is made of run-time values")
            }
        }
    }

    /// Values that the code gives once belong to the container. Only a class that nothing requires, and that comes and goes, gets them anew.
    private mutating func giveValues(of name: TypeName) {
        guard let member = classes.members[name] else { return }
        let positions = localPositions(of: name).filter { position in
            !isObject(member.parameters[position].dependency.type.object) || isLookalike(position, of: member)
        }
        // An edge is worth more than a function: where the code does not say more, there is one such object.
        let isInner = !consumers(of: name).isEmpty
        let isOne = isInner && !evidence.comesAndGoes(member)
        let areGiven = positions.allSatisfy { member.parameters[$0].label != "_" && (isOne || evidence.isGivenOnce(member, $0)) }
        guard areGiven, isInner || !evidence.comesAndGoes(member) else { return }
        for position in positions { givenValues.insert(.init(type: name, position: position)) }
    }

    /// Decides for objects of the project that no chosen class provides.
    private mutating func settleMissing() {
        for (type, requirements) in classes.sortedRequirements {
            let open = requirements.filter { requirement in
                guard chosen.contains(requirement.consumer), requirement.isPlain, !passed.contains(type), let member = classes.members[requirement.consumer],
                    !isLookalike(requirement.position, of: member)
                else { return false }
                return !member.parameters[requirement.position].hasDefault && !isProvided(requirement.position, of: requirement.consumer) && isObject(type)
            }
            let consumers = Set(open.map(\.consumer))
            if consumers.isEmpty { continue }
            let makers = classes.allProviders(of: type).filter { maker in consumers.contains { classes.sees($0, maker) } }
            let isInner = consumers.contains { !self.consumers(of: $0).isEmpty }
            let isShared = consumers.count > 1
            if makers.isEmpty, isInner || isShared {
                give(type, "no class here provides it")
            } else if makers.count == 1, let member = classes.members[makers[0]], !evidence.comesAndGoes(member) {
                give(type, "")
            } else if !makers.isEmpty, isShared, makers.contains(where: isMadeFromValues) {
                if refused.contains(type) || !isWorthContainer(consumers.count) { continue }
                values.insert(type)
            } else if !makers.isEmpty, isInner || isShared {
                // Its class is internal to another module, or several classes could be meant.
                give(type, "")
            } else {
                continue
            }
        }
    }

    /// Whether objects of a class come and go with values that only the place of their construction has.
    private func isMadeFromValues(_ name: TypeName) -> Bool {
        guard let member = classes.members[name] else { return false }
        return member.parameters.indices.contains { position in
            let type = member.parameters[position].dependency.type.object
            if values.contains(type) { return true }
            return !member.parameters[position].hasDefault && !isObject(type) && externals[type] == nil && !evidence.isGivenOnce(member, position)
        }
    }

    /// Whether a type is an object that the project makes, or a service that another module implements.
    private func isObject(_ type: TypeExpression) -> Bool {
        guard let nominal = type.nominal, let name = TypeName(nominal), !nominal.isGeneric, !CallbackNames.contain(nominal.path) else { return false }
        return classes.types.isObjectOrService(name)
    }

    /// Takes classes out of the plan that the phases reported errors for, and decides again.
    mutating func dropFailing(_ reasons: [TypeName: String]) {
        for (name, reason) in reasons.sorted(by: { $0.key < $1.key }) {
            drop([name], reason)
            dropped[name] = dropped[name] ?? reason
        }
        failing.formUnion(reasons.keys.map(\.path))
        settle()
    }

    // MARK: Results

    /// The classes that take run-time values, with the positions of these parameters.
    var runTimeValues: [TypeName: [Int]] {
        chosen.reduce(into: [:]) { result, name in
            let positions = localPositions(of: name)
            if !positions.isEmpty { result[name] = positions }
        }
    }
}
