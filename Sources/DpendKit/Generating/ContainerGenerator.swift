/// A back-end: writes the Swift that makes an application's dependencies (semantics, section 7). A new one is a file
/// beside these.
protocol ContainerGenerator: Sendable {
    /// The name of the container, and the effects that it can express.
    var kind: ContainerKind { get }
    /// What the initializer of the declaration demands of its caller.
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects
    /// What the file imports besides what the dependencies call for.
    func imports(for plan: RegistrationPlan) -> [ModuleImport]
    /// The types that stand in the declarations for others to see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression]
    /// The declarations of the file, of which the first has the name.
    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [SwiftDeclaration]
}

extension ContainerGenerator {
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects { accessors.eagerEffects(plan) }
}

/// Writes an application's container setup with a back-end for each kind of container.
package struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions
    private let generator: any ContainerGenerator

    init(options: ResolutionOptions, generator: any ContainerGenerator) {
        self.options = options
        self.generator = generator
    }

    /// The text of the file that declares `name`; the graph has to be without errors.
    package func generate(_ graph: DependencyGraph, visibility: Visibility, name: String) -> String {
        let names = ContainerNames(graph, visibility: visibility, name: name)
        let graph = names.graph
        let plan = RegistrationPlan(graph, visibility: visibility)
        let accessors = AccessorPlan(plan, in: graph)
        // What a source names by an extension elsewhere, or an option as a tag, is imported in no file that is called.
        let named = Set(plan.namedTypes.compactMap(\.module)).filter(SwiftIdentifier.isPlain).map { ModuleImport($0) }
        let needed = (plan.imports + named + generator.imports(for: plan)).filter {
            !["", "Swift", options.moduleName ?? visibility.module].contains($0.module)
        }
        let imports = ImportList(
            needed: needed, requested: options.imports,
            restrictedModules: visibility.restrictedModules,
            exposed: (exposedModules(generator.exposedTypes(for: plan, accessors), plan), visibility.access))
        let declarations = generator.declarations(for: plan, accessors, in: graph, name: name) + names.declarations
        return SwiftFile(
            header: options.header, imports: imports.declarations, declarations: declarations,
            hiddenModules: visibility.hiddenModules.union([name])
        ).text
    }

    /// The modules whose types are exposed. Where it is not known which module declares a type, those may that the sources
    /// import for others to see.
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
