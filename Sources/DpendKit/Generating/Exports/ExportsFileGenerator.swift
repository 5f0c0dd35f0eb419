/// Writes the exports file of a library: an enumeration with a function for each provider that other modules cannot
/// call, and an
/// opaque type for each type that they cannot name (adoption, section 5).
package struct ExportsFileGenerator: Sendable {
    private let exports: LibraryExports
    private let options: ResolutionOptions

    package init(_ exports: LibraryExports, options: ResolutionOptions) {
        var exports = exports
        let unread = UnreadImports(module: exports.module, knownModules: exports.knownModules)
        let factories = exports.functions.map(\.factory)
        exports.imports = unread.needed(among: exports.imports, for: factories)
        let names = ForeignNames(
            imports: exports.imports, of: factories, module: exports.module, knownModules: exports.knownModules,
            hiddenModules: exports.hiddenModules)
        self.exports = exports.respelling(names.tellingApart)
        self.options = options
    }

    /// The file.
    var file: SwiftFile {
        let types = exports.opaqueTypes.map(declaration)
        let transfer = SwiftType(SwiftName(escaping: "\(exports.module)_Transfer"))
        let functions = exports.functions.map { ExportedFunction($0, in: exports, transfer: transfer) }
        let enumeration = SwiftDeclaration.type("\(access)nonisolated enum \(SwiftName(escaping: exports.enumeration))")
        {
            names(of: usedTypes).declarations
            for function in functions { function.declaration }
        }.documented("Makes the objects of this module for the containers of other modules.")
        let helpers = functions.contains(where: \.transfersArguments) ? [declaration(ofTransfer: transfer)] : []
        return SwiftFile(
            header: options.header, imports: imports, declarations: [enumeration] + types + helpers,
            hiddenModules: exports.hiddenModules)
    }

    private var access: SwiftModifiers { SwiftModifiers(exports.access) }

    /// The types in the functions, as the providers have them.
    private var usedTypes: [TypeExpression] {
        exports.functions.flatMap { function in
            [function.type, function.source].compactMap { $0 } + function.factory.dependencies.map(\.requestedType)
        }
    }

    /// The aliases of types whose names alone are ambiguous. Signatures have those that other modules can name.
    private func names(of types: [TypeExpression]) -> QualifiedNames {
        let shown = Set(types.map(exports.hiding).flatMap(\.nominalTypes))
        return QualifiedNames(Set(types.flatMap(\.nominalTypes)).union(shown)) { type in
            shown.contains { $0.qualifiedName == type.qualifiedName && $0.opaqueName == nil }
                ? exports.access : .internal
        }
    }

    /// The imports of the files that declare the providers, as far as they may be needed, and the modules of all types.
    private var imports: [SwiftDeclaration] {
        let used = usedTypes
        let named = Set(used.flatMap(\.nominalTypes).compactMap(\.module)).filter(SwiftIdentifier.isPlain).map {
            ModuleImport($0)
        }
        let needed = (exports.imports + named).filter { !["", "Swift", exports.module].contains($0.module) }
        let tags = exports.opaqueTypes.contains(where: \.isTag) ? [ModuleImport(TypeExpression.runtimeModule)] : []
        return ImportList(
            needed: needed + tags, requested: options.imports, restrictedModules: exports.restrictedModules,
            exposed: (exposedModules(used.map(exports.hiding), tags, needed), exports.access),
            importsAreInternal: options.compiler.hasFeature("InternalImportsByDefault")
        ).declarations
    }

    /// The modules of the types in signatures. If a type's module is unknown, these are all modules that the sources
    /// import.
    private func exposedModules(_ types: [TypeExpression], _ tags: [ModuleImport], _ needed: [ModuleImport]) -> Set<
        String
    > {
        let nominals = types.flatMap(\.nominalTypes).filter { $0.opaqueName == nil }
        var modules = Set(nominals.compactMap(\.module) + tags.map(\.module))
        if nominals.contains(where: {
            $0.module == nil && !$0.isMarker && !PlatformTypes.standardTypes.contains($0.path)
        }) {
            modules.formUnion(needed.map(\.module))
        }
        return modules
    }

    private func declaration(_ opaque: LibraryExports.Opaque) -> SwiftDeclaration {
        let name = SwiftName(escaping: opaque.type.name)
        if opaque.isTag {
            return SwiftDeclaration.type(
                "\(access)nonisolated enum \(name)", conformingTo: ["\(.runtime)DependencyTag"]
            ) {}
            .available(opaque.availability).documented("Stands for a tag of this module.")
        }
        return SwiftDeclaration.type(
            "\(access)nonisolated struct \(name)", conformingTo: opaque.isSendable ? ["\(.swift)Sendable"] : []
        ) {
            let type = exports.valueType(of: opaque)
            QualifiedNames(Set(type.nominalTypes)) { _ in .internal }.declarations
            SwiftDeclaration.line("let value: \(SwiftType(type))")
        }.available(opaque.availability).documented(
            "Stands for a type of this module in the containers of other modules.")
    }

    private func declaration(ofTransfer type: SwiftType) -> SwiftDeclaration {
        SwiftDeclaration.type(
            "private nonisolated struct \(type)<Instance>", conformingTo: ["@unchecked \(.swift)Sendable"]
        ) {
            SwiftDeclaration.line("let instance: Instance")
            SwiftDeclaration.fixed("init(_ instance: Instance) { self.instance = instance }")
        }.documented("Takes an instance to where the compiler cannot see that it may go.")
    }
}
