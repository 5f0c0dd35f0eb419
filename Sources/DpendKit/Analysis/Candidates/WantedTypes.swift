/// The types that are looked for.
struct WantedTypes: Sendable {
    let all: Set<TypeExpression>
    /// Protocols whose associated types are said, by the protocol alone: `Repo<User>` by `Repo`.
    private(set) var constrained: [NominalType: [TypeExpression]] = [:]
    /// Those that are declared nowhere, by the last of their names.
    private(set) var undeclaredNames: [String: [TypeExpression]] = [:]
    /// The full names of the types that have registrations.
    private(set) var registrars: Set<String> = []

    init(_ types: Set<TypeExpression>, _ index: DeclarationIndex) {
        all = types
        for type in types {
            guard var nominal = type.nominal else { continue }
            if nominal.module == nil { undeclaredNames[nominal.components.last?.name ?? "", default: []].append(type) }
            guard nominal.isProtocol, nominal.components.contains(where: { !$0.arguments.isEmpty }) else { continue }
            nominal.components = nominal.components.map { .init(name: $0.name) }
            constrained[nominal, default: []].append(type)
        }
        for (file, declarations) in index.files.enumerated() {
            for position in declarations.types.indices where !declarations.types[position].registrations.isEmpty {
                registrars.insert(index.name(of: .init(file: file, position: position)))
            }
        }
    }
}
