/// Writes for a container what injects into an object that is made elsewhere.
struct RegisteringInjection<Generator: RegistrationGenerator> {
    let injected: InjectedClass
    let graph: DependencyGraph
    let generator: Generator

    /// The expression that sets the properties of `object` to what `resolver` resolves; nil if there is nothing to set.
    var call: [String]? {
        let isAsync = injected.effects.isAsync
        var none = AutoclosureArguments()
        let arguments = ArgumentWriter(graph: graph, generator: generator, isAsync: isAsync).arguments(injected.properties, &none)
        let resolves = injected.properties.contains { $0.edge.immediatelyResolves }
        let keywords = resolves ? isAsync ? "try await " : "try " : ""
        return arguments.isEmpty
            ? nil : InjectedClass.lines(["object"], "\(keywords)Self.\(injected.setter)", arguments)
    }

    /// The function that takes the container.
    var members: [[String]] {
        InjectionFunction(
            injected: injected, container: generator.containerType,
            effects: Effects(isThrowing: true, isAsync: injected.effects.isAsync),
            body: call.map { generator.injection(into: injected, $0) } ?? [], isCalled: true
        ).members
    }

    /// The function of a value that has the container.
    var accessor: [String] {
        let effects = injected.effects
        let call = "try \(effects.isAsync ? "await " : "")Self.\(injected.completer)(object, from: self._container)"
        let opening =
            "\(effects.initializerIsolation)\(injected.modifier())func inject(into object: \(injected.type.spelling(.code)))"
        return [InjectionFunction.documentation, "\(opening)\(Accessor.specifiers(effects)) {"]
            + GeneratedLines.indented(effects.isThrowing ? [call] : GeneratedLines.trapping([call])) + ["}"]
    }
}
