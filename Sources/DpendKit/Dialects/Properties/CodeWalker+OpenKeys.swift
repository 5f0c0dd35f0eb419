/// Keys that code may register in a way that cannot be followed.
extension CodeWalker {
    private func note(open provider: Provider, _ reason: String, at location: SourceLocation) {
        registries[provider.dialect].openProviders.append(
            OpenProvider(
                reason: reason, location: location, type: provider.key.type, isOfProperty: true, isRegistration: false))
    }

    /// Notes that other code gets a property that is a key, and may register it.
    func notePassed(_ typed: Typed, at location: SourceLocation) {
        guard case .provider(let provider) = typed else { return }
        note(open: provider, "code that gets '\(provider.key)' may register it", at: location)
    }

    /// Notes that code that gets a key path may ask for the key, and may register it.
    func walk(keyPath: CodeExpression) -> Typed {
        guard case .keyPath(let root, let names, let location) = keyPath, names.count == 1,
            let dialect = dialects.firstIndex(where: { $0.properties != nil })
        else { return .unknown }
        let reason = "code that gets the key path to '\(names[0])' may register it"
        guard root != nil else {
            for provider in providers(named: names[0]) { note(open: provider, reason, at: location) }
            return .unknown
        }
        guard let provider = provider(keyPath, dialect: dialect) else { return .unknown }
        var asked = request(provider.key, .soft, at: location, reason: nil)
        (asked.time, asked.origin) = (.firstUse, nil)
        registries[dialect].requests.append(asked)
        note(open: provider, reason, at: location)
        return .unknown
    }

    /// Notes a call that registers a key by its name, if the container is unknown: `it.clock.register { … }`,
    /// `it.clock { … }`.
    func noteUnknownRegistration(_ call: CodeCall, of base: CodeExpression, _ name: String) {
        guard let properties = dialects.lazy.compactMap(\.properties).first,
            call.arguments.contains(where: { $0.value.isClosure || $0.label == "factory" })
        else { return }
        var key = name
        if case .member(_, let member, _) = base, registers(properties.meaning(ofProvider: name, call)) { key = member }
        guard key != name || registers(properties.meaning(ofProvider: nil, call)) else { return }
        for provider in providers(named: key) {
            note(open: provider, "the container in which '\(key)' is registered is not known", at: call.location)
        }
    }

    private func registers(_ meaning: ProviderMeaning?) -> Bool {
        switch meaning {
        case .registration?, .alternative?: true
        case .request?, .nothing?, nil: false
        }
    }

    /// The properties with a name that are keys of containers.
    private func providers(named name: String) -> [Provider] { providersByName[name] ?? [] }

    /// All properties that are keys of containers, by name.
    func allProviders() -> [String: [Provider]] {
        var found: [String: [Provider]] = [:]
        for file in index.files.indices {
            for (position, member) in index.files[file].members.enumerated() where member.kind == .property {
                guard member.type.map(index.mayBelongToDialect) ?? (madeProvision(member) != nil) else { continue }
                if case .provider(let provider) = type(of: CodeIndex.MemberPlace(file: file, position: position)) {
                    found[member.name, default: []].append(provider)
                }
            }
        }
        return found
    }

    // MARK: Containers that are passed

    /// Walks the closures of a call that get the container: `container.with { $0.clock.register { … } }`.
    ///
    /// - Parameter method: The method; empty for a call of the container itself.
    /// - Returns: Whether the call is of this kind.
    func passContainer(_ type: @autoclosure () -> TypeExpression?, to call: CodeCall, _ method: String) -> Bool {
        guard call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value,
            let passing = dialects.lazy.compactMap(\.properties?.passingMethods).first(where: {
                $0.names.contains(method)
            }),
            let type = type()?.unwrappedOnce, let path = type.nominal?.path,
            index.lineage(of: path).contains(passing.type)
        else { return false }
        walk(closure, given: [type], runs: true)
        return true
    }

    // MARK: Properties without a type

    /// The call in the initial value of a property without a type that makes it a key:
    /// `static let clock = Wrapped<Clock> { … }`.
    func madeProvision(_ member: CodeMember) -> (call: CodeCall, type: NominalType)? {
        guard member.kind == .property, member.type == nil, case .call(let call)? = member.value,
            case .name(let name, let arguments) = call.callee,
            dialects.contains(where: { $0.properties != nil && $0.types.contains(name) })
        else { return nil }
        return (call, NominalType(components: [.init(name: name, arguments: arguments)]))
    }

    /// The key of a property without a type.
    func madeProvider(_ place: CodeIndex.MemberPlace) -> Provider? {
        let member = index[place]
        guard let (call, written) = madeProvision(member) else { return nil }
        var nominal = written
        let context = index.context(file: place.file, owner: member.owner, generics: [])
        guard let dialect = index.dialect(of: index.resolve(.nominal(nominal), in: context, file: place.file)),
            dialects[dialect].properties != nil
        else { return nil }
        if nominal.components[0].arguments.isEmpty {
            nominal.components[0].arguments = arguments(
                ofMade: call, place, takesArgument: nominal.path == dialects[dialect].properties?.wrapperWithArgument)
        }
        return provider(member, index.resolve(.nominal(nominal), in: context, file: place.file), file: place.file)
    }

    /// The generic arguments that follow from the closure.
    private func arguments(ofMade call: CodeCall, _ place: CodeIndex.MemberPlace, takesArgument: Bool)
        -> [TypeExpression]
    {
        let unknown = TypeExpression.other("?")
        guard depth < 32, case .closure(let closure)? = call.arguments.last?.value else { return [unknown] }
        propertyTypes[place] = .unknown
        let made = silently { () -> TypeExpression? in
            enter(file: place.file, owner: index[place].owner, generics: [], isStatic: true, function: "")
            return walk(closure).type
        }
        let result = closure.result ?? made ?? unknown
        return takesArgument ? [closure.parameters.first?.type ?? unknown, result] : [result]
    }
}

extension TypeExpression {
    /// Whether it stands for a type that is not known.
    var isUnknown: Bool { self == .other("?") }
}
