/// A back-end: writes the Swift that fills one kind of container (semantics, section 7).
protocol ContainerGenerator {
    /// The container's module, always imported.
    var containerModule: String { get }
    /// The container's type, qualified so that a type of the application cannot stand in its way.
    var containerType: String { get }
    /// The expression that makes an empty container.
    var emptyContainer: String { get }
    /// Declarations that registrations refer to, each a line.
    func declarations(for plan: RegistrationPlan) -> [String]
    /// What a function does before its registrations, each a line.
    func preparation(for registrations: [RegistrationPlan.Registration]) -> [String]
    /// The expression, without `try`, that resolves what is registered under a slot.
    func resolution(of slot: RegistrationPlan.Slot) -> String
    /// The lines of one registration.
    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String]
}

/// Writes an application's container setup with a back-end for each kind of container.
public struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions

    /// How many registrations a function has: long functions compile slowly.
    private static let registrationsPerFunction = 100

    public init(options: ResolutionOptions) {
        self.options = options
    }

    /// The text of the file that declares `name`; the graph has to be without errors.
    public func generate(_ graph: DependencyGraph, name: String) -> String {
        let generator = generator
        let plan = RegistrationPlan(graph, moduleName: options.moduleName)
        let functions = chunks(of: plan.registrations)
        var lines = ["\(GeneratedFile.marker) Do not edit: change the sources and run 'dpend generate' again.", ""]
        lines += Set(plan.imports + [generator.containerModule]).sorted().map { "import \(SwiftIdentifier.escaped($0))" }
        lines += [
            "",
            "/// The dependencies of this application and of the libraries it links.",
            "enum \(SwiftIdentifier.escaped(name)) {",
        ]
        lines += generator.declarations(for: plan).map { $0.isEmpty ? "" : "    \($0)" }
        lines += [
            "    /// Makes a container that knows all dependencies, and in it what has to be there from the start.",
            "    nonisolated static func makeContainer() throws -> \(generator.containerType) {",
            "        let container = \(generator.emptyContainer)",
        ]
        lines += functions.indices.map { "        \(functionName($0, of: functions.count))(in: container)" }
        lines += ["        try container.bootstrap()", "        return container", "    }"]
        for (position, registrations) in functions.enumerated() {
            lines += [
                "",
                "    private nonisolated static func \(functionName(position, of: functions.count))("
                    + "in container: \(generator.containerType)) {",
            ]
            lines += generator.preparation(for: registrations).map { "        \($0)" }
            lines += registrations.flatMap { generator.lines(for: $0, in: graph) }.map { "        \($0)" }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private var generator: any ContainerGenerator {
        switch options.container {
        case .embedded: EmbeddedContainerGenerator()
        case .dip: DipContainerGenerator()
        }
    }

    private func chunks(of registrations: [RegistrationPlan.Registration]) -> [[RegistrationPlan.Registration]] {
        stride(from: 0, to: registrations.count, by: Self.registrationsPerFunction).map {
            Array(registrations[$0..<min($0 + Self.registrationsPerFunction, registrations.count)])
        }
    }

    private func functionName(_ position: Int, of count: Int) -> String {
        count == 1 ? "registerDependencies" : "registerDependencies\(position + 1)"
    }
}
