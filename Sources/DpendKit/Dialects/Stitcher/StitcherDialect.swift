/// Stitcher, by Athanasios Kefalas, and its macros.
struct StitcherDialect: ContainerDialect, Dialect, GeneratingDialect {
    let name = "stitcher"
    let title = "Stitcher"
    let modules: Set<String> = ["Stitcher", "StitcherMacros"]
    let words: [StaticString] = ["Dependenc", "Injected", "Registerable", "PreferredInitializer"]
    let types: Set<String> = [
        "Dependency", "DependencyGroup", "DependencyContainer", "DependencyGraph", "DependenciesRegistrar",
        "RawDependencyRegistration", "DependencyRepresenting", "DependencyFactory",
        "DependencyLocator", "DependencyScope", "GeneratedDependencyRegistration",
    ]
    let fillableTypes: Set<String> = []
    let containerTypes: Set<String> = []

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.areCollectionsSafe = true
        rules.requiresOne = true
        rules.scopes = ["instance": .unique, "shared": .weakSingleton, "singleton": .singleton]
        rules.defaultScope = .weakSingleton
        var syntax = RegistrationSyntax(
            requesting: "Dependency{relation} { try {instance} }{scope}",
            alone: "Dependency{relation} { {instance} }{scope}", argument: "DependencyGraph.inject()",
            scope: ".scope(.singleton)")
        syntax.relation = .init(ofProtocol: "(conformingTo: {key}.self)", ofSuperclass: "(inheritingFrom: {key}.self)")
        syntax.modifier = .init(ofProtocol: ".conforms(to: {key}.self)", ofSuperclass: ".inherits(from: {key}.self)")
        syntax.isElement = true
        rules.syntax = syntax
        return rules
    }

    let elements: ElementRules? = ElementRules(
        registration: "Dependency", lists: ["DependencyContainer", "DependencyGroup"],
        bodyAttribute: "DependencyRegistrarBuilder", condition: "enabled", ownerAttribute: "Dependencies",
        description: ("DependencyRepresenting", "dependencyProvider", "locator"),
        macro: RegistrationMacro(
            attribute: "Registerable", initializerAttribute: "PreferredInitializer", property: "dependencyRegistration",
            list: "autoregisteredDependencies"),
        injectionAttribute: "InjectedParameters", nameStrategy: "stitcherByName",
        collectionProtocol: "DependencyContainingCollection")

    // MARK: Calls

    func meaning(of call: MethodCall) -> CallMeaning? {
        let arguments = call.call.arguments
        switch (call.type, call.method) {
        case ("Dependency", "init"):
            guard let factory = arguments.last else { return nil }
            var registration = RegistrationCall(factory: factory.value)
            for argument in arguments.dropLast() {
                switch argument.label {
                case "named": registration.locator = .name(argument.value)
                case "for": registration.locator = .value(argument.value)
                case "conformingTo", "inheritingFrom": registration.forwards.append(argument.value)
                default: return nil
                }
            }
            return .registration(registration)
        case ("DependencyGraph", "inject"):
            var request = RequestCall(failure: .throwsError, isOptional: false)
            for argument in arguments.prefix(1) {
                switch argument.label {
                case "byType": request.type = argument.value
                case "byName": request.locator = .name(argument.value)
                case "byValue": request.locator = .value(argument.value)
                default: break
                }
            }
            request.arguments = arguments.drop { $0.label != "parameters" }.map(\.value)
            return .request(request)
        case ("DependencyGraph", "activate"): return arguments.first.map { .activation($0.value) }
        case ("DependencyGraph", _): return .nothing(nil)
        case ("DependencyContainer", "invalidated"): return .nothing(type("DependencyContainer"))
        case ("DependencyGroup", "enabled"): return .nothing(type("DependencyGroup"))
        default: return nil
        }
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        switch (type, name, isStatic) {
        case ("DependencyContainer", "empty", true): self.type("DependencyContainer")
        default: nil
        }
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        guard let first = arguments.first?.value else { return nil }
        switch name {
        case "named": return .locator(.name(first))
        case "associated": return .locator(.value(first))
        case "conforms", "inherits": return .forwards([first], name: nil)
        case "scope":
            // `.managed(by: publisher)`
            if case .call(let call) = first { return .scope(call.callee) }
            return .scope(first)
        case "eagerness": return .nothing
        default: return nil
        }
    }

    func locator(_ expression: CodeExpression) -> KeyLocator? {
        guard case .call(let call) = expression, case .member(_, let name, _) = call.callee,
            let first = call.arguments.first?.value
        else { return nil }
        switch name {
        case "name": return .name(first)
        case "value": return .value(first)
        case "type": return .types(call.arguments.map(\.value))
        default: return nil
        }
    }

    // MARK: Attributes

    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        guard attribute.name == "Injected" else { return nil }
        var request = PropertyRequest(failure: .traps, time: .firstUse)
        for argument in attribute.arguments {
            switch argument.label {
            case "name": request.locator = .name(argument.value)
            case "value": request.locator = .value(argument.value)
            case "type", "collectionType", "file", "line": break
            case nil: request.arguments.append(argument.value)
            default: return nil
            }
        }
        return request
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] { [] }

    // MARK: Generating

    func write(
        _ registry: Registry?, _ options: GeneratorOptions, previous: String?, jobs: Int, content: (String) -> [UInt8]
    ) -> String {
        StitcherWriter(types: Set(registry?.listed ?? []).sorted(), options: options).text
    }
}
