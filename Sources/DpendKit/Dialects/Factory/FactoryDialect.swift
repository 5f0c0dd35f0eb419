/// Factory, by hmlongco: properties of containers are the keys. In version 1 they are static.
struct FactoryDialect: ContainerDialect, Dialect, KeyProperties {
    let name = "factory"
    let title = "Factory"
    let modules: Set<String> = ["Factory", "FactoryKit"]
    let words: [StaticString] = ["Factory", "Injected", "Container", "esolve(", "dependency("]
    let types: Set<String> = [
        "Container", "SharedContainer", "ManagedContainer", "Factory", "ParameterFactory", "ContainerManager",
    ]
    let fillableTypes: Set<String> = []
    let containerTypes: Set<String> = []

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.followsCalls = true
        rules.overrides = true
        rules.dropsUnheld = true
        rules.defaultScope = .unique
        rules.scopes = [
            "unique": .unique, "graph": .shared, "cached": .cached, "shared": .weakSingleton, "singleton": .singleton,
        ]
        rules.commonScopes = [.singleton]
        rules.promises = .statement(
            "{container}.shared.{name}.register { {instance} }", argument: "{container}.shared.{name}()")
        return rules
    }

    var properties: (any KeyProperties)? { self }
    let keyPathRoot = "Container"
    let wrapper = "Factory"
    let wrapperWithArgument = "ParameterFactory"
    let manager = "manager"
    let scopeTypes = ["Scope", "SharedContainer.Scope", "Container.Scope"]
    let scopeClasses: [String: RegistryScope] = [
        "Cached": .cached, "Shared": .weakSingleton, "Singleton": .singleton, "Unique": .unique,
    ]
    let supertypes = ["Container": ["SharedContainer"], "SharedContainer": ["ManagedContainer"]]
    let defaultScopeProperty: String? = "defaultScope"
    let passingMethods: (type: String, names: Set<String>) = (
        "SharedContainer", ["", "callAsFunction", "with", "preview"]
    )

    // MARK: Properties

    func provision(of type: TypeExpression) -> Provision? {
        guard let nominal = type.nominal, nominal.module == title, let arguments = nominal.components.last?.arguments
        else { return nil }
        switch (nominal.path, arguments.count) {
        case ("Factory", 1): return Provision(type: arguments[0])
        case ("ParameterFactory", 2): return Provision(type: arguments[1], arguments: [arguments[0]])
        default: return nil
        }
    }

    func provision(by call: CodeCall) -> ProvisionCall? {
        switch call.callee {
        case .name("promised", _), .member(.name("self", _)?, "promised", _): return .promise
        case .name("self", _), .name("Factory", _), .name("ParameterFactory", _), .member(nil, "init", _),
            .member(.name("self", _)?, "callAsFunction", _):
            guard let first = call.arguments.first, let last = call.arguments.last,
                last.label == nil || last.label == "factory"
            else { return nil }
            if case .name("self", _) = last.value { return nil }
            // In version 1 a factory does not belong to an instance of a container.
            let isApart = first.label != nil || first.value.isClosure
            if case .name("self", _) = call.callee {
                return last.label == nil || call.arguments.count > 1 ? .factory(last.value) : nil
            }
            return .factory(last.value, scope: call.arguments.first { $0.label == "scope" }?.value, isApart: isApart)
        default: return nil
        }
    }

    func meaning(ofProvider method: String?, _ call: CodeCall) -> ProviderMeaning? {
        let last = call.arguments.last?.value
        switch method {
        case nil, "callAsFunction":
            // `container.clock { MockClock() }` registers.
            if let last, call.arguments.count == 1, call.trailingClosures == 1 || call.arguments[0].label == "factory" {
                return .registration(last)
            }
            return .request
        case "resolve", "resolveOnMainActor", "resolveOnGlobalActor": return .request
        case "register": return last.map { .registration($0) }
        case "preview": return .nothing
        case "once", "reset", "decorator", "timeToLive", "scope": return .nothing
        case let method?:
            guard let last, let context = Self.context(method, call.arguments) else { return nil }
            return .alternative(last, context.text)
        }
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        if rules.scopes[name] != nil, arguments.isEmpty { return .scope(.member(nil, name, [])) }
        switch name {
        case "scope": return arguments.first.map { .scope($0.value) }
        case "scopeOnParameters": return .byArguments
        case "once", "decorator", "timeToLive", "reset": return .nothing
        default:
            guard let last = arguments.last?.value, let context = Self.context(name, arguments) else { return nil }
            return .alternative(last, context.text)
        }
    }

    /// The condition of a factory; a text of nil stands for tests and previews.
    private static func context(_ method: String, _ arguments: [CodeArgument]) -> (text: String?, Void)? {
        switch method {
        case "onTest", "onPreview": return (nil, ())
        case "onArg", "onArgs", "onDebug", "onSimulator", "onDevice":
            return ("\(method)@\(arguments.first.map { "\($0.location)" } ?? "")", ())
        case "context":
            let contexts = arguments.dropLast().map { argument -> String in
                if case .member(nil, let name, _) = argument.value { name } else { "?" }
            }
            if !contexts.isEmpty, contexts.allSatisfy({ $0 == "test" || $0 == "preview" }) { return (nil, ()) }
            return ("context \(contexts.joined(separator: ",")) \(arguments.first.map { "\($0.location)" } ?? "")", ())
        default: return nil
        }
    }

    // MARK: Calls

    func meaning(of call: MethodCall) -> CallMeaning? {
        guard call.type == "Container" || call.type == "SharedContainer", !call.isStatic else { return nil }
        let arguments = call.call.arguments
        switch call.method {
        case "reset", "decorator": return .nothing(nil)
        // Registers by type alone, if a container is `Resolving`.
        case "register":
            guard let factory = arguments.last, factory.value.isClosure else { return nil }
            return .registration(
                RegistrationCall(type: arguments.count > 1 ? arguments[0].value : nil, factory: factory.value))
        case "resolve":
            guard arguments.count < 2, arguments.allSatisfy({ $0.label == nil }) else { return nil }
            return .request(RequestCall(type: arguments.first?.value, failure: .isNil, isOptional: true))
        default: return nil
        }
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        switch (type, name, isStatic) {
        case ("Container", "shared", true): self.type("Container")
        case (_, "manager", false): self.type("ContainerManager")
        default: nil
        }
    }

    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        if attribute.name == "InjectedType", attribute.arguments.isEmpty {
            return PropertyRequest(failure: .isNil, time: .construction, takesOptional: true)
        }
        guard let argument = attribute.arguments.first, argument.label == nil, case let first = argument.value,
            first.isKeyPath || first.isMember
        else { return nil }
        switch attribute.name {
        case "Injected": return PropertyRequest(keyPath: first, failure: .traps, time: .construction)
        case "LazyInjected", "DynamicInjected", "InjectedObject", "InjectedObservable":
            return PropertyRequest(keyPath: first, failure: .traps, time: .firstUse)
        case "WeakLazyInjected": return PropertyRequest(keyPath: first, failure: .traps, time: .firstUse, isWeak: true)
        default: return nil
        }
    }

    func type(ofAttribute attribute: CodeAttribute) -> CodeExpression? {
        attribute.name == "InjectedContainer" ? attribute.arguments.first?.value ?? .metatype(type("Container")) : nil
    }

    func keyPath(in call: CodeCall, of function: String) -> CodeExpression? {
        guard function == "resolve" || function == "dependency", let first = call.arguments.first, first.label == nil,
            case .keyPath = first.value,
            call.arguments.dropFirst().allSatisfy({ $0.label == "parameter" })
        else { return nil }
        return first.value
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] { [] }
}
