/// Keys that are names or values.
extension CodeWalker {
    /// The key of a name or value; nil if the code does not show it.
    func key(of locator: KeyLocator) -> TypeExpression? {
        switch locator {
        case .name(let expression):
            guard !hasOwnText(expression), case .text(let text) = nameValue(expression) else { return nil }
            return .other("\(Self.namePrefix)\"\(text)\"")
        case .value(let expression): return valueText(expression).map { .other("\(Self.valuePrefix)\($0)") }
        case .types(let types):
            guard case .metatype(let type)? = types.first.map({ walk($0) }) else { return nil }
            return type
        }
    }

    private static let (namePrefix, valuePrefix) = ("name ", "value ")

    private static func prefix(_ locator: KeyLocator) -> String? {
        switch locator {
        case .name: namePrefix
        case .value: valuePrefix
        case .types: nil
        }
    }

    /// Whether a name is a value whose type describes itself in code.
    private func hasOwnText(_ expression: CodeExpression) -> Bool {
        guard case .member(let base?, let name, _) = expression, name != "rawValue",
            case .metatype(let type) = silently({ walk(base) }), let path = type.nominal?.path
        else { return false }
        return !index.members("description", of: path).isEmpty
    }

    private func valueText(_ expression: CodeExpression, depth: Int = 0) -> String? {
        switch expression {
        case .literal(.string(let text?)): return "\"\(text)\""
        case .literal(.integer(let number)): return number
        case .member(let base?, let name, _):
            guard depth < 8, case .metatype(let type) = silently({ walk(base) }), let path = type.nominal?.path,
                let place = index.members(name, of: path).first
            else { return nil }
            if index[place].kind == .enumerationCase { return "\(path).\(name)" }
            return index[place].value.flatMap { valueText($0, depth: depth + 1) }
        default: return nil
        }
    }

    /// Changes the key of a registration.
    func locate(_ number: Int, by locator: KeyLocator, _ dialect: Int, at location: SourceLocation) {
        guard let type = key(of: locator) else {
            let own = registries[dialect].registrations[number].key.type.spelling(.plain)
            drop(number, dialect)
            return registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "how '\(own)' is located is not written", location: location,
                    keyPrefix: Self.prefix(locator)))
        }
        registries[dialect].registrations[number].type = registries[dialect].registrations[number].key.type
        registries[dialect].registrations[number].key.type = type
        registries[dialect].registrations[number].forwards = []
        guard case .types(let all) = locator else { return }
        for type in all.dropFirst() {
            if case .metatype(let base) = walk(type) {
                registries[dialect].registrations[number].forwards.append(
                    ForwardedType(base, name: nil, location: location))
            } else {
                note(open: "the type that is forwarded is not written", at: location, dialect)
            }
        }
    }

    /// Notes a request by a name or a value.
    func ask(
        located call: RequestCall, by locator: KeyLocator, dialect: Int, at location: SourceLocation,
        expecting: TypeExpression?, use: Use
    ) -> Typed {
        let key = key(of: locator).map { RegistryKey(type: $0, arguments: call.arguments.map { walk($0).type }) }
        registries[dialect].requests.append(
            request(
                key, Self.strength(call.failure, use, frame), at: location,
                reason: key == nil ? "the name or value that is asked for is not written" : nil))
        return expecting.map { Typed($0) } ?? .unknown
    }

    /// The type that a container searches for, and whether a missing registration is harmless.
    func sought(_ type: TypeExpression) -> (type: TypeExpression, isSafe: Bool) {
        switch type {
        case .optional(let inner): return (sought(inner).type, true)
        case .array(let element): return (element, true)
        case .dictionary: return (type, true)
        case .nominal(let nominal):
            guard let arguments = nominal.components.last?.arguments, arguments.count == 1 else { return (type, false) }
            if nominal.path == "Optional" { return (sought(arguments[0]).type, true) }
            return ["Set", "Array"].contains(nominal.path)
                || dialects.contains {
                    $0.elements.map { index.lineage(of: nominal.path).contains($0.collectionProtocol) } ?? false
                } ? (arguments[0], true) : (type, false)
        default: return (type, false)
        }
    }

    /// Completes the request of a property whose attribute has a locator or arguments.
    func complete(_ asked: inout RegistryRequest, _ found: PropertyRequest, _ member: CodeMember, _ dialect: Int) {
        guard dialects[dialect].rules.areCollectionsSafe else { return }
        if let written = asked.key?.type {
            let sought = sought(written)
            asked.key?.type = sought.type
            if sought.isSafe || member.isImplicitlyUnwrapped { asked.strength = .soft }
        }
        if let locator = found.locator {
            asked.key = key(of: locator).map { RegistryKey(type: $0) }
            asked.reason = asked.key == nil ? "the name or value that is asked for is not written" : nil
        }
        let types = found.arguments.map { argument in silently { walk(argument) }.type }
        asked.key?.arguments = types
    }
}
