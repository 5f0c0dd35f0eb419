/// A back-end: writes the Swift that makes an application's dependencies (semantics, section 7). A new one is a file
/// beside these.
protocol ContainerGenerator: Sendable {
    /// The name that users know the back-end by.
    var name: String { get }
    /// Why what has these effects cannot be made, as a predicate without its subject; nil if it can.
    func obstacle(to effects: Effects) -> String?
    /// The modules that the file imports besides those that the dependencies call for.
    func imports(for plan: RegistrationPlan) -> [String]
    /// What stands between the imports and the declaration, each a line.
    func preamble(for plan: RegistrationPlan) -> [String]
    /// The declarations of the file, of which the first has the name, each a line.
    func declarations(for plan: RegistrationPlan, in graph: DependencyGraph, name: String) -> [String]
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
