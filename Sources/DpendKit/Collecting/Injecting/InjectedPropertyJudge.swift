/// Finds the obstacle that keeps generated code from setting an `@Injected` property.
struct InjectedPropertyJudge {
    let types: TypeCollector
    /// The type that declares the properties.
    let identifier: DeclarationIndex.TypeIdentifier
    private let context: NameResolver.Context
    /// The actor of the type.
    private let actor: String?
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector, identifier: DeclarationIndex.TypeIdentifier) {
        self.types = types
        self.identifier = identifier
        context = types.resolver.context(in: identifier, file: identifier.file)
        actor = types.globalActor(of: identifier)
    }

    /// An obstacle, and ways out.
    struct Obstacle {
        /// A sentence without a full stop.
        var reason: String
        /// Ways out, likeliest first.
        var remedies: [Remedy]
    }

    /// Whether the attribute is DpendRuntime's.
    func isInjected(_ property: InjectedPropertyDeclaration) -> Bool {
        let attribute = types.resolver.resolve(.named(property.attribute), in: context).nominal
        return attribute?.module == TypeExpression.runtimeModule && attribute?.path == "Injected"
    }

    /// The actor that must set a property.
    func globalActor(of property: InjectedPropertyDeclaration) -> String? {
        if property.modifiers.isNonisolated { return nil }
        return types.globalActor(in: property.modifiers.attributes, of: identifier) ?? actor
    }

    /// The obstacle to setting a property; nil if there is none.
    func obstacle(of property: InjectedPropertyDeclaration) -> Obstacle? {
        obstacleOfType(property) ?? obstacleOfForm(property) ?? obstacleOfAccess(property)
            ?? obstacleOfIsolation(property)
    }

    private func obstacleOfType(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        let name = index.name(of: identifier)
        switch index[identifier].kind {
        case .class: break
        case .actor:
            return Obstacle(
                reason: "'\(name)' is an actor, whose properties only it can set",
                remedies: [parameter(for: property)])
        case .struct, .enum, .protocol, .extension:
            return Obstacle(
                reason: "'\(name)' is not a class, so a copy would be injected",
                remedies: [parameter(for: property)])
        }
        guard index.access(of: identifier) < .internal else { return nil }
        return Obstacle(
            reason: "'\(name)' is \(index.access(of: identifier)), so generated code cannot name it",
            remedies: [Remedy(.init(.setAccess, name, "internal", at: index[identifier].location))])
    }

    private func obstacleOfForm(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        if property.modifiers.isStatic {
            return Obstacle(
                reason: "it is static, so it belongs to no object",
                remedies: [Remedy(.init(.removeModifier, property.name, "static", at: property.location))])
        }
        guard let type = property.type else {
            return Obstacle(
                reason: "its type is not written",
                remedies: [
                    Remedy(
                        .init(
                            .writeType, property.name, "@Injected var \(property.name): SomeType", at: property.location
                        ))
                ])
        }
        let remedy = Remedy(.init(.addAttribute, property.name, "@Injected(tag: SomeTag.self)", at: property.location))
        switch property.tag {
        case .none: return nil
        case .unreadable(let text):
            return Obstacle(
                reason: "its '\(text.prefix(60))' is not written as 'tag: SomeTag.self'", remedies: [remedy])
        case .named:
            guard types.resolver.resolve(type, in: context).untagged != types.resolver.resolve(type, in: context) else {
                return nil
            }
            return Obstacle(
                reason: "it has two tags, one beside the type and one in it",
                remedies: [Remedy(.init(.addAttribute, property.name, "@Injected", at: property.location))])
        }
    }

    private func obstacleOfAccess(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        let access = index.access(of: property.modifiers, in: identifier)
        let setterAccess = min(access, property.setterAccess ?? access)
        // Properties that other modules cannot see do not matter to them.
        let required = types.requiredAccess(to: identifier)
        guard setterAccess < required, types.isUsable(identifier) else { return nil }
        if access < required {
            let change: Remedy.Step =
                required == .internal
                ? .init(.removeModifier, property.name, "\(access)", at: property.location)
                : .init(.setAccess, property.name, "\(required)", at: property.location)
            return Obstacle(reason: "it is \(access)", remedies: [Remedy(change), parameter(for: property)])
        }
        return Obstacle(
            reason: "its setter is \(setterAccess)",
            remedies: [
                Remedy(.init(.removeModifier, property.name, "\(setterAccess)(set)", at: property.location)),
                parameter(for: property),
            ])
    }

    private func parameter(for property: InjectedPropertyDeclaration) -> Remedy {
        Remedy(.init(.moveToInitializer, property.name, at: property.location))
    }

    private func obstacleOfIsolation(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        guard let own = globalActor(of: property), let actor, own != actor else { return nil }
        return Obstacle(
            reason: "it belongs to @\(own), and '\(index.name(of: identifier))' to @\(actor)",
            remedies: [Remedy(.init(.removeModifier, property.name, "@\(own)", at: property.location))])
    }
}
