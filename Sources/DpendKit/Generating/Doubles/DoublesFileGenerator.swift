/// Writes a container of its own from which tests or previews take any object, with stubs for what reaches outside.
struct DoublesFileGenerator {
    let options: ResolutionOptions
    let generator: any ContainerGenerator
    /// The container in the file.
    let name: String
    /// The type with doubles.
    let doublesName: String
    /// The protocols that stubs may implement.
    let protocols: ProtocolSources
    /// The module that a test imports; nil for previews, which are in the module itself.
    let testedModule: String?

    /// Declarations with the imports that they need.
    struct Part {
        var declarations: [SwiftDeclaration]
        var imports: [ModuleImport]
    }

    /// The file. A release build contains nothing of what is in the module itself.
    ///
    /// - Parameter other: The rest of the file.
    func file(_ graph: DependencyGraph, visibility: Visibility, besides other: Part? = nil) -> SwiftFile {
        let part = part(graph, visibility: visibility)
        let declarations = (other?.declarations ?? []) + part.declarations
        return SwiftFile(
            header: options.header, imports: imports((other?.imports ?? []) + part.imports, visibility),
            declarations: testedModule == nil ? [.conditional("DEBUG", declarations)] : declarations,
            hiddenModules: visibility.hiddenModules.union([name]))
    }

    private func part(_ graph: DependencyGraph, visibility: Visibility) -> Part {
        let names = ContainerNames(graph, visibility: visibility, name: name)
        var graph = names.graph
        graph.start(options.start)
        let doubles = DoublesGenerator(
            graph, visibility: visibility, protocols: protocols, generator: generator, module: name, name: doublesName,
            isInModule: testedModule == nil)
        let container = generator.declarations(for: doubles.plan, doubles.accessors, in: doubles.graph, name: name)
        let named = Set(doubles.plan.namedTypes.compactMap(\.module)).filter(SwiftIdentifier.isPlain).map {
            ModuleImport($0)
        }
        return Part(
            declarations: container + names.declarations + doubles.declarations,
            imports: doubles.plan.imports + options.imports + doubles.imports + named
                + generator.imports(for: doubles.plan))
    }

    private func imports(_ needed: [ModuleImport], _ visibility: Visibility) -> [SwiftDeclaration] {
        let needed = needed.filter { !["", "Swift", options.moduleName ?? visibility.module].contains($0.module) }
        guard let testedModule else {
            return ImportList(needed: needed, restrictedModules: visibility.restrictedModules).declarations
        }
        let own = ModuleImport(path: [testedModule], attributes: ["@testable"])
        return ImportList(needed: [own] + needed.map(\.elsewhere)).declarations
    }
}

extension ModuleImport {
    /// The import of the same in another module, without what only concerns its own.
    var elsewhere: ModuleImport { ModuleImport(path: path, kind: kind, condition: condition) }
}
