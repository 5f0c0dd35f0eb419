/// A back-end: writes the Swift that makes an application's dependencies (semantics, section 7).
protocol ContainerGenerator {
    /// The modules that the file imports besides those that the dependencies call for.
    func imports(for plan: RegistrationPlan) -> [String]
    /// What stands between the imports and the declaration, each a line.
    func preamble(for plan: RegistrationPlan) -> [String]
    /// The declarations of the file, of which the first has the name, each a line.
    func declarations(for plan: RegistrationPlan, in graph: DependencyGraph, name: String) -> [String]
}

extension ResolutionOptions.ContainerKind {
    /// The back-end for a kind of container.
    var generator: any ContainerGenerator {
        switch self {
        case .embedded: RegisteringContainerGenerator(registrations: EmbeddedContainerGenerator())
        case .dip: RegisteringContainerGenerator(registrations: DipContainerGenerator())
        case .static: StaticContainerGenerator()
        }
    }
}

/// Writes an application's container setup with a back-end for each kind of container.
public struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions

    public init(options: ResolutionOptions) {
        self.options = options
    }

    /// The text of the file that declares `name`; the graph has to be without errors.
    public func generate(_ graph: DependencyGraph, name: String) -> String {
        let plan = RegistrationPlan(graph, moduleName: options.moduleName)
        let generator = options.container.generator
        var lines = ["\(GeneratedFile.marker) Do not edit: change the sources and run 'dpend generate' again.", ""]
        lines += Set(plan.imports + generator.imports(for: plan)).sorted()
            .map { "import \(SwiftIdentifier.escaped($0))" }
        lines += generator.preamble(for: plan)
        lines += generator.declarations(for: plan, in: graph, name: SwiftIdentifier.escaped(name))
        return lines.joined(separator: "\n") + "\n"
    }
}
