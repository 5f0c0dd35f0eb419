/// Finds classes with their own state, for which it matters which instance a requirement gets.
struct OwnState {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// The state of a class; nil if there is none. Views have none: they show state and are made for each place.
    func state(
        of identifier: DeclarationIndex.TypeIdentifier, _ conformances: TypeHierarchy.Conformances
    ) -> DependencyFactory.State? {
        switch index[identifier].kind {
        case .actor: return .actor
        case .class: break
        case .struct, .enum, .protocol, .extension: return nil
        }
        var classes = [identifier]
        var superclass = conformances.superclass
        while let above = superclass, classes.count <= TypeHierarchy.maximumSuperclasses, !classes.contains(above) {
            classes.append(above)
            superclass = types.hierarchy.conformances(of: above).superclass
        }
        guard let variable = classes.lazy.compactMap({ index[$0].stateVariable }).first, !classes.contains(where: isView) else { return nil }
        return .variable(variable)
    }

    private func isView(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        Self.isView(index[identifier].name)
            || types.hierarchy.inherited(by: identifier).contains { $0.module == nil && Self.isView($0.components.last?.name ?? "") }
    }

    private static func isView(_ name: String) -> Bool { viewWords.contains { name.hasSuffix($0) } }

    /// The suffixes of view names, in the platforms' frameworks and elsewhere.
    private static let viewWords = [
        "View", "ViewController", "NavigationController", "TabBarController", "WindowController", "InterfaceController", "HostingController",
        "AlertController", "Window", "Cell", "Control", "Button", "Label", "Layer",
    ]
}
