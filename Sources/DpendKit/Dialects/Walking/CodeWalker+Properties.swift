extension CodeWalker {
    /// The type of a property, or the result type of a function.
    func type(of place: CodeIndex.MemberPlace) -> Typed {
        if let known = propertyTypes[place] { return known }
        let member = index[place]
        if let provider = value(member, file: place.file) {
            propertyTypes[place] = .provider(provider)
            return .provider(provider)
        }
        let context = index.context(file: place.file, owner: member.owner, generics: member.genericParameters)
        if let type = member.type {
            let resolved = index.resolve(type, in: context, file: place.file)
            let provider = provider(member, resolved, file: place.file).map { sameProvider(as: $0, place) ?? $0 }
            let typed =
                provider.map { .provider($0) } ?? Typed(resolved, isImplicitlyUnwrapped: member.isImplicitlyUnwrapped)
            propertyTypes[place] = typed
            return typed
        }
        if let provider = madeProvider(place) {
            propertyTypes[place] = .provider(provider)
            return .provider(provider)
        }
        if let type = type(ofKeyIn: member.attributes) {
            propertyTypes[place] = Typed(type)
            return Typed(type)
        }
        if let written = member.attributes.lazy.compactMap({ attribute in
            self.dialects.lazy.compactMap { $0.properties?.type(ofAttribute: attribute) }.first
        }).first,
            case .metatype(let type) = silently({ walk(written) })
        {
            propertyTypes[place] = Typed(type)
            return Typed(type)
        }
        if member.kind == .enumerationCase, let owner = member.owner {
            return Typed(index.selfType(owner, file: place.file))
        }
        guard member.kind == .property, let value = member.value, depth < 32 else { return .unknown }
        propertyTypes[place] = .unknown
        let typed = silently { () -> Typed in
            enter(file: place.file, owner: member.owner, generics: [], isStatic: true, function: "")
            return walk(value)
        }
        if case .registration = typed { return .unknown }
        propertyTypes[place] = typed.withoutMention
        return typed.withoutMention
    }

    /// The type of a property on an instance of some type: `Self` and the parameters of generic types are known there.
    func type(of place: CodeIndex.MemberPlace, on type: TypeExpression) -> Typed {
        let found = self.type(of: place)
        guard case .instance(let written, let isImplicitlyUnwrapped, let mention) = found else { return found }
        var own = written.onSelf(type)
        if own.mentionsGeneric, let owner = index[place].owner, let nominal = type.nominal {
            own = own.replacingGenerics(
                index.bindings(of: index.name(ofType: owner, file: place.file), in: nominal))
        }
        return .instance(own, isImplicitlyUnwrapped: isImplicitlyUnwrapped, mention: mention)
    }

    /// A property whose attribute is a wrapper that asks the container.
    func noteWrappedProperty(_ member: CodeMember, _ type: TypeExpression?) {
        for attribute in member.attributes {
            if noteProperty(member, attribute, type) { continue }
            guard let path = resolve(.named(attribute.name)).nominal?.path, index.isDeclared(path) else { continue }
            let parameters = index.genericParameters(of: path)
            guard !parameters.isEmpty else { continue }
            let call = CodeCall(
                callee: .name(attribute.name, []), arguments: attribute.arguments, location: member.location)
            let places = index.ownMembers(of: path).filter { !wrapper(of: $0).requests.isEmpty }
            let place =
                places.first {
                    index[$0].kind != .initializer || Self.positions(of: call, in: index[$0].parameters) != nil
                } ?? places.first
            guard let place, let found = wrapper(of: place).requests.first else { continue }
            // The type is an argument, a generic argument, or the type of the property.
            var bindings: [String: TypeExpression] = [:]
            for (name, argument) in zip(parameters, attribute.genericArguments) { bindings[name] = resolve(argument) }
            let explicit = attribute.arguments.lazy.compactMap { argument -> TypeExpression? in
                if case .metatype(let base) = self.walk(argument.value) { base } else { nil }
            }.first
            let own = explicit ?? type?.unwrappedOnce
            for name in parameters where bindings[name] == nil { bindings[name] = own }
            guard var key = found.request.key else { continue }
            key.type = key.type.replacingGenerics(bindings)
            let name = passed(
                found.name, index[place], call, Self.positions(of: call, in: index[place].parameters) ?? [])
            key.name = if case .text(let text) = name { text } else { nil }
            var request = found.request
            request.key = key.type.mentionsGeneric || own == nil && attribute.genericArguments.isEmpty ? nil : key
            if request.key == nil { request.reason = "the type of '\(member.name)' is not written" }
            switch name {
            case .none, .text: break
            case .parameter, .unknown:
                (request.key, request.reason) = (
                    nil, "the name under which '\(member.name)' is asked for is not written"
                )
            }
            (request.function, request.location, request.conditions) = (
                frame.function, member.location, frame.conditions
            )
            request.registration = nil
            request.time = .firstUse
            add(request, dialect: found.dialect)
        }
    }

    /// A property with an attribute of a dialect's Swift module.
    private func noteProperty(_ member: CodeMember, _ attribute: CodeAttribute, _ type: TypeExpression?) -> Bool {
        // Any other type of this name, such as a protocol in a manifest, cannot be an attribute of a property.
        if let path = resolve(.named(attribute.name)).nominal?.path,
            index.attributes(ofType: path).contains(where: { $0.name == "propertyWrapper" })
        {
            return false
        }
        let meanings = dialects.indices.compactMap { number in
            dialects[number].request(ofAttribute: attribute).map { (number, $0) }
        }
        if meanings.isEmpty { return false }
        // A key path determines the library. Another file may import it.
        guard
            let (dialect, found) = meanings.first(where: {
                $0.1.keyPath.map { !$0.isMember } ?? false || index.imports(dialects[$0.0].modules, file: frame.file)
            })
        else {
            registries[meanings[0].0].requests.append(
                request(nil, .soft, at: member.location, reason: "'@\(attribute.name)' is declared nowhere in sight"))
            return true
        }
        if let reason = found.reason {
            registries[dialect].requests.append(request(nil, .soft, at: member.location, reason: reason))
            return true
        }
        func finish(_ asked: inout RegistryRequest) {
            asked.time = found.time
            asked.maker =
                found.time == .firstUse && found.keyPath == nil
                ? nil : member.owner.map { index.name(ofType: $0, file: frame.file) }
            // Code may pass arguments to the wrapper before its first use.
            asked.passesArguments = found.time == .firstUse
            asked.isWeak = found.isWeak
            asked.isInOrder = false
            if found.time == .firstUse || member.isLazy { asked.origin = nil }
        }
        if let keyPath = found.keyPath {
            ask(keyPath, dialect: dialect, at: member.location, finish)
            return true
        }
        let generic = attribute.genericArguments.first.map(resolve)
        let written = generic ?? type
        var asked = request(
            written.map {
                RegistryKey(type: found.takesOptional || member.isImplicitlyUnwrapped ? $0.unwrappedOnce : $0)
            },
            found.failure == .isNil ? .soft : found.failure == .traps ? .forced : .throwing, at: member.location,
            reason: written == nil ? "the type of '\(member.name)' is not written" : nil)
        switch nameValue(found.name) {
        case .none: break
        case .text(let text): asked.key?.name = text
        case .parameter, .unknown:
            (asked.key, asked.reason) = (nil, "the name under which '\(member.name)' is asked for is not written")
        }
        if let container = attribute.arguments.first(where: { $0.label == "container" }) {
            asked.containers =
                follow(
                    walk(
                        container.value,
                        expecting: dialects[dialect].containerTypes.first.map { dialects[dialect].type($0) })
                ).map { [$0] } ?? []
        } else if dialects[dialect].commonContainer != nil {
            asked.containers = [flow.number(.common(dialect))]
        }
        complete(&asked, found, member, dialect)
        finish(&asked)
        add(asked, dialect: dialect)
        return true
    }
}
