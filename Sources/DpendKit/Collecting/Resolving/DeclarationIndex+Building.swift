/// The steps of building an index.
extension DeclarationIndex {
    /// The top-level aliases that only name a type. Extensions may use them.
    static func simpleAliases(_ files: [SourceDeclarations]) -> [String: String] {
        var aliases: [String: String] = [:]
        for file in files {
            for alias in file.typealiases where alias.parent == nil && alias.genericParameters.isEmpty {
                if let target = alias.type.nominal { aliases[alias.name] = target.path }
            }
        }
        return aliases
    }

    /// The modules that a module exports with `@_exported`, directly or indirectly.
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

    /// The types that share their names with others of the same module. Each is in a made-up module for its file.
    static func tellApart(
        _ sources: [SourceNames], _ files: [SourceDeclarations], _ modules: SourceModules
    ) -> [String: TypeIdentifier] {
        var result: [String: TypeIdentifier] = [:]
        for (number, names) in sources.enumerated() {
            for (name, types) in names.duplicates {
                for type in types {
                    result[
                        key(SourceModules.madeUpModule(modules.all[number].name, forFile: files[type.file].path), name)] =
                        type
                }
            }
        }
        return result
    }

    /// The first parts of names that several modules declare: visible ones, or a visible one and, as sources that write
    /// the module before the name show, one without visible declarations.
    ///
    /// - Parameter sources: The names of the modules of sources, by module.
    static func confusableNames(
        _ sources: [(module: String, names: SourceNames)], _ libraries: LibrarySet, _ outlines: [FileOutline]
    ) -> Set<String> {
        var result = namesInSeveralModules(sources.map(\.names), libraries)
        for outline in outlines where !outline.qualifiedNames.isEmpty {
            for (module, names) in outline.qualifiedNames {
                let read = sources.first { $0.module == module }?.names
                // The type may have the name of its module.
                if libraries.outermost.contains(module) || sources.contains(where: { $0.names.contains(module) }) {
                    continue
                }
                let declared = libraries.names[module]?.declarations
                for name in names where read?.contains(name) == true || declared?[name] != nil { result.insert(name) }
            }
        }
        return result
    }

    private static func namesInSeveralModules(_ sources: [SourceNames], _ libraries: LibrarySet) -> Set<String> {
        guard sources.count + libraries.names.count > 1 else { return [] }
        // Generated code may also import DpendRuntime.
        var twice = libraries.confusable.union(libraries.outermost.intersection(Self.runtimeNames))
        var once: Set<String> = []
        for names in sources {
            for name in Set(names.names.map(FullName.outermost)) {
                let isTwice = sources.count > 1 && (!once.insert(name).inserted || runtimeNames.contains(name))
                if isTwice || libraries.outermost.contains(name) { twice.insert(name) }
            }
        }
        return twice
    }

    /// The public types of DpendRuntime.
    private static let runtimeNames: Set<String> = [
        "Assisted", "AsyncDependencyResolver", "DeferredResolver", "DependencyConfiguration", "DependencyContainer",
        "DependencyRegistration", "DependencyRegistrations", "DependencyResolutionError", "DependencyResolver",
        "DependencyResolving", "DependencyScope", "DependencyTag", "Injected", "Lazy", "RecursiveLock", "Tagged",
    ]

    /// For each type of a file its key, if its name alone identifies it everywhere.
    ///
    /// - Parameters:
    ///   - first: The number of the file's first type among all types.
    ///   - nestedNames: The last parts of the names of all visible nested types.
    static func plainKeys(
        _ types: [TypeDeclaration], ofFile file: Int, first: Int, in module: String, _ names: SourceNames,
        nestedNames: Set<String>,
        confusableNames: Set<String>
    ) -> [DependencyKey?] {
        types.indices.map { position in
            guard types[position].parent == nil, types[position].kind != .extension,
                types[position].genericParameters.isEmpty
            else { return nil }
            let name = types[position].name
            guard names.onlyType(name) == TypeIdentifier(file: file, position: position), !nestedNames.contains(name)
            else { return nil }
            return DependencyKey(
                type: NominalType(
                    module: module, components: [.init(name: name)], isProtocol: types[position].kind == .protocol,
                    isConfusable: confusableNames.contains(name)),
                declaration: first + position)
        }
    }
}
