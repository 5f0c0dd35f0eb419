extension CodeWalker {
    func walk(_ call: CodeCall, expecting: TypeExpression?, use: Use) -> Typed {
        let outer = frame.areClosuresOffMainActor
        frame.areClosuresOffMainActor = areClosuresOffMainActor(call)
        openCalls.append(call.location)
        defer {
            openCalls.removeLast()
            frame.areClosuresOffMainActor = outer
        }
        noteSetter(call)
        return walkCallee(of: call, expecting: expecting, use: use)
    }

    private func walkCallee(of call: CodeCall, expecting: TypeExpression?, use: Use) -> Typed {
        if let provided = provide(call) { return provided }
        switch call.callee {
        case .closure(let closure):
            let value = flow.newValue()
            let typed = walk(closure, expecting: nil, result: value, runs: true)
            guard containerDialect(of: typed.type ?? expecting) != nil else { return typed }
            return mention(value, typed.type.map { Typed($0) } ?? expecting.map { Typed($0) } ?? .unknown)
        case .name(let name, let arguments): return walk(call, named: name, arguments, expecting: expecting, use: use)
        case .member(nil, let name, _):
            guard let type = expecting?.unwrappedOnce else { return walkArguments(of: call, calling: name) }
            if name == "init" { return initialize(type, call, expecting: expecting, use: use) }
            let found = type.nominal.map { index.members(name, of: $0.path) } ?? []
            return apply(found, call, on: type, expecting: expecting, use: use)
                ?? walkArguments(of: call, calling: name, giving: type)
        case .member(let base?, let name, let arguments):
            return walk(call, of: base, name, arguments, expecting: expecting, use: use)
        default:
            walk(call.callee)
            return walkArguments(of: call, calling: nil)
        }
    }

    private func walk(
        _ call: CodeCall, named name: String, _ arguments: [TypeExpression], expecting: TypeExpression?, use: Use
    ) -> Typed {
        if case .function(let function)? = frame.local(name) {
            if frame.isOutsideFactory(name) { noteSurroundings() }
            walkArguments(of: call, calling: name)
            return function.type.map { Typed(resolve($0)) } ?? .unknown
        }
        if frame.local(name) == nil, !name.isCapitalized {
            var owner = frame.owner
            while let position = owner {
                let type = index.selfType(position, file: frame.file)
                let own = position == frame.owner ? ownHolder().map { declared(Typed(type), as: $0) } : nil
                if let found = walk(
                    call, on: type, isStatic: false, name, expecting: expecting, use: use, receiver: own)
                {
                    noteSurroundings()
                    return found
                }
                owner = index.files[frame.file].types[position].parent
            }
            if let found = askByKeyPath(call, name) { return found }
            if let found = apply(index.globals(name), call, on: nil, expecting: expecting, use: use) { return found }
            return walkArguments(of: call, calling: name)
        }
        switch walk(.name(name, arguments)) {
        case .metatype(let type): return initialize(type, call, expecting: expecting, use: use)
        case .instance(let type, _, _):
            noteArguments(type, method: "", expecting)
            if passContainer(type, to: call, "") { return Typed(type) }
            walkArguments(of: call, calling: nil)
            if case .function(let function) = type.unwrappedOnce { return Typed(function.result) }
            return .unknown
        case .provider(let provider): return follow(provider, nil, call)
        case .registration, .likely, .unknown: return walkArguments(of: call, calling: name)
        }
    }

    private func walk(
        _ call: CodeCall, of base: CodeExpression, _ name: String, _ arguments: [TypeExpression],
        expecting: TypeExpression?, use: Use
    ) -> Typed {
        if name == "assumeIsolated", case .name("MainActor", _) = base { noteMainActor() }
        let receiver = walk(base, use: Use(ofNil: .open, ofErrors: use.ofErrors))
        switch receiver.asReceiver {
        case .provider(let provider): return follow(provider, name, call)
        case .registration(let number, let dialect): return modify(number, dialect, name, call)
        case .metatype(let type):
            if name == "init" { return initialize(type, call, expecting: expecting, use: use) }
            if passContainer(silently { walk(.member(base, name, arguments)) }.type, to: call, "") { return .unknown }
            if let found = walk(call, on: type, isStatic: true, name, expecting: expecting, use: use) { return found }
            if name.isCapitalized, case .metatype(let inner) = walk(.member(base, name, arguments)) {
                return initialize(inner, call, expecting: expecting, use: use)
            }
            noteUndeclared(name, of: type, call)
            let made = type.nominal.flatMap { index.isDeclaredAnywhere($0.path) ? nil : index.generatedContainer(name) }
            return walkArguments(of: call, calling: name, giving: made)
        case .instance(let written, let isImplicitlyUnwrapped, _):
            let type = isImplicitlyUnwrapped ? written.unwrappedOnce : written
            if type.nominal?.module == CodeIndex.genericModule,
                let found = followUnknown(call, of: base, name, expecting: expecting, use: use)
            {
                return found
            }
            noteArguments(type, method: name, expecting)
            if let found = walk(
                call, on: type, isStatic: false, name, expecting: expecting, use: use, receiver: receiver)
            {
                guard case .chained = base, let type = found.type else { return found }
                return found.retyped(.optional(type.unwrappedOnce))
            }
            noteUndeclared(name, of: type, call)
            noteUnknownRegistration(call, of: base, name)
            return walkArguments(of: call, calling: name)
        case .likely, .unknown:
            if let found = followUnknown(call, of: base, name, expecting: expecting, use: use) { return found }
            noteUnknownRegistration(call, of: base, name)
            if name.isCapitalized, case .metatype(let type) = walk(.member(base, name, arguments)) {
                return initialize(type, call, expecting: expecting, use: use)
            }
            flow.addName(name)
            return walkArguments(of: call, calling: name)
        }
    }

    /// A call of a type's method; nil if the type does not have it.
    private func walk(
        _ call: CodeCall, on type: TypeExpression, isStatic: Bool, _ name: String, expecting: TypeExpression?, use: Use,
        receiver: Typed? = nil
    ) -> Typed? {
        guard let path = type.nominal?.path else { return nil }
        if isStatic, let maker = generated(name, of: type), call.arguments.first?.label == maker.label {
            let resolver = walk(call.arguments[0].value)
            for (argument, type) in zip(call.arguments.dropFirst(), maker.arguments) {
                _ = walk(argument.value, expectingKnown: type)
            }
            ask(maker, of: holder(ofStatic: false, maker.dialect, resolver), at: call.location)
            return maker.result.map { Typed($0) } ?? .unknown
        }
        if let dialect = index.dialect(of: type), dialects[dialect].accessor(of: type) != nil,
            !index.members(name, of: path).isEmpty
        {
            return apply(
                index.members(name, of: path), call, on: type, expecting: expecting, use: use, receiver: receiver)
                ?? walkArguments(of: call, calling: name)
        }
        if let dialect = index.dialect(of: type),
            let meaning = dialects[dialect].meaning(
                of: MethodCall(type: path, isStatic: isStatic, method: name, call: call))
        {
            let isCommon =
                isStatic || frame.isStatic && receiver.map { if case .instance = $0 { false } else { true } } ?? true
            return follow(
                meaning, dialect: dialect, call,
                of: holder(ofStatic: isCommon && dialects[dialect].commonContainer != nil, dialect, receiver), type,
                name, expecting: expecting, use: use)
        }
        let found = index.members(name, of: path)
        if found.isEmpty { return !isStatic && passContainer(type, to: call, name) ? Typed(type) : nil }
        if let property = found.first(where: { index[$0].kind == .property }) {
            if case .provider(let provider) = self.type(of: property) { return follow(provider, nil, call) }
            noteRead(property)
            walkArguments(of: call, calling: nil)
            if case .function(let function)? = self.type(of: property).type?.unwrappedOnce {
                return Typed(function.result)
            }
            return .unknown
        }
        return apply(found, call, on: type, expecting: expecting, use: use, receiver: receiver)
            ?? walkArguments(of: call, calling: name)
    }

    // MARK: Arguments

    /// Walks the arguments of a call whose declaration is not certain.
    ///
    /// - Parameter name: The name of the called function, if it is known.
    @discardableResult
    func walkArguments(of call: CodeCall, calling name: String?, giving type: TypeExpression? = nil) -> Typed {
        let isImmediate = name.map { Self.immediate.contains($0) } ?? false
        if let name { noteOverride(by: call, calling: name) }
        for argument in call.arguments {
            let typed: Typed
            if case .closure(let closure) = argument.value {
                let time = frame.time
                if !isImmediate { frame.time = .firstUse }
                typed = walk(
                    closure, given: valuesGiven(by: call, name, label: argument.label), by: name, label: argument.label)
                frame.time = time
            } else {
                typed = walk(argument.value)
            }
            noteLeak(typed, to: name, at: call.location)
            notePassed(typed, at: call.location)
        }
        return type.map { Typed($0) } ?? .unknown
    }

    /// Functions that run their closures before they return.
    static let immediate: Set<String> = [
        "assumeIsolated", "sync", "withLock", "map", "compactMap", "flatMap", "forEach", "run",
    ]

    /// The functions among them that run the closure once.
    static let surelyRunning: Set<String> = ["assumeIsolated", "sync", "withLock"]

    /// The functions of one name that a call is compared with. Real code has fewer; more of them, called as often,
    /// would take quadratic time.
    private static let maximumOverloads = 200

    /// Applies the declarations that fit a call; nil if none does, or if there are too many.
    func apply(
        _ places: [CodeIndex.MemberPlace], _ call: CodeCall, on type: TypeExpression?, expecting: TypeExpression?,
        use: Use, giving result: TypeExpression? = nil,
        receiver: Typed? = nil
    ) -> Typed? {
        guard places.count <= Self.maximumOverloads else {
            noteValues(places)
            return nil
        }
        var fitting: [(place: CodeIndex.MemberPlace, positions: [Int])] = []
        for place in places where index[place].kind != .property {
            if let positions = Self.positions(of: call, in: index[place].parameters) {
                fitting.append((place, positions))
            }
        }
        guard let first = fitting.first else { return callInjected(places, call, giving: result) }
        let parameters = fitting.map { candidate in parameterTypes(of: candidate.place) }
        if fitting.count == 1 { noteRun(first.place, positions: first.positions) }
        for candidate in fitting { noteStep(candidate.place, at: call.location, isOnly: fitting.count == 1) }
        var bindings: [String: TypeExpression] = [:]
        if let nominal = type?.nominal, let owner = index[first.place].owner {
            bindings = index.bindings(of: index.name(ofType: owner, file: first.place.file), in: nominal)
        }
        var types: [Typed] = []
        let isWrapped = fitting.allSatisfy { !wrapper(of: $0.place).isEmpty }
        let wrapped = fitting.count == 1 || isWrapped ? wrapper(of: first.place) : Wrapper()
        var made: MadeByCaller?
        for (number, argument) in call.arguments.enumerated() {
            if let factory = walkFactory(
                argument.value, for: index[first.place].parameters[first.positions[number]], of: wrapped, bindings, call
            ) {
                made = factory
                types.append(.unknown)
                if let type = factory.made,
                    case .function(let function) = parameters[0][first.positions[number]].unwrappedOnce
                {
                    function.result.bind(to: type, &bindings)
                }
                continue
            }
            let declared = parameters[0][first.positions[number]]
            let areEqual = zip(fitting, parameters).allSatisfy { candidate, types in
                types[candidate.positions[number]] == declared
            }
            let expected = areEqual ? declared.replacingGenerics(bindings) : nil
            if case .closure(let closure) = argument.value, argument.label != nil,
                case let given = valuesGiven(by: call, nil, label: argument.label), !given.isEmpty
            {
                types.append(walk(closure, given: given, by: nil, label: argument.label))
                continue
            }
            let typed = walk(argument.value, expectingKnown: expected)
            types.append(typed)
            notePassed(typed, at: call.location)
            if let actual = typed.type { declared.bind(to: actual, &bindings) }
        }
        let member = index[first.place]
        let context = index.context(file: first.place.file, owner: member.owner, generics: member.genericParameters)
        let declaredResult =
            member.kind == .initializer
            ? nil : member.type.map { index.resolve($0, in: context, file: first.place.file) }
        if let declaredResult, let expecting, declaredResult.mentionsGeneric {
            declaredResult.bind(to: expecting, &bindings)
        }
        if !wrapped.isEmpty {
            note(wrapped, member, call, first.positions, bindings, use, types: types, receiver: receiver, made: made)
        }
        pass(types, of: call, receiver: receiver, to: fitting, parameters)
        if let result { return Typed(member.isFailable ? .optional(result) : result) }
        if member.kind == .enumerationCase { return type.map { Typed($0) } ?? .unknown }
        guard let declaredResult,
            fitting.count == 1 || fitting.allSatisfy({ self.type(of: $0.place).type == declaredResult })
        else {
            return .unknown
        }
        let bound = declaredResult.replacingGenerics(bindings).onSelf(type)
        if bound.mentionsGeneric, captured == nil { return .unknown }
        return self.result(Typed(bound, isImplicitlyUnwrapped: member.isImplicitlyUnwrapped), of: fitting.map(\.place))
    }

    /// Walks an argument. A parameter of a closure gets its type from the parameter that it is passed to.
    func walk(_ value: CodeExpression, expectingKnown type: TypeExpression?) -> Typed {
        let known = type.flatMap { $0.mentionsGeneric ? nil : $0 }
        if case .name(let name, _) = value, case .parameter(let slot)? = frame.local(name), slot.type == nil, let known
        {
            slot.type = known
        }
        return walk(value, expecting: known)
    }

    func parameterTypes(of place: CodeIndex.MemberPlace) -> [TypeExpression] {
        if let known = knownParameterTypes[place] { return known }
        let member = index[place]
        let context = index.context(file: place.file, owner: member.owner, generics: member.genericParameters)
        let types = member.parameters.map { index.resolve($0.type, in: context, file: place.file) }
        knownParameterTypes[place] = types
        return types
    }

    /// The parameter that each argument belongs to; nil if the call does not fit.
    static func positions(of call: CodeCall, in parameters: [CodeParameter]) -> [Int]? {
        var positions: [Int] = []
        var next = 0
        let trailing = call.arguments.count - call.trailingClosures
        for (number, argument) in call.arguments.enumerated() {
            let isFirstTrailing = number == trailing && call.trailingClosures > 0
            while true {
                guard next < parameters.count else { return nil }
                let parameter = parameters[next]
                if isFirstTrailing {
                    // If no more closures follow, the closure belongs to the last remaining parameter.
                    if call.trailingClosures == 1, next + 1 < parameters.count,
                        !isFunction(parameter.type) || parameter.hasDefault
                    {
                        next += 1
                        continue
                    }
                    break
                }
                if parameter.label == (argument.label ?? "_") { break }
                guard parameter.hasDefault else { return nil }
                next += 1
            }
            positions.append(next)
            next += 1
        }
        return parameters[min(next, parameters.count)...].allSatisfy(\.hasDefault) ? positions : nil
    }

    private static func isFunction(_ type: TypeExpression) -> Bool {
        if case .function = type.unwrappedOnce { true } else { false }
    }

    // MARK: Initializers

    private func initialize(_ type: TypeExpression, _ call: CodeCall, expecting: TypeExpression?, use: Use) -> Typed {
        guard let path = type.nominal?.path else { return walkArguments(of: call, calling: nil, giving: type) }
        if let dialect = index.dialect(of: type) { return make(type, call, dialect: dialect) }
        noteMaking(path)
        let explicit = index.members("init", of: path)
        if let found = apply(explicit, call, on: type, expecting: expecting, use: use, giving: type) { return found }
        if explicit.isEmpty || index.kind(of: path) == .struct, index.isDeclared(path) {
            // In a structure without initializers the properties are the parameters.
            for argument in call.arguments {
                let property = argument.label.flatMap { label in index.ownMembers(label, of: path).first }
                let type = property.flatMap { self.type(of: $0).type }
                let typed = walk(argument.value, expectingKnown: type)
                if let property, containerDialect(of: type) != nil {
                    pass(typed, of: argument.value, to: flow.number(.member(property)))
                }
            }
            return Typed(type)
        }
        walkArguments(of: call, calling: path)
        // The initializer may fail: `URL(string:)`.
        return call.arguments.isEmpty || index.isDeclared(path) ? Typed(type) : .likely(type)
    }
}
