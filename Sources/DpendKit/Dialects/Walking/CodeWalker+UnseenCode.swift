/// Code outside the sources that may register.
extension CodeWalker {
    /// Notes that unseen code gets a value that it may register with.
    func noteLeak(_ typed: Typed, to name: String?, at location: SourceLocation) {
        guard case .instance(let written, _, _) = typed, let name, name.first != ".", !index.declaresFunction(name),
            !index.isDeclared(name)
        else { return }
        guard let (dialect, _) = fillable(written), !Self.harmless.contains(name) else { return }
        registries[dialect].openProviders.append(
            OpenProvider(
                reason: "'\(name)' gets the container and is not declared in the sources", location: location,
                isForeignOnly: true, isRegistration: false))
    }

    /// Notes that unseen code extends a container, and that its method may register the types that it gets. A call
    /// without a receiver may mean any function, so it does not count.
    func noteUndeclared(_ name: String, of type: TypeExpression, _ call: CodeCall) {
        guard let (dialect, path) = fillable(type), name.first?.isLowercase == true else { return }
        let types = call.arguments.compactMap { argument -> TypeExpression? in
            if case .metatype(let type) = silently({ walk(argument.value) }) { type } else { nil }
        }
        let isForeignOnly = !call.arguments.contains { $0.value.isClosure }
        for type in types.isEmpty ? [nil] : types.map(Optional.some) {
            registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "'\(path).\(name)' is not declared in the sources", location: call.location, type: type,
                    isForeignOnly: isForeignOnly, isRegistration: false))
        }
    }

    // MARK: Receivers

    /// Follows a call with the shape of a registration or a request, if the type of its receiver is not known; nil for
    /// any other call.
    func followUnknown(_ call: CodeCall, of base: CodeExpression, _ name: String, expecting: TypeExpression?, use: Use)
        -> Typed?
    {
        guard name.hasSuffix("register") || name == "resolve" else { return nil }
        for dialect in dialects.indices where index.imports(dialects[dialect].modules, file: frame.file) {
            for type in dialects[dialect].containerTypes.sorted() {
                switch dialects[dialect].meaning(of: MethodCall(type: type, isStatic: false, method: name, call: call))
                {
                case .registration(let registration)? where isKnown(registration):
                    return registerUnknown(registration, call, of: base, dialect: dialect)
                case .request(let request)? where request.type.map(isMetatype) ?? true:
                    return askUnknown(request, call, expecting: expecting, dialect: dialect, use)
                default: continue
                }
            }
        }
        return nil
    }

    private func isMetatype(_ expression: CodeExpression) -> Bool {
        if case .metatype = silently({ walk(expression) }) { true } else { false }
    }

    /// Whether a registration has a factory, and its type is known.
    private func isKnown(_ registration: RegistrationCall) -> Bool {
        guard let factory = registration.factory, factory.isClosure || registration.isWired else { return false }
        if let type = registration.type { return isMetatype(type) }
        guard case .closure(let closure) = factory else { return false }
        return silently { walk(closure, given: registration.given, runs: true) }.likelyType != nil
    }

    private func registerUnknown(
        _ registration: RegistrationCall, _ call: CodeCall, of base: CodeExpression, dialect: Int
    ) -> Typed {
        let typed = register(registration, in: [], dialect: dialect, call)
        guard case .registration(let number, _) = typed, registries[dialect].registrations.indices.contains(number)
        else { return typed }
        registries[dialect].registrations[number].isOfUnknownContainer = true
        // Other code may register in the same container.
        registries[dialect].openProviders.append(
            OpenProvider(
                reason:
                    "the type of '\(Self.path(of: base))', which registers '\(registries[dialect].registrations[number].key)', is not known",
                location: call.location,
                isForeignOnly: true, isRegistration: false))
        return typed
    }

    private func askUnknown(
        _ asked: RequestCall, _ call: CodeCall, expecting: TypeExpression?, dialect: Int, _ use: Use
    ) -> Typed {
        for argument in call.arguments { walk(argument.value) }
        var type =
            asked.type.flatMap { written in
                if case .metatype(let base) = silently({ walk(written) }) { base } else { nil }
            } ?? expecting
        if asked.isOptional, asked.type != nil { type = type.map { .optional($0) } }
        registries[dialect].requests.append(
            request(
                nil, Self.strength(asked.failure, use, frame), at: call.location,
                reason: "the type of the container that is asked is not known"))
        return type.map { Typed($0) } ?? .unknown
    }

    // MARK: Containers

    /// The dialect and the name of a container's type, if code can register in it.
    private func fillable(_ type: TypeExpression) -> (dialect: Int, path: String)? {
        guard let dialect = index.dialect(of: type.unwrappedOnce), let path = type.unwrappedOnce.nominal?.path,
            dialects[dialect].fillableTypes.contains(path)
        else { return nil }
        return (dialect, path)
    }

    private static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "append", "assert", "precondition", "ObjectIdentifier", "type",
        "withExtendedLifetime",
    ]
}
