/// Types of other modules that a generated file names with their modules, since its imports may bring namesakes.
///
///     import Logging          declares Logger
///     import os               declares Logger, too
struct ForeignNames {
    private let module: String
    private let knownModules: Set<String>
    private let hiddenModules: Set<String>
    /// The modules that are imported as a whole.
    private let imported: Set<String>
    private let importsUnread: Bool

    /// - Parameters:
    ///   - imports: The imports of the file.
    ///   - module: The module of the file.
    ///   - knownModules: The modules all of whose types are known.
    ///   - hiddenModules: The modules that have the name of a type.
    init(imports: some Sequence<ModuleImport>, module: String, knownModules: Set<String>, hiddenModules: Set<String>) {
        (self.module, self.knownModules, self.hiddenModules) = (module, knownModules, hiddenModules)
        // An import of one declaration brings no other names.
        imported = Set(imports.lazy.filter { $0.kind == nil }.map(\.module))
        importsUnread = imported.contains { Self.isUnread($0, besides: module, knownModules) }
    }

    /// Whether all types of a module are unknown.
    static func isUnread(_ module: String, besides own: String, _ knownModules: Set<String>) -> Bool {
        !knownModules.contains(module) && !PlatformFramework.isKnown(module) && ![own, "", "Swift"].contains(module)
    }

    /// Whether the name of a type may mean another type as well.
    func areConfused(_ type: NominalType) -> Bool {
        // The module's own types come before imported ones.
        guard let owner = type.module, owner != module, !type.isConfusable, type.opaqueName == nil,
            knownModules.contains(owner), owner != TypeExpression.runtimeModule
        else { return false }
        if PlatformTypes.declares(type.components[0].name, in: imported) { return true }
        // Without a namesake, compilers before Swift 6.3 know a type that has the name of its module.
        return importsUnread && !hiddenModules.contains(owner)
    }

    /// The type, named with its module if necessary.
    func tellingApart(_ type: NominalType) -> NominalType {
        guard areConfused(type) else { return type }
        var type = type
        type.isConfusable = true
        return type
    }
}

extension DependencyGraph {
    /// The graph with the modules of types that have namesakes in an imported framework, or in an unread module, as far
    /// as anyone can know.
    func qualifyingForeignNames(_ visibility: Visibility) -> DependencyGraph {
        let unread = UnreadImports(module: visibility.module, knownModules: visibility.knownModules)
        let names = ForeignNames(
            imports: Set(nodes.compactMap(\.provider).flatMap { unread.needed(for: $0.factory) }),
            module: visibility.module, knownModules: visibility.knownModules, hiddenModules: visibility.hiddenModules)
        guard nodes.contains(where: { $0.namedTypes.contains(where: names.areConfused) }) else { return self }
        return respelling(names.tellingApart)
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
