/// Finds the declarations, besides factories, that a library's clients must know: its protocols and type aliases.
struct ExportCollector {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// The exported protocols, sorted by name.
    func protocols() -> [ExportedProtocol] {
        index.types.filter { index[$0].kind == .protocol && types.isExported($0) }
            .sorted { index.name(of: $0) < index.name(of: $1) }
            .map { identifier in
                let inherited = types.hierarchy.inherited(by: identifier).map(TypeExpression.nominal)
                var type = types.nominalType(of: identifier)
                if !type.isProtocol { type.isProtocol = true }
                return ExportedProtocol(
                    type: .nominal(type),
                    inherited: inherited.count < 2 ? inherited : inherited.sorted { $0.description < $1.description },
                    globalActor: types.globalActor(of: identifier),
                    requiredModules: types.requiredImports(ofFile: identifier.file).moduleNames)
            }
    }

    /// The exported types that are not protocols, sorted by name.
    ///
    /// - Parameter factories: The library's factories. They already contain the types that they make.
    func types(besides factories: [DependencyFactory]) -> [ExportedType] {
        let told = Set(
            factories.compactMap { ($0.providerType ?? $0.injectedType ?? $0.kind.configuration?.type.nominal)?.path })
        return index.types.filter {
            index[$0].kind != .protocol && types.isExported($0) && !told.contains(index.name(of: $0))
        }
        .map { identifier in
            ExportedType(
                name: index.name(of: identifier), kind: index[identifier].kind,
                globalActor: types.globalActor(of: identifier),
                isNoncopyable: index.isNoncopyable(identifier), takesArguments: takesArguments(identifier),
                wrapper: index.wrapperTraits(of: identifier))
        }
        .sorted { $0.name < $1.name }
    }

    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    func supertypes() -> [ExportedSupertypes] {
        index.types.filter { index[$0].kind == .class && isOpen($0) }
            .compactMap { identifier in
                var visited: Set<NominalType> = []
                var inherited: [NominalType] = []
                for type in types.hierarchy.inherited(by: identifier) { add(type, to: &inherited, &visited) }
                guard let first = inherited.first else { return nil }
                // A superclass comes first.
                let others = inherited.dropFirst().map(TypeExpression.nominal).sorted {
                    $0.description < $1.description
                }
                let isForeign = inherited.contains { $0.module != index.module }
                let files = Set([identifier] + index.extensions(of: identifier)).map(\.file)
                return ExportedSupertypes(
                    type: .nominal(types.nominalType(of: identifier)), inherited: [.nominal(first)] + others,
                    requiredModules: isForeign ? types.requiredImports(ofFiles: Set(files)).moduleNames : [])
            }
            .sorted(by: \.type.description)
    }

    /// Whether clients can inherit from a class, and only initializers with arguments.
    private func takesArguments(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        guard index[identifier].kind == .class, isOpen(identifier) else { return false }
        return !InitializerCollector(types: types).usableInitializers(of: identifier).contains {
            $0.parameters.allSatisfy(\.hasDefault)
        }
    }

    /// Whether clients can inherit from a class.
    private func isOpen(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        types.isOfHome(identifier) && index.access(of: identifier) == .open
    }

    /// Adds a supertype, or the supertypes of a protocol that clients cannot see.
    private func add(_ type: NominalType, to inherited: inout [NominalType], _ visited: inout Set<NominalType>) {
        guard visited.insert(type).inserted else { return }
        if type.module == index.module, case .type(let identifier) = index.declared(type.path, in: index.module),
            !types.isExported(identifier)
        {
            for above in types.hierarchy.inherited(by: identifier) { add(above, to: &inherited, &visited) }
        } else {
            inherited.append(type)
        }
    }

    /// The exported type aliases, sorted by name.
    func typealiases() -> [ExportedTypealias] {
        var result: [ExportedTypealias] = []
        for (file, declarations) in index.files.enumerated() {
            for alias in declarations.typealiases {
                let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
                let access =
                    parent.map { index.access(of: alias.modifiers, in: $0) } ?? alias.modifiers.access ?? .internal
                guard access >= types.options.exportedAccess,
                    index.moduleNumber(ofFile: file) == index.sourceModules.home
                else { continue }
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
        return result.sorted(by: \.type.description)
    }
}

extension Array {
    /// The elements sorted by name. Each name is spelled once.
    fileprivate func sorted(by name: (Element) -> String) -> [Element] {
        map { (name: name($0), element: $0) }.sorted { $0.name < $1.name }.map(\.element)
    }
}
