/// The names that the sources of one module declare, and their meanings.
///
/// It is a class, because almost every look-up uses it.
final class SourceNames: Sendable {
    /// The types, without extensions, in the order of files and places.
    let types: [DeclarationIndex.TypeIdentifier]
    /// The types that `#if` excludes. Names never mean them.
    let inactiveTypes: [DeclarationIndex.TypeIdentifier]
    /// The last parts of the names of nested types.
    let nestedNames: Set<String>
    /// The full names of several types that all files see, without `#if` between them, in the order of files and
    /// places. The files must belong to several modules, and it is unknown which type such a name means.
    let duplicates: [String: [DeclarationIndex.TypeIdentifier]]

    private let entries: [Entry]
    /// The positions of ``entries`` by full name.
    private let positions: Groups<String>

    private struct Entry: Sendable {
        var declared: DeclarationIndex.Declared
        var file: Int
        var access: AccessLevel
    }

    /// The place from which a name is looked up.
    enum Viewer {
        /// No particular place: all declarations that are not private to a file.
        case anyone
        /// A file of the same module.
        case file(Int)
        /// A file of another module that sees declarations with this access.
        case importer(AccessLevel)
    }

    /// - Parameter numbers: The positions of the module's files among all files.
    init(_ files: [SourceDeclarations], _ outlines: [FileOutline], of numbers: [Int]) {
        let count = numbers.reduce(0) { $0 + files[$1].types.count + files[$1].typealiases.count }
        var types: [DeclarationIndex.TypeIdentifier] = []
        var inactiveTypes: [DeclarationIndex.TypeIdentifier] = []
        var nestedNames: Set<String> = []
        var entries: [Entry] = []
        var positions = Groups<String>(reserving: count)
        types.reserveCapacity(count)
        entries.reserveCapacity(count)
        func add(_ entry: Entry, named name: String) {
            if let nested = FullName.nested(name) { nestedNames.insert(nested) }
            positions.add(entries.count, for: name)
            entries.append(entry)
        }
        for file in numbers {
            for position in files[file].types.indices where files[file].types[position].kind != .extension {
                let identifier = DeclarationIndex.TypeIdentifier(file: file, position: position)
                guard files[file].types[position].inactiveClause == nil else {
                    inactiveTypes.append(identifier)
                    continue
                }
                add(
                    Entry(declared: .type(identifier), file: file, access: outlines[file].access[position]),
                    named: outlines[file].names[position])
                types.append(identifier)
            }
            for alias in files[file].typealiases {
                let name = alias.parent.map { "\(outlines[file].names[$0]).\(alias.name)" } ?? alias.name
                let access = outlines[file].access(of: alias.modifiers.access, in: alias.parent, of: files[file])
                add(Entry(declared: .alias(alias, file: file), file: file, access: access), named: name)
            }
        }
        (self.types, self.inactiveTypes, self.nestedNames) = (types, inactiveTypes, nestedNames)
        (self.entries, self.positions) = (entries, positions)
        duplicates = Self.duplicates(entries, positions, files)
    }

    private static func duplicates(
        _ entries: [Entry], _ positions: Groups<String>, _ files: [SourceDeclarations]
    ) -> [String: [DeclarationIndex.TypeIdentifier]] {
        var duplicates: [String: [DeclarationIndex.TypeIdentifier]] = [:]
        // Most modules have none: there are as many names as types that all files see.
        guard entries.count > positions.keys.count else { return duplicates }
        for name in positions.keys where positions.only(name) == nil {
            let types = positions[name].compactMap { position -> DeclarationIndex.TypeIdentifier? in
                guard entries[position].access >= .internal, case .type(let identifier) = entries[position].declared,
                    !files[identifier.file].types[identifier.position].isConditional
                else { return nil }
                return identifier
            }
            if types.count > 1 { duplicates[name] = types }
        }
        return duplicates
    }

    /// All full names, in no particular order.
    var names: some Collection<String> { positions.keys }

    func contains(_ name: String) -> Bool { positions.contains(name) }

    /// Whether exactly one declaration has a full name.
    func isOnly(_ name: String) -> Bool { positions.only(name) != nil }

    // MARK: Looking up

    /// The meaning of a full name; nil if the viewer sees no declaration with the name.
    func declared(_ name: String, from viewer: Viewer) -> DeclarationIndex.Declared? {
        if !duplicates.isEmpty, let types = duplicates[name] {
            return declared(among: types, named: name, from: viewer)
        }
        let position: Int? =
            switch viewer {
            case .anyone: positions.first(name) { entries[$0].access >= .internal }
            case .file(let file): positions.first(name) { entries[$0].access >= .internal || entries[$0].file == file }
            case .importer(let access): positions.first(name) { entries[$0].access >= access }
            }
        return position.map { entries[$0].declared }
    }

    /// Within a file, the name means the file's own type.
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

    /// The only type with a name, if every file sees it.
    func onlyType(_ name: String) -> DeclarationIndex.TypeIdentifier? {
        guard let position = positions.only(name), entries[position].access >= .internal,
            case .type(let identifier) = entries[position].declared
        else { return nil }
        return identifier
    }
}
