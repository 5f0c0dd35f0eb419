import DpendRuntime

/// dpend's own container at run time. Code asks it for keys of the graph, and may register further ones by hand.
struct DpendDialect: ContainerDialect, Dialect {
    let name = "dpend"
    let title = "DpendRuntime"
    let modules: Set<String> = ["DpendRuntime"]
    let words: [StaticString] = SourceDeclarations.containerWords
    let types: Set<String> = ["DependencyContainer", "DependencyResolver", "AsyncDependencyResolver"]
    let fillableTypes: Set<String> = ["DependencyContainer"]
    let containerTypes: Set<String> = ["DependencyContainer"]
    let makerOfContainers: (function: String, type: String)? = ("makeContainer", "DependencyContainer")

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.optionalMeansWrapped = false
        rules.asksGraph = true
        rules.defaultScope = .unique
        rules.keepsValues = true
        for scope in DependencyScope.allCases { rules.scopes[scope.rawValue] = Self.kept(scope) }
        return rules
    }

    private static func kept(_ scope: DependencyScope) -> RegistryScope {
        switch scope {
        case .unique: .unique
        case .shared: .shared
        case .singleton, .eagerSingleton: .singleton
        case .weakSingleton: .weakSingleton
        }
    }

    /// Most files that import the module only declare what dpend reads anyway, and files that use a container need not
    /// import it.
    func isUsed(in files: [SourceDeclarations], importing imported: Set<String>) -> Bool {
        let isImported = !modules.isDisjoint(with: imported)
        return files.contains { $0.mayMakeContainer || isImported && $0.mayAskContainer }
    }

    func meaning(of call: MethodCall) -> CallMeaning? {
        let arguments = call.call.arguments
        let tag = arguments.first { $0.label == "tag" }?.value
        switch call.method {
        case "register", "registerOnMainActor", "registerAsync", "registerAsyncOnMainActor":
            guard let factory = arguments.last?.value else { return nil }
            var registration = RegistrationCall(
                function: call.method,
                type: arguments.first.flatMap { $0.label == nil && !$0.value.isClosure ? $0.value : nil }, name: tag,
                factory: factory)
            registration.given = [
                type(call.method.hasPrefix("registerAsync") ? "AsyncDependencyResolver" : "DependencyResolver")
            ]
            registration.scope = arguments.first { $0.label == "scope" }?.value
            return .registration(registration)
        case "resolve", "resolveTrapping":
            var request = RequestCall(
                name: tag, failure: call.method == "resolve" ? .throwsMistake : .traps, isOptional: false)
            request.type = arguments.first.flatMap { $0.label == nil ? $0.value : nil }
            return .request(request)
        case "provide", "expect": return .undecided("'\(call.method)' gives the container a value")
        case "replace", "replaceOnMainActor", "replaceAsync", "replaceAsyncOnMainActor", "bootstrap":
            return .nothing(nil)
        default: return nil
        }
    }

    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        switch name {
        case "parent" where type == "DependencyContainer": .optional(self.type("DependencyContainer"))
        case "container" where type != "DependencyContainer": self.type("DependencyContainer")
        default: nil
        }
    }

    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? { nil }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] { [] }

    func role(of label: String?, in method: String, of type: String) -> ContainerRole? {
        method == "init" && label == "parent" ? .parent : nil
    }
}
