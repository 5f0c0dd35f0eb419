/// The types to search for.
struct WantedTypes: Sendable {
    let all: Set<TypeExpression>
    /// Protocols with constrained associated types, by the protocol alone: `Repo<User>` by `Repo`.
    private(set) var constrained: [NominalType: [TypeExpression]] = [:]
    /// Generic classes with arguments, by the class alone: `Cache<Double>` by `Cache`.
    private(set) var specializations: [NominalType: [TypeExpression]] = [:]
    /// The types without a declaration, by the last part of their names.
    private(set) var undeclaredNames: [String: [TypeExpression]] = [:]
    /// Compositions, by one of their members. A type that is all members satisfies a composition.
    private(set) var compositions: [TypeExpression: [(type: TypeExpression, members: [TypeExpression])]] = [:]
    /// The full names of the types that have registrations.
    private(set) var registrars: Set<String> = []

    /// The compositions satisfied by a type that is all of the given types.
    func compositions(of types: Set<TypeExpression>) -> [TypeExpression] {
        if compositions.isEmpty { return [] }
        return types.flatMap { compositions[$0] ?? [] }.filter { $0.members.allSatisfy(types.contains) }.map(\.type)
    }

    init(_ types: Set<TypeExpression>, _ index: DeclarationIndex) {
        all = types
        for type in types {
            if case .composition(let all) = type {
                let members = all.filter { !$0.isMarker }
                if let first = members.first { compositions[first, default: []].append((type, members)) }
            }
            guard var nominal = type.nominal else { continue }
            if nominal.module == nil { undeclaredNames[nominal.components.last?.name ?? "", default: []].append(type) }
            guard nominal.isGeneric else { continue }
            nominal.components = nominal.components.map { .init(name: $0.name) }
            if nominal.isProtocol {
                constrained[nominal, default: []].append(type)
            } else {
                specializations[nominal, default: []].append(type)
            }
        }
        for (file, declarations) in index.files.enumerated() {
            for position in declarations.types.indices where !declarations.types[position].registrations.isEmpty {
                registrars.insert(index.name(of: .init(file: file, position: position)))
            }
        }
    }
}
