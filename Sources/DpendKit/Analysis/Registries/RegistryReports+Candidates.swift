extension RegistryReports {
    /// Registrations that the request may have meant.
    func candidates(for key: RegistryKey, of request: RegistryRequest) -> [Diagnostic.Note] {
        let elsewhere = registry.registrations.filter { own in
            !own.containers.isEmpty && !request.containers.isEmpty
                && own.keys.contains { $0.name == key.name && $0.type.mayBe(key.type) }
        }
        if !elsewhere.isEmpty {
            return elsewhere.prefix(Self.limit).map { registration in
                let names = registration.containers.map { "'\(registry.containers[$0].name)'" }.joined(
                    separator: " and ")
                return .init(
                    .candidate,
                    "'\(registration.key)' is registered in \(names), where '\(registry.names(of: request.containers))' does not look",
                    at: registration.location)
            }
        }
        let promised = registry.promises.filter { $0.key == key }
        if !promised.isEmpty {
            return promised.map { .init(.candidate, "it is only promised here", at: $0.location) }
                + promised.prefix(1).flatMap { PromiseAdvice(registry, makers)?.notes(for: $0) ?? [] }
        }
        let renamed = registry.registrations.flatMap { own in
            zip(own.keys, [own.location] + own.forwards.map(\.location)).filter { $0.0.type.mayBe(key.type) }.map {
                (registration: own, key: $0.0, location: $0.1)
            }
        }
        var notes = renamed.prefix(Self.limit).map { registration, renamed, location -> Diagnostic.Note in
            if let assembly = registration.unloadedAssembly {
                return .init(
                    .candidate, "'\(registration.key)' is registered by '\(assembly)', which nothing loads",
                    at: registration.location)
            }
            if registration.isElement {
                return .init(
                    .candidate, "'\(key.type.spelling(.plain))' is registered into a collection",
                    at: registration.location)
            }
            let name = renamed.name.map { "under the name \"\($0)\"" } ?? "without a name"
            return .init(.candidate, "'\(key.type.spelling(.plain))' is registered \(name)", at: location)
        }
        if !notes.isEmpty { return notes }
        let path = key.type.nominal?.path
        notes += registry.registrations.filter { path != nil && $0.key.type.nominal?.path == path }.prefix(Self.limit)
            .map { registration in
                .init(.candidate, "'\(registration.key)' is registered", at: registration.location)
            }
        if !notes.isEmpty { return notes }
        // The factory's result has the requested type, but it is registered as another type.
        notes += registry.registrations.filter { $0.made?.mayBe(key.type) == true }.prefix(Self.limit).map {
            registration -> Diagnostic.Note in
            let (own, wanted) = (registration.key.type.spelling(.plain), key.type.spelling(.plain))
            let made = "is registered with a factory that makes a '\(wanted)'"
            return .init(
                .candidate, "'\(registration.key)' \(made); resolve '\(own)', or register '\(wanted)' too",
                at: registration.location)
        }
        if !notes.isEmpty { return notes }
        let advice = RegistrationAdvice(registry, makers, for: request)
        if let forward = advice?.forward(for: key) { return [forward] }
        notes += registry.registrations.filter { path != nil && $0.supertypes.contains(path ?? "") }.prefix(Self.limit)
            .flatMap { registration -> [Diagnostic.Note] in
                let name = key.type.spelling(.plain)
                let made = "'\(registration.key)' is registered, and its factory makes a '\(name)'"
                if let remedy = advice?.modifier(for: key, on: registration) {
                    return [.init(.candidate, made, at: registration.location), remedy]
                }
                return [.init(.candidate, "\(made); register it as '\(name)' too", at: registration.location)]
            }
        // Beside a remedy that uses a registered object, a new object would not be the same.
        if !notes.contains(where: { !$0.remedies.isEmpty }) { notes += advice?.notes(for: key) ?? [] }
        if !notes.isEmpty { return notes }
        let names = Dictionary(registry.registrations.map { ($0.key.type.spelling(.plain), $0) }) { first, _ in first }
        let near = NearNames.find(key.type.spelling(.plain), among: names.keys.sorted())
        return near.prefix(Self.limit).compactMap { name in
            names[name].map { .init(.candidate, "'\(name)' is registered", at: $0.location) }
        }
    }

    /// The registration with a name that a key is forwarded to, in containers that forward to the registration without
    /// a name.
    func unnamedTarget(of key: RegistryKey) -> (call: String, target: String, name: String, location: SourceLocation)? {
        guard registry.rules.forwardsAskUnnamed else { return nil }
        for registration in registry.registrations
        where registration.forwards.contains(where: { $0.name == key.name && $0.type.mayBe(key.type) }) {
            guard let name = registration.key.name else { continue }
            return (
                "implements(\(key.type.spelling(.plain)).self)", registration.key.type.spelling(.plain), name,
                registration.location
            )
        }
        return nil
    }
}
