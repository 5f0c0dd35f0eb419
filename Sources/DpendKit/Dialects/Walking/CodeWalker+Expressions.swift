extension CodeWalker {
    @discardableResult
    func walk(_ expression: CodeExpression, expecting: TypeExpression? = nil, use: Use = .plain) -> Typed {
        switch expression {
        case .name(let name, let arguments): return named(name, arguments)
        case .member(nil, let name, _): return implicitMember(name, expecting)
        case .member(let base?, let name, let arguments): return member(name, of: base, arguments)
        case .metatype(let type): return .metatype(resolve(type))
        case .call(let call): return walk(call, expecting: expecting, use: use)
        case .closure(let closure):
            walk(closure, expecting: expecting)
            return .unknown
        case .cast(let value, let cast, let written):
            let type = resolve(written)
            switch cast {
            case .plain: return recast(walk(value, expecting: type, use: use), type)
            case .forced:
                return recast(walk(value, expecting: nil, use: Use(ofNil: .forced, ofErrors: use.ofErrors)), type)
            case .optional:
                return recast(
                    walk(value, expecting: nil, use: Use(ofNil: .soft, ofErrors: use.ofErrors)), .optional(type))
            case .check:
                walk(value, expecting: nil, use: .soft)
                return Typed(.named("Bool"))
            }
        case .forced(let value):
            let typed = walk(
                value, expecting: expecting.map { .optional($0) }, use: Use(ofNil: .forced, ofErrors: use.ofErrors))
            return typed.retyped(typed.type?.unwrappedOnce)
        case .chained(let value):
            let typed = walk(value, expecting: nil, use: Use(ofNil: .soft, ofErrors: use.ofErrors))
            return typed.retyped(typed.type?.unwrappedOnce)
        case .attempt(let value, let attempt):
            switch attempt {
            case .plain: return walk(value, expecting: expecting, use: use)
            case .forced: return walk(value, expecting: expecting, use: Use(ofNil: use.ofNil, ofErrors: .forced))
            case .optional:
                let typed = walk(
                    value, expecting: expecting?.unwrappedOnce,
                    use: Use(ofNil: use.ofNil, ofErrors: use.ofNil == .forced ? .forced : .soft))
                return typed.retyped(typed.type.map { .optional($0.unwrappedOnce) })
            }
        case .binary(let left, let name, let right, let place):
            return walk(left, name, right, at: place, expecting: expecting, use: use)
        case .conditional(let condition, let first, let second):
            walk(condition)
            let origin = frame.origin
            frame.origin = nil
            defer { frame.origin = origin }
            let typed = walk(first, expecting: expecting, use: use)
            return joined(typed, walk(second, expecting: expecting, use: use))
        case .branch(let branch): return walk(branch, expecting: expecting)
        case .literal(let literal): return type(of: literal, expecting)
        case .array(let elements):
            let element: TypeExpression? = if case .array(let type)? = expecting { type } else { nil }
            let types = elements.map { walk($0, expecting: element) }
            return (element ?? types.first?.type).map { Typed(.array($0)) } ?? .unknown
        case .dictionary(let elements):
            for (key, value) in elements {
                walk(key)
                walk(value)
            }
            return expecting.map { Typed($0) } ?? .unknown
        case .tuple(let elements):
            for element in elements { walk(element.value) }
            return .unknown
        case .keyPath(_, let names, _):
            for name in names { flow.addName(name) }
            return walk(keyPath: expression)
        case .other(let children):
            for child in children { walk(child) }
            return .unknown
        }
    }

    private func type(of literal: CodeExpression.Literal, _ expecting: TypeExpression?) -> Typed {
        switch literal {
        case .string: Typed(.named("String"))
        case .integer: expecting.map { Typed($0.unwrappedOnce) } ?? Typed(.named("Int"))
        case .float: expecting.map { Typed($0.unwrappedOnce) } ?? Typed(.named("Double"))
        case .boolean: Typed(.named("Bool"))
        case .nothing: expecting.map { Typed($0) } ?? .unknown
        }
    }

    // MARK: Names

    private func named(_ name: String, _ arguments: [TypeExpression]) -> Typed {
        if let local = frame.local(name) {
            if frame.isOutsideFactory(name) { noteSurroundings() }
            switch local {
            case .wrapped(let attributes, let typed, let location):
                noteUse(attributes, at: location)
                return typed
            case .value(let typed, _): return mention(typed)
            case .parameter(let slot): return slot.type.map { Typed($0) } ?? .unknown
            case .function: return .unknown
            }
        }
        if name == "self" || name == "super" {
            guard let owner = frame.owner else { return .unknown }
            noteSurroundings()
            let type = selfType(owner)
            if frame.isStatic { return .metatype(type) }
            return ownHolder().map { mention($0, Typed(type)) } ?? Typed(type)
        }
        if name == "Self" { return frame.owner.map { .metatype(selfType($0)) } ?? .unknown }
        if !name.isCapitalized || index.isCapitalizedProperty(name), let value = value(named: name) { return value }
        return .metatype(resolve(.nominal(NominalType(components: [.init(name: name, arguments: arguments)]))))
    }

    /// The value that a name stands for; nil if it is the name of a type.
    private func value(named name: String) -> Typed? {
        var owner = frame.owner
        while let position = owner {
            let type = selfType(position)
            let path = type.nominal?.path ?? index.name(ofType: position, file: frame.file)
            let found = index.members(name, of: path)
            if !found.isEmpty { noteSurroundings() }
            if let property = index.value(among: found) {
                noteRead(property)
                return mention(.member(property), self.type(of: property, on: type))
            }
            noteValues(found)
            if !found.isEmpty, !name.isCapitalized { return .unknown }
            for above in index.lineage(of: index.name(ofType: position, file: frame.file)) {
                for dialect in dialects where dialect.types.contains(above) {
                    guard let type = dialect.member(name, of: above, isStatic: frame.isStatic) else { continue }
                    if dialect.commonContainer != nil, let number = containerDialect(of: type) {
                        return mention(.common(number), Typed(type))
                    }
                    return Typed(type)
                }
            }
            owner = index.files[frame.file].types[position].parent
        }
        if let global = index.value(among: index.globals(name)) {
            noteRead(global)
            return mention(.member(global), type(of: global))
        }
        noteValues(index.globals(name))
        return name.isCapitalized ? nil : .unknown
    }

    /// The type of `self` in the code of a type around.
    private func selfType(_ owner: Int) -> TypeExpression {
        (owner == frame.owner ? frame.selfType : nil) ?? index.selfType(owner, file: frame.file)
    }

    private func implicitMember(_ name: String, _ expecting: TypeExpression?) -> Typed {
        guard let type = expecting?.unwrappedOnce else { return .unknown }
        return staticMember(name, of: type) ?? Typed(type)
    }

    private func staticMember(_ name: String, of type: TypeExpression) -> Typed? {
        guard let path = type.nominal?.path else { return nil }
        if let place = index.members(name, of: path).first(where: { index[$0].isStatic && index[$0].kind != .function })
        {
            noteRead(place)
            return mention(.member(place), self.type(of: place, on: type))
        }
        if let dialect = index.dialect(of: type) {
            guard let found = dialects[dialect].member(name, of: path, isStatic: true) else { return nil }
            return dialects[dialect].commonContainer == nil ? Typed(found) : mention(.common(dialect), Typed(found))
        }
        return nil
    }

    private func member(_ name: String, of base: CodeExpression, _ arguments: [TypeExpression]) -> Typed {
        let typed = walk(base).asReceiver
        let isChained: Bool = if case .chained = base { true } else { false }
        switch typed {
        case .metatype(let type):
            if name == "self" { return typed }
            if let found = staticMember(name, of: type) { return found }
            if name.isCapitalized, let nominal = type.nominal, nominal.module != CodeIndex.genericModule {
                let components = nominal.components + [.init(name: name, arguments: arguments)]
                return .metatype(resolve(.nominal(NominalType(components: components))))
            }
            // `UserDefaults.standard`
            if let path = type.nominal?.path, !index.isDeclared(path), Self.instances.contains(name) {
                return .likely(type)
            }
            return .unknown
        case .instance(let written, let isImplicitlyUnwrapped, _):
            let type = isImplicitlyUnwrapped ? written.unwrappedOnce : written
            if name == "self" { return typed }
            if let dialect = index.dialect(of: type), let path = type.nominal?.path,
                let found = dialects[dialect].member(name, of: path, isStatic: false)
            {
                if let holder = follow(typed) { return mention(holder, Typed(found)) }
                return dialects[dialect].commonContainer == nil ? Typed(found) : mention(.common(dialect), Typed(found))
            }
            guard let path = type.nominal?.path, let place = index.value(among: index.members(name, of: path)) else {
                if let path = type.nominal?.path { noteValues(index.members(name, of: path)) }
                return .unknown
            }
            if case .instance(_, _, let mention?) = typed, index[place].body != nil {
                flow.add(from: mention.holder, to: flow.number(.receiver(place)))
                follow(typed)
            }
            noteRead(place)
            let found = self.type(of: place, on: type)
            if case .provider = found { return found }
            return mention(
                .member(place), isChained ? found.type.map { Typed(.optional($0.unwrappedOnce)) } ?? .unknown : found)
        case .registration(let number, let dialect):
            // `self { … }.singleton`
            guard registries[dialect].registrations.indices.contains(number) else { return .unknown }
            return modify(
                number, dialect, name,
                CodeCall(
                    callee: .member(base, name, []), arguments: [],
                    location: registries[dialect].registrations[number].location))
        case .provider(let provider): return name == "registration" ? .unknown : .provider(provider)
        case .likely, .unknown:
            flow.addName(name)
            // `Module.Type`
            if name.isCapitalized, case .name(let module, _) = base, module.isCapitalized {
                return .metatype(resolve(.nominal(NominalType(components: [.init(name: name, arguments: arguments)]))))
            }
            return .unknown
        }
    }

    /// The names that frameworks give to the only or the usual instance of a type.
    static let instances: Set<String> = [
        "shared", "instance", "standard", "default", "main", "current", "general", "ephemeral",
    ]

    // MARK: Operators

    private func walk(
        _ left: CodeExpression, _ name: String, _ right: CodeExpression, at place: SourceLocation,
        expecting: TypeExpression?, use: Use
    ) -> Typed {
        switch name {
        case "=":
            if case .name("_", _) = left {
                follow(walk(right))
                return .unknown
            }
            noteDefaultScope(left, right, at: place)
            let target = silentlyTyped(left)
            if noteOverride(of: left, target, by: right, at: place) {
                walk(right)
                return .unknown
            }
            let isForced: Bool = if case .instance(_, isImplicitlyUnwrapped: true, _) = target { true } else { false }
            let value = walk(right, expecting: target.type, use: isForced ? Use(ofNil: .forced) : .plain)
            if let holder = follow(walk(left)) { pass(value, of: right, to: holder) }
            return .unknown
        case "??":
            let isForced = right.endsProgram
            let typed = walk(
                left, expecting: expecting.map { .optional($0.unwrappedOnce) },
                use: Use(ofNil: isForced ? .forced : .soft, ofErrors: use.ofErrors))
            let (conditions, origin) = (frame.conditions, frame.origin)
            frame.origin = nil
            let other = walk(right, expecting: expecting ?? typed.type?.unwrappedOnce, use: use)
            (frame.conditions, frame.origin) = (conditions, origin)
            guard let type = typed.type else { return other }
            return joined(typed.retyped(type.unwrappedOnce), other)
        default:
            let typed = walk(left)
            if case .instance(let type, let isImplicitlyUnwrapped, _) = typed,
                let dialect = index.dialect(of: isImplicitlyUnwrapped ? type.unwrappedOnce : type),
                let request = dialects[dialect].meaning(ofOperator: name, right)
            {
                return ask(
                    request, of: holder(ofStatic: false, dialect, typed), dialect: dialect, at: place,
                    expecting: expecting, use: use)
            }
            let origin = frame.origin
            if name == "&&" || name == "||" { frame.origin = nil }
            let other = walk(right)
            frame.origin = origin
            switch name {
            case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==": return Typed(.named("Bool"))
            case "+", "-", "*", "/": return typed.type == nil ? other : typed
            default: return .unknown
            }
        }
    }

    /// Notes that the walked factory uses variables of the surrounding code.
    func noteSurroundings() {
        guard frame.factoryScope != nil, let (number, dialect) = frame.registration,
            registries[dialect].registrations.indices.contains(number)
        else { return }
        registries[dialect].registrations[number].usesSurroundings = true
    }

    private func silentlyTyped(_ expression: CodeExpression) -> Typed { silently { walk(expression) } }

    /// Notes all functions of a name that is used as a value: their arguments are unknown.
    func noteValues(_ places: [CodeIndex.MemberPlace]) {
        // Once is enough, and the findings of a silent walk are dropped.
        guard depth == 0, let first = places.first, notedValues.insert(first).inserted else { return }
        for place in places {
            noteUnknownStep(place)
            for (position, type) in parameterTypes(of: place).enumerated() where containerDialect(of: type) != nil {
                flow.addUnknown(to: flow.number(.parameter(place, position)))
            }
            if containerDialect(of: self.type(of: place).type) != nil { _ = flow.mention(flow.number(.member(place))) }
        }
    }

    /// The type of an expression after a cast.
    private func recast(_ typed: Typed, _ type: TypeExpression) -> Typed {
        containerDialect(of: type) == nil ? Typed(type) : typed.retyped(type)
    }
}
