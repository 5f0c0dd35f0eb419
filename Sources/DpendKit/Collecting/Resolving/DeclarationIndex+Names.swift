/// Names: their meanings, and other declarations with the same name.
extension DeclarationIndex {
    /// The meaning of a full name in a module, seen from a file of the sources, or from any place.
    func declared(_ name: String, in module: String, from file: Int? = nil) -> Declared? {
        if let number = sourceModules.number(named: module),
            let declared = sources[number].declared(name, from: viewer(file, of: number))
        {
            return declared
        }
        if !toldApart.isEmpty, let type = toldApart[Self.key(module, name)] { return .type(type) }
        return libraries.isEmpty ? nil : libraries[module]?.declarations[name].map(Declared.init)
    }

    /// Whether a full name has a meaning in a module, as in ``declared(_:in:from:)``.
    func declares(_ name: String, in module: String, from file: Int? = nil) -> Bool {
        let isOfSources = sourceModules.number(named: module).map { sources[$0].contains(name) } ?? false
        // Most names are looked up in modules that do not declare them.
        if isOfSources || !toldApart.isEmpty { return declared(name, in: module, from: file) != nil }
        return libraries[module]?.declarations.index(forKey: name) != nil
    }

    /// Whether a module adds a member of this full name to a type of another module. If the module has a type with the
    /// outer name, it is a member of that type instead.
    func isMember(_ name: String, ofTypeIn owner: String, addedIn module: String, from file: Int?) -> Bool {
        switch declared(name, in: module, from: file) {
        case .type(let identifier): chain(from: identifier).last.map(self.owner) == owner
        case .alias(let alias, let file):
            alias.parent.flatMap { chain(from: TypeIdentifier(file: file, position: $0)).last }.map(self.owner) == owner
        case .libraryProtocol, .libraryAlias, .libraryType:
            libraries[module]?.declarations[FullName.outermost(name)] == nil
        case .undecided: true
        case nil: false
        }
    }

    private func viewer(_ file: Int?, of module: Int) -> SourceNames.Viewer {
        guard let file else { return .anyone }
        if moduleNumbers[file] == module { return .file(file) }
        if outlines[file].testableImports.contains(sourceModules.all[module].name) { return .anyone }
        return .importer(sourceModules.requiredAccess(to: module, from: moduleNumbers[file]))
    }

    /// The key of the top-level type that a name without arguments always means in a module, if there is one. Most
    /// names are of this kind, and their keys need not be made again.
    func plainKey(_ name: String, in module: String) -> DependencyKey? {
        sourceModules.number(named: module).flatMap { sources[$0].onlyType(name) }.flatMap(plainKey)
    }

    /// The same for a type, if there is such a name for it.
    func plainKey(of identifier: TypeIdentifier) -> DependencyKey? { plainKeys[identifier.file][identifier.position] }

    /// All visible types, sorted by name.
    var allTypes: [NominalType] {
        let names = sources.enumerated().flatMap { number, names in
            let module = sourceModules.all[number].name
            return (Array(names.names) + names.inactiveTypes.map(name)).map { (module: module, path: $0) }
        }
        let own = Dictionary(grouping: names) { Self.key($0.module, $0.path) }.values.map { $0[0] }
        let foreign = libraries.flatMap { library, names in names.declarations.keys.map { (module: library, path: $0) }
        }
        return (own + foreign).sorted { ($0.path, $0.module) < ($1.path, $1.module) }.map { module, path in
            NominalType(
                module: module, components: path.split(separator: ".").map { .init(name: String($0)) },
                isConfusable: isConfusable(path))
        }
    }

    /// The names of all type aliases, without the types that contain them.
    var aliasNames: Set<String> {
        guard hasAliases else { return [] }
        var names = Set(files.flatMap { $0.typealiases.map(\.name) })
        for library in libraries.values {
            for (name, element) in library.declarations {
                if case .alias = element { names.insert(name.split(separator: ".").last.map(String.init) ?? name) }
            }
        }
        return names
    }

    /// The full names of all visible types.
    var allNames: Set<String> {
        let own = sources.reduce(into: Set(inactiveTypes.map(name))) { $0.formUnion($1.names) }
        return libraries.values.reduce(into: own) { $0.formUnion($1.declarations.keys) }
    }

    /// Whether a visible module declares a type of this full name.
    func isDeclared(_ name: String) -> Bool {
        declaringModules.contains(name) || linked.declares(name)
    }

    /// Whether no visible declaration has the name, or is nested in a type with the name. Such a name means the same
    /// everywhere.
    func isForeign(_ name: String) -> Bool { !isDeclared(name) && !hasNestedType(name) }

    /// The visible declarations that the linked libraries mention.
    var surroundings: LibrarySet.Surroundings {
        var result = LibrarySet.Surroundings()
        for module in sourceModules.all where linked.mentions(module: module.name) {
            result.modules.insert(module.name)
        }
        for names in sources { for name in names.names where linked.mentions(type: name) { result.names.insert(name) } }
        for name in confusableNames where !linked.confusable.contains(name) && linked.mentions(type: name) {
            result.confusableNames.insert(name)
        }
        return result
    }

    /// Whether a file of the home module that imports all others could mean a type by this full name.
    func isVisible(_ name: String) -> Bool {
        if linked.declares(name) { return true }
        return declaringModules[name].contains { number in
            guard let home = sourceModules.home, home != number else {
                return sources[number].declared(name, from: .anyone) != nil
            }
            return sources[number].declared(name, from: .importer(sourceModules.requiredAccess(to: number, from: home)))
                != nil
        }
    }

    /// The modules with a name that declare a type of this full name, with any access, sorted.
    func modules(declaring name: String) -> [String] {
        let own = declaringModules[name].map { sourceModules.all[$0].name }
        return (own.filter { !$0.isEmpty } + libraries.filter { $0.value.declarations[name] != nil }.keys).sorted()
    }

    /// Whether a type of this full name is ambiguous: another visible module declares its outermost name.
    func isConfusable(_ name: String) -> Bool {
        !confusableNames.isEmpty && confusableNames.contains(FullName.outermost(name))
    }

    /// A type that was resolved where other declarations were visible than here.
    func adapted(_ nominal: NominalType, imports: [String]) -> NominalType {
        var result = nominal
        // No visible source declares a type of a module that is not linked here.
        if let module = nominal.module, module != TypeExpression.runtimeModule, !isKnown(module) { result.module = nil }
        // A linked library may have a type with the name of a standard type.
        if result.module == nil, isDeclared(result.components[0].name) {
            result.module = nominal.module ?? PlatformTypes.module(knownToDeclare: result.path, imports: imports)
            result.isConfusable = result.module != nil
            return result
        }
        let isConfusable =
            result.module != nil
            && (result.module == TypeExpression.runtimeModule
                ? isDeclared(result.path) : confusableNames.contains(result.components[0].name))
        if isConfusable != result.isConfusable { result.isConfusable = isConfusable }
        return result
    }

    /// A text that identifies a type of a module; without a module, a type that no visible source declares.
    static func key(_ module: String?, _ name: String) -> String { "\(module ?? "")::\(name)" }
}
