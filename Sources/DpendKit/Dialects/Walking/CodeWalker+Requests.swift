extension CodeWalker {
    /// Notes a request, and returns the resulting type.
    ///
    /// - Parameter containers: The holder of the container; empty if it is unknown.
    func ask(
        _ call: RequestCall, of containers: [Int], dialect: Int, at location: SourceLocation,
        expecting: TypeExpression?, use: Use
    ) -> Typed {
        let rules = dialects[dialect].rules
        if let locator = call.locator {
            return ask(located: call, by: locator, dialect: dialect, at: location, expecting: expecting, use: use)
        }
        func request(
            _ key: RegistryKey?, _ strength: RegistryRequest.Strength, at location: SourceLocation, reason: String?
        ) -> RegistryRequest {
            var asked = self.request(key, strength, at: location, reason: reason)
            (asked.containers, asked.passesArguments) = (containers, call.passesArguments)
            return asked
        }
        if let accessor = call.accessor {
            for argument in call.arguments { walk(argument) }
            var asked = request(nil, .forced, at: location, reason: nil)
            let name: String? = if case .text(let text) = nameValue(call.name) { text } else { nil }
            asked.accessor = .init(function: accessor, name: name)
            registries[dialect].requests.append(asked)
            return .unknown
        }
        var type: TypeExpression?
        if let expression = call.type {
            if case .metatype(let base) = walk(expression) { type = base }
        } else {
            type = call.isOptional ? expecting?.unwrappedOnce : expecting
        }
        let arguments = call.arguments.map { walk($0).type }
        let result: Typed = type.map { Typed(call.isOptional ? .optional($0) : $0) } ?? .unknown
        var strength = Self.strength(call.failure, use, frame)
        guard
            var key = type.map({
                RegistryKey(
                    type: $0, arguments: arguments.map { $0?.mentionsGeneric == true && captured == nil ? nil : $0 })
            })
        else {
            registries[dialect].requests.append(
                request(
                    nil, strength, at: location,
                    reason: call.type == nil
                        ? "the type that is asked for follows from no declaration"
                        : "the type that is asked for is not written"))
            return .unknown
        }
        let meant = unwrap(&key, rules)
        if meant.isSafe { strength = .soft }
        let time = meant.isDeferred ? .firstUse : frame.time
        let name = nameValue(call.name)
        if key.type.mentionsGeneric {
            var generic = request(key, strength, at: location, reason: nil)
            generic.registration = nil
            captured?.requests.append((generic, name, call.isOptional && strength != .forced, dialect))
            return result
        }
        var reason: String?
        switch name {
        case .none: break
        case .text(let text): key.name = text
        case .parameter, .unknown:
            reason = "the name under which '\(key.type.spelling(.plain))' is asked for is not written"
        }
        var found = request(reason == nil ? key : nil, strength, at: location, reason: reason)
        found.time = time
        if call.isAbstract {
            (found.isAbstract, found.isInOrder, found.registration, found.time) = (true, false, nil, .firstUse)
        }
        registries[dialect].requests.append(found)
        return result
    }

    /// Replaces the type of a key by the one that the container looks up: the wrapped type of an optional, the elements of a
    /// collection, `T` of `Lazy<T>`.
    private func unwrap(_ key: inout RegistryKey, _ rules: RegistryRules) -> (isSafe: Bool, isDeferred: Bool) {
        var isSafe = false
        if case .optional(let wrapped) = key.type, rules.optionalMeansWrapped, !rules.areCollectionsSafe {
            key.type = wrapped
            isSafe = rules.isOptionalSafe
        }
        if rules.areCollectionsSafe {
            let sought = sought(key.type)
            key.type = sought.type
            isSafe = sought.isSafe
        }
        guard let nominal = key.type.nominal, nominal.components.count == 1, rules.wrappers.contains(nominal.path),
            let inner = nominal.components[0].arguments.first
        else { return (isSafe, false) }
        key.type = inner
        return (isSafe, true)
    }

    static func strength(_ failure: RequestCall.Failure, _ use: Use, _ frame: CodeFrame) -> RegistryRequest.Strength {
        switch failure {
        case .traps: return .forced
        case .isNil: return use.ofNil == .forced ? .forced : .soft
        case .throwsMistake: return use.ofErrors == .soft || use.ofErrors == .open && frame.catches ? .soft : .forced
        case .throwsError:
            switch use.ofErrors {
            case .forced: return .forced
            case .soft: return .soft
            case .open: return frame.catches ? .soft : frame.registration == nil ? .soft : .throwing
            }
        }
    }

    /// Notes the requests that a function makes on behalf of this call.
    func note(
        _ wrapper: Wrapper, _ member: CodeMember, _ call: CodeCall, _ positions: [Int],
        _ bindings: [String: TypeExpression], _ use: Use, types: [Typed], receiver: Typed?, made: MadeByCaller?
    ) {
        // The function's container is the container of the call.
        func bound(_ holder: Int) -> [Int] {
            let typed: Typed?
            switch flow.holders[holder] {
            case .parameter(let place, let position)
            where index[place].name == member.name && index[place].parameters.count == member.parameters.count:
                typed = positions.firstIndex(of: position).map { types[$0] }
            case .receiver(let place) where index[place].name == member.name: typed = receiver
            default: return [holder]
            }
            if case .instance(_, _, let mention?)? = typed { return [mention.holder] }
            return typed == nil ? [holder] : []
        }
        for found in wrapper.requests {
            let containers = found.request.containers.flatMap(bound)
            func request(
                _ key: RegistryKey?, _ strength: RegistryRequest.Strength, at location: SourceLocation, reason: String?
            ) -> RegistryRequest {
                var asked = self.request(key, strength, at: location, reason: reason)
                (asked.containers, asked.passesArguments) = (containers, found.request.passesArguments)
                return asked
            }
            guard var key = found.request.key else { continue }
            key.type = key.type.replacingGenerics(bindings)
            key.arguments = key.arguments.map { argument in
                let bound = argument?.replacingGenerics(bindings)
                return bound?.mentionsGeneric == true && captured == nil ? nil : bound
            }
            var strength = found.isOptional && use.ofNil == .forced ? .forced : found.request.strength
            let name = passed(found.name, member, call, positions)
            if key.type.mentionsGeneric, captured != nil {
                var generic = request(key, strength, at: call.location, reason: nil)
                generic.registration = nil
                captured?.requests.append((generic, name, found.isOptional, found.dialect))
                continue
            }
            if key.type.mentionsGeneric {
                // In a generic function the caller determines the type.
                if !bindings.values.contains(where: \.mentionsGeneric) {
                    registries[found.dialect].requests.append(
                        request(
                            nil, strength, at: call.location,
                            reason: "the type that '\(member.name)' asks for follows from no declaration"))
                }
                continue
            }
            let meant = unwrap(&key, registries[found.dialect].rules)
            // A property of type `T!` that gets nil ends the program later.
            if meant.isSafe, use.ofNil != .forced { strength = .soft }
            var reason: String?
            switch name {
            case .none: key.name = nil
            case .text(let text): key.name = text
            case .parameter, .unknown:
                reason = "the name under which '\(key.type.spelling(.plain))' is asked for is not written"
            }
            var asked = request(reason == nil ? key : nil, strength, at: call.location, reason: reason)
            if meant.isDeferred { asked.time = .firstUse }
            registries[found.dialect].requests.append(asked)
        }
        for found in wrapper.registrations {
            register(found, made, member, call, positions, bindings, in: found.registration.containers.flatMap(bound))
        }
    }
}
