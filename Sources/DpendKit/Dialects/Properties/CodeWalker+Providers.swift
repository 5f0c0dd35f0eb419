/// Containers whose properties are the keys.
extension CodeWalker {
    /// The key of a property; nil if the property is not a key.
    func provider(_ member: CodeMember, _ type: TypeExpression, file: Int) -> Provider? {
        guard member.kind == .property, let dialect = index.dialect(of: type),
            let provision = dialects[dialect].properties?.provision(of: type)
        else { return nil }
        let owner = member.owner.map { index.name(ofType: $0, file: file) }
        let path = [owner, member.name].compactMap { $0 }.joined(separator: ".")
        return Provider(
            key: RegistryKey(type: .named(path), arguments: provision.arguments), type: provision.type, dialect: dialect
        )
    }

    /// The key that a property only gives another name: `var payment: Factory<Payment> { securePayment }`; nil for any
    /// other property.
    func sameProvider(as provider: Provider, _ place: CodeIndex.MemberPlace) -> Provider? {
        let member = index[place]
        guard dialects[provider.dialect].values == nil, depth < 32, let written = member.body?.onlyResult,
            written.isNameOrMember
        else { return nil }
        propertyTypes[place] = .provider(provider)
        let found = silently { () -> Typed in
            enter(file: place.file, owner: member.owner, generics: [], isStatic: member.isStatic, function: "")
            return walk(written)
        }
        guard case .provider(let other) = found, other.dialect == provider.dialect, other.key != provider.key else {
            return nil
        }
        aliases.insert(place)
        return other
    }

    // MARK: Declarations

    /// Reads how a property that is a key makes its value.
    func declare(_ provider: Provider, _ member: CodeMember) {
        let dialect = provider.dialect
        let before = (registries[dialect].registrations.count, registries[dialect].promises.count)
        frame.providing = provider
        (frame.maker, frame.time, frame.origin) = (nil, .firstUse, nil)
        if let value = member.value { walk(value) }
        if let body = member.body { walk(body, resultOf: nil) }
        if registries[dialect].promises.count > before.1, member.isPublic, index.isOfLibrariesAlone {
            note(
                open: "'\(provider.key)' is public in a package, and code that uses the package may register it",
                at: member.location, dialect, type: provider.key.type, isRegistration: false)
        }
        // A protocol requires the property, but does not define it.
        if member.value == nil, member.body == nil { return }
        guard registries[dialect].registrations.count == before.0, registries[dialect].promises.count == before.1 else {
            return
        }
        note(
            open: "how '\(provider.key)' is made is not written in its getter", at: member.location, dialect,
            type: provider.key.type)
    }

    /// Notes how a call in the getter of a property that is a key makes its value; nil for any other call.
    func provide(_ call: CodeCall) -> Typed? {
        guard let provider = frame.providing, let provision = dialects[provider.dialect].properties?.provision(by: call)
        else { return nil }
        switch provision {
        case .promise:
            registries[provider.dialect].promises.append(
                RegistryPromise(provider.key, provider.type, at: call.location))
            return .unknown
        case .factory(.closure(let closure), _, _) where closure.onlyEndsProgram:
            registries[provider.dialect].promises.append(
                RegistryPromise(provider.key, provider.type, at: call.location))
            registries[provider.dialect].endingKeys.append(provider.key)
            return .unknown
        case .factory(let factory, let scope, let isApart):
            let type = provider.type.isUnknown ? "" : "<\(provider.type.spelling(.plain))>"
            let number = register(
                factory, for: provider, as: "\(dialects[provider.dialect].properties?.wrapper ?? "")\(type)",
                at: call.location)
            registries[provider.dialect].registrations[number].isApart = isApart
            guard let scope else { return .registration(number, dialect: provider.dialect) }
            return modify(
                number, provider.dialect, "scope",
                CodeCall(
                    callee: call.callee, arguments: [CodeArgument(label: nil, value: scope, location: call.location)],
                    location: call.location))
        }
    }

    /// Notes the factory of a key. The result is the number of the registration.
    @discardableResult
    func register(_ factory: CodeExpression, for provider: Provider, as call: String, at location: SourceLocation)
        -> Int
    {
        let dialect = provider.dialect
        let number = registries[dialect].registrations.count
        var registration = Registration(
            key: provider.key, call: call, function: frame.function, location: location, conditions: frame.conditions)
        (registration.type, registration.closure) = (provider.type, frame.closure)
        registries[dialect].registrations.append(registration)
        let providing = frame.providing
        frame.providing = nil
        var whole = RegistrationCall(factory: factory)
        whole.given = provider.key.arguments.compactMap { $0 }
        // The closure may destructure a tuple.
        if case .closure(let closure) = factory, whole.given.count == 1, case .tuple(let elements) = whole.given[0],
            max(closure.parameters.count, closure.anonymousCount) > 1
        {
            whole.given = elements.map(\.type)
        }
        let made = walkFactory(
            whole, type: provider.type.isUnknown ? nil : provider.type, number: number, dialect: dialect, at: location
        ).made
        frame.providing = providing
        registries[dialect].registrations[number].made =
            made.flatMap { type in
                let inner = type.unwrappedOnce
                // Only the protocol is known, so the instance may have any type.
                return inner.nominal.map { index.kind(of: $0.path) == .protocol } == true ? nil : inner
            } ?? valueType(provider.type)
        return number
    }

    /// The type, if it does not have subclasses.
    private func valueType(_ type: TypeExpression) -> TypeExpression? {
        let inner = type.unwrappedOnce
        if let path = inner.nominal?.path, [.struct, .enum].contains(index.kind(of: path)) { return inner }
        return PlainValues.contains(inner) ? inner : nil
    }

    /// Notes the factory of an instance under a condition.
    func alternative(
        _ factory: CodeExpression, _ condition: String?, for key: RegistryKey, type: TypeExpression?, dialect: Int,
        at location: SourceLocation
    ) {
        // Factories for tests and previews are not part of the application.
        guard let condition else { return }
        let conditions = frame.conditions
        frame.conditions.append(RegistryCondition(text: condition, branch: location, number: 0, count: nil))
        register(
            factory, for: Provider(key: key, type: type ?? key.type, dialect: dialect),
            as: String(condition.prefix { $0 != "@" && $0 != " " }), at: location)
        frame.conditions = conditions
    }

    // MARK: Requests

    /// The key that a key path leads to; nil if it is unknown.
    func provider(_ keyPath: CodeExpression, dialect: Int) -> Provider? {
        if keyPath.isMember {
            guard case .provider(let provider) = silently({ walk(keyPath) }), provider.dialect == dialect else {
                return nil
            }
            return provider
        }
        if case .metatype(let key) = keyPath {
            return Provider(key: RegistryKey(type: resolve(key)), type: .other("?"), dialect: dialect)
        }
        // `\.client.fetch` is a part of the value of `\.client`.
        guard case .keyPath(let written, let names, _) = keyPath,
            names.count == 1 || names.count > 1 && dialects[dialect].values != nil
        else { return nil }
        guard
            let path = written.map({ resolve($0).nominal?.path }) ?? dialects[dialect].properties?.keyPathRoot
                ?? dialects[dialect].values?.type
        else { return nil }
        for place in index.members(names[0], of: path) {
            if case .provider(let provider) = type(of: place), provider.dialect == dialect { return provider }
        }
        return nil
    }

    /// Notes a request for the key of a key path, and returns the resulting type.
    @discardableResult
    func ask(
        _ keyPath: CodeExpression, dialect: Int, at location: SourceLocation,
        _ change: (inout RegistryRequest) -> Void = { _ in }
    ) -> Typed {
        let provider = provider(keyPath, dialect: dialect)
        var asked = request(
            provider?.key, .forced, at: location,
            reason: provider == nil ? "no property that '\(Self.text(ofKeyPath: keyPath))' leads to is in sight" : nil)
        if provider == nil, case .keyPath(_, let names, _) = keyPath, let first = names.first,
            dialects[dialect].values?.ownValues.contains(first) == true
        {
            (asked.isOfLibrary, asked.strength, asked.reason) = (true, .soft, nil)
        }
        change(&asked)
        registries[dialect].requests.append(asked)
        return provider.map(Self.value) ?? .unknown
    }

    /// The value that a request for a key gives.
    private static func value(of provider: Provider) -> Typed {
        provider.type.isUnknown ? .unknown : Typed(provider.type)
    }

    private static func text(ofKeyPath keyPath: CodeExpression) -> String {
        guard case .keyPath(let root, let names, _) = keyPath else { return Self.path(of: keyPath) }
        return "\\\(root?.spelling(.plain) ?? "").\(names.joined(separator: "."))"
    }

    /// Applies the meaning of a call of a property that is a key, or of its method.
    func follow(_ provider: Provider, _ method: String?, _ call: CodeCall) -> Typed {
        let dialect = provider.dialect
        switch dialects[dialect].properties?.meaning(ofProvider: method, call) {
        case .request?:
            walkArguments(of: call, calling: nil)
            registries[dialect].requests.append(request(provider.key, .forced, at: call.location, reason: nil))
            return Self.value(of: provider)
        case .registration(let factory)?:
            let number = register(factory, for: provider, as: "register", at: call.location)
            registries[dialect].registrations[number].receiver = receiver(of: call)
            return .provider(provider)
        case .alternative(let factory, let condition)?:
            alternative(factory, condition, for: provider.key, type: provider.type, dialect: dialect, at: call.location)
            return .provider(provider)
        case .nothing?:
            walkArguments(of: call, calling: nil)
            return .provider(provider)
        case nil:
            // `$0.client.override(…)` changes an existing value.
            if dialects[dialect].values != nil, !readsOwnValue(call) {
                registries[dialect].registrations.append(
                    Registration(
                        key: provider.key, call: "override", function: frame.function, location: call.location,
                        conditions: frame.conditions))
            }
            return walkArguments(of: call, calling: nil)
        }
    }

    /// Whether a call in a getter of the container's values is one of the same values, which a getter cannot change.
    private func readsOwnValue(_ call: CodeCall) -> Bool {
        guard let place = frame.member, let owner = index[place].owner, index[place].kind == .property,
            index[place].isGetter
        else { return false }
        let name = index.name(ofType: owner, file: place.file)
        var root = call.callee
        while case .member(let base?, _, _) = root { root = base }
        // A closure may get other values, which it can change.
        guard dialects.contains(where: { $0.values?.type == name }), case .name(let first, _) = root else {
            return false
        }
        return !first.hasPrefix("$") && !frame.locals.contains { $0[first] != nil }
    }

    /// The request of a call that takes a key path; nil for any other call.
    func askByKeyPath(_ call: CodeCall, _ name: String) -> Typed? {
        for dialect in dialects.indices {
            guard let keyPath = dialects[dialect].properties?.keyPath(in: call, of: name), index.globals(name).isEmpty
            else { continue }
            for argument in call.arguments.dropFirst() { walk(argument.value) }
            return ask(keyPath, dialect: dialect, at: call.location)
        }
        return nil
    }

    // MARK: Scopes

    /// A scope that the sources declare: `static let session = Cached()` in an extension of `Scope`.
    func ownScope(_ name: String) -> RegistryScope? {
        for properties in dialects.compactMap(\.properties) {
            guard let place = properties.scopeTypes.lazy.compactMap({ self.index.members(name, of: $0).first }).first,
                case .call(let call)? = index[place].value
            else { continue }
            switch call.callee {
            case .name(let name, _), .member(_, let name, _): return properties.scopeClasses[name]
            default: return nil
            }
        }
        return nil
    }
}

extension [CodeStatement] {
    /// The value, if the body has no other statement.
    fileprivate var onlyResult: CodeExpression? {
        guard count == 1 else { return nil }
        return switch self[0] {
        case .expression(let value), .result(let value?): value
        default: nil
        }
    }
}

extension CodeClosure {
    /// Whether it does nothing but end the program: `{ fatalError("register a store first") }`.
    fileprivate var onlyEndsProgram: Bool {
        body.onlyResult?.endsProgram ?? false
    }
}

extension CodeExpression {
    /// `store`, `self.store`, `Container.shared.store`
    fileprivate var isNameOrMember: Bool {
        switch self {
        case .name, .member: true
        default: false
        }
    }
}
