/// Finds out who keeps the objects that a project's code makes, and so how long they live: the application, or a place
/// that comes and goes, such as a screen.
struct ObjectKeepers {
    /// The places of the calls that say how many objects there are.
    private var decisive: Set<SourceLocation> = []
    /// The types that an application makes once, such as its delegate and the container that this delegate keeps.
    private var once: Set<TypeName> = []
    /// The calls to which code passes objects, by the variables that hold them.
    private var uses: [Holder: Set<SourceLocation>] = [:]
    /// The classes that code reaches by a static property: `SystemClock.shared`.
    private var reachedByStatic: [String: String] = [:]
    /// The members that code passes of the only instance of a type: `clock` in `Core.shared.clock`, by the type's name.
    private var taken: [String: Set<String>] = [:]
    /// The calls whose objects are arguments of other calls.
    private var passedPlaces: Set<SourceLocation> = []
    /// The holders of objects of each class.
    private var holders: [TypeName: [(holder: Holder, call: Construction)]] = [:]
    /// The classes whose objects a variable holds.
    private var held: [Holder: Set<TypeName>] = [:]

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

        init(property: String, of type: TypeName) { (member, self.type, name) = (nil, type, property) }
    }

    init(_ classes: ProjectClasses, _ constructions: [Construction]) {
        for construction in constructions {
            let written = construction.written
            let property = written.use.property.map { WrittenConstruction.Variable(name: $0, isLocal: false) }
            for holder in [written.binding, property].compactMap({ Holder($0, at: construction) }) {
                holders[construction.type, default: []].append((holder, construction))
                held[holder, default: []].insert(construction.type)
            }
            for argument in written.arguments { note(argument, of: construction) }
        }
        findDecisive(constructions, classes)
        findOnce(constructions.filter { decisive.contains($0.location) }, classes)
    }

    private mutating func note(_ argument: WrittenConstruction.Argument, of construction: Construction) {
        switch argument.form {
        case .variable(let variable):
            if let holder = Holder(variable, at: construction) {
                uses[holder, default: []].insert(construction.location)
            }
        case .member(let names):
            guard names.count > 1, names[0].isCapitalized else { break }
            let isOfInstance = names.count > 2 && CodeWalker.instances.contains(names[1])
            if isOfInstance { taken[names[0], default: []].insert(names[2]) }
            if names.count == 2 || isOfInstance {
                reachedByStatic[names[0]] = reachedByStatic[names[0]] ?? names[1]
            }
        case .construction(let place): passedPlaces.insert(place)
        case .literal, .nilLiteral, .closure, .caller, .other: break
        }
    }

    /// Finds the calls that say how many objects there are. An extension of the application, and a static function of
    /// the class itself, say little if other code makes such objects as well.
    private mutating func findDecisive(_ constructions: [Construction], _ classes: ProjectClasses) {
        let secondary = classes.secondaryHomes(constructions)
        for (type, calls) in Dictionary(grouping: constructions, by: \.type) {
            let main = calls.filter {
                $0.container != type && $0.container.map { !secondary.contains($0.module) } ?? true
            }
            decisive.formUnion((main.isEmpty ? calls : main).map(\.location))
        }
    }

    /// Finds the types that are made once: what the system makes, and what a once-made type or a global keeps from its
    /// beginning.
    private mutating func findOnce(_ constructions: [Construction], _ classes: ProjectClasses) {
        let byMaker = Dictionary(grouping: constructions) { $0.container }
        let counts = constructions.reduce(into: [TypeName: Int]()) { $0[$1.type, default: 0] += 1 }
        var open: [TypeName] = []
        func isStart(_ construction: Construction) -> Bool {
            [.global, .staticProperty].contains(construction.written.place) && !construction.written.isDeferred
        }
        for construction in constructions where isStart(construction) { open.append(construction.type) }
        for (maker, own) in byMaker {
            guard let maker else { continue }
            let isEntry =
                classes.types[maker]?.nature == .entryPoint
                || own.contains { $0.written.owners.first.map(Self.isEntry) ?? false }
            let isReached = reachedByStatic[maker.lastName] != nil && counts[maker] == 1
            if isEntry || isReached || CompositionCode.isContainer(maker) { open.append(maker) }
        }
        while let next = open.popLast() {
            guard once.insert(next).inserted else { continue }
            for construction in byMaker[next] ?? []
            where counts[construction.type] == 1 && runsOnceForEach(construction) {
                open.append(construction.type)
            }
        }
    }

    private static func isEntry(_ name: String) -> Bool {
        name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate")
    }

    /// Whether a call makes one object for each object of the type around it. A function that may run again makes
    /// another one.
    private func runsOnceForEach(_ construction: Construction) -> Bool {
        let written = construction.written
        return !written.isDeferred && !written.mayRunAgain && written.place != .defaultArgument
    }

    /// Whether the type around a call exists once; calls outside of all types run once as well.
    func isOnce(_ construction: Construction) -> Bool { construction.container.map(once.contains) ?? true }

    /// Whether a call makes a single object: it runs once, in a type that exists once.
    func runsOnce(_ construction: Construction) -> Bool { isOnce(construction) && runsOnceForEach(construction) }

    /// The calls of a class that say how many objects there are.
    func calls(_ member: ProjectClasses.Member) -> [ProjectClasses.Call] {
        member.calls.filter { decisive.contains($0.construction.location) }
    }

    /// Whether the application makes a single object of a class, or code reaches one by a static property.
    func existsOnce(_ member: ProjectClasses.Member) -> Bool {
        once.contains(member.name) || reachedByStatic[member.name.lastName] != nil
    }

    /// Whether code passes objects that the only instance of a type makes and keeps.
    func isLocator(_ type: TypeName) -> Bool {
        taken[type.lastName]?.contains { held[Holder(property: $0, of: type)] != nil } ?? false
    }

    // MARK: Several objects of a class

    private struct Keeper: Hashable {
        let type: TypeName?
        let member: SourceLocation?
    }

    /// Whether one type, or one function, keeps several objects of a class, so that its name does not say which one is
    /// meant.
    func isKeptInSeveral(_ type: TypeName) -> Bool {
        var first: [Keeper: String] = [:]
        for (holder, call) in holders[type] ?? [] {
            // A property may keep the object of a variable.
            if holder.member == nil, holder.name == call.written.use.property { continue }
            let keeper = Keeper(type: holder.type, member: holder.member)
            if first[keeper, default: holder.name] != holder.name { return true }
            first[keeper] = holder.name
        }
        return false
    }

    /// Whether code passes objects of a class to initializers.
    func isPassed(_ member: ProjectClasses.Member) -> Bool {
        (holders[member.name] ?? []).contains { uses[$0.holder] != nil }
            || member.calls.contains { passedPlaces.contains($0.construction.location) }
    }

    /// Whether a variable holds objects of a class.
    func isHeld(_ type: TypeName) -> Bool { holders[type] != nil }

    /// The classes whose objects a variable holds.
    func classes(heldBy variable: WrittenConstruction.Variable, at construction: Construction) -> Set<TypeName> {
        Holder(variable, at: construction).flatMap { held[$0] } ?? []
    }

    /// Whether code passes the objects of a class to no other calls.
    func isPassedOnly(_ type: TypeName, to calls: Set<SourceLocation>) -> Bool {
        (holders[type] ?? []).allSatisfy { calls.isSuperset(of: uses[$0.holder] ?? []) }
    }

    // MARK: Lifetimes

    /// How long the code's own objects of a class live.
    enum Lifetime {
        /// The application has one object. The reason is a remark.
        ///
        /// - Parameter isKept: Whether a variable outside of all functions keeps it, so that code may come back to it.
        case application(String, isKept: Bool)
        /// Each function that makes an object passes it to several others, and to nothing else.
        case together
        /// Places that come and go make objects, each for itself or for another object.
        case place
        /// A collection keeps several objects, each under a key.
        case several
        /// The code does not say.
        case unknown
    }

    /// How long the code keeps the objects of a class.
    func lifetime(of member: ProjectClasses.Member) -> Lifetime {
        let type = member.name
        let held = holders[type] ?? []
        for (holder, call) in held {
            if call.written.place == .staticProperty {
                return .application("kept in 'static \(holder.name)'", isKept: true)
            }
            if call.written.place == .global, !call.written.isDeferred {
                return .application("kept in the global '\(holder.name)'", isKept: true)
            }
        }
        if let property = reachedByStatic[type.lastName] {
            return .application("used as '\(type.lastName).\(property)'", isKept: true)
        }
        let kept = Set(held.lazy.filter { holder, call in holder.member == nil && runsOnce(call) }.map(\.holder))
        if kept.count == 1, let keeper = kept.first {
            return .application("kept by '\(keeper.type?.path ?? "")', which exists once", isKept: true)
        }
        let calls = calls(member)
        if calls.count == 1, let maker = calls[0].construction.container, runsOnce(calls[0].construction) {
            return .application("made by '\(maker.path)', which exists once", isKept: false)
        }
        if calls.isEmpty { return .unknown }
        if calls.contains(where: \.construction.written.use.isKeptByKey) { return .several }
        let passed = calls.map { passedCount($0.construction) }
        if kept.isEmpty, passed.allSatisfy({ $0 > 0 }), passed.contains(where: { $0 > 1 }) {
            let isStart = calls.count == 1 && calls[0].construction.container == nil
            return isStart ? .application("passed to several others", isKept: false) : .together
        }
        return calls.allSatisfy { showsKeeper($0.construction) } ? .place : .unknown
    }

    /// The number of calls to which code passes an object; 0 if it uses the object for something else as well.
    private func passedCount(_ construction: Construction) -> Int {
        let written = construction.written
        if passedPlaces.contains(construction.location) { return 1 }
        guard let variable = written.binding, variable.isLocal, written.use.property == nil, !written.use.isKeptByKey,
            let count = Holder(variable, at: construction).flatMap({ uses[$0]?.count })
        else { return 0 }
        return count == written.use.count ? count : 0
    }

    /// Whether a call shows who gets the object. A function that returns a new object does not.
    private func showsKeeper(_ construction: Construction) -> Bool {
        let written = construction.written
        if passedPlaces.contains(construction.location) || isKept(written) { return true }
        return Holder(written.binding, at: construction).map { uses[$0] != nil } ?? false
    }

    /// Whether the type around a call keeps the object: as the value of a property, or since its initializer makes it.
    private func isKept(_ written: WrittenConstruction) -> Bool {
        if [.property, .defaultArgument].contains(written.place) || written.use.property != nil { return true }
        return written.binding.map { !$0.isLocal } ?? false || written.owners.last == "init" && !written.isDeferred
    }

    // MARK: Origins

    /// The object that a call passes for a class's parameter.
    enum Origin {
        /// The call makes it, or a variable that is for nothing else holds it.
        case new
        /// The place of the call made it, and needs it for something else as well.
        case ofPlace
        /// The place of the call got it from elsewhere.
        case passedOn
        /// The application has one.
        case application
        case unknown
    }

    /// The origin of an argument.
    func origin(of argument: WrittenConstruction.Argument, in construction: Construction) -> Origin {
        switch argument.form {
        case .construction: .new
        case .caller: .passedOn
        case .variable(let variable): origin(of: variable, argument, in: construction)
        case .literal, .nilLiteral, .closure, .member, .other: .unknown
        }
    }

    private func origin(
        of variable: WrittenConstruction.Variable, _ argument: WrittenConstruction.Argument,
        in construction: Construction
    ) -> Origin {
        guard let holder = Holder(variable, at: construction) else { return .unknown }
        let makers = held[holder, default: []].flatMap { holders[$0] ?? [] }.filter { $0.holder == holder }.map(\.call)
        if makers.isEmpty {
            // A generated container replaces a hand-written one, and passes its own object.
            if construction.container.map(CompositionCode.isContainer) ?? false { return .unknown }
            if variable.isLocal { return argument.variables.first?.isParameter == true ? .passedOn : .unknown }
            return isOnce(construction) ? .application : .passedOn
        }
        if makers.contains(where: runsOnce) { return .application }
        guard variable.isLocal, makers.allSatisfy({ $0.written.use.property == nil && !$0.written.use.isKeptByKey })
        else { return .ofPlace }
        let isShared = makers.contains { $0.written.use.count > 1 } || uses[holder, default: []].count > 1
        return isShared ? .ofPlace : .new
    }
}

extension TypeName {
    /// `Cache` for `Store.Cache`.
    var lastName: String { path.split(separator: ".").last.map(String.init) ?? path }
}
