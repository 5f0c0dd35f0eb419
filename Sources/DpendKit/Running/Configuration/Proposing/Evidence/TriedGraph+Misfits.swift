/// Objects that a container could make, but that are not what the project's own code makes.
extension TriedGraph {
    /// What is wrong with the one provider of a key; nil where nothing is.
    ///
    /// - Parameter requirers: The providers that require the key.
    static func misfit(_ node: DependencyGraphNode, at position: Int, _ requirers: [DependencyProvider]) -> Doubt.Kind? {
        guard let provider = node.provider, provider.factory.providerType != nil else { return nil }
        for (parameter, edge) in zip(provider.factory.parameters, provider.parameterEdges) {
            if case .collection(let elements) = edge, elements.isEmpty, case .array(let element) = parameter.dependency.type.unwrapped {
                return .emptyCollection(of: DependencyKey(type: element))
            }
        }
        if requirers.isEmpty { return nil }
        let taking = requirers.filter { $0.parameterEdges.count { $0 == .resolved(position) } > 1 }
        if !taking.isEmpty { return .twice(Set(taking.compactMap(\.factory.providerType?.path))) }
        let consumers = Set(requirers.compactMap(\.factory.providerType))
        if consumers.count > 1, ([provider.factory.key] + provider.factory.onDemandKeys).contains(where: isScreen) { return .screen }
        let left = zip(provider.factory.parameters, provider.parameterEdges).filter { $1 == .defaultValue }.map(\.0.label).filter { $0 != "_" }
        return left.isEmpty ? nil : .leftToDefault(left)
    }

    private static let screens: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIWindow",
        "NSViewController", "NSWindowController", "NSWindow",
    ]

    private static func isScreen(_ key: DependencyKey) -> Bool {
        key.type.unwrapped.nominal.map { $0.module == nil && screens.contains($0.path) } ?? false
    }
}
