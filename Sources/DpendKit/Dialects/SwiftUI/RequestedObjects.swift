/// Finds properties that hold objects which views request from the environment.
///
/// It belongs to one reader.
final class RequestedObjects {
    /// The last names of the requested types.
    private let names: Set<String>
    private var known: [ShownType: [String: WayGraph.NamedObject]] = [:]

    init(_ reader: ViewReader) {
        names = Set(
            reader.types.requests.values.joined().compactMap { place in
                EnvironmentRequest(reader.index[place]).flatMap { Self.name(of: $0.type) }
            })
    }

    /// The names of the properties that code at a place can use, by the names of their types.
    func objects(at place: ViewPlace, _ reader: ViewReader) -> [String: WayGraph.NamedObject] {
        switch place {
        case .type(let type): return objects(in: type, reader)
        case .member(let member, let type):
            let isOfInstance = type != nil && !reader.index[member].isStatic
            let own = isOfInstance ? type.map { objects(in: $0, reader) } ?? [:] : [:]
            return own.merging(parameters(of: member, reader)) { _, parameter in parameter }
        case .preview: return [:]
        }
    }

    private func parameters(of place: CodeIndex.MemberPlace, _ reader: ViewReader) -> [String: WayGraph.NamedObject] {
        let member = reader.index[place]
        guard member.kind == .function else { return [:] }
        return member.parameters.reduce(into: [:]) { objects, parameter in
            guard names.contains(Self.name(of: parameter.type) ?? "") else { return }
            objects[key(parameter.type, in: place, reader)] = .init(name: parameter.name, isRequest: false)
        }
    }

    /// The name of a type as the registry compares it.
    private func key(_ type: TypeExpression, in place: CodeIndex.MemberPlace, _ reader: ViewReader) -> String {
        let context = reader.index.context(file: place.file, owner: reader.index[place].owner, generics: [])
        return reader.index.resolve(type, in: context, file: place.file).withoutModules.spelling(.plain)
    }

    private func objects(in type: ShownType, _ reader: ViewReader) -> [String: WayGraph.NamedObject] {
        if let objects = known[type] { return objects }
        var objects: [String: WayGraph.NamedObject] = [:]
        for place in reader.types.ownMembers(of: type) {
            let member = reader.index[place]
            guard member.kind == .property, !member.isStatic, let written = Self.type(of: member),
                names.contains(Self.name(of: written) ?? "")
            else { continue }
            let key = key(written, in: place, reader)
            if objects[key] == nil {
                objects[key] = .init(name: member.name, isRequest: EnvironmentRequest.isWritten(member))
            }
        }
        known[type] = objects
        return objects
    }

    /// The type of a property, as far as the source writes it.
    private static func type(of member: CodeMember) -> TypeExpression? {
        if let request = EnvironmentRequest(member) { return request.isOptional ? nil : request.type }
        if let type = member.type { return type }
        guard case .call(let call)? = member.value, case .name(let name, let arguments) = call.callee,
            name.isCapitalized
        else { return nil }
        return .nominal(NominalType(components: [.init(name: name, arguments: arguments)]))
    }

    private static func name(of type: TypeExpression?) -> String? { type?.nominal?.components.last?.name }
}
