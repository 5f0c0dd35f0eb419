/// Containers whose keys are types with static values.
extension CodeWalker {
    // MARK: Values

    /// Reads the values that keys have in the application, and the keys without a value.
    func walkValues(file: Int) {
        for dialect in dialects.indices {
            guard let rules = dialects[dialect].values, case let live = rules.keyProtocol else { continue }
            let members = index.files[file].members
            let values = Dictionary(grouping: members.indices.filter { members[$0].name == rules.value }) {
                members[$0].owner ?? -1
            }
            for (position, type) in index.files[file].types.enumerated()
            where type.kind != .protocol && !type.inherited.isEmpty {
                enter(
                    file: file, owner: position, generics: [], isStatic: true,
                    function: index.name(ofType: position, file: file))
                let protocols = type.inherited.compactMap { resolve($0).nominal?.path }.flatMap(index.lineage)
                let name = index.name(ofType: position, file: file)
                let key = RegistryKey(type: .named(name))
                // Another extension may have the value.
                let place = index.ownMembers(rules.value, of: name).first {
                    index[$0].isStatic && !index[$0].isInactive
                }
                if protocols.contains(live) {
                    let isInactive = (values[position] ?? []).contains { members[$0].isInactive }
                    declare(key, place, at: type.location, isInactive: isInactive, dialect: dialect)
                } else if protocols.contains(where: { dialects[dialect].supertypes[live]?.contains($0) == true }) {
                    var promise = RegistryPromise(
                        key, valueType(of: position, key, rules, file: file), at: type.location)
                    promise.hasValue = place != nil && !index.lineage(of: name).contains(live)
                    registries[dialect].promises.append(promise)
                }
            }
        }
    }

    /// The type of a key's value: of its values for tests, if they have a written one, or the class itself.
    private func valueType(of position: Int, _ key: RegistryKey, _ rules: ValueRules, file: Int) -> TypeExpression? {
        let written = index.files[file].members.filter {
            $0.owner == position && $0.isStatic && rules.testValues.contains($0.name)
        }.compactMap(\.type).map(resolve)
        return written.first ?? (key.type.nominal.map { index.kind(of: $0.path) } == .class ? key.type : nil)
    }

    /// - Parameters:
    ///   - place: The value.
    ///   - isInactive: Whether `#if` excludes a value.
    private func declare(
        _ key: RegistryKey, _ place: CodeIndex.MemberPlace?, at location: SourceLocation, isInactive: Bool, dialect: Int
    ) {
        let number = registries[dialect].registrations.count
        var registration = Registration(
            key: key, call: dialects[dialect].values?.value ?? "", function: frame.function, location: location)
        registration.isDeclaredValue = true
        // `#if` excludes the members of the types that it excludes.
        if place == nil, isInactive { registration.conditions = [Self.inactive(location)] }
        registries[dialect].registrations.append(registration)
        guard let place else { return }
        let member = index[place]
        enter(
            file: place.file, owner: member.owner, generics: [], isStatic: true,
            function: index.name(ofType: member.owner ?? 0, file: place.file))
        frame.registration = (number, dialect)
        (frame.time, frame.closureDepth) = (.construction, 0)
        (frame.origin, frame.originConditions) = (Self.origin(registration: number, dialect: dialect), 0)
        let type = member.type.map(resolve)
        if let value = member.value {
            registries[dialect].registrations[number].made = walk(value, expecting: type ?? key.type).likelyType
        }
        if let body = member.body, member.isGetter { walk(body, resultOf: type) }
    }

    /// Whether a member is the value of a key, which is read with the key.
    func isValue(_ member: CodeMember, file: Int) -> Bool {
        guard member.isStatic, let owner = member.owner else { return false }
        return dialects.lazy.compactMap(\.values).contains { rules in
            member.name == rules.value
                && index.lineage(of: index.name(ofType: owner, file: file)).contains(rules.keyProtocol)
        }
    }

    // MARK: Properties that lead to keys

    /// The key that a property of ``ValueRules/type`` leads to.
    func value(_ member: CodeMember, file: Int) -> Provider? {
        guard member.kind == .property, !member.isStatic, let owner = member.owner else { return nil }
        let path = index.name(ofType: owner, file: file)
        guard let dialect = dialects.firstIndex(where: { $0.values?.type == path }),
            let rules = dialects[dialect].values
        else { return nil }
        let context = index.context(file: file, owner: owner, generics: [])
        let type = member.type.map { index.resolve($0, in: context, file: file) }
        if member.attributes.contains(where: { $0.name == rules.entryAttribute }) {
            return Provider(
                key: RegistryKey(type: .named("\(path).\(member.name)")), type: type ?? .other("?"), dialect: dialect)
        }
        guard let body = member.body, let key = body.lazy.compactMap({ Self.keyType(in: $0) }).first else { return nil }
        let resolved = index.resolve(key, in: context, file: file)
        // The key may be nested in the same type as its property.
        let inner = resolved.nominal.map { "\(path).\($0.path)" }.flatMap {
            index.isDeclared($0) ? TypeExpression.named($0) : nil
        }
        return Provider(key: RegistryKey(type: inner ?? resolved), type: type ?? .other("?"), dialect: dialect)
    }

    /// The type in `self[K.self]`.
    private static func keyType(in statement: CodeStatement) -> TypeExpression? {
        switch statement {
        case .expression(let value), .result(let value?): keyType(in: value)
        case .variable(let variable): variable.value.flatMap { keyType(in: $0) }
        default: nil
        }
    }

    static func keyType(in expression: CodeExpression) -> TypeExpression? {
        switch expression {
        case .other(let parts):
            guard parts.count == 2, case .metatype(let type) = parts[1] else { return nil }
            return type
        case .binary(let left, "=", _, _): return keyType(in: left)
        case .attempt(let value, _), .cast(let value, _, _), .forced(let value): return keyType(in: value)
        default: return nil
        }
    }

    /// Notes a property that a macro turns into a key.
    func declareEntry(_ provider: Provider, _ member: CodeMember) {
        guard let rules = dialects[provider.dialect].values,
            let entry = member.attributes.first(where: { $0.name == rules.entryAttribute })
        else { return }
        guard let value = entry.arguments.first(where: { $0.label == rules.value })?.value else {
            registries[provider.dialect].promises.append(
                RegistryPromise(provider.key, at: member.location))
            return
        }
        let number = registries[provider.dialect].registrations.count
        var registration = Registration(
            key: provider.key, call: rules.value, function: frame.function, location: member.location,
            conditions: frame.conditions)
        registration.isDeclaredValue = true
        registries[provider.dialect].registrations.append(registration)
        frame.registration = (number, provider.dialect)
        (frame.time, frame.maker, frame.closureDepth) = (.construction, nil, 0)
        (frame.origin, frame.originConditions) = (
            Self.origin(registration: number, dialect: provider.dialect), frame.conditions.count
        )
        registries[provider.dialect].registrations[number].made = walk(value, expecting: provider.type).likelyType
    }

    // MARK: Overrides

    /// Notes an assignment that replaces a key's value.
    func noteOverride(of left: CodeExpression, _ target: Typed, by right: CodeExpression, at location: SourceLocation)
        -> Bool
    {
        switch target {
        case .provider(let provider) where dialects[provider.dialect].values != nil:
            // A copied value existed before.
            if case .provider(let same) = silently({ walk(right) }), same.key == provider.key { return true }
            override(provider.key, by: right, dialect: provider.dialect, at: location, inPlace: frame.setsValuesInPlace)
            return true
        case .instance(let type, _, _):
            guard let path = type.nominal?.path, let dialect = dialects.firstIndex(where: { $0.values?.type == path }),
                !isOwnValues(right, path, dialect)
            else { return false }
            registries[dialect].openProviders.append(
                OpenProvider(reason: "all values are replaced", location: location, isRegistration: false))
            return false
        default: break
        }
        guard case .other(let parts) = left, parts.count == 2, case .metatype(let type) = parts[1],
            let path = silently({ walk(parts[0]) }).type?.nominal?.path,
            let dialect = dialects.firstIndex(where: { $0.values?.type == path })
        else { return false }
        override(
            RegistryKey(type: resolve(type)), by: right, dialect: dialect, at: location,
            inPlace: frame.setsValuesInPlace)
        return true
    }

    /// Whether an expression gives existing values, or the values of a context: `.test`.
    private func isOwnValues(_ value: CodeExpression, _ path: String, _ dialect: Int) -> Bool {
        switch value {
        case .member(_, let name, _): dialects[dialect].values?.contexts.contains(name) == true
        case .name: silently { walk(value) }.type?.nominal?.path == path
        default: false
        }
    }

    private func override(
        _ key: RegistryKey, by value: CodeExpression, dialect: Int, at location: SourceLocation, inPlace: Bool
    ) {
        var registration = Registration(
            key: key, made: silently { walk(value) }.likelyType, call: "override", function: frame.function,
            location: location, conditions: frame.conditions)
        if inPlace, isClosed {
            registration.setters = [index.files[frame.file].path]
        } else if depth == 0, let member = frame.member.map({ index[$0] }), setters.names.contains(member.name) {
            setters.registrations.append((dialect, registries[dialect].registrations.count, member.name))
        }
        registries[dialect].registrations.append(registration)
    }

    /// Walks a closure that a call takes.
    func walk(_ closure: CodeClosure, given: [TypeExpression], by name: String?, label: String?) -> Typed {
        let outer = frame.setsValuesInPlace
        if !given.isEmpty {
            frame.setsValuesInPlace = dialects.lazy.compactMap(\.values).contains {
                $0.localSetter == name || $0.localSetterLabel == label
            }
        }
        defer { frame.setsValuesInPlace = outer }
        return walk(closure, given: given, runs: name.map(Self.surelyRunning.contains) ?? false)
    }

    /// Whether the code that an override reaches stands in the walked member: nothing comes from callers, or from other
    /// types.
    private var isClosed: Bool {
        guard let member = frame.member.map({ index[$0] }), member.genericParameters.isEmpty, member.parameters.isEmpty,
            let owner = frame.owner
        else { return false }
        let path = index.name(ofType: owner, file: frame.file)
        guard index.isDeclared(path), index.kind(of: path) != .protocol, !index.isGeneric(path) else { return false }
        return index.ownMembers(of: path).allSatisfy { place in
            let other = index[place]
            return other.kind != .property || other.body != nil || other.value != nil
                || other.type.map { !isOpen(resolve($0)) } ?? true
        }
    }

    /// Whether code of other modules may be behind a value of a type.
    private func isOpen(_ type: TypeExpression) -> Bool {
        switch type {
        case .nominal(let nominal):
            index.kind(of: nominal.path) == .protocol
                || nominal.components.contains { $0.arguments.contains(where: isOpen) }
        case .optional(let inner), .array(let inner): isOpen(inner)
        case .metatype, .protocolMetatype: false
        case .dictionary, .tuple, .function, .composition, .other: true
        }
    }

    /// Notes the call of a function that sets values for its caller: a method in an extension of ``ValueRules/type``.
    func noteSetter(_ call: CodeCall) {
        if setters.names.isEmpty { return }
        switch call.callee {
        case .name(let name, _), .member(_, let name, _):
            guard setters.names.contains(name) else { return }
            let file = frame.setsValuesInPlace && isClosed ? index.files[frame.file].path : nil
            setters.callers[name, default: []].insert(file)
        default: break
        }
    }

    /// Gives the values that such functions set the scopes of all their callers.
    func scopeSetters() {
        for (dialect, number, name) in setters.registrations {
            guard let callers = setters.callers[name], !callers.contains(nil) else { continue }
            registries[dialect].registrations[number].setters = Set(callers.compactMap { $0 })
        }
    }

    /// Notes a call that sets the value of a key path.
    func noteOverride(by call: CodeCall, calling name: String) {
        for dialect in dialects.indices where dialects[dialect].values?.pathSetters.contains(name) == true {
            guard let first = call.arguments.first, case .keyPath = first.value, call.arguments.count == 2 else {
                return
            }
            if let provider = provider(first.value, dialect: dialect) {
                override(provider.key, by: call.arguments[1].value, dialect: dialect, at: call.location, inPlace: true)
            }
        }
    }

    /// The types that a call passes to its closures, which set values.
    func valuesGiven(by call: CodeCall, _ name: String?, label: String?) -> [TypeExpression] {
        for dialect in dialects {
            guard let rules = dialect.values else { continue }
            // With another key path, the closure gets the value of that path.
            if name == rules.localSetter, case .keyPath(_, let names, _)? = call.arguments.first?.value,
                names != ["self"]
            {
                return []
            }
            if rules.sets(by: name ?? "", label: label) { return [dialect.type(rules.type)] }
        }
        return []
    }

    // MARK: Access

    /// The type of a property whose attribute names a key: `@Dependency(\.clock) var clock`.
    func type(ofKeyIn attributes: [CodeAttribute]) -> TypeExpression? {
        for attribute in attributes {
            for dialect in dialects.indices {
                guard let keyPath = dialects[dialect].request(ofAttribute: attribute)?.keyPath,
                    case .keyPath(_, let names, _) = keyPath, names.count == 1,
                    let found = provider(keyPath, dialect: dialect)?.type
                else { continue }
                if case .other = found { continue }
                return found
            }
        }
        return nil
    }

    /// Notes the use of a property that asks for its value only when it is used.
    func noteUse(_ attributes: [CodeAttribute], at location: SourceLocation) {
        guard depth == 0, frame.sureOrigin != nil, !attributes.isEmpty else { return }
        for attribute in attributes {
            for dialect in dialects.indices where dialects[dialect].values != nil {
                guard let keyPath = dialects[dialect].request(ofAttribute: attribute)?.keyPath,
                    let provider = provider(keyPath, dialect: dialect)
                else { continue }
                var asked = request(provider.key, .soft, at: location, reason: nil)
                asked.isImplied = true
                asked.registration = nil
                asked.maker = nil
                registries[dialect].requests.append(asked)
            }
        }
    }
}
