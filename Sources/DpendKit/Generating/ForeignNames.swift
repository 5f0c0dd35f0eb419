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
    /// The modules of unknown types, by the names of the types.
    private var unreadModules: [String: String] = [:]

    /// - Parameters:
    ///   - imports: The imports of the file.
    ///   - factories: The providers in the file.
    ///   - module: The module of the file.
    ///   - knownModules: The modules all of whose types are known.
    ///   - hiddenModules: The modules that have the name of a type.
    init(
        imports: some Sequence<ModuleImport>, of factories: [DependencyFactory], module: String,
        knownModules: Set<String>, hiddenModules: Set<String>
    ) {
        (self.module, self.knownModules, self.hiddenModules) = (module, knownModules, hiddenModules)
        // An import of one declaration brings no other names.
        imported = Set(imports.lazy.filter { $0.kind == nil }.map(\.module))
        let unread = imported.filter { Self.isUnread($0, besides: module, knownModules) }
        importsUnread = !unread.isEmpty
        if unread.count > 1 { unreadModules = Self.writtenModules(in: factories, unread.subtracting(hiddenModules)) }
    }

    /// The modules of unknown types that some sources name with the module, and others without it.
    ///
    /// In a source that imports a module with a type of the name, the name means that type: if another import had one,
    /// too, the source would not compile.
    private static func writtenModules(in factories: [DependencyFactory], _ unread: Set<String>) -> [String: String] {
        var written: [String: Set<String>] = [:]
        var bare: [String: Set<String>] = [:]
        // No source writes the name of an external value.
        for factory in factories where !factory.isExternal {
            let imports = factory.imports.filter { $0.kind == nil }.map(\.module)
            _ = factory.mappingTypes { type in
                for nominal in type.nominalTypes where nominal.module == nil && !nominal.isMarker {
                    let name = nominal.components[0].name
                    if let module = nominal.writtenModule {
                        if UnreadImports.isSurely(module, among: imports) { written[name, default: []].insert(module) }
                    } else {
                        bare[name] = bare[name]?.intersection(imports) ?? Set(imports)
                    }
                }
                return type
            }
        }
        return written.reduce(into: [:]) { found, entry in
            let modules = entry.value.intersection(bare[entry.key] ?? [])
            if modules.count == 1, let module = modules.first, unread.contains(module) { found[entry.key] = module }
        }
    }

    /// Whether all types of a module are unknown.
    static func isUnread(_ module: String, besides own: String, _ knownModules: Set<String>) -> Bool {
        !knownModules.contains(module) && !PlatformFramework.isKnown(module) && ![own, "", "Swift"].contains(module)
    }

    /// Whether the file names a type otherwise than the sources.
    func areConfused(_ type: NominalType) -> Bool { unreadModule(of: type) != nil || mayMeanAnother(type) }

    /// The module to write before a type with an unknown declaration.
    private func unreadModule(of type: NominalType) -> String? {
        guard !unreadModules.isEmpty, type.module == nil, type.writtenModule == nil, !type.isMarker else { return nil }
        return unreadModules[type.components[0].name]
    }

    /// Whether the name of a type may mean another type as well.
    private func mayMeanAnother(_ type: NominalType) -> Bool {
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
        var type = type
        if let module = unreadModule(of: type) {
            type.writtenModule = module
        } else if mayMeanAnother(type) {
            type.isConfusable = true
        }
        return type
    }
}

extension DependencyGraph {
    /// The graph with the modules of types that have namesakes in an imported framework, or in an unread module, as far
    /// as the sources show them.
    func qualifyingForeignNames(_ visibility: Visibility) -> DependencyGraph {
        let unread = UnreadImports(module: visibility.module, knownModules: visibility.knownModules)
        let factories = nodes.compactMap { $0.provider?.factory }
        let names = ForeignNames(
            imports: Set(factories.flatMap(unread.needed)), of: factories,
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
