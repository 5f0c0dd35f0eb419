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
    /// The attributes of the functions that register, with a space behind them.
    func isolation(of plan: RegistrationPlan) -> String
    /// What a function does before its registrations, each a line.
    func preparation(for registrations: [RegistrationPlan.Registration]) -> [String]
    /// The line that registers a value of the application.
    func line(for external: RegistrationPlan.External) -> String
    /// The lines of one registration.
    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String]
    /// The expression, without keywords, that resolves a key.
    func resolution(of key: DependencyKey) -> String
    /// The closure that resolves a key when it is called.
    func deferral(of key: DependencyKey, as function: TypeExpression.FunctionType) -> String
    /// The closure that evaluates an expression, with its keywords, when it is called.
    func deferral(ofExpression expression: String, as function: TypeExpression.FunctionType) -> String
    /// The `Lazy` that resolves a key.
    func lazy(_ key: DependencyKey) -> String
    /// The `Lazy` of a type that evaluates an expression, with its keywords.
    func lazy(expression: String, _ type: TypeExpression) -> String
}

/// Writes an application's container setup with a back-end for each kind of container.
public struct ContainerFileGenerator: Sendable {
    private let options: ResolutionOptions

    /// How many registrations a function has: long functions compile slowly.
    private static let registrationsPerFunction = 100

    private static let maximumLineLength = 116

    public init(options: ResolutionOptions) {
        self.options = options
    }

    /// The text of the file that declares `name`; the graph has to be without errors.
    public func generate(_ graph: DependencyGraph, name: String) -> String {
        switch options.container {
        case .embedded: text(of: graph, name: name, EmbeddedContainerGenerator())
        case .dip: text(of: graph, name: name, DipContainerGenerator())
        }
    }

    private func text(of graph: DependencyGraph, name: String, _ generator: some ContainerGenerator) -> String {
        let plan = RegistrationPlan(graph, moduleName: options.moduleName)
        let functions = chunks(of: plan.registrations)
        let isolation = generator.isolation(of: plan)
        var lines = ["\(GeneratedFile.marker) Do not edit: change the sources and run 'dpend generate' again.", ""]
        lines += Set(plan.imports + [generator.containerModule]).sorted().map { "import \(SwiftIdentifier.escaped($0))" }
        lines += [
            "",
            "/// The dependencies of this application and of the libraries it links.",
            "enum \(SwiftIdentifier.escaped(name)) {",
        ]
        lines += indented(QualifiedNames(plan).declarations, by: 1)
        lines += indented(generator.declarations(for: plan), by: 1)
        lines += indented(makeContainer(plan, functionCount: functions.count, generator), by: 1)
        for (position, registrations) in functions.enumerated() {
            let body =
                generator.preparation(for: registrations)
                + registrations.flatMap { generator.lines(for: $0, in: graph) }
            lines += [
                "",
                "    \(isolation)private static func \(functionName(position, of: functions.count))("
                    + "in container: \(generator.containerType)) {",
            ]
            lines += indented(body, by: 2) + ["    }"]
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private func makeContainer(
        _ plan: RegistrationPlan, functionCount: Int, _ generator: some ContainerGenerator
    ) -> [String] {
        let isAsync = plan.effects.isAsync
        // What awaits gets to the main actor by itself.
        let isolation =
            plan.effects.globalActor.map { isAsync ? "nonisolated " : "@\($0) " } ?? generator.isolation(of: plan)
        let body =
            ["let container = \(generator.emptyContainer)"] + plan.externals.map(generator.line)
            + (0..<functionCount).map { "\(functionName($0, of: functionCount))(in: container)" }
            + ["try \(isAsync ? "await " : "")container.bootstrap()", "return container"]
        let signature = signature(
            "\(isolation)static func makeContainer(", plan.externals.map(parameter),
            ") \(isAsync ? "async " : "")throws -> \(generator.containerType) {")
        return ["/// Makes a container that knows all dependencies, and in it what has to be there from the start."]
            + signature + indented(body, by: 1) + ["}"]
    }

    private func parameter(for external: RegistrationPlan.External) -> String {
        let name =
            external.name == external.variable
            ? SwiftIdentifier.escaped(external.name)
            : "\(SwiftIdentifier.escapedLabel(external.name)) \(external.variable)"
        let escaping = if case .function = external.key.type { "@escaping " } else { "" }
        return "\(name): \(escaping)\(external.key.type.spelling(.code))"
    }

    /// One line, or one for each parameter where that would be too long.
    private func signature(_ opening: String, _ parameters: [String], _ closing: String) -> [String] {
        let line = opening + parameters.joined(separator: ", ") + closing
        if parameters.isEmpty || line.count <= Self.maximumLineLength { return [line] }
        let last = parameters.count - 1
        return [opening] + parameters.enumerated().map { "    \($1)\($0 == last ? "" : ",")" } + [closing]
    }

    private func indented(_ lines: [String], by depth: Int) -> [String] {
        lines.map { $0.isEmpty ? "" : String(repeating: "    ", count: depth) + $0 }
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
