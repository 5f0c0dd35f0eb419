/// Writes for a container what injects into an object that is made elsewhere.
struct RegisteringInjection<Generator: RegistrationGenerator> {
    let injected: InjectedClass
    let graph: DependencyGraph
    let generator: Generator

    /// The function that takes the container.
    var lines: [String] {
        let effects = injected.effects
        let values = ArgumentWriter(graph: graph, generator: generator, isAsync: effects.isAsync)
        let arguments = values.arguments(injected.properties)
        let resolves = injected.properties.contains { $0.edge.immediatelyResolves }
        let keywords = resolves ? effects.isAsync ? "try await " : "try " : ""
        let call = InjectedClass.lines(["object"], "\(keywords)Self.\(injected.setter)", arguments)
        let body =
            arguments.isEmpty
            ? [] : generator.injection(call, resolves: injected.resolves, isAsync: effects.isAsync)
        return [injected.documentation]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)static func inject(",
                ["into object: \(injected.type.spelling(.code))", "from container: \(generator.containerType)"],
                ")\(effects.isAsync ? " async" : "") throws {")
            + GeneratedLines.indented(body) + ["}"]
    }

    /// The function of a value that has the container.
    var accessor: [String] {
        let effects = injected.effects
        let call = "try \(effects.isAsync ? "await " : "")Self.inject(into: object, from: self._container)"
        return [injected.documentation]
            + ["\(effects.initializerIsolation)func inject(into object: \(injected.type.spelling(.code)))\(Accessor.specifiers(effects)) {"]
            + GeneratedLines.indented(effects.isThrowing ? [call] : GeneratedLines.trapping([call])) + ["}"]
    }
}
