/// The names that the sources of one module declare, with what they stand for.
struct SourceNames: Sendable {
    /// The types, without extensions, in the order of files and places.
    private(set) var types: [DeclarationIndex.TypeIdentifier] = []
    /// The types that `#if` leaves out; they have no name that anything could mean.
    private(set) var inactiveTypes: [DeclarationIndex.TypeIdentifier] = []
    /// The last parts of the names of nested types.
    private(set) var nestedNames: Set<String> = []
    /// The full names of several types that all files see, without `#if` between them, in the order of files and places. The
    /// files must belong to several modules, and nobody can say which type such a name means.
    private(set) var duplicates: [String: [DeclarationIndex.TypeIdentifier]] = [:]

    private var entries: [Entry] = []
    /// The positions of ``entries`` by full name.
    private var positions = Groups<String>()
    private var extensionsByName: [String: [DeclarationIndex.TypeIdentifier]] = [:]
    private var inactiveExtensionsByName: [String: [DeclarationIndex.TypeIdentifier]] = [:]

    private struct Entry: Sendable {
        var declared: DeclarationIndex.Declared
        var file: Int
        var access: AccessLevel
    }

    /// Who asks what a name stands for.
    enum Viewer {
        /// Nobody in particular: all that is not private to a file.
        case anyone
        /// A file of the same module.
        case file(Int)
        /// A file of another module, for which declarations of this access are visible.
        case importer(AccessLevel)
    }

    /// - Parameter numbers: The positions of the module's files among all.
    init(_ files: [SourceDeclarations], _ outlines: [FileOutline], of numbers: [Int]) {
        let count = numbers.reduce(0) { $0 + files[$1].types.count + files[$1].typealiases.count }
        types.reserveCapacity(count)
        entries.reserveCapacity(count)
        positions = Groups(reserving: count)
        for file in numbers { add(files[file], outlines[file], file) }
        findDuplicates(files)
    }

    private mutating func add(_ declarations: SourceDeclarations, _ outline: FileOutline, _ file: Int) {
        for position in declarations.types.indices where declarations.types[position].kind != .extension {
            let identifier = DeclarationIndex.TypeIdentifier(file: file, position: position)
            guard declarations.types[position].inactiveClause == nil else {
                inactiveTypes.append(identifier)
                continue
            }
            add(Entry(declared: .type(identifier), file: file, access: outline.access[position]), named: outline.names[position])
            types.append(identifier)
        }
        for alias in declarations.typealiases {
            let name = alias.parent.map { "\(outline.names[$0]).\(alias.name)" } ?? alias.name
            let access = outline.access(of: alias.modifiers.access, in: alias.parent, of: declarations)
            add(Entry(declared: .alias(alias, file: file), file: file, access: access), named: name)
        }
    }

    private mutating func add(_ entry: Entry, named name: String) {
        if let nested = FullName.nested(name) { nestedNames.insert(nested) }
        positions.add(entries.count, for: name)
        entries.append(entry)
    }

    private mutating func findDuplicates(_ files: [SourceDeclarations]) {
        // Most modules have none: as many names as types that all files see.
        guard entries.count > positions.keys.count else { return }
        for name in positions.keys where positions.only(name) == nil {
            let types = positions[name].compactMap { position -> DeclarationIndex.TypeIdentifier? in
                guard entries[position].access >= .internal, case .type(let identifier) = entries[position].declared,
                    !files[identifier.file].types[identifier.position].isConditional
                else { return nil }
                return identifier
            }
            if types.count > 1 { duplicates[name] = types }
        }
    }

    /// All full names, in no particular order.
    var names: some Collection<String> { positions.keys }

    func contains(_ name: String) -> Bool { positions.contains(name) }

    /// Whether just one declaration has a full name.
    func isOnly(_ name: String) -> Bool { positions.only(name) != nil }

    // MARK: Extensions

    /// Adds an extension of a type of the module.
    mutating func addExtension(_ identifier: DeclarationIndex.TypeIdentifier, of name: String, isActive: Bool) {
        if isActive {
            extensionsByName[name, default: []].append(identifier)
        } else {
            inactiveExtensionsByName[name, default: []].append(identifier)
        }
    }

    /// The extensions of a type of that full name.
    func extensions(of name: String) -> [DeclarationIndex.TypeIdentifier] { extensionsByName[name] ?? [] }

    /// Those that `#if` leaves out.
    func inactiveExtensions(of name: String) -> [DeclarationIndex.TypeIdentifier] { inactiveExtensionsByName[name] ?? [] }

    // MARK: Looking up

    /// What a full name stands for; nil where nothing has the name that the viewer sees.
    func declared(_ name: String, from viewer: Viewer) -> DeclarationIndex.Declared? {
        if !duplicates.isEmpty, let types = duplicates[name] { return declared(among: types, named: name, from: viewer) }
        let position: Int? =
            switch viewer {
            case .anyone: positions.first(name) { entries[$0].access >= .internal }
            case .file(let file): positions.first(name) { entries[$0].access >= .internal || entries[$0].file == file }
            case .importer(let access): positions.first(name) { entries[$0].access >= access }
            }
        return position.map { entries[$0].declared }
    }

    /// Within a file the file's own type is meant.
    private func declared(
        among types: [DeclarationIndex.TypeIdentifier], named name: String, from viewer: Viewer
    ) -> DeclarationIndex.Declared? {
        switch viewer {
        case .anyone: return .undecided
        case .file(let file):
            let own = positions.first(name) { entries[$0].file == file }
            return own.map { entries[$0].declared } ?? .undecided
        case .importer(let access):
            let visible = positions[name].filter { entries[$0].access >= access }
            return visible.count < 2 ? visible.first.map { entries[$0].declared } : .undecided
        }
    }

    /// The only type that has a name, if every file sees it.
    func onlyType(_ name: String) -> DeclarationIndex.TypeIdentifier? {
        guard let position = positions.only(name), entries[position].access >= .internal,
            case .type(let identifier) = entries[position].declared
        else { return nil }
        return identifier
    }
}
