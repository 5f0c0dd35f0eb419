/// All declarations in the sources and in the linked libraries, by module and full nested name.
///
/// It is a class, because all collectors on all threads share one.
final class DeclarationIndex: Sendable {
    /// The sources, in the order of their paths.
    let files: [SourceDeclarations]
    /// The modules that the sources belong to.
    let sourceModules: SourceModules
    /// The module that generated code belongs to; empty if it is unknown.
    let module: String
    /// Names after `any` or `some`, which are therefore protocols, including names of other modules.
    let existentials: Set<String>
    /// The types of the sources, without extensions, in the order of files and places.
    let types: [TypeIdentifier]
    /// Whether a type alias is visible.
    let hasAliases: Bool
    /// Whether a source may have a `DependencyConfiguration`.
    let namesConfiguration: Bool
    /// Whether a type of the sources, or a member of one, exists only in newer versions of a platform.
    let hasAvailability: Bool
    /// Whether a class of the sources has `@Injected` properties.
    let hasInjectedProperties: Bool
    /// The linked libraries, the sources' modules and all modules that a source imports. One file's import lets other
    /// files name the module as well.
    let modules: Set<String>

    // The following properties are only for the index and its extensions.
    let outlines: [FileOutline]
    /// The numbers of the files' modules.
    let moduleNumbers: [Int]
    /// By the numbers of modules.
    let sources: [SourceNames]
    let declaringModules: DeclaringModules
    let extensions: ExtensionTable
    /// The number of types and extensions in the files before each file, and in all files.
    private let typeOffsets: [Int]
    /// Types that share their full name with others of the same module, by the names of their made-up modules.
    let toldApart: [String: TypeIdentifier]
    /// The linked libraries.
    let linked: LibrarySet
    /// Their names, by module.
    var libraries: [String: LibraryNames] { linked.names }
    /// The modules that each module exports with `@_exported`.
    let reexports: [String: Set<String>]
    let nestedNames: Set<String>
    /// The top-level names that several modules declare.
    let confusableNames: Set<String>
    /// For each file and type its key, if its name alone identifies it everywhere.
    let plainKeys: [[DependencyKey?]]

    /// A type or an extension in the sources.
    struct TypeIdentifier: Hashable, Sendable {
        var file: Int
        var position: Int

        // Hashing one number takes half the time.
        func hash(into hasher: inout Hasher) { hasher.combine(file << 32 | position) }
    }

    /// The meaning of a name.
    enum Declared: Sendable {
        case type(TypeIdentifier)
        indirect case alias(TypealiasDeclaration, file: Int)
        indirect case libraryProtocol(ExportedProtocol)
        indirect case libraryAlias(ExportedTypealias)
        /// A type of a library that is not a protocol.
        case libraryType(ExportedType)
        /// One of several types of one name; it is unknown which.
        case undecided

        init(_ declaration: LibraryNames.Declaration) {
            switch declaration {
            case .protocol(let element): self = .libraryProtocol(element)
            case .alias(let element): self = .libraryAlias(element)
            case .type(let type): self = .libraryType(type)
            }
        }
    }

    /// Indexes all declarations.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files.
    ///   - jobs: The number of threads.
    init(
        files: [SourceDeclarations], modules sourceModules: SourceModules, libraries linked: LibrarySet, jobs: Int = 1
    ) {
        let libraries = linked.libraries
        self.files = files
        self.linked = linked
        self.sourceModules = sourceModules
        module = sourceModules.homeName
        // This only requires names.
        let existentials = BackgroundValue(onThread: jobs > 1 && files.count >= Self.manyFiles) {
            files.reduce(into: Set<String>()) { known, file in for name in file.existentials { known.insert(name) } }
        }
        hasAliases = files.contains { !$0.typealiases.isEmpty } || libraries.contains { !$0.typealiases.isEmpty }
        let numbers = files.map { sourceModules.number(ofFile: $0.path) }
        moduleNumbers = numbers
        let filesByModule = files.indices.reduce(into: [[Int]](repeating: [], count: sourceModules.all.count)) {
            $0[numbers[$1]].append($1)
        }
        let aliases = filesByModule.map { [hasAliases] own in
            hasAliases ? Self.simpleAliases(own.map { files[$0] }) : [:]
        }
        let reexports = Self.reexports(files, numbers, sourceModules, libraries)
        self.reexports = reexports
        let outlines = concurrentMap(chunksOf: files.count, threadCount: jobs) {
            FileOutline(
                files[$0], module: sourceModules.all[numbers[$0]].name, aliases: aliases[numbers[$0]],
                reexports: reexports)
        }
        var modules: Set<String> = Set(["Swift", "Foundation"] + sourceModules.all.map(\.name))
        namesConfiguration = outlines.indices.contains { outlines[$0].namesConfiguration }
        hasAvailability = files.contains { $0.hasAvailability }
        hasInjectedProperties = outlines.indices.contains { outlines[$0].hasInjectedProperties }
        var last: [String] = []
        for position in outlines.indices where outlines[position].imports != last {
            // Neighboring files mostly have the same imports.
            last = outlines[position].imports
            modules.formUnion(last)
        }
        modules.formUnion(libraries.map(\.name))
        self.modules = modules
        self.outlines = outlines

        let sources = filesByModule.map { SourceNames(files, outlines, of: $0) }
        self.existentials = existentials.value
        extensions = ExtensionTable(files, outlines, numbers, sources, sourceModules, linked.names)
        toldApart = Self.tellApart(sources, files, sourceModules)
        nestedNames = sources.map(\.nestedNames)
            .reduce(into: linked.nested) { names, own in if names.isEmpty { names = own } else { names.formUnion(own) }
            }
        types =
            sources.count == 1
            ? sources[0].types : sources.flatMap(\.types).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        self.sources = sources
        declaringModules = DeclaringModules(sources)
        let reachable = sources.indices.filter(sourceModules.isReachable)
        // Generated code repeats only names of the home module. Module files do not contain how a library writes names.
        let own = sourceModules.home.map { home in
            outlines.indices.filter { numbers[$0] == home }.map { outlines[$0] }
        }
        confusableNames = Self.confusableNames(
            reachable.map { (sourceModules.all[$0].name, sources[$0]) }, linked, own ?? outlines)
        let offsets = files.indices.reduce(into: [0]) { $0.append($0[$0.count - 1] + files[$1].types.count) }
        typeOffsets = offsets
        plainKeys = concurrentMap(chunksOf: files.count, threadCount: jobs) { [nestedNames, confusableNames] file in
            Self.plainKeys(
                files[file].types, ofFile: file, first: offsets[file], in: sourceModules.all[numbers[file]].name,
                sources[numbers[file]],
                nestedNames: nestedNames, confusableNames: confusableNames)
        }
    }

    /// For fewer files, starting a thread takes longer than it saves.
    private static let manyFiles = 1024

    // MARK: Looking up

    subscript(identifier: TypeIdentifier) -> TypeDeclaration {
        _read { yield files[identifier.file].types[identifier.position] }
    }

    /// The number of types and extensions in the sources.
    var typeCount: Int { typeOffsets[files.count] }

    /// The number of a type or extension among all.
    func number(of identifier: TypeIdentifier) -> Int { typeOffsets[identifier.file] + identifier.position }

    /// The full nested name of a type, or of the type that an extension extends.
    func name(of identifier: TypeIdentifier) -> String { outlines[identifier.file].names[identifier.position] }

    /// The access of a type, limited by the types around it.
    func access(of identifier: TypeIdentifier) -> AccessLevel {
        let own = outlines[identifier.file].access[identifier.position]
        return min(own, accessOfExtended(around: identifier) ?? own)
    }

    /// The access of a member of a type or extension.
    func access(of member: DeclarationModifiers, in container: TypeIdentifier) -> AccessLevel {
        let own = outlines[container.file].access(of: member.access, in: container.position, of: files[container.file])
        return min(own, accessOfExtended(around: container) ?? own)
    }

    /// The access of the type that an extension extends, if a declaration is one or lies in one. What the extension
    /// declares has no more.
    private func accessOfExtended(around identifier: TypeIdentifier) -> AccessLevel? {
        var next: Int? = identifier.position
        while let position = next {
            let place = TypeIdentifier(file: identifier.file, position: position)
            if self[place].kind == .extension {
                guard case .type(let type) = declared(name(of: place), in: owner(of: place), from: place.file),
                    self[type].kind != .extension
                else { return nil }
                return access(of: type)
            }
            next = self[place].parent
        }
        return nil
    }

    /// Whether a visible type of any module is nested in another one under this name.
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

    /// The imports of single declarations in a file; nil if it has none.
    func chosenImports(ofFile file: Int) -> ChosenImports? { outlines[file].chosenImports }

    // MARK: Modules

    /// The number of the module that a file belongs to.
    func moduleNumber(ofFile file: Int) -> Int { moduleNumbers[file] }

    /// The name of the module that a file belongs to.
    func module(ofFile file: Int) -> String { sourceModules.all[moduleNumbers[file]].name }

    /// The module of a type: its file's module, or a made-up one if another type of the module has its name.
    func module(of identifier: TypeIdentifier) -> String {
        let module = module(ofFile: identifier.file)
        return isToldApart(identifier)
            ? SourceModules.madeUpModule(module, forFile: files[identifier.file].path) : module
    }

    /// The types that share their full names with others of the same module, by the names, sorted.
    var duplicates: [(name: String, types: [TypeIdentifier])] {
        sources.flatMap { $0.duplicates.map { (name: $0, types: $1) } }.sorted {
            ($0.name, $0.types[0].file) < ($1.name, $1.types[0].file)
        }
    }

    /// The module that declares a type, or the type that an extension extends.
    func owner(of identifier: TypeIdentifier) -> String {
        extensions.module(extendedBy: identifier) ?? module(ofFile: identifier.file)
    }

    /// Whether some types share their full names with others of the same module.
    var hasDuplicates: Bool { !toldApart.isEmpty }

    /// Whether a name without a module belongs to several types of one module. Two files may use it for different
    /// types.
    func isUndecided(_ type: NominalType) -> Bool {
        hasDuplicates && type.module == nil && sources.contains { $0.duplicates[type.path] != nil }
    }

    func isToldApart(_ identifier: TypeIdentifier) -> Bool {
        let names = sources[moduleNumbers[identifier.file]]
        return !names.duplicates.isEmpty && names.duplicates[name(of: identifier)]?.contains(identifier) == true
    }

    /// Whether a module is one of the linked libraries.
    func isLibrary(_ module: String) -> Bool { libraries[module] != nil }

    /// The modules all of whose types are known: linked libraries, the sources' modules and DpendRuntime.
    var knownModules: Set<String> {
        Set(linked.names.keys + sourceModules.all.map(\.name) + [TypeExpression.runtimeModule])
    }

    /// Whether a module is one of the sources' modules or a linked library.
    func isKnown(_ module: String) -> Bool { sourceModules.number(named: module) != nil || isLibrary(module) }

    /// Modules and all modules that they export with `@_exported`, sorted.
    func withReexports(_ modules: [String]) -> [String] { FileOutline.imports(modules, with: reexports) }

    /// The modules that the home module exports with `@_exported`, sorted.
    var homeReexports: [String] {
        let exported = files.indices.lazy.filter { self.moduleNumbers[$0] == self.sourceModules.home }.flatMap {
            self.files[$0].exportedModules
        }
        return Set(exported).subtracting([module]).sorted()
    }

    /// The supertypes of a class of a linked library; nil for a class that clients cannot inherit from.
    func supertypes(ofLibraryClass type: NominalType) -> ExportedSupertypes? {
        libraries.isEmpty ? nil : type.module.flatMap { libraries[$0]?.supertypes[type.path] }
    }
}
