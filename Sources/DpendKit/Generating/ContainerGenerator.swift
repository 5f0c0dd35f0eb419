/// A back end: it writes the Swift that makes an application's dependencies (semantics, section 7). A new back end is a
/// file beside these.
protocol ContainerGenerator: Sendable {
    /// The name of the container, and the effects that it supports.
    var kind: ContainerKind { get }
    /// The effects of the declaration's initializer.
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects
    /// The additional imports of the file.
    func imports(for plan: RegistrationPlan) -> [ModuleImport]
    /// The types in declarations that other modules can see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression]
    /// The declarations of the file. The first one has the name.
    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [SwiftDeclaration]
}

extension ContainerGenerator {
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects {
        accessors.eagerEffects(plan)
    }
}

/// Writes the file of an application's container, with a back end for each kind of container.
package struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions
    private let generator: any ContainerGenerator

    init(options: ResolutionOptions, generator: any ContainerGenerator) {
        self.options = options
        self.generator = generator
    }

    /// The file that declares `name`. The graph must have no errors.
    func file(_ graph: DependencyGraph, visibility: Visibility, name: String) -> SwiftFile {
        let names = ContainerNames(graph, visibility: visibility, name: name)
        var graph = names.graph
        graph.start(options.start)
        graph.traces = options.traces
        let plan = RegistrationPlan(graph, visibility: visibility)
        let accessors = AccessorPlan(plan, in: graph)
        // Types that are named only in another file's extension or in an option have no import in the called files.
        let named = Set(plan.namedTypes.compactMap(\.module)).filter(SwiftIdentifier.isPlain).map { ModuleImport($0) }
        let needed = (plan.imports + named + generator.imports(for: plan)).filter {
            !["", "Swift", options.moduleName ?? visibility.module].contains($0.module)
        }
        let imports = ImportList(
            needed: needed, requested: options.imports,
            restrictedModules: visibility.restrictedModules,
            exposed: (
                exposedModules(generator.exposedTypes(for: plan, accessors) + QualifiedNames.exposedTypes(plan), plan),
                visibility.access
            ))
        let declarations = generator.declarations(for: plan, accessors, in: graph, name: name) + names.declarations
        return SwiftFile(
            header: options.header, imports: imports.declarations, declarations: declarations,
            hiddenModules: visibility.hiddenModules.union([name]))
    }

    /// The modules whose types are exposed. If a type's module is unknown, these are the modules that the sources
    /// import publicly.
    private func exposedModules(_ types: [TypeExpression], _ plan: RegistrationPlan) -> Set<String> {
        let nominals = types.flatMap(\.nominalTypes)
        var modules = Set(nominals.compactMap(\.module))
        if nominals.contains(where: { $0.module == nil && !PlatformTypes.standardTypes.contains($0.path) }) {
            let candidates = plan.imports.filter { $0.access ?? .internal >= .package }
            modules.formUnion(Set(candidates.map(\.module)).subtracting(plan.visibility.knownModules))
        }
        return modules
    }
}
