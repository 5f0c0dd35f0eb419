extension CodeWalker {
    /// Applies a call's meaning to a container.
    ///
    /// - Parameter containers: The holder of the container; empty if it is unknown.
    func follow(
        _ meaning: CallMeaning, dialect: Int, _ call: CodeCall, of containers: [Int], _ receiver: TypeExpression,
        _ method: String, expecting: TypeExpression?, use: Use
    ) -> Typed {
        switch meaning {
        case .registration(let registration): return register(registration, in: containers, dialect: dialect, call)
        case .request(let request):
            return ask(request, of: containers, dialect: dialect, at: call.location, expecting: expecting, use: use)
        case .forward(let type, let registration, let name):
            let typed = walk(type)
            guard case .registration(let number, let owner) = walk(registration), owner == dialect,
                registries[dialect].registrations.indices.contains(number),
                case .metatype(let base) = typed
            else {
                note(
                    open: "the registration that is forwarded to is not known", at: call.location, dialect,
                    isRegistration: false)
                return .unknown
            }
            forward(base, name, to: number, dialect, at: call.location)
            return .registration(number, dialect: dialect)
        case .nothing(let type):
            let roles = call.arguments.map {
                dialects[dialect].role(of: $0.label, in: method, of: receiver.nominal?.path ?? "")
            }
            if roles.contains(where: { $0 != nil }) {
                for (argument, role) in zip(call.arguments, roles) {
                    if let role {
                        connect(
                            argument.value, role, to: containers.first, expecting: receiver, dialect: dialect,
                            at: call.location)
                    } else {
                        walk(argument.value)
                    }
                }
            } else {
                walkArguments(of: call, calling: nil)
            }
            guard let type else { return .unknown }
            return containers.first.map { mention($0, Typed(type)) } ?? Typed(type)
        case .callback(let callback, let parameters):
            for argument in call.arguments where !argument.value.isClosure { walk(argument.value) }
            guard case .closure(let closure) = callback else { return .unknown }
            let types = parameters.map { parameter in
                if case .metatype(let type) = walk(parameter) { type } else { TypeExpression.other("?") }
            }
            let resolver = flow.number(.resolver(call.location))
            connect(resolver, toFirstOf: containers, dialect)
            let time = frame.time
            frame.time = .firstUse
            walk(closure, given: types, resolver: resolver)
            frame.time = time
            return .unknown
        case .activation(let container):
            noteList(walk(container), dialect, at: call.location)
            return .unknown
        case .undecided(let reason):
            walkArguments(of: call, calling: nil)
            note(open: reason, at: call.location, dialect)
            return .unknown
        }
    }

    func note(
        open reason: String, at location: SourceLocation, _ dialect: Int, type: TypeExpression? = nil,
        argumentCount: Int? = nil, isRegistration: Bool = true
    ) {
        registries[dialect].openProviders.append(
            OpenProvider(
                reason: reason, location: location, argumentCount: argumentCount, type: type,
                isRegistration: isRegistration))
    }

    /// Adds a further type to a registration.
    private func forward(
        _ type: TypeExpression, _ name: CodeExpression?, to number: Int, _ dialect: Int, at location: SourceLocation
    ) {
        switch nameValue(name) {
        case .none:
            registries[dialect].registrations[number].forwards.append(
                ForwardedType(type, name: nil, location: location))
        case .text(let text):
            registries[dialect].registrations[number].forwards.append(
                ForwardedType(type, name: text, location: location))
        case .parameter, .unknown:
            note(
                open: "the name that '\(type.spelling(.plain))' is registered under is not written", at: location,
                dialect, type: type, isRegistration: false)
        }
    }

    // MARK: Registrations

    func register(_ call: RegistrationCall, in containers: [Int], dialect: Int, _ whole: CodeCall) -> Typed {
        connect(flow.number(.resolver(whole.location)), toFirstOf: containers, dialect)
        let typed = call.type.map { walk($0) }
        var type: TypeExpression? = if case .metatype(let base)? = typed { base } else { nil }
        let name = nameValue(call.name)
        let number = registries[dialect].registrations.count
        var registration = Registration(
            key: RegistryKey(type: type ?? .other("?")), call: "", function: frame.function, location: whole.location,
            conditions: frame.conditions)
        registration.receiver = receiver(of: whole)
        (registration.containers, registration.closure) = (containers, frame.closure)
        registration.isWired = call.isWired
        (registration.isElement, registration.needsMainActor) = (call.isElement, call.needsMainActor)
        // The walked factory refers to the registration by its number.
        registries[dialect].registrations.append(registration)
        let factory = walkFactory(call, type: type, number: number, dialect: dialect, at: whole.location)
        registration = registries[dialect].registrations[number]
        if call.type == nil { type = dialects[dialect].rules.unwrapsMade ? factory.made?.unwrappedOnce : factory.made }
        registration.made = factory.made
        if let scope = call.scope { say(scope, of: &registration, dialect) }
        guard let type else {
            drop(number, dialect)
            note(
                open: "the type that is registered is not written", at: whole.location, dialect,
                argumentCount: factory.arguments?.count)
            return .unknown
        }
        registration.key = RegistryKey(type: type, arguments: factory.arguments ?? [])
        if type.mentionsGeneric {
            guard captured != nil else {
                drop(number, dialect)
                return .unknown
            }
            registries[dialect].registrations[number] = registration
            let parameter: String? =
                if case .name(let name, _)? = call.factory, !call.isWired, frame.local(name) != nil { name } else {
                    nil
                }
            captured?.registrations.append(
                WrappedRegistration(
                    registration: registration, number: number, name: name, dialect: dialect, factory: parameter,
                    given: call.given))
            return .registration(number, dialect: dialect)
        }
        switch name {
        case .none: break
        case .text(let text): registration.key.name = text
        case .parameter, .unknown:
            drop(number, dialect)
            note(
                open: "the name that '\(type.spelling(.plain))' is registered under is not written", at: whole.location,
                dialect, type: type)
            return .unknown
        }
        // Requests cannot name an element of a collection.
        if call.isElement { registration.key.name = "collection \(number + 1)" }
        if factory.arguments == nil {
            registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "the parameters of the factory of '\(type.spelling(.plain))' are not known",
                    location: whole.location, type: type, isRegistration: false))
        }
        registration.call = "\(call.function)(\(type.spelling(.plain)).self)"
        if call.isWired, Set(registration.key.arguments).count < registration.key.arguments.count {
            registration.obstacle = "two of its run-time arguments have the same type"
        }
        registries[dialect].registrations[number] = registration
        noteEager(registration, dialect)
        return .registration(number, dialect: dialect)
    }

    /// Connects the resolver that a factory gets to the container that runs the factory.
    func connect(_ resolver: Int, toFirstOf containers: [Int], _ dialect: Int) {
        switch containers.first {
        case let holder? where dialects[dialect].passesAskingContainer: flow.addResolver(resolver, ofFactoryIn: holder)
        case let holder?: flow.add(from: holder, to: resolver)
        case nil: flow.addUnknown(to: resolver)
        }
    }

    /// Notes an instance that the container makes by itself, although its arguments are missing.
    private func noteEager(_ registration: Registration, _ dialect: Int) {
        guard let scope = registration.writtenScope, dialects[dialect].rules.eagerScopes.contains(scope),
            !registration.key.arguments.isEmpty
        else { return }
        var asked = request(
            RegistryKey(type: registration.key.type, name: registration.key.name), .soft, at: registration.location,
            reason: nil)
        (asked.registration, asked.isInOrder, asked.isImplied, asked.containers) = (
            nil, false, true, registration.containers
        )
        registries[dialect].requests.append(asked)
    }

    /// Drops a call that turns out not to register. The requests of its factory stay, without an owner.
    func drop(_ number: Int, _ dialect: Int) {
        registries[dialect].registrations[number].isDropped = true
        for position in registries[dialect].requests.indices
        where registries[dialect].requests[position].registration == number {
            registries[dialect].requests[position].registration = nil
        }
    }

    /// The expression before the name, if it is a path.
    func receiver(of call: CodeCall) -> String {
        guard case .member(let base?, _, _) = call.callee else { return "self" }
        return Self.path(of: base)
    }

    static func path(of expression: CodeExpression) -> String {
        switch expression {
        case .name(let name, _): name
        case .member(let base?, let name, _): "\(path(of: base)).\(name)"
        case .forced(let inner), .chained(let inner): path(of: inner)
        default: "?"
        }
    }

    func request(
        _ key: RegistryKey?, _ strength: RegistryRequest.Strength, at location: SourceLocation, reason: String?
    ) -> RegistryRequest {
        RegistryRequest(
            key: key, strength: strength, time: frame.time, registration: frame.registration?.number,
            function: frame.function, location: location,
            conditions: frame.conditions, maker: frame.time == .construction ? frame.maker : nil,
            origin: depth == 0 ? frame.sureOrigin : nil, isInOrder: frame.isInOrder,
            isOffMainActor: frame.isOffMainActor, reason: reason)
    }

    /// Applies a call that follows a registration.
    func modify(_ number: Int, _ dialect: Int, _ name: String, _ call: CodeCall) -> Typed {
        guard registries[dialect].registrations.indices.contains(number),
            let modifier = dialects[dialect].modifier(name, call.arguments)
        else {
            walkArguments(of: call, calling: nil)
            return .unknown
        }
        switch modifier {
        case .scope(let expression): say(expression, of: &registries[dialect].registrations[number], dialect)
        case .forwards(let types, let name, let closure, let resolver):
            for type in types {
                if case .metatype(let base) = walk(type) {
                    forward(base, name, to: number, dialect, at: call.location)
                } else {
                    note(
                        open: "the type that is forwarded is not written", at: call.location, dialect,
                        isRegistration: false)
                }
            }
            guard let closure else { break }
            let first = registries[dialect].requests.count
            walkProperties(closure, resolver, number, dialect, .afterStoring)
            // The closure runs only for requests of the further types.
            for position in registries[dialect].requests.indices.dropFirst(first) {
                registries[dialect].requests[position].strength = .soft
            }
        case .locator(let locator): locate(number, by: locator, dialect, at: call.location)
        case .afterStoring(let closure, let resolver): walkProperties(closure, resolver, number, dialect, .afterStoring)
        case .beforeStoring(let closure, let resolver):
            walkProperties(closure, resolver, number, dialect, .construction)
        case .alternative(let factory, let condition):
            let registration = registries[dialect].registrations[number]
            alternative(
                factory, condition, for: registration.key, type: registration.type, dialect: dialect, at: call.location)
        case .byArguments: registries[dialect].registrations[number].keepsByArguments = true
        case .nothing:
            walkArguments(of: call, calling: nil)
            // A decorator gets the instance.
            if call.arguments.contains(where: \.value.isClosure) {
                registries[dialect].registrations[number].freshClass = nil
            }
        }
        return .registration(number, dialect: dialect)
    }

    private func say(_ scope: CodeExpression, of registration: inout Registration, _ dialect: Int) {
        (registration.scope, registration.writtenScope) = self.scope(scope, dialect)
    }

    /// The scope that an expression stands for, and its spelling.
    func scope(_ expression: CodeExpression, _ dialect: Int) -> (RegistryScope, String) {
        let name: String? = if case .member(_, let name, _) = expression { name } else { nil }
        return (
            name.flatMap { dialects[dialect].rules.scopes[$0] ?? ownScope($0) } ?? .custom,
            ".\(name ?? Self.path(of: expression))"
        )
    }

    private func walkProperties(
        _ value: CodeExpression, _ resolver: TypeExpression?, _ number: Int, _ dialect: Int,
        _ time: RegistryRequest.Time
    ) {
        guard case .closure(let closure) = value else {
            walk(value)
            return
        }
        let outer = frame
        frame.registration = (number, dialect)
        frame.time = time
        guard registries[dialect].registrations.indices.contains(number) else { return }
        let registration = registries[dialect].registrations[number]
        walk(
            closure, given: [resolver, registration.made ?? registration.key.type].compactMap { $0 },
            resolver: flow.number(.resolver(registration.location)))
        frame = outer
    }

}
