/// Type aliases and their types.
extension NameResolver {
    /// The type of an alias, with its generic parameters replaced; nil if the name is not an alias.
    func expandAlias(
        _ found: Found, _ arguments: [TypeExpression], in context: Context, depth: Int
    ) -> TypeExpression? {
        guard let module = found.module else { return nil }
        let name = "alias \(module)::\(found.path)"
        var pending = context.pending
        let isNew = pending.insert(name).inserted
        // With generic parameters, each use has another meaning.
        let place =
            arguments.isEmpty && found.substitutions.isEmpty ? LookupEffort.Place(name: name, file: context.file) : nil
        switch index.declared(found.path, in: module, from: context.file) {
        case .alias(let alias, let file):
            let expanded = find(place, isNew, depth: depth) {
                let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
                var inner = self.context(in: parent, file: file)
                for (parameter, argument) in found.substitutions where inner.substitutions[parameter] != nil {
                    inner.substitutions[parameter] = argument
                }
                for (parameter, argument) in zip(alias.genericParameters, arguments) {
                    inner.substitutions[parameter] = argument
                }
                inner.pending = pending
                return (alias.type, inner)
            }
            noteExcess(of: found.path, at: index.files[file].path)
            return alias.genericParameters.isEmpty ? expanded?.applying(arguments) : expanded
        case .libraryAlias(let alias):
            let expanded = find(place, isNew, depth: depth) {
                var inner = Context(
                    module: module, imports: index.withReexports(alias.requiredModules), pending: pending)
                inner.substitutions = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
                // A library that is judged with its sources looked its names up in another context.
                let aliased = alias.aliased.mappingNominals {
                    $0.module == nil ? $0 : index.adapted($0, imports: inner.imports)
                }
                return (aliased, inner)
            }
            noteExcess(of: found.path, at: nil)
            return alias.genericParameters.isEmpty ? expanded?.applying(arguments) : expanded
        case .type, .libraryProtocol, .libraryType, .undecided, nil:
            return nil
        }
    }

    /// The first alias on the way along a written path, and its full name.
    func alias(leading path: String, in context: Context) -> (declared: DeclarationIndex.Declared, name: String)? {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first,
            var found = lookUp(first, in: context, depth: 0)
        else { return nil }
        for (position, name) in names.enumerated() {
            if position > 0 {
                guard let next = member(name, of: found, in: context, depth: 0) else { return nil }
                found = next
            }
            guard let module = found.module else { return nil }
            switch index.declared(found.path, in: module, from: context.file) {
            case .alias(let alias, let file): return (.alias(alias, file: file), "\(module)::\(found.path)")
            case .libraryAlias(let alias): return (.libraryAlias(alias), "\(module)::\(found.path)")
            case .type, .libraryProtocol, .libraryType, .undecided: break
            case nil: return nil
            }
        }
        return nil
    }
}

extension TypeExpression {
    /// The type with arguments for its generic parameters: `typealias Box = Storage.Box` gives `Box<Int>` a meaning.
    fileprivate func applying(_ arguments: [TypeExpression]) -> TypeExpression {
        guard !arguments.isEmpty, case .nominal(var nominal) = self, nominal.components.last?.arguments.isEmpty == true
        else { return self }
        nominal.components[nominal.components.count - 1].arguments = arguments
        return .nominal(nominal)
    }
}
