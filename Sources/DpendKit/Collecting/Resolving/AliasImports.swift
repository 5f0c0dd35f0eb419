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

    /// Adds the types behind the names in a type as written.
    mutating func add(_ type: TypeExpression, in context: NameResolver.Context) {
        for nominal in type.nominalTypes { add(nominal, in: context) }
    }

    private mutating func add(_ nominal: NominalType, in context: NameResolver.Context) {
        guard nominal.module == nil, let (declared, name) = resolver.alias(leading: nominal.path, in: context),
            visited.insert(name).inserted
        else { return }
        switch declared {
        case .alias(let alias, let file):
            files.insert(file)
            let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
            add(alias.type, in: resolver.context(in: parent, file: file))
        case .libraryAlias(let alias):
            imports += alias.requiredModules.map { ModuleImport($0) }
        case .type, .libraryProtocol, .libraryType, .undecided:
            break
        }
    }
}
