/// Registrations that a generic function makes on behalf of its callers:
/// `container.registerSingleton(Clock.self) { _ in Clock() }`.
extension CodeWalker {
    /// A factory that a caller passes to such a function.
    struct MadeByCaller {
        /// The number of the caller's registration.
        var number: Int
        var dialect: Int
        var made: TypeExpression?
        var arguments: [TypeExpression?]?
    }

    /// Walks an argument that is the factory of the only registration that a function makes; nil if it is not.
    func walkFactory(
        _ value: CodeExpression, for parameter: CodeParameter, of wrapper: Wrapper,
        _ bindings: [String: TypeExpression], _ call: CodeCall
    ) -> MadeByCaller? {
        guard value.isClosure, wrapper.registrations.count == 1, let found = wrapper.registrations.first,
            found.factory == parameter.name
        else { return nil }
        let type = found.registration.key.type.replacingGenerics(bindings)
        let number = registries[found.dialect].registrations.count
        var registration = found.registration
        // The requests of the factory refer to the registration by its number.
        (registration.key.type, registration.location, registration.function) = (type, call.location, frame.function)
        registries[found.dialect].registrations.append(registration)
        let walked = walkFactory(
            RegistrationCall(factory: value, given: found.given), type: type.mentionsGeneric ? nil : type,
            number: number, dialect: found.dialect, at: call.location)
        return MadeByCaller(number: number, dialect: found.dialect, made: walked.made, arguments: walked.arguments)
    }

    /// Makes a caller's registration of a generic one.
    func register(
        _ found: WrappedRegistration, _ made: MadeByCaller?, _ member: CodeMember, _ call: CodeCall, _ positions: [Int],
        _ bindings: [String: TypeExpression], in containers: [Int]
    ) {
        let dialect = found.dialect
        let number = made?.number ?? registries[dialect].registrations.count
        if made == nil { registries[dialect].registrations.append(found.registration) }
        var registration = found.registration
        registration.key.type = registration.key.type.replacingGenerics(bindings)
        registration.key.arguments =
            made.map { $0.arguments ?? [] } ?? registration.key.arguments.map { $0?.replacingGenerics(bindings) }
        (registration.made, registration.containers) = (made?.made, containers)
        (registration.function, registration.location, registration.conditions) = (
            frame.function, call.location, frame.conditions + registration.conditions
        )
        registration.closure = frame.closure
        registration.receiver = receiver(of: call)
        (registration.plainClass, registration.factoryText, registration.resolverName) = (nil, nil, nil)
        connect(flow.number(.resolver(call.location)), toFirstOf: containers, dialect)
        let name = passed(found.name, member, call, positions)
        if registration.key.type.mentionsGeneric {
            registries[dialect].registrations[number] = registration
            guard captured != nil else { return drop(number, dialect) }
            // The caller passes a parameter of its own.
            let argument = member.parameters.firstIndex { $0.name == found.factory }.flatMap {
                positions.firstIndex(of: $0)
            }.map { call.arguments[$0].value }
            let factory: String? =
                if case .name(let name, _)? = argument, frame.local(name) != nil { name } else { nil }
            captured?.registrations.append(
                WrappedRegistration(
                    registration: registration, number: number, name: name, dialect: dialect, factory: factory,
                    given: found.given))
            return
        }
        let type = registration.key.type.spelling(.plain)
        switch name {
        case .none: break
        case .text(let text): registration.key.name = text
        case .parameter, .unknown:
            drop(number, dialect)
            return note(
                open: "the name that '\(type)' is registered under is not written", at: call.location, dialect,
                type: registration.key.type)
        }
        if let made, made.arguments == nil {
            registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "the parameters of the factory of '\(type)' are not known", location: call.location,
                    type: registration.key.type, isRegistration: false))
        }
        registration.call = "\(member.name)(\(type).self)"
        registries[dialect].registrations[number] = registration
    }

    /// The name of a key, if the function's caller passes it.
    func passed(_ name: NameValue, _ member: CodeMember, _ call: CodeCall, _ positions: [Int]) -> NameValue {
        guard case .parameter(let parameter) = name,
            let number = member.parameters.firstIndex(where: { $0.name == parameter })
        else { return name }
        if let argument = positions.firstIndex(of: number) { return nameValue(call.arguments[argument].value) }
        return member.parameters[number].defaultValue.map { nameValue($0) } ?? .none
    }
}
