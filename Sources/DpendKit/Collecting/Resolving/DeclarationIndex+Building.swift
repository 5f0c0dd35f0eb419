/// The steps of building an index.
extension DeclarationIndex {
    /// The aliases of the top level that name a type and nothing more, as extensions may be written on them.
    static func simpleAliases(_ files: [SourceDeclarations]) -> [String: String] {
        var aliases: [String: String] = [:]
        for file in files {
            for alias in file.typealiases where alias.parent == nil && alias.genericParameters.isEmpty {
                if let target = alias.type.nominal { aliases[alias.name] = target.path }
            }
        }
        return aliases
    }

    /// The modules that come along with a module since it imports them with `@_exported`, at any depth.
    static func reexports(
        _ files: [SourceDeclarations], _ numbers: [Int], _ modules: SourceModules, _ libraries: [LibraryModule]
    ) -> [String: Set<String>] {
        var direct: [String: Set<String>] = [:]
        for library in libraries where !library.reexports.isEmpty { direct[library.name] = Set(library.reexports) }
        for (file, number) in zip(files, numbers) where !file.exportedModules.isEmpty {
            direct[modules.all[number].name, default: []].formUnion(file.exportedModules)
        }
        return direct.mapValues { first in
            var result = first
            var open = Array(first)
            while let next = open.popLast() {
                for module in direct[next] ?? [] where result.insert(module).inserted { open.append(module) }
            }
            return result
        }
    }

    /// Adds each extension to the module that declares its type; those of types that no source declares are ``foreignExtensions``.
    static func addingExtensions(
        _ files: [SourceDeclarations], _ outlines: [FileOutline], _ numbers: [Int], _ modules: SourceModules,
        _ libraries: [String: LibraryNames], to names: [SourceNames]
    ) -> (names: [SourceNames], foreign: [String: [TypeIdentifier]], modules: [TypeIdentifier: String]) {
        var sources = names
        var foreign: [String: [TypeIdentifier]] = [:]
        var owners: [TypeIdentifier: String] = [:]
        for file in files.indices {
            for position in files[file].types.indices where files[file].types[position].kind == .extension {
                let name = outlines[file].names[position]
                let identifier = TypeIdentifier(file: file, position: position)
                let isActive = files[file].types[position].inactiveClause == nil
                let outermost = FullName.outermost(name)
                let candidates = outlines[file].extendedModules[position].map { [$0] }
                    ?? (sources[numbers[file]].contains(outermost) ? [modules.all[numbers[file]].name] : outlines[file].imports)
                let module = candidates.first { candidate in
                    modules.number(named: candidate).map { sources[$0].contains(outermost) } ?? false
                        || libraries[candidate]?.declarations[outermost] != nil
                }
                if let module, module != modules.all[numbers[file]].name { owners[identifier] = module }
                if let number = module.flatMap(modules.number) {
                    sources[number].addExtension(identifier, of: name, isActive: isActive)
                    continue
                }
                if isActive { foreign[key(module, name), default: []].append(identifier) }
                // A type that `#if` leaves out has no name either.
                if module == nil { sources[numbers[file]].addExtension(identifier, of: name, isActive: isActive) }
            }
        }
        return (sources, foreign, owners)
    }

    /// The types that share their names with others of the same module, each in a module that is made up for its file.
    static func tellApart(
        _ sources: [SourceNames], _ files: [SourceDeclarations], _ modules: SourceModules
    ) -> [String: TypeIdentifier] {
        var result: [String: TypeIdentifier] = [:]
        for (number, names) in sources.enumerated() {
            for (name, types) in names.duplicates {
                for type in types { result[key(SourceModules.madeUpModule(modules.all[number].name, forFile: files[type.file].path), name)] = type }
            }
        }
        return result
    }

    /// The first parts of names that several modules in sight declare.
    static func confusableNames(_ sources: [SourceNames], _ libraries: LibrarySet) -> Set<String> {
        guard sources.count + libraries.names.count > 1 else { return [] }
        var twice = libraries.confusable
        var once: Set<String> = []
        for names in sources {
            for name in Set(names.names.map(FullName.outermost)) {
                if libraries.outermost.contains(name) || sources.count > 1 && !once.insert(name).inserted { twice.insert(name) }
            }
        }
        return twice
    }

    /// The key of a type that its name and nothing more tells wherever it is written; nil for others.
    static func plainKey(
        of type: TypeDeclaration, number: Int, in module: String, isConfusable: (String) -> Bool, isOnly: (String) -> Bool
    ) -> DependencyKey? {
        guard type.isPlain, isOnly(type.name) else { return nil }
        return DependencyKey(
            type: NominalType(
                module: module, components: [.init(name: type.name)], isProtocol: type.kind == .protocol,
                isConfusable: isConfusable(type.name)),
            declaration: number)
    }
}
