/// The imports for the types behind aliases: a file can name an alias without importing its type.
struct AliasImports {
    let resolver: NameResolver
    /// The files of the sources that declare the aliases.
    private(set) var files: Set<Int> = []
    /// The imports that the aliases of libraries require.
    private(set) var imports: [ModuleImport] = []

    private var visited: Set<String> = []

    init(resolver: NameResolver) {
        self.resolver = resolver
    }

    /// Adds the types behind the names in a type as written. Chains of aliases may be long, so this does not recurse.
    mutating func add(_ type: TypeExpression, in context: NameResolver.Context) {
        var open = type.nominalTypes.map { (nominal: $0, context: context) }
        while let next = open.popLast() {
            guard let behind = addAlias(next.nominal, in: next.context) else { continue }
            open += behind.type.nominalTypes.map { ($0, behind.context) }
        }
    }

    /// Adds the alias that a name leads to, if it is new. Returns its type as written, if the sources declare it.
    private mutating func addAlias(
        _ nominal: NominalType, in context: NameResolver.Context
    ) -> (type: TypeExpression, context: NameResolver.Context)? {
        guard nominal.module == nil, let (declared, name) = resolver.alias(leading: nominal.path, in: context),
            visited.insert(name).inserted
        else { return nil }
        switch declared {
        case .alias(let alias, let file):
            files.insert(file)
            let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
            return (alias.type, resolver.context(in: parent, file: file))
        case .libraryAlias(let alias):
            imports += alias.requiredModules.map { ModuleImport($0) }
            return nil
        case .type, .libraryProtocol, .libraryType, .undecided:
            return nil
        }
    }
}
