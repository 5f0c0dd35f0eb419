extension CodeWalker {
    /// Whether the closures of a call surely run off the main actor.
    func areClosuresOffMainActor(_ call: CodeCall) -> Bool {
        switch call.callee {
        // A task runs on the actor that creates it.
        case .name("Task", _): return frame.isOffMainActor
        case .member(.name("Task", _)?, "detached", _): return true
        // `sync` may run its closure on the thread of the caller, including the main thread.
        case .member(.call(let queue)?, "async", _), .member(.call(let queue)?, "asyncAfter", _):
            if case .member(.name("DispatchQueue", _)?, "global", _) = queue.callee { return true }
            return false
        case .member(_, let name, _):
            return frame.isOffMainActor && Self.immediate.contains(name) && !Self.hopping.contains(name)
        default: return false
        }
    }

    /// The functions among ``immediate`` that may run their closure elsewhere.
    private static let hopping: Set<String> = ["sync", "run", "assumeIsolated"]

    /// Notes that the walked factory ends the program off the main actor.
    func noteMainActor() {
        guard let (number, dialect) = frame.registration, frame.time == .construction, frame.closureDepth == 1,
            registries[dialect].registrations.indices.contains(number),
            frame.conditions.count == registries[dialect].registrations[number].conditions.count
        else { return }
        registries[dialect].registrations[number].needsMainActor = true
    }

    /// Notes that the walked factory requires an argument.
    func noteArguments(_ type: TypeExpression, method: String, _ expecting: TypeExpression?) {
        guard let path = type.nominal?.path, let (number, dialect) = frame.registration,
            let values = dialects[dialect].argumentValues, values.type == path,
            values.methods.contains(method), let expecting, expecting == expecting.unwrappedOnce,
            frame.time == .construction, frame.closureDepth == 1,
            registries[dialect].registrations.indices.contains(number),
            frame.conditions.count == registries[dialect].registrations[number].conditions.count
        else { return }
        registries[dialect].registrations[number].needsArguments = true
    }

    /// Notes an assignment of the scope for registrations without one.
    func noteDefaultScope(_ left: CodeExpression, _ right: CodeExpression, at location: SourceLocation) {
        if let container = containerOfManager(left) {
            noteDefaultScope(right, of: container, at: location)
            return
        }
        let (name, type): (String, TypeExpression?)
        switch left {
        case .member(let base?, let member, _):
            guard dialects.contains(where: { $0.defaultScopeProperty == member }),
                case .metatype(let found) = silently({ walk(base) })
            else { return }
            (name, type) = (member, found)
        case .name(let written, _): (name, type) = (written, frame.owner.map { index.selfType($0, file: frame.file) })
        default: return
        }
        guard let dialect = type.flatMap(index.dialect), dialects[dialect].defaultScopeProperty == name else { return }
        noteDefaultScope(right, of: nil, at: location, dialect: dialect)
    }

    /// The container whose manager gets a scope: `manager.defaultScope`, in the container or through it.
    private func containerOfManager(_ left: CodeExpression) -> String? {
        guard case .member(let manager?, let name, _) = left,
            let properties = dialects.first(where: { $0.defaultScopeProperty == name && $0.properties != nil })?
                .properties
        else { return nil }
        switch manager {
        case .name(properties.manager, _): return frame.owner.map { index.name(ofType: $0, file: frame.file) }
        case .member(let base?, properties.manager, _): return silently { walk(base) }.type?.nominal?.path
        default: return properties.keyPathRoot
        }
    }

    private func noteDefaultScope(_ right: CodeExpression, of container: String, at location: SourceLocation) {
        guard let dialect = dialects.firstIndex(where: { $0.properties != nil }) else { return }
        noteDefaultScope(right, of: container as String?, at: location, dialect: dialect)
    }

    private func noteDefaultScope(
        _ right: CodeExpression, of container: String?, at location: SourceLocation, dialect: Int
    ) {
        let scope: RegistryScope? =
            if case .member(_, let member, _) = right {
                dialects[dialect].rules.scopes[member] ?? ownScope(member)
            } else { nil }
        registries[dialect].defaultScopes.append(
            DefaultScope(
                scope: scope ?? .custom, container: container, function: frame.function, location: location,
                isConditional: !frame.conditions.isEmpty))
    }
}
