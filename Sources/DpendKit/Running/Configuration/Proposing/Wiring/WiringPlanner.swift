/// Decides how a container would wire a project.
///
/// All decisions follow from the graph. An edge between two classes is worth more than a function that takes an object,
/// so a class that others require gets its values once, or it is the value of a nested container. If several objects
/// could be meant, the code that asks for a class passes the object that it means. What cannot be decided is left out.
struct WiringPlanner {
    var plan: WiringPlan
    var classes: ProjectClasses { plan.classes }
    /// The classes by their names without modules.
    private let namesakes: [String: [TypeName]]
    /// The required types by their names without modules.
    private let twins: [String: [TypeExpression]]
    /// Values whose containers fit nowhere, or wire nothing.
    private(set) var refused: Set<TypeExpression> = []

    init(_ classes: ProjectClasses, _ evidence: CodeEvidence) {
        plan = WiringPlan(classes, evidence)
        namesakes = Dictionary(grouping: classes.members.keys, by: \.path)
        twins = Dictionary(grouping: classes.requirements.keys) { $0.spelling(.plain) }
        chooseKinds()
        giveWhatExistsOnce()
        leaveContainers()
        settle()
    }

    /// Decides until nothing changes. A value that no nested container can have is decided again.
    ///
    /// A decision may take away what another one relied on. Each round decides at least one class, and few need more
    /// than three.
    private mutating func settle() {
        repeat {
            var count: Int
            repeat {
                count = decisionCount
                settleConflicts()
                settleMeantObjects()
                settleValues()
                settleClosures()
            } while decisionCount != count
            let left = NestedPlan(plan).left
            plan.values.subtract(left)
            refused.formUnion(left)
            if left.isEmpty { break }
        } while true
    }

    /// The number of decisions. Each class, type and parameter is decided once, so it cannot grow forever.
    private var decisionCount: Int {
        plan.dropped.count + plan.externals.count + plan.values.count + plan.passed.count + plan.passedParameters.count
            + plan.decorators.count
    }

    /// Structs are chosen if one implements what initializers require. Otherwise only those are that are required, or to
    /// which the code passes objects.
    private mutating func chooseKinds() {
        let structs = plan.chosen.filter { classes.members[$0]?.candidate.kind == .struct }
        let areServices = structs.contains { name in
            classes.members[name]?.candidate.provided.contains {
                $0.nominal?.isProtocol == true && classes.requirements[$0] != nil
            } ?? false
        }
        if areServices { return }
        plan.chosen.subtract(structs.filter { plan.weight($0) == 0 && !plan.isRequired($0) })
    }

    private mutating func giveWhatExistsOnce() {
        for type in classes.requirements.keys where classes.canBeNamed(type) {
            if let property = classes.published[type], classes.providers(of: type, among: plan.chosen).isEmpty {
                give(type, "pass '\(property)', whose initializer is private")
            } else if let nominal = type.nominal, nominal.module == nil, !nominal.isGeneric,
                PlatformServices.contain(nominal.path)
            {
                give(type, "")
            }
        }
    }

    /// Leaves hand-written containers to the application, since dpend replaces them. Classes that still require one get
    /// it from outside.
    private mutating func leaveContainers() {
        let containers = plan.chosen.filter(plan.evidence.isContainer)
        for name in containers.sorted() {
            let consumers = plan.consumers(of: name)
            if !isMadeFromValues(name), consumers.keys.allSatisfy(classes.canBeNamed) {
                for type in consumers.keys { give(type, "") }
            } else if plan.isWorthContainer(Set(consumers.values.joined()).count),
                consumers.keys.allSatisfy(classes.canBeNamed)
            {
                plan.values.formUnion(consumers.keys)
            } else {
                plan.passed.formUnion(consumers.keys)
            }
        }
        plan.chosen.subtract(containers)
    }

    /// Makes an external value of a type, and of types with its name in other modules: one line of the file is for all
    /// of them. The class of a module that is not linked stays: its own container makes it.
    private mutating func give(_ type: TypeExpression, _ reason: String) {
        if type.nominal?.module == nil {
            plan.externals[type] = reason
            return
        }
        for twin in twins[type.spelling(.plain)] ?? [type] { plan.externals[twin] = reason }
    }

    /// Makes external values for some requirements of a type. A value of the whole type would also take the place of
    /// the classes that provide it elsewhere.
    private mutating func give(_ type: TypeExpression, to open: [ProjectClasses.Requirement], _ reason: String) {
        let isWired = (classes.requirements[type] ?? []).contains { requirement in
            plan.chosen.contains(requirement.consumer) && !plan.providers(of: type, for: requirement.consumer).isEmpty
        }
        if !isWired { return give(type, reason) }
        giveEach(open)
    }

    /// Makes an external value for each parameter. One without a label has no name in an option, so callers pass it.
    private mutating func giveEach(_ requirements: [ProjectClasses.Requirement]) {
        for requirement in requirements where parameter(requirement)?.label != "_" {
            plan.givenValues.insert(.init(requirement))
        }
    }

    /// Lets callers fill parameters. Returns the requirements for which they cannot: a required class whose object
    /// outlives its callers.
    ///
    /// - Parameter type: The type of these parameters, if no class gets an object by it anymore.
    mutating func pass(
        _ requirements: some Sequence<ProjectClasses.Requirement>, of type: TypeExpression? = nil
    ) -> [ProjectClasses.Requirement] {
        requirements.filter { requirement in
            let isRequired = plan.consumers(of: requirement.consumer).keys.contains { $0 != type }
            if isRequired, !canTakeFromCallers([requirement.consumer]) { return true }
            plan.passedParameters.insert(.init(requirement))
            return false
        }
    }

    mutating func drop(_ names: some Sequence<TypeName>, _ reason: String) {
        // One filter is for the classes of a name in all modules.
        for name in names.flatMap({ namesakes[$0.path] ?? [$0] }) where plan.chosen.remove(name) != nil {
            plan.dropped[name] = reason
        }
    }

    /// Drops the group whose calls pass fewer objects.
    mutating func dropCheaper(_ consumers: Set<TypeName>, _ providers: Set<TypeName>, _ reason: String) {
        func total(_ names: Set<TypeName>) -> Int { names.reduce(0) { $0 + plan.weight($1) } }
        let isConsumer = providers.isEmpty || !consumers.isEmpty && total(consumers) <= total(providers)
        drop((isConsumer ? consumers : providers).sorted(), reason)
    }

    // MARK: Values

    /// Decides for required classes that take values.
    private mutating func settleValues() {
        giveShared()
        giveForeign()
        for name in plan.chosen { giveValues(of: name) }
        settleMissing()
        for name in plan.chosen.sorted() where plan.chosen.contains(name) && !plan.localPositions(of: name).isEmpty {
            let consumers = plan.consumers(of: name)
            let all = Set(consumers.values.joined())
            if all.isEmpty { continue }
            if plan.isWorthContainer(all.count), refused.isDisjoint(with: consumers.keys),
                consumers.keys.allSatisfy(classes.canBeNamed)
            {
                plan.values.formUnion(consumers.keys)
            } else if canTakeFromCallers(all) {
                plan.passed.formUnion(consumers.keys)
            } else {
                dropCheaper(
                    all.filter { !plan.isRequired($0) }, [name],
                    "takes a '\(name.path)', which is made of run-time values")
            }
        }
    }

    /// Gives the application's own values to all classes that take them: several classes take the type, and each call
    /// passes one that outlives it.
    private mutating func giveShared() {
        for (type, requirements) in classes.sortedRequirements
        where plan.externals[type] == nil && !plan.passed.contains(type) {
            guard let nominal = type.nominal, classes.declares(nominal), !nominal.isGeneric,
                !PlainValues.contains(type), classes.canBeNamed(type)
            else { continue }
            let open = requirements.filter { requirement in
                guard requirement.isPlain, isOpen(requirement) else { return false }
                return plan.givenValues.contains(.init(requirement))
                    || plan.localPositions(of: requirement.consumer).contains(requirement.position)
            }
            guard Set(open.map(\.consumer)).count > 1, arePassedByApplication(nominal, open) else { continue }
            give(type, "")
        }
    }

    /// Gives objects of types that the project does not declare, such as a database's, to all classes that take them, if
    /// all calls pass the same one.
    private mutating func giveForeign() {
        for (type, requirements) in classes.sortedRequirements
        where plan.externals[type] == nil && !plan.passed.contains(type) {
            guard let nominal = type.nominal, !classes.declares(nominal), !nominal.isGeneric,
                !PlainValues.contains(type)
            else { continue }
            let open = requirements.filter(isOpen)
            guard open.allSatisfy(\.isPlain), Set(open.map(\.consumer)).count > 1,
                plan.evidence.passesSameObject(nominal, for: open)
            else { continue }
            give(type, "")
        }
    }

    /// Whether each call passes an object of the application for some parameters, or passes on what its own code got
    /// for the type.
    private func arePassedByApplication(_ type: NominalType, _ requirements: [ProjectClasses.Requirement]) -> Bool {
        var isFound = false
        for requirement in requirements {
            guard let member = classes.members[requirement.consumer], !member.calls.isEmpty,
                !plan.isLookalike(requirement.position, of: member)
            else { return false }
            for call in member.calls {
                guard let argument = call.arguments[requirement.position] else { continue }
                if plan.evidence.outlives(argument, call.construction) {
                    isFound = true
                } else if !plan.evidence.isPassedOn(argument, type, call.construction) {
                    return false
                }
            }
        }
        return isFound
    }

    /// Whether the code that asks for some classes can pass an object that comes and goes: nothing requires them, or
    /// their objects come and go as well.
    private func canTakeFromCallers(_ names: Set<TypeName>) -> Bool {
        names.allSatisfy { name in
            !plan.isRequired(name)
                || classes.members[name].map { plan.evidence.comesAndGoes($0) && !plan.evidence.keepers.existsOnce($0) }
                    ?? false
        }
    }

    /// Values that the code gives once belong to the container. Only a class that nothing requires, and that comes and
    /// goes, gets them anew.
    private mutating func giveValues(of name: TypeName) {
        guard let member = classes.members[name] else { return }
        let positions = plan.localPositions(of: name).filter { position in
            !plan.passedParameters.contains(.init(name, position))
                && (!isObject(member.parameters[position].dependency.type.object)
                    || plan.isLookalike(position, of: member))
        }
        // An edge is worth more than a function: where the code does not say more, there is one such object.
        let isInner = plan.isRequired(name)
        let isOne = isInner && !plan.evidence.comesAndGoes(member)
        let areGiven = positions.allSatisfy { position in
            member.parameters[position].label != "_"
                && classes.canBeNamed(member.parameters[position].dependency.type.object)
                && (isOne || plan.evidence.isGivenOnce(member, position))
        }
        guard areGiven, isInner || !plan.evidence.comesAndGoes(member) else { return }
        for position in positions { plan.givenValues.insert(.init(name, position)) }
    }

    /// Decides for objects of the project that no chosen class provides.
    private mutating func settleMissing() {
        for (type, requirements) in classes.sortedRequirements where !plan.passed.contains(type) && isObject(type) {
            let open = requirements.filter { requirement in
                guard requirement.isPlain, isOpen(requirement), let member = classes.members[requirement.consumer],
                    !plan.isLookalike(requirement.position, of: member)
                else { return false }
                return !member.parameters[requirement.position].hasDefault
                    && !plan.isProvided(requirement.position, of: requirement.consumer)
            }
            let consumers = Set(open.map(\.consumer))
            if consumers.isEmpty { continue }
            let makers = classes.allProviders(of: type).filter { maker in consumers.contains { classes.sees($0, maker) }
            }
            guard classes.canBeNamed(type) else {
                for requirement in pass(open) {
                    drop(
                        [requirement.consumer],
                        "only a library can use '\(type.spelling(.plain))', and nothing there provides it")
                }
                continue
            }
            let isInner = consumers.contains(where: plan.isRequired)
            let isShared = consumers.count > 1
            if makers.isEmpty, isInner || isShared {
                give(type, to: open, "no class here provides it")
            } else if makers.count == 1, let member = classes.members[makers[0]], !plan.evidence.comesAndGoes(member) {
                give(type, to: open, "")
            } else if !makers.isEmpty, isShared, makers.contains(where: isMadeFromValues) {
                if refused.contains(type) || !plan.isWorthContainer(consumers.count) { continue }
                plan.values.insert(type)
            } else if makers.count > 1 || makers.contains(where: isMadeFromValues), canTakeFromCallers(consumers) {
                // Each call may pass another object.
                plan.passed.insert(type)
            } else if makers.count > 1, isInner || isShared,
                plan.evidence.passesDifferentClasses(for: open, from: makers)
            {
                giveEach(open)
            } else if !makers.isEmpty, isInner || isShared || open.contains(where: isProvidedToNamesake) {
                // Its class is internal to another module, or several classes could be meant. One list of run-time
                // values is for the classes of a name in all modules.
                give(type, to: open, "")
            }
        }
    }

    /// Whether the container of another module fills the parameter of a class with this name.
    private func isProvidedToNamesake(_ requirement: ProjectClasses.Requirement) -> Bool {
        guard let label = parameter(requirement)?.label else { return false }
        return (namesakes[requirement.consumer.path] ?? []).contains { name in
            guard name != requirement.consumer, plan.chosen.contains(name),
                let position = classes.members[name]?.parameters.firstIndex(where: { $0.label == label })
            else { return false }
            return plan.isProvided(position, of: name)
        }
    }

    /// Whether objects of a class come and go with values that only the place of their construction has.
    private func isMadeFromValues(_ name: TypeName) -> Bool {
        guard let member = classes.members[name] else { return false }
        return member.parameters.indices.contains { position in
            let type = member.parameters[position].dependency.type.object
            if plan.values.contains(type) { return true }
            return !member.parameters[position].hasDefault && !isObject(type) && plan.externals[type] == nil
                && !plan.evidence.isGivenOnce(member, position)
        }
    }

    /// Whether a type is an object that the project makes, or a service that another module implements.
    private func isObject(_ type: TypeExpression) -> Bool {
        guard let nominal = type.nominal, let name = TypeName(nominal), !nominal.isGeneric,
            !CallbackNames.contain(nominal.path)
        else { return false }
        return classes.types.isObjectOrService(name)
    }

    // MARK: Failures

    /// The errors that the phases reported for a class.
    struct Failure {
        let reason: String
        /// The parameters with errors; nil if there is an error of the class itself.
        private(set) var positions: Set<Int>? = []

        init(reason: String) { self.reason = reason }

        /// Adds an error, at a parameter or of the class.
        mutating func add(_ position: Int?) {
            if let position { positions?.insert(position) } else { positions = nil }
        }
    }

    /// Takes classes that no other module can make out of the plan. ``settle(_:)`` then decides again.
    mutating func leaveOut(_ unusable: Set<String>) {
        plan.unusable.formUnion(unusable)
        drop(plan.chosen.filter { unusable.contains($0.path) }, "no other module can call the initializer")
    }

    /// Passes parameters with errors, takes other classes with errors out of the plan, and decides again.
    mutating func settle(_ failures: [TypeName: Failure]) {
        for (name, failure) in failures.sorted(by: { $0.key < $1.key }) {
            let parameters = failure.positions?.map { WiringPlan.Parameter(name, $0) } ?? []
            // If callers pass them already, the class stays wrong.
            if !plan.passedParameters.isSuperset(of: parameters), !plan.isRequired(name) {
                plan.passedParameters.formUnion(parameters)
                continue
            }
            drop([name], failure.reason)
            plan.dropped[name] = plan.dropped[name] ?? failure.reason
            plan.failing.insert(name.path)
        }
        settle()
    }
}
