/// The imports of modules that nothing is known about: they belong to packages whose sources are not read.
///
/// A generated file has the imports of many sources together. So it may see two types with one name where no source
/// does: `Account` of the project, and one of a package. It imports such a module only for types whose declarations are
/// unknown, and names the project's other modules where it does.
struct UnreadImports {
    private let module: String
    private let knownModules: Set<String>

    /// - Parameters:
    ///   - module: The module of the generated file.
    ///   - knownModules: The modules all of whose types are known.
    init(module: String, knownModules: Set<String>) { (self.module, self.knownModules) = (module, knownModules) }

    /// Whether an import brings types of which all are unknown. An import of one declaration brings no other names.
    private func isUnread(_ needed: ModuleImport) -> Bool {
        needed.kind == nil && ForeignNames.isUnread(needed.module, besides: module, knownModules)
    }

    /// The imports that generated code needs for a provider.
    func needed(for factory: DependencyFactory) -> [ModuleImport] {
        guard factory.imports.contains(where: isUnread), let written = modulesOfUnknownTypes(in: factory) else {
            return factory.imports
        }
        return factory.imports.filter { !isUnread($0) || written.contains($0.module) }
    }

    /// The imports of several sources that generated code needs for their providers.
    func needed(among imports: [ModuleImport], for factories: [DependencyFactory]) -> [ModuleImport] {
        let needed = Set(factories.flatMap(self.needed).map(\.module))
        return imports.filter { !isUnread($0) || needed.contains($0.module) }
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
                    if !Self.isSurely(module, among: imports) { isKnown = false }
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
    static func isSurely(_ module: String, among imports: [String]) -> Bool {
        imports.contains(module) && !imports.contains { $0 != module && $0.hasPrefix(module) }
    }
}
