/// Finds what a library's users have to know besides its factories: its protocols and type aliases.
struct ExportCollector {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// The exported protocols, sorted by name.
    func protocols() -> [ExportedProtocol] {
        index.types.filter { index[$0].kind == .protocol && index.access(of: $0) >= types.requiredAccess }
            .map { identifier in
                let inherited = types.hierarchy.inherited(by: identifier).map(TypeExpression.nominal)
                var type = types.nominalType(of: identifier)
                type.isProtocol = true
                return ExportedProtocol(
                    type: .nominal(type), inherited: inherited.sorted { $0.description < $1.description },
                    globalActor: types.globalActor(of: identifier),
                    requiredModules: types.requiredImports(ofFiles: [identifier.file]).moduleNames)
            }
            .sorted { $0.type.description < $1.type.description }
    }

    /// The exported type aliases, sorted by name.
    func typealiases() -> [ExportedTypealias] {
        var result: [ExportedTypealias] = []
        for (file, declarations) in index.files.enumerated() {
            for alias in declarations.typealiases {
                let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
                let access = parent.map { index.access(of: alias.modifiers, in: $0) } ?? alias.modifiers.access ?? .internal
                guard access >= types.requiredAccess else { continue }
                let name = parent.map { "\(index.name(of: $0)).\(alias.name)" } ?? alias.name
                var context = types.resolver.context(in: parent, file: file)
                for parameter in alias.genericParameters { context.substitutions[parameter] = .named(parameter) }
                result.append(
                    ExportedTypealias(
                        type: .named(name), genericParameters: alias.genericParameters,
                        aliased: types.resolver.resolve(alias.type, in: context),
                        requiredModules: types.requiredImports(ofFiles: [file]).moduleNames))
            }
        }
        return result.sorted { $0.type.description < $1.type.description }
    }
}
