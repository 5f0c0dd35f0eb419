extension CodeWalker {
    /// Walks the factory of an instance; `arguments` is nil if its parameters are unknown.
    func walkFactory(
        _ call: RegistrationCall, type: TypeExpression?, number: Int, dialect: Int, at location: SourceLocation
    ) -> (made: TypeExpression?, arguments: [TypeExpression?]?) {
        let outer = frame
        defer { frame = outer }
        frame.registration = (number, dialect)
        frame.time = .construction
        frame.catches = false
        frame.closureDepth = 0
        frame.factoryScope = frame.locals.count
        (frame.origin, frame.originConditions) = (
            Self.origin(registration: number, dialect: dialect), frame.conditions.count
        )
        let arguments = call.argumentTypes?.map { expression -> TypeExpression? in
            if case .metatype(let base) = walk(expression) { base } else { nil }
        }
        guard case .closure(let closure)? = call.factory else {
            guard let factory = call.factory else { return (nil, nil) }
            if let found = parameters(
                ofGenerated: factory, type: type, of: [flow.number(.resolver(location))], at: location)
            {
                return found
            }
            if !call.isWired, let found = parameters(ofReference: factory, type: type, without: call.given.count) {
                return found
            }
            return (
                walkReference(factory, call, type: type, arguments: arguments ?? [], dialect: dialect, at: location),
                call.isWired ? arguments : nil
            )
        }
        let count = closure.hasSignature ? closure.parameters.count : closure.anonymousCount
        let slots = (0..<max(0, count - (call.isWired ? 0 : call.given.count))).map { _ in ParameterSlot() }
        let made = madeClass(of: closure)
        let before = registries[dialect].requests.count
        if registries[dialect].registrations.indices.contains(number) {
            registries[dialect].registrations[number].freshClass = made?.path
            registries[dialect].registrations[number].factoryText = closure.text
            registries[dialect].registrations[number].resolverName =
                call.given.isEmpty ? nil : closure.hasSignature ? closure.parameters.first?.name : "$0"
        }
        let typed = walk(
            closure,
            expecting: .function(
                .init(
                    attributes: [], parameters: [], isAsync: false, throwing: .never,
                    result: type ?? CodeIndex.generic("Result"))),
            given: call.isWired ? [] : call.given, slots: slots, resolver: flow.number(.resolver(location)), runs: true)
        if let made, registries[dialect].registrations.indices.contains(number) {
            registries[dialect].registrations[number].plainClass = plainClass(
                made, of: closure, call, asking: registries[dialect].requests[before...])
        }
        if call.isWired {
            wire(
                slots.enumerated().map { (label: "$\($0)", type: $1.type, location: nil) }, arguments: arguments ?? [],
                dialect: dialect, at: location)
            return (typed.likelyType, arguments)
        }
        return (typed.likelyType, slots.map(\.type))
    }

    /// The class, if a factory does nothing but call its initializer with requests and given values.
    private func plainClass(
        _ made: (call: CodeCall, path: String), of closure: CodeClosure, _ call: RegistrationCall,
        asking requests: ArraySlice<RegistryRequest>
    ) -> String? {
        let parameters =
            closure.hasSignature ? closure.parameters.map(\.name) : (0..<closure.anonymousCount).map { "$\($0)" }
        let arePlain = made.call.arguments.allSatisfy { argument in
            if case .name(let name, _) = argument.value { return parameters.dropFirst(call.given.count).contains(name) }
            // The value is the requested instance itself, also if a function of the project asks for it.
            guard let place = argument.value.unwrappedValue.requestPlace,
                let key = requests.first(where: { $0.location == place })?.key, key.name == nil, key.arguments.isEmpty
            else { return false }
            return silently { walk(argument.value) }.type.map { $0.unwrappedOnce.mayBe(key.type) } ?? true
        }
        return arePlain ? made.path : nil
    }

    /// The call of an initializer that is all of a factory, and the type.
    private func madeClass(of closure: CodeClosure) -> (call: CodeCall, path: String)? {
        guard closure.body.count == 1 else { return nil }
        let only: CodeExpression? =
            switch closure.body[0] {
            case .expression(let value): value
            case .result(let value): value
            default: nil
            }
        guard let only, case .call(let made) = only.unwrappedValue, case .name(let name, _) = made.callee,
            name.isCapitalized,
            case .metatype(let type) = silently({ walk(made.callee) }), let path = type.nominal?.path,
            [.class, .actor, .struct].contains(index.kind(of: path)),
            !index.isGeneric(path)
        else { return nil }
        return (made, path)
    }

    /// Notes that the factory is the initializer of a type.
    private func noteReference(to path: String) {
        noteMaking(path)
        guard let (number, owner) = frame.registration, registries[owner].registrations.indices.contains(number) else {
            return
        }
        registries[owner].registrations[number].freshClass = path
    }

    /// A factory that is a function: `X.init`.
    private func walkReference(
        _ factory: CodeExpression, _ call: RegistrationCall, type: TypeExpression?, arguments: [TypeExpression?],
        dialect: Int, at location: SourceLocation
    ) -> TypeExpression? {
        guard case .member(let base, let name, _) = factory, name.hasPrefix("init") else {
            walk(factory)
            return nil
        }
        let written: TypeExpression? =
            if let base { if case .metatype(let found) = walk(base) { found } else { nil } } else { type }
        if let path = written?.nominal?.path { noteReference(to: path) }
        guard let made = written, call.isWired, let path = made.nominal?.path else { return written }
        if let number = frame.registration?.number, registries[dialect].registrations.indices.contains(number),
            [.class, .actor, .struct].contains(index.kind(of: path)), !index.isGeneric(path)
        {
            registries[dialect].registrations[number].plainClass = path
        }
        guard index.isDeclared(path) else { return made }
        let labels = name.dropFirst("init".count)
        var initializers = index.members("init", of: path)
        if !labels.isEmpty {
            initializers = initializers.filter { "(\(index[$0].parameters.map { "\($0.label):" }.joined()))" == labels }
        }
        guard initializers.count < 2 else {
            var asked = request(nil, .forced, at: location, reason: "'\(path)' has several initializers")
            asked.containers = [flow.number(.resolver(location))]
            registries[dialect].requests.append(asked)
            return made
        }
        // The registered type determines the parameters of a generic type.
        let generics = index.genericParameters(of: path)
        var bindings: [String: TypeExpression] = [:]
        for source in [made, type].compactMap({ $0?.nominal }) where source.path == path {
            for (name, argument) in zip(generics, source.components.last?.arguments ?? []) { bindings[name] = argument }
        }
        if let place = initializers.first {
            let types = parameterTypes(of: place)
            wire(
                zip(index[place].parameters, types).map {
                    ($0.label == "_" ? $0.name : $0.label, $1.replacingGenerics(bindings), $0.location)
                }, arguments: arguments, dialect: dialect, at: location)
        } else if index.kind(of: path) == .struct {
            let stored = index.ownMembers(of: path).filter {
                index[$0].isStored && !index[$0].isStatic && index[$0].value == nil
            }
            wire(
                stored.map {
                    (index[$0].name, self.type(of: $0).type?.replacingGenerics(bindings), index[$0].location)
                }, arguments: arguments, dialect: dialect, at: location)
        }
        return made
    }

    /// The type that an initializer as factory makes, and the types of its run-time values.
    func parameters(ofReference factory: CodeExpression, type: TypeExpression?, without given: Int) -> (
        made: TypeExpression?, arguments: [TypeExpression?]?
    )? {
        guard case .member(let base, let name, _) = factory, name.hasPrefix("init") else { return nil }
        let written: TypeExpression? =
            if let base { if case .metatype(let found) = walk(base) { found } else { nil } } else { type }
        if let path = written?.nominal?.path { noteReference(to: path) }
        guard let made = written, let path = made.nominal?.path, index.isDeclared(path) else { return nil }
        let labels = name.dropFirst("init".count)
        var initializers = index.members("init", of: path)
        if !labels.isEmpty {
            initializers = initializers.filter { "(\(index[$0].parameters.map { "\($0.label):" }.joined()))" == labels }
        }
        if initializers.isEmpty, index.kind(of: path) != .struct { return (made, []) }
        guard initializers.count == 1 else { return nil }
        return (made, parameterTypes(of: initializers[0]).dropFirst(given).map { $0.mentionsGeneric ? nil : $0 })
    }

    /// Notes requests for the parameters that the container has to provide.
    private func wire(
        _ parameters: [(label: String, type: TypeExpression?, location: SourceLocation?)], arguments: [TypeExpression?],
        dialect: Int, at location: SourceLocation
    ) {
        for parameter in parameters {
            guard let type = parameter.type, !type.mentionsGeneric else {
                registries[dialect].requests.append(
                    request(nil, .forced, at: location, reason: "the type of '\(parameter.label)' is not known"))
                continue
            }
            // A run-time value goes to each parameter that it can be cast to.
            let isArgument = arguments.contains { argument in
                guard let argument else { return true }
                if argument == type || argument == type.unwrappedOnce { return true }
                guard let own = argument.nominal?.path, let other = type.unwrappedOnce.nominal?.path else {
                    return false
                }
                return index.conforms(own, to: other) != false && index.lineage(of: own).contains(other)
            }
            if isArgument { continue }
            let isOptional = type != type.unwrappedOnce
            var wired = request(
                RegistryKey(type: type.unwrappedOnce), isOptional ? .soft : .forced, at: location, reason: nil)
            wired.parameter = .init(label: parameter.label, location: parameter.location)
            wired.containers = [flow.number(.resolver(location))]
            registries[dialect].requests.append(wired)
        }
    }
}
