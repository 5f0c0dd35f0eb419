/// Writes a file with which tests or previews take any object, with stubs for what reaches outside.
struct DoublesFileGenerator {
    let options: ResolutionOptions
    let generator: any ContainerGenerator
    /// The container. A library has none, so the file declares it.
    let name: String
    /// The type with doubles.
    let doublesName: String
    /// The protocols that stubs may implement.
    let protocols: ProtocolSources
    /// The module that a test imports; nil for previews, which are in the module itself.
    let testedModule: String?

    /// The file. A release build contains nothing of what is in the module itself.
    func file(_ graph: DependencyGraph, visibility: Visibility) -> SwiftFile {
        let names = ContainerNames(graph, visibility: visibility, name: name)
        let doubles = doubles(names.graph, visibility: visibility)
        let container = options.standsAlone ? container(doubles, names) : []
        let declarations = container + doubles.declarations
        return SwiftFile(
            header: options.header, imports: imports(doubles, visibility),
            declarations: testedModule == nil ? [.conditional("DEBUG", declarations)] : declarations,
            hiddenModules: visibility.hiddenModules.union([name]))
    }

    /// The declarations with doubles.
    func doubles(_ graph: DependencyGraph, visibility: Visibility) -> DoublesGenerator {
        var graph = graph
        graph.startsInParallel = options.start == .parallel
        return DoublesGenerator(
            graph, visibility: visibility, protocols: protocols, generator: generator, module: name, name: doublesName,
            isInModule: testedModule == nil)
    }

    private func container(_ doubles: DoublesGenerator, _ names: ContainerNames) -> [SwiftDeclaration] {
        generator.declarations(for: doubles.plan, doubles.accessors, in: doubles.graph, name: name) + names.declarations
    }

    private func imports(_ doubles: DoublesGenerator, _ visibility: Visibility) -> [SwiftDeclaration] {
        var needed = doubles.plan.imports + options.imports + doubles.imports
        if options.standsAlone {
            let named = Set(doubles.plan.namedTypes.compactMap(\.module)).filter(SwiftIdentifier.isPlain).map { ModuleImport($0) }
            needed += named + generator.imports(for: doubles.plan)
        }
        needed.removeAll { ["", "Swift", options.moduleName ?? visibility.module].contains($0.module) }
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
