/// The names that the sources declare, with what they stand for.
struct SourceNames: Sendable {
    /// The types, without extensions, in the order of files and places.
    private(set) var types: [DeclarationIndex.TypeIdentifier] = []
    /// The types that `#if` leaves out; they have no name that anything could mean.
    private(set) var inactiveTypes: [DeclarationIndex.TypeIdentifier] = []
    /// The last parts of the names of nested types.
    private(set) var nestedNames: Set<String> = []

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

    init(_ files: [SourceDeclarations], _ outlines: [FileOutline]) {
        let count = files.reduce(0) { $0 + $1.types.count + $1.typealiases.count }
        types.reserveCapacity(count)
        entries.reserveCapacity(count)
        positions = Groups(reserving: count)
        for (file, declarations) in files.enumerated() {
            for position in declarations.types.indices {
                let identifier = DeclarationIndex.TypeIdentifier(file: file, position: position)
                let name = outlines[file].names[position]
                let isActive = declarations.types[position].inactiveClause == nil
                if declarations.types[position].kind == .extension {
                    if isActive {
                        extensionsByName[name, default: []].append(identifier)
                    } else {
                        inactiveExtensionsByName[name, default: []].append(identifier)
                    }
                    continue
                }
                guard isActive else {
                    inactiveTypes.append(identifier)
                    continue
                }
                add(
                    Entry(
                        declared: .type(identifier), file: file, access: outlines[file].access[position]),
                    named: name)
                types.append(identifier)
            }
            for alias in declarations.typealiases {
                let name = alias.parent.map { "\(outlines[file].names[$0]).\(alias.name)" } ?? alias.name
                let access = outlines[file].access(of: alias.modifiers.access, in: alias.parent, of: declarations)
                add(Entry(declared: .alias(alias, file: file), file: file, access: access), named: name)
            }
        }
    }

    private mutating func add(_ entry: Entry, named name: String) {
        if let nested = Self.nestedName(name) { nestedNames.insert(nested) }
        positions.add(entries.count, for: name)
        entries.append(entry)
    }

    /// The last part of a nested name; nil for a name of the top level.
    static func nestedName(_ name: String) -> String? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// All full names, in no particular order.
    var names: some Collection<String> { positions.keys }

    func contains(_ name: String) -> Bool { positions.contains(name) }

    /// Whether just one declaration has a full name.
    func isOnly(_ name: String) -> Bool { positions.only(name) != nil }

    /// The extensions of a type of that full name.
    func extensions(of name: String) -> [DeclarationIndex.TypeIdentifier] { extensionsByName[name] ?? [] }

    /// Those that `#if` leaves out.
    func inactiveExtensions(of name: String) -> [DeclarationIndex.TypeIdentifier] { inactiveExtensionsByName[name] ?? [] }

    /// What a full name stands for, seen from a file; nil where nothing has the name that is seen from there.
    func declared(_ name: String, from file: Int?) -> DeclarationIndex.Declared? {
        positions.first(name) { entries[$0].access >= .internal || entries[$0].file == file }.map { entries[$0].declared }
    }

    /// The only type that has a name, if every file sees it.
    func onlyType(_ name: String) -> DeclarationIndex.TypeIdentifier? {
        guard let position = positions.only(name), entries[position].access >= .internal,
            case .type(let identifier) = entries[position].declared
        else { return nil }
        return identifier
    }
}
