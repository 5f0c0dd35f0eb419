import Testing

@testable import DpendKit

/// A resident project keeps a verdict while the containers say the same, so that each field counts.
struct RegistryComparisonTests {
    private static let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    private static let key = RegistryKey(type: .named("A"))

    private static let changes: [String: @Sendable (inout Registry) -> Void] = [
        "dialect": { $0.dialect = "dip" }, "title": { $0.title = "Dip" }, "name": { $0.name = Registry.testsName },
        "rules": { $0.rules.asksGraph = true }, "containers": { $0.containers = [RegistryContainer(name: "a")] },
        "registrations": {
            $0.registrations = [Registration(key: key, call: "register", function: "f()", location: place)]
        },
        "requests": {
            $0.requests = [
                RegistryRequest(key: key, strength: .forced, time: .firstUse, function: "f()", location: place)
            ]
        },
        "defaultScopes": {
            $0.defaultScopes = [DefaultScope(scope: .unique, function: "f()", location: place, isConditional: false)]
        },
        "openProviders": { $0.openProviders = [OpenProvider(reason: "a", location: place)] },
        "promises": { $0.promises = [RegistryPromise(key, at: place)] }, "endingKeys": { $0.endingKeys = [key] },
        "calls": { $0.calls = ["a": ["b"]] },
        "steps": { $0.steps = ["a": [RegistryStep(caller: "a", location: place, isSure: true)]] },
        "unloaded": {
            $0.unloaded = [UnloadedRegistrations(name: "a", isAssembly: true, location: place, keys: [])]
        },
        "initializerRequests": { $0.initializerRequests = [0: [1]] },
        "programs": {
            $0.programs = [RegistryProgram(name: "a", location: place, linked: [], reached: [], isLinkageKnown: true)]
        },
        "projectSearch": { $0.projectSearch = ProjectSearch(folder: "a", files: []) },
        "ownPaths": { $0.ownPaths = [] }, "judgedPaths": { $0.judgedPaths = [] },
        "declaredTypes": { $0.declaredTypes = ["A"] }, "paths": { $0.paths = ["A.swift"] },
        "listed": { $0.listed = ["A"] }, "ways": { $0.ways = WayGraph() },
        "tree": { $0.tree = ScopeTree(noun: "component") },
    ]

    @Test func registriesWithAnotherValueOfAnyFieldDiffer() {
        let registry = Registry(dialect: "swinject", title: "Swinject", rules: RegistryRules())
        #expect(registry.saysTheSame(as: registry))
        // The links follow from the other fields.
        let fields = Set(Mirror(reflecting: registry).children.compactMap(\.label)).subtracting(["sharedLinks"])
        #expect(Set(Self.changes.keys) == fields)
        for (field, change) in Self.changes {
            var changed = registry
            change(&changed)
            #expect(!changed.saysTheSame(as: registry), "\(field)")
        }
    }
}
