/// The imports of single declarations in a file, such as `import struct Core.Client`.
struct ChosenImports: Sendable {
    /// The modules by the name that is imported from them. Such a name means this declaration, whatever other imports
    /// the file has.
    private var modules: [String: String] = [:]
    /// The names that a file imports from modules that it does not import as a whole.
    private var names: [String: Set<String>] = [:]

    /// Nil if a file imports only whole modules.
    init?(_ imports: [ModuleImport]) {
        let chosen = imports.filter { $0.isActive && $0.kind != nil && $0.path.count == 2 }
        if chosen.isEmpty { return nil }
        let whole = Set(imports.filter { $0.isActive && $0.kind == nil }.map(\.module))
        var ambiguous: Set<String> = []
        for declaration in chosen {
            let name = declaration.path[1]
            if modules.updateValue(declaration.module, forKey: name).map({ $0 != declaration.module }) ?? false {
                ambiguous.insert(name)
            }
            if !whole.contains(declaration.module) { names[declaration.module, default: []].insert(name) }
        }
        for name in ambiguous { modules[name] = nil }
    }

    /// The module that a single import takes a top-level name from.
    func module(of name: String) -> String? { modules[name] }

    /// Whether a file that imports a module sees this top-level name of the module.
    func sees(_ name: String, of module: String) -> Bool { names[module]?.contains(name) ?? true }
}
