/// Tells what keeps generated code from setting an `@Injected` property.
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

    /// What stands in the way, and what to do about it.
    struct Obstacle {
        /// A sentence without a full stop.
        var reason: String
        /// What to do, in the imperative.
        var remedy: String
    }

    /// Whether the attribute is DpendRuntime's.
    func isInjected(_ property: InjectedPropertyDeclaration) -> Bool {
        let attribute = types.resolver.resolve(.named(property.attribute), in: context).nominal
        return attribute?.module == TypeExpression.runtimeModule && attribute?.path == "Injected"
    }

    /// The actor on which a property has to be set.
    func globalActor(of property: InjectedPropertyDeclaration) -> String? {
        if property.modifiers.isNonisolated { return nil }
        return types.globalActor(in: property.modifiers.attributes, of: identifier) ?? actor
    }

    /// What keeps generated code from setting a property; nil if nothing does.
    func obstacle(of property: InjectedPropertyDeclaration) -> Obstacle? {
        obstacleOfType ?? obstacleOfForm(property) ?? obstacleOfAccess(property) ?? obstacleOfIsolation(property)
    }

    private var obstacleOfType: Obstacle? {
        let name = index.name(of: identifier)
        switch index[identifier].kind {
        case .class: break
        case .actor:
            return Obstacle(
                reason: "'\(name)' is an actor, whose properties only it can set",
                remedy: "take the dependency as a parameter of the initializer")
        case .struct, .enum, .protocol, .extension:
            return Obstacle(
                reason: "'\(name)' is no class, so a copy would be injected",
                remedy: "leave '@Injected' out and take the dependency as a parameter of the initializer")
        }
        guard index.access(of: identifier) < .internal else { return nil }
        return Obstacle(
            reason: "'\(name)' is \(index.access(of: identifier)), so generated code cannot name it",
            remedy: "make the class internal")
    }

    private func obstacleOfForm(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        if property.modifiers.isStatic {
            return Obstacle(reason: "it is static, so it belongs to no object", remedy: "make it a property of the objects")
        }
        guard let type = property.type else {
            return Obstacle(
                reason: "its type is not written", remedy: "write it: '@Injected var \(property.name): SomeType'")
        }
        let remedy = "write '@Injected(tag: SomeTag.self) var \(property.name)'"
        switch property.tag {
        case .none: return nil
        case .unreadable(let text):
            return Obstacle(reason: "its '\(text.prefix(60))' is not written as 'tag: SomeTag.self'", remedy: remedy)
        case .named:
            guard types.resolver.resolve(type, in: context).untagged != types.resolver.resolve(type, in: context) else {
                return nil
            }
            return Obstacle(reason: "it has two tags, one beside the type and one in it", remedy: "leave one of them out")
        }
    }

    private func obstacleOfAccess(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        let access = index.access(of: property.modifiers, in: identifier)
        let setterAccess = min(access, property.setterAccess ?? access)
        // What another module does not see has nothing to do with it.
        let required = types.requiredAccess(to: identifier)
        guard setterAccess < required, types.isUsable(identifier) else { return nil }
        let remedy = "or take the dependency as a parameter of the initializer"
        if access < required {
            let change = required == .internal ? "leave '\(access)' out" : "make it \(required)"
            return Obstacle(reason: "it is \(access)", remedy: "\(change), \(remedy)")
        }
        return Obstacle(
            reason: "its setter is \(setterAccess)", remedy: "leave '\(setterAccess)(set)' out, \(remedy)")
    }

    private func obstacleOfIsolation(_ property: InjectedPropertyDeclaration) -> Obstacle? {
        guard let own = globalActor(of: property), let actor, own != actor else { return nil }
        return Obstacle(
            reason: "it belongs to @\(own), and '\(index.name(of: identifier))' to @\(actor)",
            remedy: "leave '@\(own)' out")
    }
}
