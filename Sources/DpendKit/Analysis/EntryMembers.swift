/// The static members of the types whose values are keys of dictionaries.
///
/// Facts contain no members, so the sources of these types are read again.
struct EntryMembers: Sendable {
    /// The names of each type whose declarations were all read.
    private var names: [TypeExpression: Set<String>] = [:]
    /// The sources that were read.
    private(set) var files: [KeptFile] = []

    static let none = EntryMembers()

    private init() {}

    /// Reads the types of which entries in the graph name members. The cost is one parse of each of their sources.
    ///
    /// - Parameter targets: The run's own target, and then those that it links. It is called only for such an entry.
    init(of graph: DependencyGraph, in targets: () -> [ProtocolSources.Target]) {
        let types = DictionaryRequirement.all(in: graph).filter { $0.elements.contains { $0.entry.memberName != nil } }
            .map(\.entryType)
        if types.isEmpty { return }
        let targets = targets()
        var texts: [String: [TypeMembers]] = [:]
        for type in DistinctElements(types).all {
            guard let nominal = type.nominal, let module = nominal.module else { continue }
            for target in targets {
                guard case .type(let identifier) = target.index.declared(nominal.path, in: module) else { continue }
                names[type] = read(identifier, of: target, among: targets, &texts)
                break
            }
        }
    }

    /// Whether a type certainly has no static member of a name.
    func surelyLacks(_ name: String, in type: TypeExpression) -> Bool {
        names[type].map { !$0.contains(name) } ?? false
    }

    /// The names in a type that resemble another one, the nearest first.
    func near(_ name: String, in type: TypeExpression) -> [String] {
        NearNames.find(name, among: (names[type] ?? []).sorted())
    }

    /// The names of a type with its extensions, and with the extensions of its protocols; nil if there may be others.
    private mutating func read(
        _ type: DeclarationIndex.TypeIdentifier, of target: ProtocolSources.Target,
        among targets: [ProtocolSources.Target],
        _ texts: inout [String: [TypeMembers]]
    ) -> Set<String>? {
        var (open, seen) = ([type], Set([type]))
        var found: Set<String> = []
        while let next = open.popLast() {
            // Another target may extend a type that it links.
            let components = target.index.name(of: next).split(separator: ".").map {
                NominalType.Component(name: String($0))
            }
            let nominal = NominalType(module: target.index.module(of: next), components: components)
            for other in targets where other.index !== target.index {
                for identifier in other.index.extensions(of: nominal) {
                    guard let members = members(of: identifier, other, &texts), !members.hasMacros else { return nil }
                    found.formUnion(members.statics)
                }
            }
            let all = [next] + target.index.extensions(of: next)
            for identifier in all {
                let declaration = target.index[identifier]
                guard declaration.modifiers.macro == nil, !declaration.isConditional,
                    let members = members(of: identifier, target, &texts), !members.hasMacros
                else { return nil }
                found.formUnion(members.statics)
                for inherited in declaration.inheritance.compactMap(\.type.nominal) {
                    let modules =
                        inherited.module.map { [$0] }
                        ?? [target.index.module(ofFile: identifier.file)]
                        + target.index.imports(ofFile: identifier.file)
                    let meant = modules.lazy.compactMap {
                        target.index.declared(inherited.path, in: $0, from: identifier.file)
                    }.first
                    switch meant {
                    case .type(let above): if seen.insert(above).inserted { open.append(above) }
                    // A type that is read nowhere may have any members. Platform protocols add none to enumerations.
                    case nil: if target.index[type].kind != .enum, !inherited.addsNoMembers { return nil }
                    default: return nil
                    }
                }
            }
        }
        return found
    }

    private mutating func members(
        of identifier: DeclarationIndex.TypeIdentifier, _ target: ProtocolSources.Target,
        _ texts: inout [String: [TypeMembers]]
    ) -> TypeMembers? {
        let path = target.index.files[identifier.file].path
        if texts[path] == nil {
            guard let text = target.sources.text(path) else { return nil }
            texts[path] = SourceReader.readMembers(text, path: path)
            files.append(KeptFile(path: path, content: ContentHash(text)))
        }
        let names = [target.index.name(of: identifier), target.index[identifier].name]
        return texts[path]?.first { names.contains($0.name) }
    }
}

extension NominalType {
    /// Whether it is a protocol of Swift whose conformance leads to no static member that could be an entry.
    fileprivate var addsNoMembers: Bool {
        [
            "Hashable", "Equatable", "Sendable", "Codable", "Encodable", "Decodable", "RawRepresentable", "Comparable",
            "Identifiable",
        ]
        .contains(path)
    }
}

extension DictionaryEntry {
    /// The name of a static member; nil for texts and numbers.
    var memberName: String? { if case .member(_, let name) = self { name } else { nil } }
}
