/// Facts about a project's objects, according to its own calls: which values an application gives once, and which objects it shares.
struct CodeEvidence {
    private let classes: ProjectClasses
    /// The places of the calls that say how many objects there are.
    private var decisive: Set<SourceLocation> = []
    /// The types that an application makes once, such as its delegate and the container that this delegate keeps.
    private var once: Set<TypeName> = []
    /// The objects that code passes on, by the variables that hold them.
    private var uses: [Holder: [SourceLocation]] = [:]
    /// The classes that code reaches by a static property: `SystemClock.shared`.
    private var reachedByStatic: [String: String] = [:]
    /// The calls whose objects are arguments of other calls.
    private var passedPlaces: Set<SourceLocation> = []
    /// The types whose code makes objects.
    private var makers: Set<TypeName> = []
    /// The holders of objects of each class.
    private var holders: [TypeName: [(holder: Holder, call: Construction)]] = [:]

    /// A variable of a function, or a property of a type.
    struct Holder: Hashable {
        /// The function around a variable; nil for a property.
        var member: SourceLocation?
        /// The type with the property; nil outside of all types.
        var type: TypeName?
        var name: String

        init?(_ variable: WrittenConstruction.Variable?, at construction: Construction) {
            guard let variable else { return nil }
            name = variable.name
            member = variable.isLocal ? construction.written.member : nil
            type = construction.container
        }
    }

    init(_ classes: ProjectClasses, _ constructions: [Construction]) {
        self.classes = classes
        for construction in constructions {
            if let maker = construction.container { makers.insert(maker) }
            if let holder = Holder(construction.written.binding, at: construction) { holders[construction.type, default: []].append((holder, construction)) }
            for argument in construction.written.arguments {
                switch argument.form {
                case .variable(let variable):
                    if let holder = Holder(variable, at: construction) { uses[holder, default: []].append(construction.location) }
                case .member(let names):
                    if names.count == 2, names[0].first?.isUppercase == true { reachedByStatic[names[0]] = reachedByStatic[names[0]] ?? names[1] }
                case .construction(let place): passedPlaces.insert(place)
                case .literal, .nilLiteral, .closure, .caller, .other: break
                }
            }
        }
        findDecisive(constructions)
        findOnce(constructions.filter { decisive.contains($0.location) })
    }

    /// Finds the calls that say how many objects there are. An extension of the application, and a static function of the class itself, say
    /// little if other code makes such objects as well.
    private mutating func findDecisive(_ constructions: [Construction]) {
        let secondary = classes.secondaryHomes(constructions)
        for (type, calls) in Dictionary(grouping: constructions, by: \.type) {
            let main = calls.filter { $0.container != type && $0.container.map { !secondary.contains($0.module) } ?? true }
            decisive.formUnion((main.isEmpty ? calls : main).map(\.location))
        }
    }

    /// Finds the types that are made once: what the system makes, and what a once-made type or a global keeps from its beginning.
    private mutating func findOnce(_ constructions: [Construction]) {
        let byMaker = Dictionary(grouping: constructions) { $0.container }
        let counts = constructions.reduce(into: [TypeName: Int]()) { $0[$1.type, default: 0] += 1 }
        var open: [TypeName] = []
        func isStart(_ construction: Construction) -> Bool { [.global, .staticProperty].contains(construction.written.place) && !construction.written.isDeferred }
        for construction in constructions where isStart(construction) { open.append(construction.type) }
        for (maker, own) in byMaker {
            guard let maker else { continue }
            let isEntry = classes.types[maker]?.nature == .entryPoint || own.contains { $0.written.owners.first.map(Self.isEntry) ?? false }
            if isEntry || CompositionCode.isContainer(maker) { open.append(maker) }
        }
        while let next = open.popLast() {
            guard once.insert(next).inserted else { continue }
            for construction in byMaker[next] ?? [] where counts[construction.type] == 1 && isKept(construction) { open.append(construction.type) }
        }
    }

    private static func isEntry(_ name: String) -> Bool { name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate") }

    /// Whether the type around a call makes the object with itself, or keeps it: as the value of a property, or in its initializer.
    private func isKept(_ construction: Construction) -> Bool {
        if construction.written.place == .property || construction.written.binding.map({ !$0.isLocal }) ?? false { return true }
        return construction.written.owners.last == "init" && !construction.written.isDeferred
    }

    private func calls(_ member: ProjectClasses.Member) -> [ProjectClasses.Call] { member.calls.filter { decisive.contains($0.construction.location) } }

    // MARK: Values

    /// Whether the application can give a parameter's value once: each call passes a constant, or the value of an object that
    /// exists once.
    func isGivenOnce(_ member: ProjectClasses.Member, _ position: Int) -> Bool {
        let calls = calls(member)
        return !calls.isEmpty && calls.allSatisfy { call in
            guard let argument = call.arguments[position] else { return true }
            return isStartUp(call.construction) || isKeptOnce(call.construction) || outlives(argument, call.construction)
        }
    }

    /// Whether the value of an argument outlives the call: it is a constant, or comes from objects that exist once.
    func outlives(_ argument: WrittenConstruction.Argument, _ construction: Construction) -> Bool {
        switch argument.form {
        case .closure, .caller: return false
        case .literal, .nilLiteral, .construction, .variable, .member, .other: break
        }
        return argument.variables.allSatisfy { variable in
            if let type = variable.type { return CompositionCode.isContainer(named: type) }
            if variable.isLocal { return false }
            return variable.name.first?.isUppercase == true || isOnce(construction) || isContainer(variable.name, of: construction.container)
        }
    }

    /// Whether an argument is a property or parameter of the same type, which the code around the call got from elsewhere.
    func isPassedOn(_ argument: WrittenConstruction.Argument, _ type: NominalType, _ construction: Construction) -> Bool {
        guard case .variable = argument.form, argument.variables.count == 1, let variable = argument.variables.first else { return false }
        if let written = variable.type { return written.split(separator: ".").last.map(String.init) == type.components.last?.name }
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

    private func isOnce(_ construction: Construction) -> Bool { construction.container.map(once.contains) ?? true }

    /// Whether a call runs once: as the value of a global variable or static property, or at the start of the application.
    private func isStartUp(_ construction: Construction) -> Bool {
        switch construction.written.place {
        case .staticProperty: true
        case _ where construction.written.isDeferred: false
        case .global: true
        case .property, .body: construction.container.map { classes.types[$0]?.nature == .entryPoint } ?? (construction.written.owners.isEmpty)
        case .defaultArgument: false
        }
    }

    private func isKeptOnce(_ construction: Construction) -> Bool { isOnce(construction) && isKept(construction) }

    /// Whether a type is a hand-written container: its name says so, and its code makes objects.
    func isContainer(_ type: TypeName) -> Bool { makers.contains(type) && CompositionCode.isContainer(type) }

    // MARK: Sharing

    /// Whether one type, or one function, keeps several objects of a class, so that its name does not say which one is meant.
    func isKeptInSeveral(_ type: TypeName) -> Bool {
        var first: [Keeper: String] = [:]
        for (holder, _) in holders[type] ?? [] {
            let keeper = Keeper(type: holder.type, member: holder.member)
            if first[keeper, default: holder.name] != holder.name { return true }
            first[keeper] = holder.name
        }
        return false
    }

    /// Whether the code makes a class around objects of other classes, and passes these objects to nothing else.
    func wraps(_ member: ProjectClasses.Member, _ position: Int, _ inner: [TypeName]) -> Bool {
        let calls = Set(member.calls.map(\.construction.location))
        guard !calls.isEmpty, member.calls.allSatisfy({ $0.arguments[position] != nil }) else { return false }
        return inner.contains { holders[$0] != nil || makes($0, in: member, position) }
            && inner.allSatisfy { (holders[$0] ?? []).allSatisfy { calls.isSuperset(of: uses[$0.holder] ?? []) } }
    }

    /// Whether code passes objects of a class to initializers.
    func isPassed(_ type: TypeName) -> Bool {
        (holders[type] ?? []).contains { uses[$0.holder] != nil }
            || classes.members[type]?.calls.contains { passedPlaces.contains($0.construction.location) } ?? false
    }

    /// Whether the code passes objects of different classes for some parameters, so that their type does not say which one is meant.
    func passesDifferentClasses(for requirements: [ProjectClasses.Requirement], from makers: [TypeName]) -> Bool {
        let arguments = requirements.flatMap { requirement in
            (classes.members[requirement.consumer]?.calls ?? []).map {
                ($0.construction, $0.arguments[requirement.position]?.form)
            }
        }
        let passed = makers.filter { maker in
            let places = Set(classes.members[maker]?.calls.map(\.construction.location) ?? [])
            let kept = Set((holders[maker] ?? []).map(\.holder))
            return arguments.contains { construction, form in
                switch form {
                case .construction(let place): places.contains(place)
                case .variable(let variable): Holder(variable, at: construction).map(kept.contains) ?? false
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

    private struct Keeper: Hashable {
        let type: TypeName?
        let member: SourceLocation?
    }

    /// How the code shares the objects of a class; nil if it does not.
    ///
    /// - Parameter isScreen: Whether its objects belong to a screen, so that the next screen has its own ones.
    func sharing(of type: TypeName, isScreen: Bool) -> String? {
        let own = type.path.split(separator: ".").last.map(String.init) ?? type.path
        for (holder, call) in holders[type] ?? [] {
            if call.written.place == .staticProperty { return "kept in 'static \(holder.name)'" }
            if call.written.place == .global, !call.written.isDeferred { return "kept in the global '\(holder.name)'" }
        }
        if let property = reachedByStatic[own] { return "used as '\(own).\(property)'" }
        for (holder, call) in holders[type] ?? [] {
            if holder.member == nil, isOnce(call), !call.written.isDeferred { return "kept by '\(holder.type?.path ?? "")', which exists once" }
            let count = Set(uses[holder] ?? []).count
            if count > 1, !isScreen { return "'\(holder.name)' is passed to \(count) others" }
        }
        return nil
    }

    /// Whether the application makes a single object of a class, or code reaches one by a static property.
    func existsOnce(_ member: ProjectClasses.Member) -> Bool {
        once.contains(member.name) || reachedByStatic[member.name.path.split(separator: ".").last.map(String.init) ?? ""] != nil
    }

    /// Whether objects of a class are made in several places, or by a function, so that there is more than one in time.
    func comesAndGoes(_ member: ProjectClasses.Member) -> Bool {
        let calls = calls(member)
        return !calls.isEmpty && !calls.allSatisfy { isStartUp($0.construction) || isKeptOnce($0.construction) }
    }
}
