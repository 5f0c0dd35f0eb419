/// Closures and bodies whose statements each add a registration to a container.
extension CodeWalker {
    /// Notes the registrations that an initializer of a library's type makes; nil for any other type.
    func makeElements(_ type: TypeExpression, _ call: CodeCall, dialect: Int) -> Typed? {
        guard let rules = dialects[dialect].elements, let path = type.nominal?.path else { return nil }
        if path == rules.registration {
            guard
                case .registration(var registration)? = dialects[dialect].meaning(
                    of: MethodCall(type: path, isStatic: true, method: "init", call: call))
            else {
                walkArguments(of: call, calling: nil)
                note(open: "what '\(path)' registers is not written here", at: call.location, dialect)
                return .unknown
            }
            registration.type = type.nominal?.components.last?.arguments.first.map { .metatype($0) }
            return declare(registration, call, dialect: dialect)
        }
        guard rules.lists.contains(path) else { return nil }
        for argument in call.arguments {
            if case .closure(let closure) = argument.value {
                walkList(closure.body, dialect: dialect, name: "\(path) at \(call.location)", at: call.location)
                continue
            }
            let values: [CodeExpression] =
                if case .array(let elements) = argument.value { elements } else { [argument.value] }
            for value in values { noteList(walk(value, expecting: type), dialect, at: argument.location) }
        }
        return Typed(type)
    }

    /// Notes a registration that code makes as a value.
    private func declare(_ registration: RegistrationCall, _ call: CodeCall, dialect: Int) -> Typed {
        let typed = register(registration, in: [], dialect: dialect, call)
        guard case .registration(let number, _) = typed else { return typed }
        registries[dialect].registrations[number].receiver = ""
        for type in registration.forwards {
            if case .metatype(let base) = walk(type) {
                registries[dialect].registrations[number].forwards.append(
                    ForwardedType(base, name: nil, location: call.location))
            } else {
                note(open: "the type that is forwarded is not written", at: call.location, dialect)
            }
        }
        if let locator = registration.locator { locate(number, by: locator, dialect, at: call.location) }
        let key = registries[dialect].registrations[number].key
        registries[dialect].registrations[number].call =
            "\(dialects[dialect].elements?.registration ?? "register")(\(key))"
        return typed
    }

    /// Notes a container or group whose registrations are not in sight.
    func noteList(_ typed: Typed, _ dialect: Int, at location: SourceLocation) {
        if let type = typed.type {
            if case .array = type { return }
            if index.dialect(of: type) != nil { return }
        }
        note(open: "what this container registers is not in sight", at: location, dialect)
    }

    /// Notes the container of a property with the attribute of a library.
    func noteOwner(_ member: CodeMember, _ typed: Typed) {
        for dialect in dialects.indices {
            guard let rules = dialects[dialect].elements,
                member.attributes.contains(where: { $0.name == rules.ownerAttribute }),
                index.imports(dialects[dialect].modules, file: frame.file)
            else { continue }
            noteList(typed, dialect, at: member.location)
        }
    }

    // MARK: Bodies

    /// The library whose attribute makes a body a list.
    func listDialect(of attributes: [CodeAttribute]) -> Int? {
        dialects.indices.first { number in
            dialects[number].elements.map { rules in attributes.contains { $0.name == rules.bodyAttribute } } == true
                && index.imports(dialects[number].modules, file: frame.file)
        }
    }

    func walkList(_ body: [CodeStatement], dialect: Int, name: String, at location: SourceLocation) {
        let outer = frame
        frame.list = .init(dialect: dialect, name: name, location: location)
        (frame.origin, frame.maker, frame.registration, frame.time, frame.isInOrder) = (nil, nil, nil, .firstUse, false)
        frame.closureDepth += 1
        walk(body)
        frame = outer
    }

    /// Walks a statement of a list.
    func walkElement(_ element: CodeExpression, of list: CodeFrame.List) -> Typed {
        if case .branch(let branch) = element { return walk(branch, expecting: nil) }
        let (dialect, conditions, before) = (
            list.dialect, frame.conditions, registries[list.dialect].registrations.count
        )
        frame.list = nil
        if let rules = dialects[dialect].elements, case .call(let call) = element,
            case .member(_?, rules.condition, _) = call.callee, !Self.isTrue(call.arguments.first?.value)
        {
            frame.conditions.append(
                RegistryCondition(
                    text: "\(rules.condition) \(call.location)", branch: call.location, number: 0, count: nil))
        }
        add(element, dialect, at: Self.location(of: element) ?? list.location)
        (frame.conditions, frame.list) = (conditions, list)
        for number in registries[dialect].registrations.indices.dropFirst(before) {
            registries[dialect].registrations[number].receiver = list.name
        }
        return .unknown
    }

    private static func isTrue(_ expression: CodeExpression?) -> Bool {
        if case .literal(.boolean(true))? = expression { true } else { false }
    }

    private func add(_ element: CodeExpression, _ dialect: Int, at location: SourceLocation) {
        let before = registries[dialect].registrations.count
        if addGenerated(element, dialect) { return noteDescribed(since: before, dialect) }
        if isRooted(element, in: dialect) {
            walk(element)
            return
        }
        let typed = silently { walk(element) }
        guard let type = typed.likelyType?.unwrappedOnce, let nominal = type.nominal, index.dialect(of: type) == nil,
            !Self.collections.contains(nominal.path)
        else {
            walk(element)
            if case .registration = typed { return }
            if let type = typed.type, index.dialect(of: type) != nil { return }
            note(open: "what this element registers is not known", at: location, dialect)
            return
        }
        if addDescribed(nominal.path, dialect, at: location) { return noteDescribed(since: before, dialect) }
        if !index.isDeclared(nominal.path),
            ["Dependency", "Dependencies", "Registration", "Group"].contains(where: nominal.path.hasSuffix)
        {
            note(
                open: "'\(nominal.path)' is declared elsewhere, and may describe a registration", at: location, dialect)
            return
        }
        // The library turns any other value into a closure.
        let closure = CodeExpression.closure(CodeClosure(body: [.expression(element)], location: location))
        let call = CodeCall(
            callee: .name(nominal.path, []), arguments: [CodeArgument(label: nil, value: closure, location: location)],
            trailingClosures: 1, location: location)
        let declared = declare(RegistrationCall(factory: closure), call, dialect: dialect)
        if case .registration(let number, _) = declared {
            registries[dialect].registrations[number].isPlainValue = true
        }
    }

    private func noteDescribed(since count: Int, _ dialect: Int) {
        for number in registries[dialect].registrations.indices.dropFirst(count) {
            registries[dialect].registrations[number].isDescribed = true
        }
    }

    private static let collections: Set<String> = ["Set", "Array", "Void"]

    /// Whether an expression begins with a type of a library.
    private func isRooted(_ expression: CodeExpression, in dialect: Int) -> Bool {
        switch expression {
        case .call(let call): isRooted(call.callee, in: dialect)
        case .member(let base?, _, _): isRooted(base, in: dialect)
        case .name(let name, let arguments):
            frame.local(name) == nil && name.isCapitalized
                && index.dialect(
                    of: resolve(.nominal(NominalType(components: [.init(name: name, arguments: arguments)]))))
                    == dialect
        default: false
        }
    }

    static func location(of expression: CodeExpression) -> SourceLocation? {
        switch expression {
        case .call(let call): call.location
        case .member(let base?, _, _): location(of: base)
        case .closure(let closure): closure.location
        case .binary(_, _, _, let location): location
        default: nil
        }
    }

    // MARK: Descriptions

    /// Notes the registration that an instance of a type describes; false if it does not describe one.
    private func addDescribed(_ path: String, _ dialect: Int, at location: SourceLocation) -> Bool {
        guard let rules = dialects[dialect].elements?.description, index.lineage(of: path).contains(rules.name) else {
            return false
        }
        guard let place = index.members(rules.factory, of: path).first, let made = providedType(place),
            case .call(let call)? = index[place].body.flatMap(Self.only) ?? index[place].value,
            let factory = call.arguments.last, factory.value.isClosure
        else {
            note(open: "what '\(path)' describes is not written in '\(rules.factory)'", at: location, dialect)
            return true
        }
        let outer = frame
        enter(file: place.file, owner: index[place].owner, generics: [], isStatic: true, function: path)
        frame.conditions = outer.conditions
        var registration = RegistrationCall(type: .metatype(made), factory: factory.value)
        let locator = index.members(rules.locator, of: path).first
        let written = locator.flatMap { index[$0].body.flatMap(Self.only) ?? index[$0].value }.flatMap(
            dialects[dialect].locator)
        registration.locator = written
        _ = declare(registration, call, dialect: dialect)
        if locator != nil, written == nil {
            note(open: "how '\(path)' is located is not written", at: call.location, dialect)
        }
        frame = outer
        return true
    }

    /// `T` of `Provider<T>`
    private func providedType(_ place: CodeIndex.MemberPlace) -> TypeExpression? {
        type(of: place).type?.nominal?.components.last?.arguments.first
    }

    private static func only(_ body: [CodeStatement]) -> CodeExpression? {
        guard body.count == 1 else { return nil }
        switch body[0] {
        case .expression(let value), .result(let value?): return value
        default: return nil
        }
    }
}
