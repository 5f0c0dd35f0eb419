/// The imports of modules that nothing is known about: they belong to packages whose sources are not read.
///
/// A generated file has the imports of many sources together. So it may see two types with one name where no source
/// does: `Account` of the project, and one of a package. It imports such a module only for types whose declarations are
/// unknown, and names the project's other modules where it does.
struct UnreadImports {
    private let visibility: Visibility

    init(_ visibility: Visibility) { self.visibility = visibility }

    /// Whether all types of a module are unknown.
    private func isUnread(_ needed: ModuleImport) -> Bool {
        let module = needed.module
        return !visibility.knownModules.contains(module) && !PlatformFramework.isKnown(module)
            && ![visibility.module, "", "Swift"].contains(module)
    }

    /// The imports that generated code needs for a provider.
    func needed(for factory: DependencyFactory) -> [ModuleImport] {
        // An import of one declaration brings no other names.
        guard factory.imports.contains(where: { $0.kind == nil && isUnread($0) }) else { return factory.imports }
        guard let written = modulesOfUnknownTypes(in: factory) else { return factory.imports }
        return factory.imports.filter { $0.kind != nil || !isUnread($0) || written.contains($0.module) }
    }

    /// The modules that sources write before types with unknown declarations; nil if one stands without a module.
    private func modulesOfUnknownTypes(in factory: DependencyFactory) -> Set<String>? {
        // A global actor is known by its name alone.
        if let actor = factory.effects.globalActor, actor != "MainActor", actor != "Swift.MainActor" { return nil }
        var modules: Set<String> = []
        var isKnown = true
        let imports = factory.imports.map(\.module)
        _ = factory.mappingTypes { type in
            if type.hasUnreadPart { isKnown = false }
            for nominal in type.nominalTypes where nominal.module == nil && !nominal.isMarker {
                if let module = nominal.writtenModule {
                    modules.insert(module)
                    if !isSurely(module, among: imports) { isKnown = false }
                } else if PlatformTypes.module(knownToDeclare: nominal.path, imports: imports) == nil {
                    isKnown = false
                }
            }
            return type
        }
        return isKnown ? modules : nil
    }

    /// Whether the name before a type's is a module, and not a type in which that type is nested. In a source that
    /// imports only `RealmSwift`, `Realm.Configuration` is nested in the type `Realm`, although there is such a module.
    private func isSurely(_ module: String, among imports: [String]) -> Bool {
        imports.contains(module) && !imports.contains { $0 != module && $0.hasPrefix(module) }
    }

    /// The graph with the modules of types that have namesakes in an imported framework, or in an unread module, as far
    /// as anyone can know.
    func qualifying(_ graph: DependencyGraph) -> DependencyGraph {
        let needed = Set(graph.nodes.compactMap(\.provider).flatMap { self.needed(for: $0.factory) })
        let isAlone = !needed.contains { $0.kind == nil && isUnread($0) }
        let frameworks = Set(needed.lazy.filter { $0.kind == nil }.map(\.module))
        func isConfused(_ type: NominalType) -> Bool {
            // The module's own types come before imported ones.
            guard let module = type.module, module != visibility.module, !type.isConfusable,
                visibility.knownModules.contains(module), module != TypeExpression.runtimeModule
            else { return false }
            if PlatformTypes.declares(type.components[0].name, in: frameworks) { return true }
            // Without a namesake, compilers before Swift 6.3 know a type that has the name of its module.
            return !isAlone && !visibility.hiddenModules.contains(module)
        }
        guard graph.nodes.contains(where: { $0.namedTypes.contains(where: isConfused) }) else { return graph }
        return graph.respelling { type in
            guard isConfused(type) else { return type }
            var type = type
            type.isConfusable = true
            return type
        }
    }
}

extension DependencyGraphNode {
    /// The types that code for the node names, perhaps several times.
    fileprivate var namedTypes: [NominalType] {
        guard let factory = provider?.factory else { return [] }
        let keys = [key] + factory.dependencies + factory.onDemandKeys
        return keys.flatMap { $0.type.nominalTypes + ($0.tag?.nominalTypes ?? []) }
            + (factory.providerType.map { TypeExpression.nominal($0).nominalTypes } ?? [])
    }
}
