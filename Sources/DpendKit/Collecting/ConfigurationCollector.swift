/// Makes the factories of a `DependencyConfiguration`: the class itself and its providing members (semantics, section
/// 3.2).
struct ConfigurationCollector {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// Adds the configuration's factories and problems.
    func collect(_ identifier: DeclarationIndex.TypeIdentifier, into result: inout CollectedDependencies) {
        let name = index.name(of: identifier)
        guard types.isUsable(identifier), !index.isGeneric(identifier) else {
            let types = ([identifier] + index.extensions(of: identifier)).flatMap { container in
                index[container].registrations.map { provided(by: $0, in: container) }
            }
            note(.configuration, name, reason(identifier), at: index[identifier].location, types: types, in: &result)
            return
        }
        let type = types.nominalType(of: identifier)
        let own = types.factories(of: identifier, keys: [type], onDemand: [], scope: .singleton)
        result.factories += own
        let containers = [identifier] + index.extensions(of: identifier)
        // If clients cannot make a configuration, they can still use its static members.
        if own.isEmpty, types.options.mode == .library,
            containers.contains(where: { index[$0].registrations.contains { !$0.modifiers.isStatic } }),
            let hidden = InitializerCollector(types: types).hiddenInitializer(of: identifier)
        {
            note(.unmadeConfiguration, name, hidden.reason, at: hidden.location, remedy: hidden.remedy, in: &result)
        }
        for container in containers {
            for registration in index[container].registrations where !isOverridden(registration, of: identifier) {
                collect(registration, in: container, of: identifier, into: &result)
            }
        }
    }

    /// Whether a subclass declares a member differently. Then the subclass's member provides, and this one does not.
    private func isOverridden(
        _ registration: RegistrationDeclaration, of identifier: DeclarationIndex.TypeIdentifier
    ) -> Bool {
        types.hierarchy.subclasses(of: identifier).contains { subclass in
            index[subclass].registrations.contains {
                $0.modifiers.isOverride && $0.inactiveClause == nil && $0.name == registration.name
                    && $0.parameters.map(\.label) == registration.parameters.map(\.label)
            }
        }
    }

    private func collect(
        _ registration: RegistrationDeclaration, in container: DeclarationIndex.TypeIdentifier,
        of identifier: DeclarationIndex.TypeIdentifier, into result: inout CollectedDependencies
    ) {
        guard !registration.modifiers.isUnavailable, registration.inactiveClause == nil else { return }
        let subject = "\(index.name(of: identifier)).\(registration.name)"
        let access = index.access(of: registration.modifiers, in: container)
        guard access >= types.requiredAccess(to: container) else {
            // A private member is private on purpose.
            if types.options.mode == .library, access >= .internal {
                note(
                    .member, subject, "it is \(access)", at: registration.location,
                    types: [provided(by: registration, in: container)],
                    remedy: Remedy(
                        .init(
                            .setAccess, registration.name, "\(types.requiredAccess(to: container))",
                            of: index.name(of: identifier),
                            at: registration.location)),
                    in: &result)
            }
            return
        }
        switch settings(of: registration) {
        case .success(let settings):
            var factory = factory(registration, settings, in: container, of: identifier)
            if types.needsExports(access, of: identifier) { factory.exports = ProviderExports(isRequired: true) }
            result.factories.append(factory)
        case .failure(let undecidable):
            result.problems.undecidableRegistrations.append(
                .init(
                    remark: .init(subject: subject, message: undecidable.reason, location: undecidable.location),
                    type: provided(by: registration, in: container)))
        }
    }

    private func provided(
        by registration: RegistrationDeclaration, in container: DeclarationIndex.TypeIdentifier
    ) -> TypeExpression {
        types.hierarchy.resolve(registration.provided, in: types.resolver.context(in: container, file: container.file))
    }

    private func note(
        _ kind: CollectedDependencies.InaccessibleProvider.Kind, _ subject: String, _ message: String,
        at location: SourceLocation,
        types: [TypeExpression] = [], remedy: Remedy? = nil, in result: inout CollectedDependencies
    ) {
        result.problems.inaccessibleProviders.append(
            .init(
                remark: .init(subject: subject, message: message, location: location), kind: kind,
                types: types, remedy: remedy))
    }

    private func settings(
        of registration: RegistrationDeclaration
    ) -> Result<RegistrationDeclaration.Settings, RegistrationDeclaration.Undecidable> {
        if registration.isGeneric {
            return .failure(.init(reason: "it is generic", location: registration.location))
        }
        if let parameter = registration.parameters.first(where: \.isInout) {
            return .failure(.init(reason: "it has an 'inout' parameter", location: parameter.location))
        }
        return registration.configuration
    }

    private func factory(
        _ registration: RegistrationDeclaration, _ settings: RegistrationDeclaration.Settings,
        in container: DeclarationIndex.TypeIdentifier, of identifier: DeclarationIndex.TypeIdentifier
    ) -> DependencyFactory {
        let context = types.resolver.context(in: container, file: container.file)
        func resolve(_ type: TypeExpression) -> TypeExpression { types.resolver.resolve(type, in: context) }
        let provided = types.hierarchy.resolve(registration.provided, in: context)
        let properties =
            provided.unwrapped.nominal.map { types.injectedProperties.properties(of: $0, types) } ?? .init()
        let method = DependencyFactory.ConfigurationMethod(
            configuration: DependencyKey(type: .nominal(types.nominalType(of: identifier))),
            name: registration.name, form: form(of: registration),
            parameters: types.parameters(registration.parameters, in: context) + properties.parameters)
        var effects = registration.effects
        if !registration.modifiers.isNonisolated {
            effects.globalActor =
                types.globalActor(in: registration.modifiers.attributes, of: container)
                ?? types.globalActor(in: index[container].modifiers.attributes, of: container)
                ?? types.globalActor(of: identifier)
        }
        effects.globalActor = effects.globalActor ?? properties.parameters.propertyActor
        var factory = DependencyFactory(
            key: DependencyKey(type: provided, tag: settings.tag.map(resolve)),
            kind: .configurationMethod(method), scope: settings.scope, effects: effects,
            imports: (types.requiredImports(ofFiles: [identifier.file, container.file]) + properties.imports
                + types.requiredImports(
                    naming: registration.parameters.map(\.type) + [registration.provided]
                        + (settings.tag.map { [$0] } ?? []),
                    in: context)).unique,
            origin: types.origin(of: container), location: registration.location)
        factory.isUnsendable = types.sendability.isUnsendable(provided)
        factory.closing = provided.unwrapped.nominal.flatMap(types.hierarchy.closing).flatMap(types.visible)
        factory.availability = types.availability(of: identifier).union(types.availability(of: container))
            .union(registration.modifiers.availability).union(types.availability(of: factory.key.type))
        factory.entry = settings.entry?.mappingTypes(resolve)
        factory.placement = settings.container.map { ContainerPlacement(container: $0) }
        return factory
    }

    private func form(of registration: RegistrationDeclaration) -> DependencyFactory.ConfigurationMethod.Form {
        switch (registration.isProperty, registration.modifiers.isStatic) {
        case (false, false): .method
        case (true, false): .property
        case (false, true): .staticMethod
        case (true, true): .staticProperty
        }
    }

    private func reason(_ identifier: DeclarationIndex.TypeIdentifier) -> String {
        if index.isGeneric(identifier) { return "it is generic" }
        if index.access(of: identifier) < types.requiredAccess(to: identifier) {
            switch types.requiredAccess(to: identifier) {
            case .public, .open: return "it is not public"
            case .package: return "it is neither public nor package"
            case .internal, .fileprivate, .private: return "it is private"
            }
        }
        return "it is marked as unavailable"
    }
}
