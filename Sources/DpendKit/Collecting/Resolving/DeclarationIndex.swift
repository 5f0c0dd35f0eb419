/// Everything that is declared, by module and full nested name: in the sources and in the linked libraries.
///
/// A class, since all that collects shares one, and copies would cost more than most questions.
final class DeclarationIndex {
    /// The sources, in the order of their paths.
    let files: [SourceDeclarations]
    /// The module that the sources belong to; empty when nobody said which.
    let module: String
    /// Names that stand behind `any` or `some` somewhere and therefore are protocols, also those from elsewhere.
    let existentials: Set<String>
    /// The types of the sources, without extensions, in the order of files and places.
    private(set) var types: [TypeIdentifier] = []

    private let includesInactive: Bool
    private var names: [[String]] = []
    private var access: [[AccessLevel]] = []
    private var sourceEntries: [String: [Entry]] = [:]
    private var extensionsByName: [String: [TypeIdentifier]] = [:]
    private var libraryEntries: [String: [String: Declared]] = [:]
    private var nestedNames: Set<String> = []
    /// Whether there is any type alias in sight.
    let hasAliases: Bool
    private let sortedImports: [[String]]

    /// A type or an extension in the sources.
    struct TypeIdentifier: Hashable {
        var file: Int
        var position: Int
    }

    /// What a name stands for.
    enum Declared {
        case type(TypeIdentifier)
        case alias(TypealiasDeclaration, file: Int)
        case libraryProtocol(ExportedProtocol)
        case libraryAlias(ExportedTypealias)
        /// A class of a library, with the global actor it belongs to.
        case libraryType(globalActor: String?)
    }

    private struct Entry {
        var declared: Declared
        var file: Int
        var access: AccessLevel
    }

    /// Indexes all that is declared, and on demand what `#if` leaves out as well.
    init(files: [SourceDeclarations], module: String, libraries: [LibraryModule], includesInactive: Bool = false) {
        self.files = files
        self.includesInactive = includesInactive
        self.module = module
        existentials = files.reduce(into: []) { $0.formUnion($1.existentials) }
        hasAliases = files.contains { !$0.typealiases.isEmpty } || libraries.contains { !$0.typealiases.isEmpty }
        sortedImports = files.map(\.importedModules)
        for imports in sortedImports { modules.formUnion(imports) }
        modules.formUnion(libraries.map(\.name) + [module])
        indexSources()
        for library in libraries { index(library) }
    }

    // MARK: Looking up

    // Not a getter: a copy of a declaration costs more than what is mostly asked of it.
    subscript(identifier: TypeIdentifier) -> TypeDeclaration {
        _read { yield files[identifier.file].types[identifier.position] }
    }

    /// The full nested name of a type, or of the type that an extension extends.
    func name(of identifier: TypeIdentifier) -> String { names[identifier.file][identifier.position] }

    /// The access of a type with all that is around it taken into account.
    func access(of identifier: TypeIdentifier) -> AccessLevel { access[identifier.file][identifier.position] }

    /// The access of a member of a type or extension.
    func access(of member: DeclarationModifiers, in container: TypeIdentifier) -> AccessLevel {
        access(of: member.access, in: container)
    }

    /// Whether some type in sight, of whatever module, is nested in another one under this name.
    func hasNestedType(_ name: String) -> Bool { nestedNames.contains(name) }

    /// The modules that a file imports, sorted.
    func imports(ofFile file: Int) -> [String] { sortedImports[file] }

    /// The extensions of a type of that full name.
    func extensions(of name: String) -> [TypeIdentifier] { extensionsByName[name] ?? [] }

    /// What a full name stands for in a module, seen from a file of the sources, or from nowhere in particular.
    func declared(_ name: String, in module: String, from file: Int? = nil) -> Declared? {
        if module == self.module, let entries = sourceEntries[name] {
            return entries.first { $0.access >= .internal || $0.file == file }?.declared
        }
        return libraryEntries[module]?[name]
    }

    /// The linked libraries and all that some source imports: what one file imports, others can name as well.
    private(set) var modules: Set<String> = ["Swift", "Foundation"]

    /// All types in sight, sorted by name.
    var allTypes: [NominalType] {
        let own = sourceEntries.keys.map { (module: module, path: $0) }
        let foreign = libraryEntries.flatMap { library, entries in entries.keys.map { (module: library, path: $0) } }
        return (own + foreign).sorted { ($0.path, $0.module) < ($1.path, $1.module) }.map { module, path in
            NominalType(
                module: module, components: path.split(separator: ".").map { .init(name: String($0)) },
                isConfusable: isConfusable(path))
        }
    }

    /// Whether some module in sight declares a type of this full name.
    func isDeclared(_ name: String) -> Bool {
        sourceEntries[name] != nil || libraryEntries.values.contains { $0[name] != nil }
    }

    /// Whether more than one module in sight declares a type of this full name.
    func isConfusable(_ name: String) -> Bool {
        !libraryEntries.isEmpty && (sourceEntries[name] == nil ? 0 : 1) + libraryEntries.values.count { $0[name] != nil } > 1
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
        if isTopLevel, !name.utf8.contains(UInt8(ascii: ".")), sourceEntries[name]?.count == 1 {
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

    private func indexSources() {
        let topLevelAliases = simpleAliases()
        for (file, declarations) in files.enumerated() {
            names.append([])
            for type in declarations.types {
                let name: String
                if let parent = type.parent {
                    name = "\(names[file][parent]).\(type.name)"
                } else if type.kind == .extension {
                    name = extendedName(type.name, importedBy: declarations, aliases: topLevelAliases)
                } else {
                    name = type.name
                }
                names[file].append(name)
            }
        }
        access = files.map { Array(repeating: .open, count: $0.types.count) }
        for (file, declarations) in files.enumerated() {
            for position in declarations.types.indices {
                let identifier = TypeIdentifier(file: file, position: position)
                let type = declarations.types[position]
                if type.inactiveClause != nil, !includesInactive { continue }
                if type.kind == .extension {
                    extensionsByName[name(of: identifier), default: []].append(identifier)
                    continue
                }
                let parent = type.parent.map { TypeIdentifier(file: file, position: $0) }
                access[file][position] = access(of: type.modifiers.access, in: parent)
                types.append(identifier)
                add(.type(identifier), named: name(of: identifier), file, access[file][position])
            }
            for alias in declarations.typealiases {
                let parent = alias.parent.map { TypeIdentifier(file: file, position: $0) }
                let name = parent.map { "\(self.name(of: $0)).\(alias.name)" } ?? alias.name
                add(.alias(alias, file: file), named: name, file, access(of: alias.modifiers.access, in: parent))
            }
        }
    }

    private func noteNesting(of name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        nestedNames.insert(String(name[name.utf8.index(after: dot)...]))
    }

    private func add(_ declared: Declared, named name: String, _ file: Int, _ access: AccessLevel) {
        noteNesting(of: name)
        sourceEntries[name, default: []].append(Entry(declared: declared, file: file, access: access))
    }

    private func access(of written: AccessLevel?, in container: TypeIdentifier?) -> AccessLevel {
        guard let container else { return written ?? .internal }
        let type = self[container]
        // `public extension` lends its access to its members; a type does not.
        let inherited: AccessLevel = type.kind == .extension ? type.modifiers.access ?? .internal : .internal
        return min(written ?? inherited, access(of: container))
    }

    /// The aliases of the top level that name a type and nothing more, as extensions may be written on them.
    private func simpleAliases() -> [String: String] {
        var aliases: [String: String] = [:]
        for file in files {
            for alias in file.typealiases where alias.parent == nil && alias.genericParameters.isEmpty {
                if let target = alias.type.nominal { aliases[alias.name] = target.path }
            }
        }
        return aliases
    }

    private func extendedName(
        _ written: String, importedBy file: SourceDeclarations, aliases: [String: String]
    ) -> String {
        var path = written.split(separator: ".").map(String.init)
        if path.count > 1, path[0] == module || file.importedModules.contains(path[0]) {
            path.removeFirst()
        }
        var remaining = 8
        while remaining > 0, let first = path.first, let target = aliases[first] {
            path.replaceSubrange(0..<1, with: target.split(separator: ".").map(String.init))
            remaining -= 1
        }
        return path.joined(separator: ".")
    }

    private func index(_ library: LibraryModule) {
        var entries: [String: Declared] = [:]
        for factory in library.injections + library.factories {
            switch factory.kind {
            case .initializer(let type, _):
                entries[Self.path(of: .nominal(type), in: library.name)] =
                    .libraryType(globalActor: factory.effects.globalActor)
            case .injection(let injection):
                entries[Self.path(of: .nominal(injection.type), in: library.name)] =
                    .libraryType(globalActor: factory.effects.globalActor ?? injection.initializer?.effects.globalActor)
            case .configurationMethod(let method):
                let path = Self.path(of: method.configuration.type, in: library.name)
                entries[path] = entries[path] ?? .libraryType(globalActor: nil)
            case .external: break
            }
        }
        for element in library.protocols {
            entries[Self.path(of: element.type, in: library.name)] = .libraryProtocol(element)
        }
        for element in library.typealiases {
            entries[Self.path(of: element.type, in: library.name)] = .libraryAlias(element)
        }
        for name in entries.keys { noteNesting(of: name) }
        libraryEntries[library.name] = entries
    }

    /// The full name of what a module file declares; it may say the module as well.
    private static func path(of type: TypeExpression, in library: String) -> String {
        let path = type.nominal?.path ?? type.description
        let prefix = "\(library)."
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
