/// Dip.
struct DipDialect: ContainerDialect, Dialect {
    let name = "dip"
    let title = "Dip"
    let modules: Set<String> = ["Dip"]
    let words: [StaticString] = ["DependencyContainer", "esolve", "register", "Injected"]
    let types: Set<String> = ["DependencyContainer", "Definition"]
    let fillableTypes: Set<String> = ["DependencyContainer"]

    let containerTypes: Set<String> = ["DependencyContainer"]
    let passesAskingContainer = false

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.namedFallsBack = true
        rules.isTranslatable = true
        rules.wiresArguments = true
        rules.scopes = [
            "unique": .unique, "shared": .shared, "singleton": .singleton, "eagerSingleton": .singleton,
            "weakSingleton": .weakSingleton,
        ]
        rules.keepsValues = true
        rules.syntax = RegistrationSyntax(
            requesting: "register{scope} { try {instance} }", alone: "register{scope} { {instance} }",
            forwarding: "register { try {container}.resolve() as {made} as {key} }",
            argument: "{container}.resolve()", scope: "(.singleton)", castsInstance: true)
        (rules.eagerScopes, rules.eagerCall) = ([".eagerSingleton"], "bootstrap()")
        return rules
    }

    func meaning(of call: MethodCall) -> CallMeaning? {
        guard call.type == "DependencyContainer" else { return nil }
        let arguments = call.call.arguments
        switch call.method {
        case "register":
            guard let factory = arguments.last else { return nil }
            // An existing definition is registered as another type.
            if ["type", "tag"].contains(factory.label), let first = arguments.first, first.label == nil,
                !first.value.isImplicitMember, !factory.value.isClosure,
                let type = value("type", in: arguments)
            {
                return .forward(type, to: first.value, name: value("tag", in: arguments))
            }
            var registration = RegistrationCall(
                type: value("type", in: arguments), name: value("tag", in: arguments), factory: factory.value)
            registration.scope = arguments.first.flatMap {
                $0.label == nil && $0.value.isImplicitMember ? $0.value : nil
            }
            return .registration(registration)
        case "resolve":
            var request = RequestCall(name: value("tag", in: arguments), failure: .throwsError, isOptional: false)
            request.type = arguments.first.flatMap { $0.label == nil ? $0.value : nil }
            request.arguments = arguments.drop { $0.label != "arguments" }.map(\.value)
            return .request(request)
        case "collaborate", "bootstrap", "validate", "reset": return .nothing(nil)
        case "remove": return .nothing(nil)
        default: return nil
        }
    }

    func role(of label: String?, in method: String, of type: String) -> ContainerRole? {
        method == "collaborate" ? .peer : nil
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        type == "DependencyContainer" && isStatic && name.first?.isLowercase == true
            ? self.type("DependencyContainer") : nil
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? {
        switch name {
        case "implements":
            .forwards(
                arguments.filter { $0.label == nil && !$0.value.isClosure }.map(\.value),
                name: value("tag", in: arguments),
                afterStoring: arguments.last.flatMap {
                    $0.value.isClosure || $0.label == "resolvingProperties" ? $0.value : nil
                }, resolver: type("DependencyContainer"))
        case "resolvingProperties":
            arguments.first.map { .afterStoring($0.value, resolver: type("DependencyContainer")) }
        default: nil
        }
    }

    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        guard ["Injected", "InjectedWeak"].contains(attribute.name) else { return nil }
        let isRequired =
            attribute.arguments.first { $0.label == "required" }.map {
                if case .literal(.boolean(false)) = $0.value { false } else { true }
            } ?? true
        return PropertyRequest(
            name: attribute.arguments.first { $0.label == "tag" }?.value, failure: isRequired ? .throwsError : .isNil,
            time: .afterStoring, takesOptional: true)
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] {
        type == "DependencyContainer" ? [self.type("DependencyContainer")] : []
    }
    private func value(_ label: String, in arguments: [CodeArgument]) -> CodeExpression? {
        arguments.first { $0.label == label }?.value
    }
}
