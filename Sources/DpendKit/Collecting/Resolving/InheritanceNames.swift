/// Finds the types that may inherit from some names, using only the written inheritance clauses.
///
/// It compares only the last parts of names and resolves nothing. So it may include too many types, but it never omits
/// a type that inherits from one of the names, directly or indirectly. Resolving the names of all types would take most
/// of the time.
struct InheritanceNames: Sendable {
    /// For the last part of a name, the last parts of the names of inheriting types.
    private var inheritors: [String: [String]] = [:]

    /// Reads the clauses of all files and libraries. The cost is linear in their number.
    init(_ files: [SourceDeclarations], _ libraries: [LibraryModule]) {
        for file in files {
            for type in file.types where !type.inheritance.isEmpty {
                for inherited in type.inheritance { add(Self.lastPart(of: type.name), inheriting: inherited.type) }
            }
            for alias in file.typealiases { add(alias.name, standingFor: alias.type) }
        }
        for library in libraries {
            for element in library.protocols {
                guard let name = element.type.nominal?.path else { continue }
                for inherited in element.inherited { add(Self.lastPart(of: name), inheriting: inherited) }
            }
            for element in library.supertypes {
                guard let name = element.type.nominal?.path else { continue }
                for inherited in element.inherited { add(Self.lastPart(of: name), inheriting: inherited) }
            }
            for element in library.typealiases {
                guard let name = element.type.nominal?.path else { continue }
                add(Self.lastPart(of: name), standingFor: element.aliased)
            }
        }
    }

    /// Whether a type or alias in a file names a type in its inheritance clause or definition.
    static func isNamed(_ name: String, in file: SourceDeclarations) -> Bool {
        for position in file.types.indices {
            let inherited = file.types[position].inheritance
            if inherited.indices.contains(where: { isNamed(name, in: inherited[$0].type) }) { return true }
        }
        for alias in file.typealiases where isNamed(name, in: alias.type) { return true }
        return false
    }

    /// Whether a type or alias in a library does so.
    static func isNamed(_ name: String, in library: LibraryModule) -> Bool {
        if let shared = library.shared { return shared.names.inherited.contains(name) }
        return library.protocols.contains { $0.inherited.contains { isNamed(name, in: $0) } }
            || library.supertypes.contains { $0.inherited.contains { isNamed(name, in: $0) } }
            || library.typealiases.contains { isNamed(name, in: $0.aliased) }
    }

    private static func isNamed(_ name: String, in type: TypeExpression) -> Bool {
        if case .nominal(let nominal) = type { return nominal.components.last?.name == name }
        if case .composition(let members) = type { return members.contains { isNamed(name, in: $0) } }
        return false
    }

    /// The last parts of the names of all types that have one of the names or inherit from one.
    func closure(of names: some Sequence<String>) -> Set<String> {
        var result: Set<String> = []
        var open = names.map(Self.lastPart)
        while let name = open.popLast() {
            if result.insert(name).inserted { open += inheritors[name] ?? [] }
        }
        return result
    }

    /// The last part of a full name.
    static func lastPart(of name: String) -> String { FullName.nested(name) ?? name }

    private mutating func add(_ name: String, inheriting type: TypeExpression) {
        Self.forEachName(in: type) { inheritors[$0, default: []].append(name) }
    }

    /// An extension of an alias also extends the type behind it.
    private mutating func add(_ alias: String, standingFor type: TypeExpression) {
        Self.forEachName(in: type) {
            inheritors[$0, default: []].append(alias)
            inheritors[alias, default: []].append($0)
        }
    }

    private static func forEachName(in type: TypeExpression, _ body: (String) -> Void) {
        switch type {
        case .nominal(let nominal): if let last = nominal.components.last { body(last.name) }
        case .composition(let members): for member in members { forEachName(in: member, body) }
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other: break
        }
    }
}
