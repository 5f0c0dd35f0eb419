/// Finds types that have all members of a protocol that nothing provides: a conformance may be lost.
///
/// It reads the sources again, because facts contain no members. So it only searches for a few protocols, and only
/// parses sources with the names of all their members.
struct MemberSearch {
    let index: DeclarationIndex
    let sources: SourceTextAccess
    let jobs: Int

    /// The maximum number of protocols.
    private static let maximumProtocols = 16
    /// The maximum number of sources with the names of all members. If there are more, the names say little, such as
    /// `start`.
    private static let maximumSources = 64

    /// The types that have all members of each protocol, in the order of their places.
    ///
    /// - Parameter wanted: Lists of protocols. The protocols of the first list come first.
    func types(for wanted: [[TypeExpression]]) -> [TypeExpression: [DeclarationIndex.TypeIdentifier]] {
        let sorted = wanted.flatMap { $0.sorted { $0.description < $1.description } }
        let first = sorted.filter(\.isProtocol).prefix(Self.maximumProtocols)
        let protocols = first.compactMap(members)
        if protocols.isEmpty { return [:] }
        let files = index.files.indices.filter { file in index.files[file].types.contains { $0.kind.canBeImplicit } }
        let names = sources.memberNames(Set(files.map { index.files[$0].path }))
        var possible: [Int: [(type: TypeExpression, members: TypeMembers)]] = [:]
        for wanted in protocols {
            let declaring = files.filter { names[index.files[$0].path]?.mayDeclare(all: wanted.members.names) ?? false }
            if declaring.count > Self.maximumSources { continue }
            for file in declaring { possible[file, default: []].append(wanted) }
        }
        let found = concurrentMap(possible.keys.sorted(), threadCount: jobs, stackSize: SourceReader.stackSize) {
            [possible] file in
            types(in: file, having: possible[file] ?? [])
        }
        var result: [TypeExpression: [DeclarationIndex.TypeIdentifier]] = [:]
        for (type, identifier) in found.joined() { result[type, default: []].append(identifier) }
        return result.mapValues { $0.sorted { index[$0].location < index[$1].location } }
    }

    /// A protocol of the sources that inherits no other one, with its members; nil if they do not tell enough.
    private func members(of type: TypeExpression) -> (type: TypeExpression, members: TypeMembers)? {
        guard let nominal = type.nominal, nominal.isProtocol, !nominal.isGeneric, let module = nominal.module,
            case .type(let identifier) = index.declared(nominal.path, in: module), index[identifier].kind == .protocol,
            index[identifier].inheritance.allSatisfy({ $0.type.isMarker }),
            let bytes = sources.text(index.files[identifier.file].path)
        else { return nil }
        let all = SourceReader.readMembers(bytes, path: index.files[identifier.file].path)
        guard let own = all.first(where: { $0.name == nominal.path && $0.isProtocol }), own.isComplete,
            !own.names.isEmpty
        else { return nil }
        return (type, own)
    }

    private func types(
        in file: Int, having protocols: [(type: TypeExpression, members: TypeMembers)]
    ) -> [(TypeExpression, DeclarationIndex.TypeIdentifier)] {
        let path = index.files[file].path
        guard let bytes = sources.text(path) else { return [] }
        let all = SourceReader.readMembers(bytes, path: path).filter { !$0.isProtocol }
        let declarations = index.files[file].types
        var result: [(TypeExpression, DeclarationIndex.TypeIdentifier)] = []
        for position in declarations.indices where declarations[position].kind.canBeImplicit {
            let identifier = DeclarationIndex.TypeIdentifier(file: file, position: position)
            guard let own = all.first(where: { $0.name == index.name(of: identifier) }) else { continue }
            for (type, members) in protocols where own.has(all: members) { result.append((type, identifier)) }
        }
        return result
    }
}
