/// Objects that a container could make, but that differ from the objects of the project's own code.
extension TriedGraph {
    /// The possible faults of a key's only provider.
    ///
    /// - Parameter requirers: The providers that require the key.
    static func misfits(_ node: DependencyGraphNode, at position: Int, _ requirers: [DependencyProvider]) -> [Doubt.Kind] {
        guard let provider = node.provider, provider.factory.providerType != nil else { return [] }
        for (parameter, edge) in zip(provider.factory.parameters, provider.parameterEdges) {
            guard case .collection(let elements) = edge, case .array(let element) = parameter.dependency.type.unwrapped else { continue }
            if elements.isEmpty { return [.emptyCollection(of: DependencyKey(type: element))] }
            if isOfPlatform(element) { return [.platformCollection(of: DependencyKey(type: element))] }
        }
        if requirers.isEmpty { return [] }
        let taking = requirers.filter { $0.parameterEdges.count { $0 == .resolved(position) } > 1 }
        if !taking.isEmpty { return [.twice(Set(taking.compactMap(\.factory.providerType?.path)))] }
        let consumers = Set(requirers.compactMap(\.factory.providerType))
        if consumers.count > 1, ([provider.factory.key] + provider.factory.onDemandKeys).contains(where: isScreen) { return [.screen] }
        var misfits: [Doubt.Kind] = []
        let left = zip(provider.factory.parameters, provider.parameterEdges).filter { $1 == .defaultValue && !isExternal($0) }.map(\.0.label).filter { $0 != "_" }
        if !left.isEmpty { misfits.append(.leftToDefault(left)) }
        if node.splitsState { misfits.append(.stateful) }
        return misfits
    }

    /// Whether the application is likely to pass a value to its container.
    private static func isExternal(_ parameter: DependencyFactory.Parameter) -> Bool {
        parameter.dependency.type.unwrapped.nominal.map { $0.module == nil && ExternalEvidence.isService($0.path) } ?? false
    }

    private static let screens: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIWindow",
        "NSViewController", "NSWindowController", "NSWindow",
    ]

    private static func isScreen(_ key: DependencyKey) -> Bool {
        key.type.unwrapped.nominal.map { $0.module == nil && screens.contains($0.path) } ?? false
    }
}
