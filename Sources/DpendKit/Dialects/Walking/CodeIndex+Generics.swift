/// Generic parameters of types, as members on an instance see them.
extension CodeIndex {
    /// The arguments of a generic type in members that another type has from it: `State` is `Int` in what
    /// `Counter: Model<Int>` has from `Model<State>`. Unknown parameters are left out.
    func bindings(of owner: String, in type: NominalType) -> [String: TypeExpression] {
        var open = [type]
        var seen: Set<String> = []
        while let next = open.popLast() {
            let own = bindings(of: next)
            if next.path == owner { return own }
            guard seen.insert(next.path).inserted else { continue }
            let generic = genericSupertypes[next.path] ?? []
            open += generic.compactMap { TypeExpression.nominal($0).replacingGenerics(own).nominal }
            let paths = Set(generic.map(\.path))
            open += directSupertypes(of: next.path).filter { !paths.contains($0) }.map {
                NominalType(components: $0.split(separator: ".").map { .init(name: String($0)) })
            }
        }
        return [:]
    }

    /// The arguments of a type and of the types around it, by the names of their parameters.
    private func bindings(of type: NominalType) -> [String: TypeExpression] {
        var found: [String: TypeExpression] = [:]
        var path = ""
        for component in type.components {
            path += path.isEmpty ? component.name : "." + component.name
            for (name, argument) in zip(genericParameters(of: path), component.arguments) { found[name] = argument }
        }
        return found
    }
}
