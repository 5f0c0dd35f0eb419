/// The extensions in the sources, by the types that they extend.
final class ExtensionTable: Sendable {
    typealias TypeIdentifier = DeclarationIndex.TypeIdentifier

    /// By the number of the module that declares a type, and its full name.
    private let active: [[String: [TypeIdentifier]]]
    /// The extensions that `#if` excludes.
    private let inactive: [[String: [TypeIdentifier]]]
    /// The extensions of linked libraries' types, and of types that no visible source declares.
    private let foreign: [String: [TypeIdentifier]]
    /// The modules of the types that extensions in other modules extend.
    private let owners: [TypeIdentifier: String]

    /// Finds the type of each extension. The cost is linear in their number.
    init(
        _ files: [SourceDeclarations], _ outlines: [FileOutline], _ numbers: [Int], _ sources: [SourceNames],
        _ modules: SourceModules,
        _ libraries: [String: LibraryNames]
    ) {
        var active = [[String: [TypeIdentifier]]](repeating: [:], count: sources.count)
        var inactive = active
        var foreign: [String: [TypeIdentifier]] = [:]
        var owners: [TypeIdentifier: String] = [:]
        func add(_ identifier: TypeIdentifier, of name: String, in number: Int, isActive: Bool) {
            if isActive {
                active[number][name, default: []].append(identifier)
            } else {
                inactive[number][name, default: []].append(identifier)
            }
        }
        for file in files.indices {
            for position in files[file].types.indices where files[file].types[position].kind == .extension {
                let name = outlines[file].names[position]
                let identifier = TypeIdentifier(file: file, position: position)
                let isActive = files[file].types[position].inactiveClause == nil
                let outermost = FullName.outermost(name)
                let candidates =
                    outlines[file].extendedModules[position].map { [$0] }
                    ?? (sources[numbers[file]].contains(outermost)
                        ? [modules.all[numbers[file]].name] : outlines[file].imports)
                let module = candidates.first { candidate in
                    modules.number(named: candidate).map { sources[$0].contains(outermost) } ?? false
                        || libraries[candidate]?.declarations[outermost] != nil
                }
                if let module, module != modules.all[numbers[file]].name { owners[identifier] = module }
                if let number = module.flatMap(modules.number) {
                    add(identifier, of: name, in: number, isActive: isActive)
                    continue
                }
                if isActive { foreign[DeclarationIndex.key(module, name), default: []].append(identifier) }
                // A type that `#if` excludes has no name either.
                if module == nil { add(identifier, of: name, in: numbers[file], isActive: isActive) }
            }
        }
        (self.active, self.inactive, self.foreign, self.owners) = (active, inactive, foreign, owners)
    }

    /// The extensions of a type of the sources, by the number of its module and its full name.
    func extensions(of name: String, in module: Int) -> [TypeIdentifier] {
        active[module].isEmpty ? [] : active[module][name] ?? []
    }

    /// The extensions that `#if` excludes.
    func inactiveExtensions(of name: String, in module: Int) -> [TypeIdentifier] {
        inactive[module].isEmpty ? [] : inactive[module][name] ?? []
    }

    /// The extensions of a type that no source declares; without a module, of a type that no visible source declares.
    func extensions(ofForeign name: String, in module: String?) -> [TypeIdentifier] {
        foreign.isEmpty ? [] : foreign[DeclarationIndex.key(module, name)] ?? []
    }

    /// The extensions of types that no source declares.
    var ofForeignTypes: some Collection<TypeIdentifier> { foreign.values.joined() }

    /// The module of the type that an extension in another module extends.
    func module(extendedBy identifier: TypeIdentifier) -> String? { owners.isEmpty ? nil : owners[identifier] }
}
