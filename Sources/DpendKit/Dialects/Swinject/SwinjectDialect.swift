/// Swinject, with SwinjectAutoregistration and SwinjectStoryboard.
struct SwinjectDialect: ContainerDialect, Dialect {
    let name = "swinject"
    let title = "Swinject"
    let modules: Set<String> = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]
    let words: [StaticString] = ["Container", "esolver", "esolve(", "register", "ssembl", "~>", "Swinject"]
    let types: Set<String> = [
        "Container", "Resolver", "Assembler", "Assembly", "ServiceEntry", "ServiceEntryProtocol", "SwinjectStoryboard",
    ]

    let fillableTypes: Set<String> = ["Container", "Assembler"]

    let containerTypes: Set<String> = ["Container", "Resolver", "Assembler"]
    let assemblies: AssemblyRules? = AssemblyRules(
        types: ["Assembly"], functions: ["assemble", "loaded"], loaders: ["Assembler"], named: ["Assembly"],
        areListsComplete: true)

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.isOptionalSafe = true
        rules.isTranslatable = true
        rules.wrappers = ["Lazy", "Provider"]
        rules.syntax = RegistrationSyntax(
            requesting: "register({key}.self) { {actor}r{values} in {instance} }{scope}",
            alone: "register({key}.self) { {actor}_{values} in {instance} }{scope}",
            forwarding: "register({key}.self) { r in r.resolve({made}.self)! }", argument: "r.resolve({key}.self)!",
            resolverTypes: ["Resolver"], scope: ".inObjectScope(.container)", actor: "@MainActor ", takesValues: true)
        rules.scopes = ["transient": .unique, "graph": .shared, "container": .singleton, "weak": .weakSingleton]
        return rules
    }

    func meaning(of call: MethodCall) -> CallMeaning? {
        let arguments = call.call.arguments
        switch (call.type, call.method) {
        case ("Container", "register"), ("Container", "_register"):
            guard let first = arguments.first, first.label == nil,
                arguments.count > 1 || call.call.trailingClosures == 0
            else { return nil }
            var registration = RegistrationCall(type: first.value, name: value("name", in: arguments))
            // An overload in the application may use another label than `factory:`.
            registration.factory = arguments.dropFirst().last { $0.label != "name" && $0.label != "option" }?.value
            registration.given = [type("Resolver")]
            return .registration(registration)
        case ("Container", "autoregister"):
            guard let first = arguments.first, first.label == nil else { return nil }
            var registration = RegistrationCall(type: first.value, name: value("name", in: arguments))
            registration.factory = value("initializer", in: arguments) ?? arguments.last?.value
            registration.argumentTypes = arguments.drop { $0.label != "argument" && $0.label != "arguments" }.prefix {
                $0.label != "initializer"
            }.map(\.value)
            (registration.function, registration.isWired) = ("autoregister", true)
            return .registration(registration)
        case ("Container", "forward"):
            guard let first = arguments.first, let to = value("to", in: arguments) else { return nil }
            return .forward(first.value, to: to, name: value("name", in: arguments))
        case ("Container", "resolve"), ("Resolver", "resolve"):
            guard let first = arguments.first, first.label == nil else { return nil }
            var request = RequestCall(
                type: first.value, name: value("name", in: arguments), failure: .isNil, isOptional: true)
            request.arguments = arguments.drop { $0.label != "argument" && $0.label != "arguments" }.map(\.value)
            return .request(request)
        case ("Container", "storyboardInitCompleted"), ("Container", "registerForStoryboard"):
            guard let first = arguments.first, first.label == nil, let last = arguments.last else { return nil }
            return .callback(last.value, parameters: [.metatype(type("Resolver")), first.value])
        case ("Container", "synchronize"): return .nothing(type("Resolver"))
        case ("Container", "removeAll"), ("Container", "resetObjectScope"), ("Container", "hasAnyRegistration"),
            ("Container", "addBehavior"):
            return .nothing(nil)
        case ("Assembler", _), ("Assembly", _): return .nothing(nil)
        default: return nil
        }
    }

    func role(of label: String?, in method: String, of type: String) -> ContainerRole? {
        switch (type, method, label) {
        case (_, "init", "parent"), ("Assembler", "init", "parentAssembler"): .parent
        case ("Assembler", "init", "container"): .itself
        case (_, "init", "defaultObjectScope"): .defaultScope
        case ("Assembler", "init", nil), ("Assembler", "init", "assemblies"), ("Assembler", "apply", _): .assemblies
        default: nil
        }
    }

    func meaning(ofOperator name: String, _ right: CodeExpression) -> RequestCall? {
        guard name == "~>" else { return nil }
        var request = RequestCall(failure: .traps, isOptional: false)
        guard case .tuple(let elements) = right else {
            request.type = right
            return request
        }
        request.type = elements.first { $0.label == nil }?.value
        request.name = value("name", in: elements)
        // Several arguments form a tuple within the tuple, or follow each other.
        request.arguments = elements.drop { $0.label != "argument" && $0.label != "arguments" }.flatMap {
            element -> [CodeExpression] in
            if element.label == "arguments", case .tuple(let all) = element.value {
                all.map(\.value)
            } else {
                [element.value]
            }
        }
        return request
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        if type == "Assembler", name == "resolver" { return self.type("Resolver") }
        if type == "SwinjectStoryboard" { return name == "defaultContainer" && isStatic ? self.type("Container") : nil }
        // An extension in an unseen package may declare it: `Container.shared`.
        if type == "Container", isStatic, name.first?.isLowercase == true { return self.type("Container") }
        return nil
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        switch name {
        case "inObjectScope": arguments.first.map { .scope($0.value) }
        case "implements":
            .forwards(arguments.filter { $0.label == nil }.map(\.value), name: value("name", in: arguments))
        case "initCompleted": arguments.first.map { .afterStoring($0.value, resolver: type("Resolver")) }
        default: nil
        }
    }

    /// A library beside Swinject has such a property wrapper, and code gives it any container.
    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        guard attribute.name == "Inject" else { return nil }
        return PropertyRequest(
            failure: .traps, time: .firstUse, reason: "'@Inject' asks a container that code sets elsewhere")
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] {
        type == "Container" ? [self.type("Container")] : []
    }

    private func value(_ label: String, in arguments: [CodeArgument]) -> CodeExpression? {
        arguments.first { $0.label == label }?.value
    }
}
