/// Everything that is declared, by module and full nested name: in the sources and in the linked libraries.
///
/// A class, since all that collects shares one, on all threads, and copies would cost more than most questions.
final class DeclarationIndex: Sendable {
    /// The sources, in the order of their paths.
    let files: [SourceDeclarations]
    /// The modules that the sources belong to.
    let sourceModules: SourceModules
    /// The module that generated code belongs to; empty when nobody said which.
    let module: String
    /// Names that stand behind `any` or `some` somewhere and therefore are protocols, also those from elsewhere.
    let existentials: Set<String>
    /// The types of the sources, without extensions, in the order of files and places.
    let types: [TypeIdentifier]
    /// Whether there is any type alias in sight.
    let hasAliases: Bool
    /// The linked libraries, the sources' modules and all that some source imports: what one file imports, others can name as well.
    let modules: Set<String>

    private let outlines: [FileOutline]
    /// The numbers of the files' modules.
    private let moduleNumbers: [Int]
    /// By the numbers of modules.
    private let sources: [SourceNames]
    /// The extensions of types of linked libraries, and of types that are declared nowhere in sight.
    private let foreignExtensions: [String: [TypeIdentifier]]
    /// The modules of the types that extensions in other modules extend.
    private let extendedModules: [TypeIdentifier: String]
    /// Types that share their full name with others of the same module, by the names of modules that are made up for them.
    private let toldApart: [String: TypeIdentifier]
    /// The linked libraries.
    let linked: LibrarySet
    /// Their names, by module.
    private var libraries: [String: LibraryNames] { linked.names }
    /// The modules that come along with modules.
    private let reexports: [String: Set<String>]
    private let nestedNames: Set<String>
    /// The names of the top level that several modules declare.
    private let confusableNames: Set<String>
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
        /// A type of a library that is no protocol.
        case libraryType(ExportedType)
        /// One of several types of one name, and nobody can say which.
        case undecided

        fileprivate init(_ declaration: LibraryNames.Declaration) {
            switch declaration {
            case .protocol(let element): self = .libraryProtocol(element)
            case .alias(let element): self = .libraryAlias(element)
            case .type(let type): self = .libraryType(type)
            }
        }
    }

    /// Indexes all that is declared.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files.
    ///   - jobs: On how many threads.
    init(
        files: [SourceDeclarations], modules sourceModules: SourceModules, libraries linked: LibrarySet, jobs: Int = 1
    ) {
        let libraries = linked.libraries
        self.files = files
        self.linked = linked
        self.sourceModules = sourceModules
        module = sourceModules.homeName
        existentials = files.reduce(into: []) { $0.formUnion($1.existentials) }
        hasAliases = files.contains { !$0.typealiases.isEmpty } || libraries.contains { !$0.typealiases.isEmpty }
        let numbers = files.map { sourceModules.number(ofFile: $0.path) }
        moduleNumbers = numbers
        let filesByModule = files.indices.reduce(into: [[Int]](repeating: [], count: sourceModules.all.count)) { $0[numbers[$1]].append($1) }
        let aliases = filesByModule.map { [hasAliases] own in hasAliases ? Self.simpleAliases(own.map { files[$0] }) : [:] }
        let reexports = Self.reexports(files, numbers, sourceModules, libraries)
        self.reexports = reexports
        let outlines = concurrentMap(chunksOf: files.count, threadCount: jobs) {
            FileOutline(files[$0], module: sourceModules.all[numbers[$0]].name, aliases: aliases[numbers[$0]], reexports: reexports)
        }
        var modules: Set<String> = Set(["Swift", "Foundation"] + sourceModules.all.map(\.name))
        var last: [String] = []
        for outline in outlines where outline.imports != last {
            // Neighbours mostly import the same.
            modules.formUnion(outline.imports)
            last = outline.imports
        }
        modules.formUnion(libraries.map(\.name))
        self.modules = modules
        self.outlines = outlines

        let sources: [SourceNames]
        (sources, foreignExtensions, extendedModules) = Self.addingExtensions(
            files, outlines, numbers, sourceModules, linked.names, to: filesByModule.map { SourceNames(files, outlines, of: $0) })
        toldApart = Self.tellApart(sources, files, sourceModules)
        nestedNames = sources.map(\.nestedNames)
            .reduce(into: linked.nested) { names, own in if names.isEmpty { names = own } else { names.formUnion(own) } }
        types = sources.count == 1 ? sources[0].types : sources.flatMap(\.types).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        self.sources = sources
        confusableNames = Self.confusableNames(sources.indices.filter(sourceModules.isReachable).map { sources[$0] }, linked)
        let offsets = files.indices.reduce(into: [0]) { $0.append($0[$0.count - 1] + files[$1].types.count) }
        plainKeys = concurrentMap(chunksOf: files.count, threadCount: jobs) { [nestedNames, confusableNames] file in
            files[file].types.indices.map { position in
                Self.plainKey(
                    of: files[file].types[position], number: offsets[file] + position, in: sourceModules.all[numbers[file]].name,
                    isConfusable: confusableNames.contains
                ) { name in
                    sources[numbers[file]].onlyType(name) == TypeIdentifier(file: file, position: position) && !nestedNames.contains(name)
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

    /// The imports of single declarations in a file; nil if it has none.
    func chosenImports(ofFile file: Int) -> ChosenImports? { outlines[file].chosenImports }

    /// Whether some source may have a `DependencyConfiguration`.
    var namesConfiguration: Bool { outlines.contains(where: \.namesConfiguration) }

    // MARK: Modules

    /// The number of the module that a file belongs to.
    func moduleNumber(ofFile file: Int) -> Int { moduleNumbers[file] }

    /// The name of the module that a file belongs to.
    func module(ofFile file: Int) -> String { sourceModules.all[moduleNumbers[file]].name }

    /// The module that a type is known under: its file's, or one that is made up where another type of the module has its name.
    func module(of identifier: TypeIdentifier) -> String {
        let module = module(ofFile: identifier.file)
        return isToldApart(identifier) ? SourceModules.madeUpModule(module, forFile: files[identifier.file].path) : module
    }

    /// The types that share their full names with others of the same module, by the names, sorted.
    var duplicates: [(name: String, types: [TypeIdentifier])] {
        sources.flatMap { $0.duplicates.map { (name: $0, types: $1) } }.sorted { ($0.name, $0.types[0].file) < ($1.name, $1.types[0].file) }
    }

    /// The module that declares a type, or the type that an extension extends.
    func owner(of identifier: TypeIdentifier) -> String {
        extendedModules.isEmpty ? module(ofFile: identifier.file) : extendedModules[identifier] ?? module(ofFile: identifier.file)
    }

    /// Whether some types share their full names with others of the same module.
    var hasDuplicates: Bool { !toldApart.isEmpty }

    /// Whether a name without a module is that of several types of one module: two files that say it may mean different ones.
    func isUndecided(_ type: NominalType) -> Bool {
        hasDuplicates && type.module == nil && sources.contains { $0.duplicates[type.path] != nil }
    }

    private func isToldApart(_ identifier: TypeIdentifier) -> Bool {
        let names = sources[moduleNumbers[identifier.file]]
        return !names.duplicates.isEmpty && names.duplicates[name(of: identifier)]?.contains(identifier) == true
    }

    /// Whether a module is one of the linked libraries.
    func isLibrary(_ module: String) -> Bool { libraries[module] != nil }

    /// Whether a module is one of the sources' modules or a linked library.
    func isKnown(_ module: String) -> Bool { sourceModules.number(named: module) != nil || isLibrary(module) }

    /// Modules with those that come along with them, sorted.
    func withReexports(_ modules: [String]) -> [String] { FileOutline.imports(modules, with: reexports) }

    /// The modules that come along with the module that is generated for, sorted.
    var homeReexports: [String] {
        let exported = files.indices.lazy.filter { self.moduleNumbers[$0] == self.sourceModules.home }.flatMap { self.files[$0].exportedModules }
        return Set(exported).subtracting([module]).sorted()
    }

    /// The supertypes of a class of a linked library; nil for a class that clients cannot inherit from.
    func supertypes(ofLibraryClass type: NominalType) -> ExportedSupertypes? {
        libraries.isEmpty ? nil : type.module.flatMap { libraries[$0]?.supertypes[type.path] }
    }

    // MARK: Extensions

    /// The extensions of a type of the sources.
    func extensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        let all = sources[moduleNumbers[identifier.file]].extensions(of: name(of: identifier))
        // Of types of one name nobody can say which an extension elsewhere is for.
        return all.isEmpty || !isToldApart(identifier) ? all : all.filter { $0.file == identifier.file }
    }

    /// The extensions of a type that no source declares.
    func extensions(of foreign: NominalType) -> [TypeIdentifier] {
        foreignExtensions.isEmpty ? [] : foreignExtensions[Self.key(foreign.module.flatMap { isLibrary($0) ? $0 : nil }, foreign.path)] ?? []
    }

    /// The types that `#if` leaves out, in the order of files and places. No name means one of them.
    var inactiveTypes: [TypeIdentifier] {
        sources.count == 1
            ? sources[0].inactiveTypes : sources.flatMap(\.inactiveTypes).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    /// The extensions of a type of the sources that `#if` leaves out.
    func inactiveExtensions(of identifier: TypeIdentifier) -> [TypeIdentifier] {
        sources[moduleNumbers[identifier.file]].inactiveExtensions(of: name(of: identifier))
    }

    // MARK: Names

    /// What a full name stands for in a module, seen from a file of the sources, or from nowhere in particular.
    func declared(_ name: String, in module: String, from file: Int? = nil) -> Declared? {
        if let number = sourceModules.number(named: module), let declared = sources[number].declared(name, from: viewer(file, of: number)) {
            return declared
        }
        if !toldApart.isEmpty, let type = toldApart[Self.key(module, name)] { return .type(type) }
        return libraries.isEmpty ? nil : libraries[module]?.declarations[name].map(Declared.init)
    }

    /// Whether a full name stands for something in a module, as ``declared(_:in:from:)`` says.
    func declares(_ name: String, in module: String, from file: Int? = nil) -> Bool {
        let isOfSources = sourceModules.number(named: module).map { sources[$0].contains(name) } ?? false
        // Most names are looked up in modules that have nothing of the kind.
        if isOfSources || !toldApart.isEmpty { return declared(name, in: module, from: file) != nil }
        return libraries[module]?.declarations.index(forKey: name) != nil
    }

    private func viewer(_ file: Int?, of module: Int) -> SourceNames.Viewer {
        guard let file else { return .anyone }
        if moduleNumbers[file] == module { return .file(file) }
        if outlines[file].testableImports.contains(sourceModules.all[module].name) { return .anyone }
        return .importer(sourceModules.requiredAccess(to: module, from: moduleNumbers[file]))
    }

    /// The key of the type of the top level that a name without arguments stands for wherever it is written in a module, if there
    /// is one: most names are of this kind, and the key need not be made anew each time.
    func plainKey(_ name: String, in module: String) -> DependencyKey? {
        sourceModules.number(named: module).flatMap { sources[$0].onlyType(name) }.flatMap(plainKey)
    }

    /// The same for a type, if there is such a name for it.
    func plainKey(of identifier: TypeIdentifier) -> DependencyKey? { plainKeys[identifier.file][identifier.position] }

    /// All types in sight, sorted by name.
    var allTypes: [NominalType] {
        let names = sources.enumerated().flatMap { number, names in
            let module = sourceModules.all[number].name
            return (Array(names.names) + names.inactiveTypes.map(name)).map { (module: module, path: $0) }
        }
        let own = Dictionary(grouping: names) { Self.key($0.module, $0.path) }.values.map { $0[0] }
        let foreign = libraries.flatMap { library, names in names.declarations.keys.map { (module: library, path: $0) } }
        return (own + foreign).sorted { ($0.path, $0.module) < ($1.path, $1.module) }.map { module, path in
            NominalType(
                module: module, components: path.split(separator: ".").map { .init(name: String($0)) },
                isConfusable: isConfusable(path))
        }
    }

    /// The full names of all types in sight.
    var allNames: Set<String> {
        let own = sources.reduce(into: Set(inactiveTypes.map(name))) { $0.formUnion($1.names) }
        return libraries.values.reduce(into: own) { $0.formUnion($1.declarations.keys) }
    }

    /// Whether some module in sight declares a type of this full name.
    func isDeclared(_ name: String) -> Bool {
        sources.contains { $0.contains(name) } || linked.declares(name)
    }

    /// What the linked libraries mention of what is in sight beside them.
    var surroundings: LibrarySet.Surroundings {
        var result = LibrarySet.Surroundings()
        for module in sourceModules.all where linked.mentions(module: module.name) { result.modules.insert(module.name) }
        for names in sources { for name in names.names where linked.mentions(type: name) { result.names.insert(name) } }
        for name in confusableNames where !linked.confusable.contains(name) && linked.mentions(type: name) {
            result.confusableNames.insert(name)
        }
        return result
    }

    /// Whether a file of the module at hand that imports all others could mean a type by this full name.
    func isVisible(_ name: String) -> Bool {
        if linked.declares(name) { return true }
        return sources.indices.contains { number in
            guard let home = sourceModules.home, home != number else { return sources[number].declared(name, from: .anyone) != nil }
            return sources[number].declared(name, from: .importer(sourceModules.requiredAccess(to: number, from: home))) != nil
        }
    }

    /// The modules with a name that declare a type of this full name, for whomever, sorted.
    func modules(declaring name: String) -> [String] {
        let own = sources.indices.filter { sources[$0].contains(name) }.map { sourceModules.all[$0].name }
        return (own.filter { !$0.isEmpty } + libraries.filter { $0.value.declarations[name] != nil }.keys).sorted()
    }

    /// Whether a type of this full name may be taken for one of another module: another one in sight declares its outermost name.
    func isConfusable(_ name: String) -> Bool {
        !confusableNames.isEmpty && confusableNames.contains(FullName.outermost(name))
    }

    /// A type that was looked up where more, or less, is in sight than here.
    func adapted(_ nominal: NominalType, imports: [String]) -> NominalType {
        var result = nominal
        // A type of a module that nobody links here is declared nowhere in sight.
        if let module = nominal.module, module != TypeExpression.runtimeModule, !isKnown(module) { result.module = nil }
        // A linked library may have a type with the name of a standard type.
        if result.module == nil, isDeclared(result.components[0].name) {
            result.module = nominal.module ?? PlatformTypes.module(knownToDeclare: result.path, imports: imports)
            result.isConfusable = result.module != nil
            return result
        }
        let isConfusable = result.module != nil && (result.module == TypeExpression.runtimeModule
            ? isDeclared(result.path) : confusableNames.contains(result.components[0].name))
        if isConfusable != result.isConfusable { result.isConfusable = isConfusable }
        return result
    }

    /// The generic parameters of a type, or of the one that an extension extends, and of all around it.
    func genericParameters(of identifier: TypeIdentifier) -> [String] {
        components(of: identifier).flatMap(\.genericParameters)
    }

    /// The names on the way to a type, each with the generic parameters that the type of that name declares.
    func components(of identifier: TypeIdentifier) -> [(name: String, genericParameters: [String])] {
        let name = name(of: identifier)
        let isTopLevel = self[identifier].parent == nil && self[identifier].kind != .extension
        if isTopLevel { return [(name, self[identifier].genericParameters)] }
        var path = ""
        return name.split(separator: ".").map { component in
            path += path.isEmpty ? "\(component)" : ".\(component)"
            guard path != name || self[identifier].kind == .extension else { return (name: String(component), self[identifier].genericParameters) }
            guard case .type(let type) = declared(path, around: identifier) else { return (String(component), []) }
            return (String(component), self[type].genericParameters)
        }
    }

    /// The type of a full name that a declaration lies in, or extends: one of its own module, or one that an extension is for.
    private func declared(_ path: String, around identifier: TypeIdentifier) -> Declared? {
        if let own = declared(path, in: module(ofFile: identifier.file), from: identifier.file) { return own }
        let modules = outlines[identifier.file].imports
        return modules.lazy.compactMap { self.declared(path, in: $0, from: identifier.file) }.first
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

    /// The modules that come along with a module since it imports them with `@_exported`, at any depth.
    private static func reexports(
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
    private static func addingExtensions(
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

    /// What tells a type of a module from all others; without a module one that is declared nowhere in sight.
    private static func key(_ module: String?, _ name: String) -> String { "\(module ?? "")::\(name)" }

    /// The types that share their names with others of the same module, each in a module that is made up for its file.
    private static func tellApart(
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

    private static func confusableNames(_ sources: [SourceNames], _ libraries: LibrarySet) -> Set<String> {
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
}
