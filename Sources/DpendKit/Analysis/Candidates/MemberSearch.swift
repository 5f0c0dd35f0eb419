/// Reads the text of a source of the run again; nil if that is not possible any more.
typealias SourceText = @Sendable (_ path: String) -> [UInt8]?

/// Finds types that have all members of a protocol that nothing provides: a conformance may be lost.
///
/// It reads the sources again, because facts contain no members. So it only searches for a few protocols, and only
/// reads sources with the names of all their members.
struct MemberSearch {
    let index: DeclarationIndex
    let text: SourceText
    let jobs: Int

    /// The maximum number of protocols. For each, the search looks at the text of each source.
    private static let maximumProtocols = 16

    /// The types that have all members of each protocol, in the order of their places.
    ///
    /// - Parameter wanted: Lists of protocols. The protocols of the first list come first.
    func types(for wanted: [[TypeExpression]]) -> [TypeExpression: [DeclarationIndex.TypeIdentifier]] {
        let sorted = wanted.flatMap { $0.sorted { $0.description < $1.description } }
        let first = sorted.filter(\.isProtocol).prefix(Self.maximumProtocols)
        let protocols = first.compactMap(members)
        if protocols.isEmpty { return [:] }
        let files = index.files.indices.filter { file in index.files[file].types.contains { $0.kind.canBeImplicit } }
        let found = concurrentMap(files, threadCount: jobs, stackSize: SourceReader.stackSize) { file in
            types(in: file, having: protocols)
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
            let bytes = text(index.files[identifier.file].path)
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
        guard let bytes = text(path) else { return [] }
        let content = String(decoding: bytes, as: UTF8.self)
        let possible = protocols.filter { $0.members.names.allSatisfy { content.contains($0) } }
        if possible.isEmpty { return [] }
        let all = SourceReader.readMembers(bytes, path: path).filter { !$0.isProtocol }
        let declarations = index.files[file].types
        var result: [(TypeExpression, DeclarationIndex.TypeIdentifier)] = []
        for position in declarations.indices where declarations[position].kind.canBeImplicit {
            let identifier = DeclarationIndex.TypeIdentifier(file: file, position: position)
            guard let own = all.first(where: { $0.name == index.name(of: identifier) }) else { continue }
            for (type, members) in possible where own.has(all: members) { result.append((type, identifier)) }
        }
        return result
    }
}
