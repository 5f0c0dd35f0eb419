/// Resolver, by hmlongco.
struct ResolverDialect: ContainerDialect, Dialect {
    let name = "resolver"
    let title = "Resolver"
    let modules: Set<String> = ["Resolver"]
    let words: [StaticString] = ["Resolver", "esolve", "register", "Injected", "optional("]
    let types: Set<String> = ["Resolver", "Resolving", "ResolverRegistering", "ResolverOptions"]
    let fillableTypes: Set<String> = ["Resolver"]

    let containerTypes: Set<String> = ["Resolver"]
    let argumentValues: (type: String, methods: Set<String>)? = ("Resolver.Args", ["", "get"])
    let commonContainer: String? = "Resolver.main"

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.matchesArguments = false
        rules.optionalMeansWrapped = false
        rules.unwrapsMade = true
        rules.forwardsAskUnnamed = true
        rules.registeringFunctions = ["registerAllServices"]
        rules.syntax = RegistrationSyntax(
            requesting: "register { r in {instance} }{scope}", alone: "register { {instance} }{scope}",
            forwarding: "register { r in r.resolve({made}.self) as {key} }", argument: "r.resolve()",
            scope: ".scope(.application)", castsInstance: true)
        rules.scopes = [
            "unique": .unique, "graph": .shared, "application": .singleton, "shared": .weakSingleton, "cached": .cached,
            "container": .cached,
        ]
        return rules
    }

    func meaning(of call: MethodCall) -> CallMeaning? {
        guard call.type == "Resolver" else { return nil }
        let arguments = call.call.arguments
        let type = arguments.first.flatMap { $0.label == nil && !$0.value.isClosure ? $0.value : nil }
        switch call.method {
        case "register":
            guard let factory = arguments.last, factory.label == nil || factory.label == "factory",
                factory.value.isClosure || factory.label == "factory"
            else { return nil }
            var registration = RegistrationCall(type: type, name: value("name", in: arguments), factory: factory.value)
            registration.given = [
                self.type("Resolver"),
                .nominal(NominalType(module: title, components: [.init(name: "Resolver"), .init(name: "Args")])),
            ]
            return .registration(registration)
        case "resolve":
            guard arguments.allSatisfy({ $0.label == nil || ["name", "args"].contains($0.label) }) else { return nil }
            var request = RequestCall(
                type: type, name: value("name", in: arguments), failure: .traps, isOptional: false)
            request.passesArguments = value("args", in: arguments) != nil
            return .request(request)
        case "optional":
            var request = RequestCall(type: type, name: value("name", in: arguments), failure: .isNil, isOptional: true)
            request.passesArguments = value("args", in: arguments) != nil
            return .request(request)
        case "reset", "registerServices", "add": return .nothing(nil)
        default: return nil
        }
    }

    func role(of label: String?, in method: String, of type: String) -> ContainerRole? {
        ["init", "add"].contains(method) && ["child", "parent"].contains(label) ? .parent : nil
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        switch (type, name) {
        case ("Resolver", "main"), ("Resolver", "root"), ("Resolving", "resolver"): self.type("Resolver")
        default: nil
        }
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        switch name {
        case "scope": arguments.first.map { .scope($0.value) }
        case "implements":
            .forwards(arguments.filter { $0.label == nil }.map(\.value), name: value("name", in: arguments))
        case "resolveProperties":
            arguments.first.map {
                .beforeStoring($0.value, resolver: $0.value.parameterCount == 1 ? nil : type("Resolver"))
            }
        default: nil
        }
    }

    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        let name = attribute.arguments.first { $0.label == "name" }?.value
        switch attribute.name {
        case "Injected", "InjectedObject": return PropertyRequest(name: name, failure: .traps, time: .construction)
        case "LazyInjected": return PropertyRequest(name: name, failure: .traps, time: .firstUse)
        case "WeakLazyInjected":
            return PropertyRequest(name: name, failure: .traps, time: .firstUse, isWeak: true, takesOptional: true)
        case "OptionalInjected":
            return PropertyRequest(name: name, failure: .isNil, time: .construction, takesOptional: true)
        default: return nil
        }
    }

    let defaultScopeProperty: String? = "defaultScope"
    let nameTypes: Set<String> = ["Resolver.Name", "Name"]
    func closureParameters(ofInitializer type: String) -> [TypeExpression] { [] }
    private func value(_ label: String, in arguments: [CodeArgument]) -> CodeExpression? {
        arguments.first { $0.label == label }?.value
    }
}
