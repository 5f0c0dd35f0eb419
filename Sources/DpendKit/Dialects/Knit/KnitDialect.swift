/// Knit, which generates an accessor for each registration.
struct KnitDialect: ContainerDialect, Dialect {
    let name = "knit"
    let title = "Knit"
    let modules: Set<String> = ["Knit"]
    let words: [StaticString] = ["Container", "esolver", "esolve(", "register", "ssembl", "Resolvable"]
    let types: Set<String> = [
        "Container", "Resolver", "SwinjectResolver", "ModuleAssembler", "ScopedModuleAssembler", "Assembler",
        "Assembly", "ServiceEntry",
    ]
    let fillableTypes: Set<String> = ["Container", "Assembler"]
    let containerTypes: Set<String> = [
        "Container", "Resolver", "SwinjectResolver", "ModuleAssembler", "ScopedModuleAssembler", "Assembler",
    ]
    // Modules load the modules that they depend on, so that no list is complete.
    let assemblies: AssemblyRules? = AssemblyRules(
        types: [
            "Assembly", "AutoInitAssembly", "ModuleAssembly", "AutoInitModuleAssembly", "AbstractAssembly",
            "FakeAssembly",
        ], functions: ["assemble"],
        loaders: ["ModuleAssembler", "ScopedModuleAssembler"], named: ["ModuleAssembly", "AutoInitModuleAssembly"],
        areListsComplete: false)
    let passesAskingContainer = false
    private let swinject = SwinjectDialect()

    var rules: RegistryRules {
        var rules = swinject.rules
        rules.isTranslatable = false
        rules.abstractFunction = "registerAbstract"
        // Factories call functions that Knit generates for the registrations of the module.
        var syntax = RegistrationSyntax(
            requesting: "register({key}.self) { r in {instance} }{scope}",
            alone: "register({key}.self) { _ in {instance} }{scope}", argument: "r.{accessor}()",
            resolverTypes: ["Resolver"], scope: ".inObjectScope(.container)")
        syntax.accessors = AccessorNames(library: title) { KnitDialect().accessor(of: $0) }
        rules.syntax = syntax
        return rules
    }

    func role(of label: String?, in method: String, of type: String) -> ContainerRole? {
        switch (method, label) {
        case ("init", "parent"): .parent
        case ("init", nil) where type != "Container": .assemblies
        case ("init", "container"): .itself
        default: nil
        }
    }

    func meaning(of call: MethodCall) -> CallMeaning? {
        let arguments = call.call.arguments
        switch (call.type, call.method) {
        case ("Container", "registerAbstract"):
            guard let first = arguments.first, first.label == nil else { return nil }
            var request = RequestCall(
                type: first.value, name: arguments.first { $0.label == "name" }?.value, failure: .traps,
                isOptional: false)
            request.isAbstract = true
            return .request(request)
        case ("Container", "registerIntoCollection"), ("Container", "autoregisterIntoCollection"):
            guard let first = arguments.first, first.label == nil else { return nil }
            var registration = RegistrationCall(type: first.value, factory: arguments.dropFirst().last?.value)
            (registration.function, registration.isElement) = (call.method, true)
            registration.isWired = call.method == "autoregisterIntoCollection"
            if registration.isWired {
                registration.argumentTypes = []
            } else {
                (registration.given, registration.needsMainActor) = ([type("Resolver")], true)
            }
            return .registration(registration)
        case (_, "resolveCollection"): return .nothing(nil)
        case ("Container", _):
            guard let meaning = swinject.meaning(of: call) else { return nil }
            guard case .registration(var registration) = meaning else { return meaning }
            registration.given = [type("Resolver")]
            registration.needsMainActor = arguments.contains { $0.label == "mainActorFactory" }
            return .registration(registration)
        case (_, "resolve"):
            var unsafe = call
            unsafe.type = "Resolver"
            return swinject.meaning(of: unsafe)
        case ("Resolver", let method) where !call.isStatic && method.first?.isLowercase == true:
            var request = RequestCall(failure: .traps, isOptional: false)
            request.accessor = method
            if let name = arguments.first(where: { $0.label == "name" })?.value {
                guard case .member(nil, let text, _) = name else {
                    return .undecided("the name in '\(method)(name:)' is computed at run time")
                }
                request.name = .literal(.string(text))
            }
            return .request(request)
        default: return nil
        }
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        switch (type, name) {
        case ("Resolver", "unsafeResolver"), ("SwinjectResolver", "unsafeResolver"): self.type("SwinjectResolver")
        case ("ModuleAssembler", "resolver"), ("ScopedModuleAssembler", "resolver"), ("Assembler", "resolver"):
            self.type("Resolver")
        default: nil
        }
    }

    let maker: GeneratedMaker? = GeneratedMaker(
        attributes: ["Resolvable", "ResolvableStruct"], function: "make", label: "resolver", argument: "Argument",
        defaulted: "UseDefault", named: "Named")

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        swinject.modifier(name, arguments)
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] {
        type == "Container" ? [self.type("Container")] : []
    }

    /// The name of the accessor that Knit generates: `urlSession` for `URLSession`.
    func accessor(of type: TypeExpression) -> String? {
        guard let nominal = type.nominal, let last = nominal.components.last else { return nil }
        var name = last.name
        if name == "Factory", nominal.components.count > 1 {
            name = nominal.components[nominal.components.count - 2].name + name
        }
        // `AnyPublisher<User, Never>` is `userPublisher`.
        if let ending = ["Publisher", "Subject", "Provider", "Set", "Future"].first(where: name.hasSuffix),
            let argument = last.arguments.first?.nominal?.components.last
        {
            name = argument.name + ending
        }
        return Self.lowered(name)
    }

    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }.count
        if capitals == 0 { return name }
        // If there are several capitals, the last one begins the next word.
        let count = capitals == 1 || capitals == name.count ? capitals : capitals - 1
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
