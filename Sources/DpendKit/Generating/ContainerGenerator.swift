/// A back-end: writes the Swift that makes an application's dependencies (semantics, section 7). A new one is a file
/// beside these.
protocol ContainerGenerator: Sendable {
    /// The name that users know the back-end by.
    var name: String { get }
    /// Why what has these effects cannot be made, as a predicate without its subject; nil if it can.
    func obstacle(to effects: Effects) -> String?
    /// What the initializer of the declaration demands of its caller.
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects
    /// What the file imports besides what the dependencies call for.
    func imports(for plan: RegistrationPlan) -> [ModuleImport]
    /// The types that stand in the declarations for others to see.
    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression]
    /// The declarations of the file, of which the first has the name, each a line.
    func declarations(for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String) -> [String]
}

extension ContainerGenerator {
    func initializerEffects(_ plan: RegistrationPlan, _ accessors: AccessorPlan) -> Effects { accessors.eagerEffects(plan) }
}

extension Effects {
    /// What stands in the way of containers that know no global actor but the main actor.
    var otherActorObstacle: String? {
        globalActor.flatMap { $0 == "MainActor" ? nil : "belongs to @\($0)" }
    }
}

/// What makes an application's dependencies at run time: one of the back-ends.
public struct ContainerKind: PartChoice {
    let generator: any ContainerGenerator

    public var rawValue: String { generator.name }
    public static var allCases: [ContainerKind] { Parts.all.containerGenerators.map(ContainerKind.init) }
    public static var embedded: ContainerKind { ContainerKind(generator: EmbeddedContainerGenerator()) }
}

/// Writes an application's container setup with a back-end for each kind of container.
public struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions

    public init(options: ResolutionOptions) {
        self.options = options
    }

    /// The text of the file that declares `name`; the graph has to be without errors.
    public func generate(_ graph: DependencyGraph, visibility: Visibility, name: String) -> String {
        let plan = RegistrationPlan(graph, visibility: visibility)
        let accessors = AccessorPlan(plan, in: graph)
        let generator = options.container.generator
        // What a source names by an extension elsewhere, or an option as a tag, is imported in no file that is called.
        let named = Set(plan.namedTypes.compactMap(\.module)).filter(SwiftIdentifier.isPlain).map { ModuleImport($0) }
        let needed = (plan.imports + named + generator.imports(for: plan)).filter {
            !["", "Swift", options.moduleName ?? visibility.module].contains($0.module)
        }
        let imports = ImportList(
            needed: needed, requested: options.imports,
            restrictedModules: visibility.restrictedModules,
            exposed: (exposedModules(generator.exposedTypes(for: plan, accessors), plan), visibility.access))
        let declarations = generator.declarations(for: plan, accessors, in: graph, name: SwiftIdentifier.escaped(name))
        let lines = GeneratedFile.opening(options.header) + imports.lines
            + ModuleName.finished(declarations, hidden: visibility.hiddenModules.union([name]))
        return GeneratedLines.text(of: lines)
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
