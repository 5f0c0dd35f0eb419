/// Facts about a project's objects, according to its own calls: which values an application gives once, and which
/// objects it shares.
struct CodeEvidence {
    private let classes: ProjectClasses
    let keepers: ObjectKeepers
    /// The types whose code makes objects.
    private let makers: Set<TypeName>
    /// The names of required types whose objects come and go.
    private var passing: Set<String> = []

    init(_ classes: ProjectClasses, _ constructions: [Construction]) {
        self.classes = classes
        keepers = ObjectKeepers(classes, constructions)
        makers = Set(constructions.compactMap(\.container))
        passing = Set(
            classes.requirements.keys.lazy.filter { [self] type in
                if CompositionCode.isContainer(named: type.nominal?.path ?? "") { return false }
                let providers = classes.allProviders(of: type).compactMap { classes.members[$0] }
                return !providers.isEmpty && providers.allSatisfy(comesAndGoes)
            }.compactMap(\.nominal?.path))
    }

    // MARK: Values

    /// Whether the application can give a parameter's value once: each call passes the same constant or the same value
    /// of an object that exists once, or the only call runs once.
    func isGivenOnce(_ member: ProjectClasses.Member, _ position: Int) -> Bool {
        let calls = keepers.calls(member)
        let forms = Set(calls.map { $0.arguments[position]?.form })
        let isSame = calls.count == 1 || forms.count == 1 && forms.first != .literal
        return isSame
            && calls.allSatisfy { call in
                guard let argument = call.arguments[position] else { return true }
                return isStartUp(call.construction) || keepers.runsOnce(call.construction)
                    || outlives(argument, call.construction)
            }
    }

    /// Whether the value of an argument outlives the call: it is a constant, or comes from objects that exist once.
    func outlives(_ argument: WrittenConstruction.Argument, _ construction: Construction) -> Bool {
        switch argument.form {
        case .caller: return false
        // A hand-written container configures an object by a closure: 'Database { migrator in … }'.
        case .closure: return construction.container.map(CompositionCode.isContainer) ?? false
        case .literal, .nilLiteral, .construction, .variable, .member, .other: break
        }
        return argument.variables.allSatisfy { variable in
            if let type = variable.type { return CompositionCode.isContainer(named: type) }
            if variable.isLocal || !passing.isDisjoint(with: types(of: variable, construction)) { return false }
            return variable.name.first?.isUppercase == true || keepers.isOnce(construction)
                || isContainer(variable.name, of: construction.container)
        }
    }

    /// Whether all calls pass one object of the application for some parameters, as its name shows: `dbPool` where it is
    /// made, and `core.dbPool` elsewhere. A call may also pass on what its own code got for the type.
    func passesSameObject(_ type: NominalType, for requirements: [ProjectClasses.Requirement]) -> Bool {
        var name: String?
        for requirement in requirements {
            guard let member = classes.members[requirement.consumer], !keepers.calls(member).isEmpty else {
                return false
            }
            for call in keepers.calls(member) {
                guard let argument = call.arguments[requirement.position] else { return false }
                if isPassedOn(argument, type, call.construction) { continue }
                guard outlives(argument, call.construction) || keepers.runsOnce(call.construction) else { return false }
                let own: String? =
                    switch argument.form {
                    case .variable(let variable): variable.name
                    case .member(let names): names.last
                    case .literal, .nilLiteral, .closure, .caller, .construction, .other: nil
                    }
                guard let own, name == nil || name == own else { return false }
                name = own
            }
        }
        return name != nil
    }

    /// The expression that all calls pass for a parameter; nil if one is long, or differs.
    func text(_ member: ProjectClasses.Member, _ position: Int) -> String? {
        let texts = Set(keepers.calls(member).compactMap { $0.arguments[position] }.map(\.text))
        return texts.count == 1 ? texts.first ?? nil : nil
    }

    /// The types, by their names, of the objects from which calls take their arguments for a parameter: `Session` for
    /// `session.user`.
    func sources(_ member: ProjectClasses.Member, _ position: Int) -> Set<String> {
        keepers.calls(member).reduce(into: []) { names, call in
            for variable in call.arguments[position]?.variables ?? [] {
                names.formUnion(types(of: variable, call.construction))
            }
        }
    }

    /// The names of the types that a variable has, by its declaration or by the objects that code assigns to it.
    private func types(of variable: WrittenConstruction.NamedVariable, _ construction: Construction) -> Set<String> {
        let holder = WrittenConstruction.Variable(name: variable.name, isLocal: variable.isLocal)
        let properties = variable.isLocal ? [] : typesOfProperty(variable.name, of: construction.container)
        return Set(
            keepers.classes(heldBy: holder, at: construction).map(\.path) + properties
                + (variable.type.map { [$0] } ?? []))
    }

    /// Whether an argument is a property or parameter of the same type, which the code around the call got from
    /// elsewhere.
    func isPassedOn(_ argument: WrittenConstruction.Argument, _ type: NominalType, _ construction: Construction) -> Bool
    {
        guard case .variable = argument.form, argument.variables.count == 1, let variable = argument.variables.first
        else { return false }
        if let written = variable.type {
            return written.split(separator: ".").last.map(String.init) == type.components.last?.name
        }
        if variable.isLocal { return false }
        return typesOfProperty(variable.name, of: construction.container).contains(type.path)
    }

    /// Whether a type's property holds a hand-written container, according to the parameter with its name.
    private func isContainer(_ property: String, of type: TypeName?) -> Bool {
        typesOfProperty(property, of: type).contains { CompositionCode.isContainer(named: $0) }
    }

    /// The names of a property's types, according to the initializers' parameters with its name.
    private func typesOfProperty(_ property: String, of type: TypeName?) -> [String] {
        guard let type else { return [] }
        // A class's own parameters name types of modules that its container does not link as well.
        let own = classes.members[type]?.parameters.first { $0.label == property }?.dependency.type.object.nominal?.path
        return classes.types.initializers(of: type).joined().filter { $0.called.label == property }.flatMap(\.types)
            .map(\.path)
            + (own.map { [$0] } ?? [])
    }

    /// Whether a call runs once: as the value of a global variable or static property, or at the start of the
    /// application.
    private func isStartUp(_ construction: Construction) -> Bool {
        switch construction.written.place {
        case .staticProperty: true
        case _ where construction.written.isDeferred || construction.written.mayRunAgain: false
        case .global: true
        case .property, .body:
            construction.container.map { classes.types[$0]?.nature == .entryPoint }
                ?? (construction.written.owners.isEmpty)
        case .defaultArgument: false
        }
    }

    /// Whether a type is a hand-written container: its code makes objects, and its name says so, or other code takes
    /// objects from its only instance.
    func isContainer(_ type: TypeName) -> Bool {
        makers.contains(type) && (CompositionCode.isContainer(type) || keepers.isLocator(type))
    }

    // MARK: Sharing

    /// Whether the code makes a class around objects of other classes, and passes these objects to nothing else.
    func wraps(_ member: ProjectClasses.Member, _ position: Int, _ inner: [TypeName]) -> Bool {
        let calls = Set(member.calls.map(\.construction.location))
        guard !calls.isEmpty, member.calls.allSatisfy({ $0.arguments[position] != nil }) else { return false }
        return inner.contains { keepers.isHeld($0) || makes($0, in: member, position) }
            && inner.allSatisfy { keepers.isPassedOnly($0, to: calls) }
    }

    /// Whether the code passes objects of different classes for some parameters, so that their type does not say which
    /// one is meant.
    func passesDifferentClasses(for requirements: [ProjectClasses.Requirement], from makers: [TypeName]) -> Bool {
        let arguments = requirements.flatMap { requirement in
            (classes.members[requirement.consumer]?.calls ?? []).map {
                ($0.construction, $0.arguments[requirement.position]?.form)
            }
        }
        let passed = makers.filter { maker in
            let places = Set(classes.members[maker]?.calls.map(\.construction.location) ?? [])
            return arguments.contains { construction, form in
                switch form {
                case .construction(let place): places.contains(place)
                case .variable(let variable): keepers.classes(heldBy: variable, at: construction).contains(maker)
                case .literal, .nilLiteral, .closure, .caller, .member, .other, nil: false
                }
            }
        }
        return passed.count > 1
    }

    /// Whether a call of a class makes an object of another class in an argument.
    private func makes(_ type: TypeName, in member: ProjectClasses.Member, _ position: Int) -> Bool {
        let places = Set(classes.members[type]?.calls.map(\.construction.location) ?? [])
        return member.calls.contains {
            if case .construction(let place)? = $0.arguments[position]?.form { places.contains(place) } else { false }
        }
    }

    /// Whether objects of a class are made in several places, or by a function, so that there is more than one in time.
    func comesAndGoes(_ member: ProjectClasses.Member) -> Bool {
        let calls = keepers.calls(member)
        return !calls.isEmpty && !calls.allSatisfy { isStartUp($0.construction) || keepers.runsOnce($0.construction) }
    }
}
