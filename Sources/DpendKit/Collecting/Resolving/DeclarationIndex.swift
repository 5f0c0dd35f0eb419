/// Everything that is declared, by module and full nested name: in the sources and in the linked libraries.
///
/// A class, since all that collects shares one, on all threads, and copies would cost more than most questions.
final class DeclarationIndex: Sendable {
    /// The sources, in the order of their paths.
    let files: [SourceDeclarations]
    /// The module that the sources belong to; empty when nobody said which.
    let module: String
    /// Names that stand behind `any` or `some` somewhere and therefore are protocols, also those from elsewhere.
    let existentials: Set<String>
    /// The types of the sources, without extensions, in the order of files and places.
    let types: [TypeIdentifier]
    /// Whether there is any type alias in sight.
    let hasAliases: Bool
    /// The linked libraries and all that some source imports: what one file imports, others can name as well.
    let modules: Set<String>

    private let outlines: [FileOutline]
    private let sources: SourceNames
    private let libraryEntries: [String: [String: Declared]]
    private let nestedNames: Set<String>
    /// For each file and type its key, if its name and nothing more tells it wherever it is written.
    private let plainKeys: [[DependencyKey?]]

    /// A type or an extension in the sources.
    struct TypeIdentifier: Hashable, Sendable {
        var file: Int
        var position: Int

        // One number is hashed in half the time.
        func hash(into hasher: inout Hasher) { hasher.combine(file << 32 | position) }
    }

    /// What a name stands for.
    enum Declared: Sendable {
        case type(TypeIdentifier)
        indirect case alias(TypealiasDeclaration, file: Int)
        indirect case libraryProtocol(ExportedProtocol)
        indirect case libraryAlias(ExportedTypealias)
        /// A class of a library, with the global actor it belongs to.
        case libraryType(globalActor: String?)
    }

    /// Indexes all that is declared.
    ///
    /// - Parameter jobs: On how many threads.
    init(
        files: [SourceDeclarations], module: String, libraries: [LibraryModule], jobs: Int = 1
    ) {
        self.files = files
        self.module = module
        existentials = files.reduce(into: []) { $0.formUnion($1.existentials) }
        hasAliases = files.contains { !$0.typealiases.isEmpty } || libraries.contains { !$0.typealiases.isEmpty }
        let aliases = hasAliases ? Self.simpleAliases(files) : [:]
        let outlines = concurrentMap(chunksOf: files.count, threadCount: jobs) {
            FileOutline(files[$0], module: module, aliases: aliases)
        }
        var modules: Set<String> = ["Swift", "Foundation", module]
        var last: [String] = []
        for outline in outlines where outline.imports != last {
            // Neighbours mostly import the same.
            modules.formUnion(outline.imports)
            last = outline.imports
        }
        modules.formUnion(libraries.map(\.name))
        self.modules = modules
        self.outlines = outlines

        let sources = SourceNames(files, outlines)
        libraryEntries = Dictionary(libraries.map { ($0.name, Self.entries(of: $0)) }) { _, last in last }
        nestedNames = libraryEntries.values.reduce(into: sources.nestedNames) { names, entries in
            names.formUnion(entries.keys.compactMap(SourceNames.nestedName))
        }
        types = sources.types
        self.sources = sources
        let libraryNames = libraryEntries.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        let offsets = files.indices.reduce(into: [0]) { $0.append($0[$0.count - 1] + files[$1].types.count) }
        plainKeys = concurrentMap(chunksOf: files.count, threadCount: jobs) { [nestedNames] file in
            files[file].types.indices.map { position in
                Self.plainKey(
                    of: files[file].types[position], number: offsets[file] + position, in: module, isConfusable: libraryNames.contains
                ) { name in
                    sources.onlyType(name) == TypeIdentifier(file: file, position: position) && !nestedNames.contains(name)
                }
            }
        }
    }

    private static func plainKey(
        of type: TypeDeclaration, number: Int, in module: String, isConfusable: (String) -> Bool, isOnly: (String) -> Bool
    ) -> DependencyKey? {
        guard type.isPlain, isOnly(type.name) else { return nil }
        return DependencyKey(
            type: NominalType(
                module: module, components: [.init(name: type.name)], isProtocol: type.kind == .protocol,
                isConfusable: isConfusable(type.name)),
            declaration: number)
    }

    // MARK: Looking up

    // Not a getter: a copy of a declaration costs more than what is mostly asked of it.
    subscript(identifier: TypeIdentifier) -> TypeDeclaration {
        _read { yield files[identifier.file].types[identifier.position] }
    }

    /// The full nested name of a type, or of the type that an extension extends.
    func name(of identifier: TypeIdentifier) -> String { outlines[identifier.file].names[identifier.position] }

    /// The access of a type with all that is around it taken into account.
    func access(of identifier: TypeIdentifier) -> AccessLevel { outlines[identifier.file].access[identifier.position] }

    /// The access of a member of a type or extension.
    func access(of member: DeclarationModifiers, in container: TypeIdentifier) -> AccessLevel {
        outlines[container.file].access(of: member.access, in: container.position, of: files[container.file])
    }

    /// Whether some type in sight, of whatever module, is nested in another one under this name.
    func hasNestedType(_ name: String) -> Bool { nestedNames.contains(name) }

    /// The number of the file at a path, searched among the sorted ones.
    func file(at path: String) -> Int? {
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < files.count && files[low].path == path ? low : nil
    }

    /// The modules that a file imports, sorted.
    func imports(ofFile file: Int) -> [String] { outlines[file].imports }

    /// Whether some source may have a `DependencyConfiguration`.
    var namesConfiguration: Bool { outlines.contains(where: \.namesConfiguration) }

    /// The extensions of a type of that full name.
    func extensions(of name: String) -> [TypeIdentifier] { sources.extensions(of: name) }

    /// The types that `#if` leaves out, in the order of files and places. No name means one of them.
    var inactiveTypes: [TypeIdentifier] { sources.inactiveTypes }

    /// The extensions of a type of that full name that `#if` leaves out.
    func inactiveExtensions(of name: String) -> [TypeIdentifier] { sources.inactiveExtensions(of: name) }

    /// What a full name stands for in a module, seen from a file of the sources, or from nowhere in particular.
    func declared(_ name: String, in module: String, from file: Int? = nil) -> Declared? {
        if module == self.module, let declared = sources.declared(name, from: file) { return declared }
        return libraryEntries.isEmpty ? nil : libraryEntries[module]?[name]
    }

    /// The key of the type of the top level that a name without arguments stands for wherever it is written, if there is one:
    /// most names are of this kind, and the key need not be made anew each time.
    func plainKey(_ name: String) -> DependencyKey? { sources.onlyType(name).flatMap(plainKey) }

    /// The same for a type, if there is such a name for it.
    func plainKey(of identifier: TypeIdentifier) -> DependencyKey? { plainKeys[identifier.file][identifier.position] }

    /// All types in sight, sorted by name.
    var allTypes: [NominalType] {
        let names = Set(sources.names).union(inactiveTypes.map(name))
        let own = names.map { (module: module, path: $0) }
        let foreign = libraryEntries.flatMap { library, entries in entries.keys.map { (module: library, path: $0) } }
        return (own + foreign).sorted { ($0.path, $0.module) < ($1.path, $1.module) }.map { module, path in
            NominalType(
                module: module, components: path.split(separator: ".").map { .init(name: String($0)) },
                isConfusable: isConfusable(path))
        }
    }

    /// The full names of all types in sight.
    var allNames: Set<String> {
        let own = Set(sources.names).union(inactiveTypes.map(name))
        return libraryEntries.values.reduce(into: own) { $0.formUnion($1.keys) }
    }

    /// Whether some module in sight declares a type of this full name.
    func isDeclared(_ name: String) -> Bool {
        sources.contains(name) || libraryEntries.values.contains { $0[name] != nil }
    }

    /// Whether more than one module in sight declares a type of this full name.
    func isConfusable(_ name: String) -> Bool {
        !libraryEntries.isEmpty && (sources.contains(name) ? 1 : 0) + libraryEntries.values.count { $0[name] != nil } > 1
    }

    /// Whether a module is one of the linked libraries.
    func isLibrary(_ module: String) -> Bool { libraryEntries[module] != nil }

    /// The generic parameters of a type, or of the one that an extension extends, and of all around it.
    func genericParameters(of identifier: TypeIdentifier) -> [String] {
        components(of: identifier).flatMap(\.genericParameters)
    }

    /// The names on the way to a type, each with the generic parameters that the type of that name declares.
    func components(of identifier: TypeIdentifier) -> [(name: String, genericParameters: [String])] {
        let name = name(of: identifier)
        let isTopLevel = self[identifier].parent == nil && self[identifier].kind != .extension
        if isTopLevel, !name.utf8.contains(UInt8(ascii: ".")), sources.isOnly(name) {
            return [(name, self[identifier].genericParameters)]
        }
        var path = ""
        return name.split(separator: ".").map { component in
            path += path.isEmpty ? "\(component)" : ".\(component)"
            guard case .type(let type) = declared(path, in: module, from: identifier.file) else {
                return (String(component), [])
            }
            return (String(component), self[type].genericParameters)
        }
    }

    /// Whether a type or something around it has generic parameters.
    func isGeneric(_ identifier: TypeIdentifier) -> Bool { !genericParameters(of: identifier).isEmpty }

    /// A type and what is around it, innermost first.
    func chain(from identifier: TypeIdentifier) -> [TypeIdentifier] {
        var chain = [identifier]
        while let parent = self[chain[chain.count - 1]].parent {
            chain.append(TypeIdentifier(file: identifier.file, position: parent))
        }
        return chain
    }

    // MARK: Building

    /// The aliases of the top level that name a type and nothing more, as extensions may be written on them.
    private static func simpleAliases(_ files: [SourceDeclarations]) -> [String: String] {
        var aliases: [String: String] = [:]
        for file in files {
            for alias in file.typealiases where alias.parent == nil && alias.genericParameters.isEmpty {
                if let target = alias.type.nominal { aliases[alias.name] = target.path }
            }
        }
        return aliases
    }

    private static func entries(of library: LibraryModule) -> [String: Declared] {
        var entries: [String: Declared] = [:]
        for factory in library.injections + library.factories {
            switch factory.kind {
            case .initializer(let type, _):
                entries[path(of: .nominal(type), in: library.name)] =
                    .libraryType(globalActor: factory.effects.globalActor)
            case .injection(let injection):
                entries[path(of: .nominal(injection.type), in: library.name)] =
                    .libraryType(globalActor: factory.effects.globalActor ?? injection.initializer?.effects.globalActor)
            case .configurationMethod(let method):
                let path = path(of: method.configuration.type, in: library.name)
                entries[path] = entries[path] ?? .libraryType(globalActor: nil)
            case .external: break
            }
        }
        for element in library.protocols {
            entries[path(of: element.type, in: library.name)] = .libraryProtocol(element)
        }
        for element in library.typealiases {
            entries[path(of: element.type, in: library.name)] = .libraryAlias(element)
        }
        return entries
    }

    /// The full name of what a module file declares; it may say the module as well.
    private static func path(of type: TypeExpression, in library: String) -> String {
        let path = type.nominal?.path ?? type.description
        let prefix = "\(library)."
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
