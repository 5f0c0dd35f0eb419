/// swift-dependencies, by Point-Free: types are keys, and static properties of them are the values.
struct SwiftDependenciesDialect: ContainerDialect, Dialect {
    let name = "swift-dependencies"
    let title = "swift-dependencies"
    // The Composable Architecture reexports the library.
    let modules: Set<String> = ["Dependencies", "DependenciesMacros", "ComposableArchitecture"]
    // Any file with code may make an instance that asks for a value, even one without imports.
    let words: [StaticString] = ["{"]
    let types: Set<String> = ["DependencyValues", "DependencyKey", "TestDependencyKey"]
    let fillableTypes: Set<String> = []
    let containerTypes: Set<String> = []

    var rules: RegistryRules {
        var rules = RegistryRules()
        rules.followsCalls = true
        rules.overrides = true
        rules.keepsValues = true
        rules.defaultScope = .singleton
        rules.lack = .value("live value")
        rules.promises = .declaration(
            "extension {key}: DependencyKey {\n    {access}static let liveValue: {type} = {instance}\n}",
            modules: modules)
        return rules
    }

    let supertypes = ["DependencyKey": ["TestDependencyKey"]]

    // The Composable Architecture declares some of these values.
    let values: ValueRules? = ValueRules(
        type: "DependencyValues", ownValues: Self.ownValues, keyProtocol: "DependencyKey", value: "liveValue",
        testValues: ["testValue", "previewValue"], entryAttribute: "DependencyEntry",
        contexts: ["live", "test", "preview", "_current"],
        setters: ["withDependencies", "prepareDependencies", "transformDependency", "withTestValues"],
        setterLabels: ["withDependencies", "dependencies"],
        localSetter: "transformDependency", localSetterLabel: "withDependencies",
        pathSetters: ["dependency", "transformDependency"])

    private static let ownValues: Set<String> = [
        "assert", "assertionFailure", "precondition", "calendar", "continuousClock", "suspendingClock", "context",
        "date", "fireAndForget", "locale", "preferredLocales",
        "mainQueue", "mainRunLoop", "notificationCenter", "openURL", "timeZone", "urlSession", "uuid",
        "withRandomNumberGenerator", "self", "dismiss", "isPresented",
        "openSettings", "defaultAppStorage", "defaultFileStorage", "defaultInMemoryStorage", "defaultDatabase",
        "defaultSyncEngine", "navigationIDPath",
    ]

    func meaning(of call: MethodCall) -> CallMeaning? { nil }
    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression? {
        type == "DependencyValues" && isStatic && ["_current", "live", "test", "preview"].contains(name)
            ? self.type("DependencyValues") : nil
    }
    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier? { nil }

    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? {
        guard attribute.name == "Dependency", let first = attribute.arguments.first, first.label == nil else {
            return nil
        }
        switch first.value {
        case .keyPath, .metatype: return PropertyRequest(keyPath: first.value, failure: .traps, time: .firstUse)
        default: return nil
        }
    }

    func closureParameters(ofInitializer type: String) -> [TypeExpression] { [] }
}
